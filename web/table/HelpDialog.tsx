/** How to play here, the keys, and the words of the game. */
import type { GameTexts } from '@duskhall/kernel'
import { type BoardModule, Icon } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import { useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { Glossary } from './Glossary.tsx'
import css from './HelpDialog.module.css'
import { helpKeys, ownKeys, type Sitting } from './help-keys.ts'

interface HelpDialogProps {
  readonly game: string
  readonly texts: GameTexts
  readonly sitting: Omit<Sitting, 'shortcuts'>
  /** Those of the board. */
  readonly keys: ReturnType<NonNullable<BoardModule['keys']>>
  readonly pictures: BoardModule['pictures']
  onClose(): void
  /** The game in one page. */
  onPrimer(): void
}

export function HelpDialog(props: HelpDialogProps) {
  const { t } = useWords()
  const { shortcuts } = useSettings()
  return (
    <Dialog onClose={props.onClose} title={t('panels.help')} game={props.game}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={css.help} tabIndex={0}>
        <h3>{props.texts.title}</h3>
        <p>{props.texts.about}</p>
        <Button onClick={props.onPrimer}>
          <Icon name="open-book" />
          {t('primer.open')}
        </Button>
        <h3>{t('help.title')}</h3>
        <p>{t('help.text')}</p>
        <p>{t('help.touch')}</p>
        {props.sitting.hintsOff && <p>{t('hint.off')}</p>}
        <h3>{t('help.keys')}</h3>
        <dl>
          {helpKeys({ ...props.sitting, shortcuts }).map(([key, name]) => (
            <div key={name}>
              <dt>
                <kbd>{typeof key === 'string' ? key : t(`keys.${key.word}`)}</kbd>
              </dt>
              <dd>{t(`shortcuts.${name}`)}</dd>
            </div>
          ))}
          {ownKeys(props.keys, { ...props.sitting, shortcuts }).map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('help.glossary')}</h3>
        <Glossary texts={props.texts} pictures={props.pictures} />
      </div>
    </Dialog>
  )
}
