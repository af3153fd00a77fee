/** What the advance would do as the table lies now: for whoever thinks about the next action. */
import { Icon } from '@duskhall/ui'
import { aheadOf } from './ahead.ts'
import css from './Outlook.module.css'
import { useDesk } from './seat.tsx'

export function Outlook() {
  const { after, words, texts } = useDesk()
  const seen = aheadOf(after)
  if (!seen) return null
  const told = seen.trays.filter(({ fate }) => fate !== 'stays')
  return (
    <section className={css.outlook} aria-label={words.forecast}>
      <h2>{words.forecast}</h2>
      <p className={css.hearts} data-lost={seen.lost > 0 ? '' : undefined}>
        <Icon name="hearts" /> {words.heartsFrom(after.hearts, seen.hearts)}
      </p>
      {seen.defeat !== null && (
        <p className={css.defeat}>
          <Icon name="broken-heart" /> {words.falls}
        </p>
      )}
      <ul>
        {told.map(({ card, fate, hearts, path }) => (
          <li key={card} data-fate={fate}>
            <span>{texts.tray(after, card).title}</span>
            <b>{words.fate(fate, path.length, hearts)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
