/** What a thing of the table is: its name, what kind of thing, one or two sentences, and the way into the rules. */
import type { GameTexts } from '@duskhall/kernel'
import { type BoardModule, Icon } from '@duskhall/ui'
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect } from 'react'
import { useWords } from '../i18n/index.ts'
import { say } from '../shell/said.tsx'
import css from './TermCard.module.css'
import { TermPicture } from './TermPicture.tsx'
import { entriesOf, type What } from './what.ts'

export interface TermCardProps {
  readonly told: What
  readonly texts: GameTexts
  readonly pictures: BoardModule['pictures']
  readonly ref: RefObject<HTMLDivElement | null>
  readonly style?: CSSProperties
  /** At the lower edge of the screen. */
  readonly sheet: boolean
  onClose(): void
  onRule(rule: string): void
  onWords(): void
  onWalk(by: 1 | -1): void
}

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowLeft: -1, ArrowRight: 1 }

export function TermCard(props: TermCardProps) {
  const { told, texts, pictures, ref, style, sheet, onClose, onRule, onWords, onWalk } = props
  const { t } = useWords()
  const entries = entriesOf(texts, told.terms)
  const [entry, ...parts] = entries
  // Whoever asked by a key is led there, and may walk on; whoever only passes by is not held up.
  const asked = told.by === 'key'
  const pressed = told.by === 'press'
  const { anchor } = told
  // What is not laid yet takes no focus.
  const laid = style?.visibility !== 'hidden'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing, another card
  useEffect(() => {
    if (asked && laid) ref.current?.focus()
  }, [anchor, asked, laid])
  useEffect(() => {
    anchor.setAttribute('data-explained', '')
    return () => anchor.removeAttribute('data-explained')
  }, [anchor])
  const spoken = entry ? `${entry.name}. ${entry.help}` : ''
  useEffect(() => {
    if (pressed) say(spoken)
  }, [pressed, spoken])
  if (!entry) return null
  const { rule } = entry
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !asked) return
    event.preventDefault()
    event.stopPropagation()
    onWalk(step)
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is a dialog or a part of the page
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead on to the next thing, as its buttons do
    <div
      ref={ref}
      className={`${css.card} ${sheet ? css.sheet : ''}`}
      style={style}
      data-overlay=""
      role={asked ? 'dialog' : 'complementary'}
      aria-label={`${t('table.whatIs')} ${entry.name}`}
      tabIndex={-1}
      onKeyDown={walk}
    >
      <div className={css.head}>
        <TermPicture id={entry.id} pictures={pictures} />
        <div className={css.name}>
          <b>{entry.name}</b>
          <small>{entry.kind}</small>
        </div>
        <button type="button" className={css.close} aria-label={t('dialog.close')} onClick={onClose}>
          <Icon name="cancel" />
        </button>
      </div>
      <p className={css.help}>{entry.help}</p>
      {parts.length > 0 && (
        <dl className={css.parts}>
          {parts.map(({ id, name, help }) => (
            <div key={id}>
              <dt>
                <TermPicture id={id} pictures={pictures} /> {name}
              </dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.foot}>
        {rule && (
          <button type="button" onClick={() => onRule(rule)}>
            {t('table.rule', { id: rule })}
          </button>
        )}
        <button type="button" onClick={onWords}>
          {t('table.allWords')}
        </button>
        {asked && (
          <span className={css.walk}>
            <button type="button" aria-label={t('table.whatBefore')} onClick={() => onWalk(-1)}>
              ‹
            </button>
            <button type="button" aria-label={t('table.whatNext')} onClick={() => onWalk(1)}>
              ›
            </button>
          </span>
        )}
      </div>
    </div>
  )
}
