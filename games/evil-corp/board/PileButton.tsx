/** A pile with its count; pressing it shows what lies in it as far as that is public. */
import { Counter, Icon, Print } from '@duskhall/ui'
import type { Kind } from '../state.ts'
import css from './PileButton.module.css'
import { usePiles } from './piles.tsx'

export interface PileButtonProps {
  readonly zone: string
  readonly icon: string
  readonly label: string
  readonly count: number
  readonly preview?: number | undefined
  readonly tiles: readonly Kind[]
  readonly title?: string
  readonly mixed?: boolean
  /** Answers of the question lie in it. */
  readonly calls?: boolean
  readonly caption?: string | undefined
  readonly className?: string | undefined
}

export function PileButton(props: PileButtonProps) {
  const { zone, icon, label, count, preview, tiles, title = label, mixed, calls, caption, className } = props
  const { opened, open } = usePiles()
  const shown = opened === zone
  return (
    <button
      type="button"
      data-zone={zone}
      className={`${css.pile} ${caption ? css.large : ''} ${className ?? ''}`}
      data-count={count}
      data-calls={calls ? '' : undefined}
      aria-expanded={shown}
      aria-label={`${title}: ${count}${preview === undefined || preview === count ? '' : ` → ${preview}`}`}
      title={title}
      onClick={() => open(shown ? null : { zone, title, tiles, mixed })}
    >
      <Icon name={icon} />
      <b>
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
