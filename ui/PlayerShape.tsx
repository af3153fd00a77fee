/** A player's mark: the shape says who it is as well as the colour does. */
import type { SeatInfo, Shape } from './board.ts'
import { Icon } from './Icon.tsx'
import css from './PlayerShape.module.css'

const OUTLINES: { readonly [S in Shape]: string } = {
  disc: 'M20 1a19 19 0 1 1 0 38a19 19 0 1 1 0-38z',
  diamond: 'M20-1 41 20 20 41-1 20z',
  triangle: 'M20 0 41 37H-1z',
  square: 'M5 2h30a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
}

export const SHAPES: readonly Shape[] = ['disc', 'diamond', 'triangle', 'square']

export function ShapeOutline({ shape }: { readonly shape: Shape }) {
  return <path d={OUTLINES[shape]} strokeLinejoin="round" />
}

/** Avatar with the player's icon in it; `bare` leaves only the coloured shape (pawns, log lines). */
export function PlayerShape(props: {
  readonly seat: Pick<SeatInfo, 'shape' | 'colour' | 'icon' | 'name'>
  readonly bare?: boolean
  readonly className?: string | undefined
}) {
  const { seat, bare, className } = props
  return (
    <span className={`${css.mark} ${className ?? ''}`} style={{ color: seat.colour }}>
      <svg className={css.outline} viewBox="0 0 40 40" aria-hidden="true">
        <g fill="currentColor" stroke="rgb(0 0 0 / .35)" strokeWidth="2">
          <ShapeOutline shape={seat.shape} />
        </g>
      </svg>
      {!bare && <Icon name={seat.icon} className={seat.shape === 'triangle' ? css.low : css.icon} />}
    </span>
  )
}
