/** A pile with its count; pressing it shows what lies in it as far as that is public. */
import { Counter, Icon, Print } from '@duskhall/ui'
import looks from './looks.module.css'
import css from './PileButton.module.css'
import { type Pile, usePiles } from './piles.tsx'

export interface PileButtonProps {
  readonly pile: Pile
  readonly icon: string
  readonly count: number
  readonly preview?: number | undefined
  readonly caption?: string | undefined
  /** Answers of the question lie in it. */
  readonly calls?: boolean | undefined
  /** A line of a strip rather than a stack of cards. */
  readonly flat?: boolean | undefined
}

export function PileButton({ pile, icon, count, preview, caption, calls, flat }: PileButtonProps) {
  const { opened, open } = usePiles()
  const { zone, title } = pile
  const shown = opened === zone
  const then = preview === undefined || preview === count ? '' : ` → ${preview}`
  return (
    <button
      type="button"
      data-zone={zone}
      className={flat ? css.flat : css.pile}
      data-calls={calls ? '' : undefined}
      aria-expanded={shown}
      aria-label={`${title}: ${count}${then}`}
      title={title}
      onClick={() => open(shown ? null : pile)}
    >
      <span className={css.back} data-empty={count === 0 ? '' : undefined}>
        <Icon name={icon} />
      </span>
      <b className={flat ? undefined : looks.light}>
        <Counter value={count} preview={preview} />
      </b>
      {caption && (
        <em>
          <Print text={caption} />
        </em>
      )}
    </button>
  )
}
