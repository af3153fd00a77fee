/** How to play here, the keys, and the words of the game. */
import type { GameTexts } from '@duskhall/kernel'
import { useWords } from '../i18n/index.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Glossary } from './Glossary.tsx'
import css from './HelpDialog.module.css'

/** What is printed on a key, or the word that each language has for it. */
const KEYS = [
  ['Tab', 'tab'],
  ['← ↑ ↓ →', 'arrows'],
  [{ word: 'enter' }, 'enter'],
  [{ word: 'escape' }, 'escape'],
  ['Z', 'undo'],
  [{ word: 'space' }, 'space'],
  ['1–9', 'digits'],
  ['S', 'skip'],
  ['L', 'log'],
  ['R', 'rules'],
  ['G', 'gallery'],
  ['P', 'peek'],
  ['?', 'help'],
] as const

export function HelpDialog(props: { onClose(): void; readonly game: string; readonly texts: GameTexts }) {
  const { t } = useWords()
  return (
    <Dialog onClose={props.onClose} title={t('panels.help')} game={props.game}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={css.help} tabIndex={0}>
        <h3>{props.texts.title}</h3>
        <p>{props.texts.about}</p>
        <h3>{t('help.title')}</h3>
        <p>{t('help.text')}</p>
        <p>{t('help.touch')}</p>
        <h3>{t('help.keys')}</h3>
        <dl>
          {KEYS.map(([key, name]) => (
            <div key={name}>
              <dt>
                <kbd>{typeof key === 'string' ? key : t(`keys.${key.word}`)}</kbd>
              </dt>
              <dd>{t(`shortcuts.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('help.glossary')}</h3>
        <Glossary texts={props.texts} />
      </div>
    </Dialog>
  )
}
