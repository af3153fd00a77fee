/** A gauge with a spoken value: the board draws its cells, this gives it the role and the words. */
import type { CSSProperties, ReactNode } from 'react'

export interface MeterProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** The value in words: "you lead by 2; next: one conquest step". */
  readonly text?: string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

export function Meter({ label, value, min, max, text, className, style, children }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot hold cells, pawn and previews
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      className={className}
      style={style}
    >
      {children}
    </div>
  )
}
