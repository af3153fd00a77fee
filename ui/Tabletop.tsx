/**
 * The places every board fills, put where the arrangement has them. A board says what lies there; where it lies, the
 * safe areas and how the question stands beside it are written here once.
 */
import { type CSSProperties, type ReactNode, useRef } from 'react'
import type { Arrangement } from './arrangement.ts'
import css from './Tabletop.module.css'
import { FrontProvider, fitsTwo, useRoomOf } from './useFront.ts'

export interface TabletopProps {
  readonly arrangement: Arrangement
  /** The others' key numbers. Small arrangements have it in the bar on top, 44px high between round and menu. */
  readonly rivals: ReactNode
  /** What else can be brought to the front. Above it; in the column of the question where `low` has two boards in front. */
  readonly tabs?: ReactNode
  /** The own numbers, left of the hand, above it, or in the column of the question. */
  readonly mine?: ReactNode
  /** The own piles and what ends the turn; beside `mine`, or right of the hand. */
  readonly piles?: ReactNode
  readonly hand?: ReactNode
  /**
   * What the question is about. It gets what room is left, and knows how much that is: `--front-width` and
   * `--front-height` are lengths to reckon with, and `useFront` tells its parts.
   */
  readonly children: ReactNode
  /** The front reckons with the least height it had: room that is lent to it for a while sizes nothing on it anew. */
  readonly steady?: boolean | undefined
  /** The front reads its room by `useFront` alone: lengths that everything on it inherits would restyle all with each change. */
  readonly bare?: boolean | undefined
  /** What is in front, for the ear; with tabs only. */
  readonly frontName?: string | undefined
  readonly className?: string | undefined
  /** Something happens by itself, and is looked at. */
  readonly night?: boolean | undefined
}

export function Tabletop(props: TabletopProps) {
  const { arrangement, rivals, tabs, mine, piles, hand, night } = props
  const front = useRef<HTMLDivElement>(null)
  const room = useRoomOf(front, props.steady)
  const lengths = {
    '--front-width': `${room.width}px`,
    '--front-height': `${room.height}px`,
  } as CSSProperties
  const beside = arrangement === 'low' && fitsTwo(room)
  return (
    <FrontProvider value={room}>
      <div
        className={`${css.top} ${css[arrangement]} ${props.className ?? ''}`}
        data-tabletop=""
        data-night={night ? '' : undefined}
      >
        <div className={css.boards}>
          <div className={css.rivals}>{rivals}</div>
          {tabs && !beside && <div className={css.tabs}>{tabs}</div>}
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: with tabs it has a role, and only then a name */}
          <div
            ref={front}
            className={css.front}
            style={props.bare ? undefined : lengths}
            role={tabs ? 'tabpanel' : undefined}
            aria-label={tabs ? props.frontName : undefined}
          >
            {props.children}
          </div>
          {hand && <div className={css.hand}>{hand}</div>}
        </div>
        {(mine || piles || (tabs && beside)) && (
          <div className={css.yours} data-yours="">
            {mine && <div className={css.mine}>{mine}</div>}
            {tabs && beside && <div className={css.tabs}>{tabs}</div>}
            {piles && <div className={css.piles}>{piles}</div>}
          </div>
        )}
      </div>
    </FrontProvider>
  )
}
