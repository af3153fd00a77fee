/** The own hand: a list to choose from. `--count` tells its styles for how many cards there must be room. */
import type { CSSProperties, ReactNode } from 'react'
import { Zone } from './Zone.tsx'

export interface HandProps {
  readonly id: string
  readonly label: string
  readonly count: number
  /** Fewer cards than this get no more room each. */
  readonly least: number
  /** What is shown where there are none. */
  readonly empty: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Hand({ id, label, count, least, empty, className, children }: HandProps) {
  const room = { '--count': Math.max(least, count) } as CSSProperties
  return (
    <Zone id={id} label={label} role={count > 0 ? 'listbox' : 'group'} className={className} style={room}>
      {count > 0 ? children : empty}
    </Zone>
  )
}
