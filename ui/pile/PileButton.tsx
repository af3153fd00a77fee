/** A pile with its count; pressing it shows what lies in it as far as that is public. */
import { Counter } from '../Counter.tsx'
import { Icon } from '../Icon.tsx'
import { Print } from '../Print.tsx'
import { tooltip } from '../tooltip.ts'
import css from './PileButton.module.css'
import { type Pile, usePiles } from './piles.tsx'

export interface PileButtonProps {
  readonly pile: Pile
  readonly icon: string
  readonly count: number
  /** A number of what lies in it, in words: "3 tiles". */
  counted(count: number): string
  /** What the aimed move would make of the count. */
  readonly preview?: number | undefined
  readonly caption?: string | undefined
  /** Answers of the question lie in it. */
  readonly calls?: boolean | undefined
  /** A line of a strip, a box with its caption below, or a stack of cards seen from behind. */
  readonly look?: 'line' | 'box' | 'stack'
  readonly className?: string | undefined
}

export function PileButton(props: PileButtonProps) {
  const { pile, icon, count, preview, caption, calls, look = 'line', className = '' } = props
  const { shown, open } = usePiles()
  const { zone, title } = pile
  const expanded = shown?.zone === zone
  return (
    <button
      type="button"
      data-zone={zone}
      className={`${css.pile} ${css[look]} ${className}`}
      data-count={count}
      data-calls={calls ? '' : undefined}
      aria-expanded={expanded}
      aria-label={`${title}, ${props.counted(count)}`}
      {...tooltip(title)}
      onClick={() => open(expanded ? null : pile)}
    >
      {look === 'stack' ? <PileBack icon={icon} empty={count === 0} /> : <Icon name={icon} />}
      <b className={look === 'stack' ? css.badge : undefined}>
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

/** Cards seen from behind, one on the other; for a pile that is no button too. */
export function PileBack({ icon, empty }: { readonly icon: string; readonly empty: boolean }) {
  return (
    <span className={css.back} data-empty={empty ? '' : undefined}>
      <Icon name={icon} />
    </span>
  )
}

/** How many there are, at the corner of such a pile. */
export function PileCount({ count, preview }: { readonly count: number; readonly preview?: number }) {
  return (
    <b className={css.badge} aria-hidden="true">
      <Counter value={count} preview={preview} />
    </b>
  )
}
