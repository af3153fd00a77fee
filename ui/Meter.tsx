/** A gauge with a spoken value: the board draws its cells, this gives it the role and the words. */
import type { CSSProperties, ReactNode } from 'react'

export interface MeterProps {
  /** What it measures and how it stands, in words: "Health of Vex: 31 of 45". */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

export function Meter({ label, value, min, max, className, style, children }: MeterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot hold cells, pawn and previews
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      // The name says it all; read as a part of the whole it would be a percentage.
      aria-valuetext={String(value)}
      className={className}
      style={style}
    >
      {children}
    </div>
  )
}
