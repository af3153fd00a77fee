/**
 * The places every board fills, put where the arrangement has them. A board says what lies there; where it lies, the
 * safe areas and how the question stands beside it are written here once.
 */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Arrangement } from './arrangement.ts'
import css from './Tabletop.module.css'

export interface TabletopProps {
  readonly arrangement: Arrangement
  /** The others' key numbers. Small arrangements have it in the bar on top, 44px high between round and menu. */
  readonly rivals: ReactNode
  /** What else can be brought to the front. Above it; in `low` in the column of the question. */
  readonly tabs?: ReactNode
  /** The own numbers, left of the hand, above it, or in the column of the question. */
  readonly mine?: ReactNode
  /** The own piles and what ends the turn; beside `mine`, or right of the hand. */
  readonly piles?: ReactNode
  readonly hand?: ReactNode
  /**
   * What the question is about. It gets what room is left, and knows how much that is: `--front-width` and
   * `--front-height` are lengths to reckon with.
   */
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Something happens by itself, and is looked at. */
  readonly night?: boolean | undefined
}

/** Measured when the window changes, never when the table does: a container query would style all of it anew. */
function useRoom(front: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = front.current
    if (!box) return
    const measure = () => {
      box.style.setProperty('--front-width', `${box.clientWidth}px`)
      box.style.setProperty('--front-height', `${box.clientHeight}px`)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [front])
}

export function Tabletop(props: TabletopProps) {
  const { arrangement, rivals, tabs, mine, piles, hand, night } = props
  const front = useRef<HTMLDivElement>(null)
  useRoom(front)
  const beside = arrangement === 'low'
  return (
    <div
      className={`${css.top} ${css[arrangement]} ${props.className ?? ''}`}
      data-tabletop=""
      data-night={night ? '' : undefined}
    >
      <div className={css.boards}>
        <div className={css.rivals}>{rivals}</div>
        {tabs && !beside && <div className={css.tabs}>{tabs}</div>}
        <div ref={front} className={css.front} role={tabs ? 'tabpanel' : undefined}>
          {props.children}
        </div>
        {hand && <div className={css.hand}>{hand}</div>}
      </div>
      {(mine || piles || (tabs && beside)) && (
        <div className={css.yours}>
          {mine && <div className={css.mine}>{mine}</div>}
          {tabs && beside && <div className={css.tabs}>{tabs}</div>}
          {piles && <div className={css.piles}>{piles}</div>}
        </div>
      )}
    </div>
  )
}
