/** What the advance would do as the table lies now: for whoever thinks about the next action. */
import { Icon } from '@duskhall/ui'
import { aheadOf } from './ahead.ts'
import css from './Outlook.module.css'
import { outlookLines } from './outlook-lines.ts'
import { useDesk } from './seat.tsx'

/** More hearts than this are a number alone. */
const DRAWN = 20

export interface Fold {
  readonly open: boolean
  toggle(): void
}

/** Hearts, or that the Kingdom falls, and beside it what matters most. */
function Line({ fold }: { readonly fold: Fold }) {
  const desk = useDesk()
  const { after, words } = desk
  const seen = aheadOf(after)
  if (!seen) return null
  const [first] = outlookLines(desk, seen).toSorted((one, other) => WEIGHT[one.tone] - WEIGHT[other.tone])
  return (
    <section className={css.folded} aria-label={words.forecast}>
      <button type="button" aria-expanded={false} aria-description={words.forecast} onClick={fold.toggle}>
        <b className={css.hearts} data-lost={seen.lost > 0 ? '' : undefined}>
          <Icon name={seen.lost > 0 ? 'broken-heart' : 'hearts'} />{' '}
          {words.heartsFrom(after.hearts, seen.hearts)}
        </b>
        <span data-tone={seen.defeat === null ? first?.tone : 'bad'}>
          {seen.defeat === null ? first?.text : words.falls}
        </span>
        <Icon name="wingfoot" />
      </button>
    </section>
  )
}

const WEIGHT = { bad: 0, good: 1, plain: 2 } as const

export function Outlook({ fold }: { readonly fold: Fold | null }) {
  const desk = useDesk()
  const { after, words } = desk
  if (fold && !fold.open) return <Line fold={fold} />
  const seen = aheadOf(after)
  if (!seen) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys
    <section className={css.outlook} aria-label={words.forecast} tabIndex={0}>
      {fold ? (
        <h2>
          <button type="button" aria-expanded={true} onClick={fold.toggle}>
            {words.forecast} <Icon name="cancel" />
          </button>
        </h2>
      ) : (
        <h2>{words.forecast}</h2>
      )}
      {!fold && after.hearts <= DRAWN && (
        <div className={css.row} aria-hidden="true">
          {Array.from({ length: after.hearts }, (_, n) => {
            const falls = n >= seen.hearts
            return (
              <Icon
                // biome-ignore lint/suspicious/noArrayIndexKey: hearts differ by nothing but their place
                key={n}
                name={falls ? 'broken-heart' : 'hearts'}
                className={falls ? css.broken : css.heart}
              />
            )
          })}
        </div>
      )}
      <p className={css.hearts} data-lost={seen.lost > 0 ? '' : undefined}>
        <Icon name="hearts" /> {words.heartsFrom(after.hearts, seen.hearts)}
      </p>
      {seen.defeat !== null && (
        <p className={css.defeat}>
          <Icon name="broken-heart" /> {words.falls}
        </p>
      )}
      <ul>
        {outlookLines(desk, seen).map(({ text, tone }) => (
          <li key={text} data-tone={tone}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
