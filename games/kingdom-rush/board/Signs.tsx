/** The forecast on the map: who moves where and how far, who is held, who leaves, what is destroyed. For the eye; the list says the same. */
import { IconShape } from '@duskhall/ui'
import type { Space } from '../content/geometry/map.ts'
import { isPortal, trayOf } from '../rules/trays.ts'
import { OFF_MAP } from '../state.ts'
import { aheadOf } from './ahead.ts'
import { type Field, type Point, pointOf } from './field.ts'
import css from './Signs.module.css'
import { useDesk } from './seat.tsx'

export function Signs({ field }: { readonly field: Field }) {
  const { after, scenario, live } = useDesk()
  const seen = live ? aheadOf(after) : null
  if (!seen) return null
  const { left, top, width, height, gates } = field
  const at = (space: Space): Point => pointOf(scenario.ground, space)
  return (
    <svg className={css.signs} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {seen.trays.map(({ card, from, path, fate, held, hearts }) => {
        const tray = trayOf(after, card)
        if (from === OFF_MAP || !tray) return null
        const look = fate === 'escapes' ? css.leaves : isPortal(after, tray) ? css.portal : css.moves
        const gate = gates[scenario.ground.lanes[tray.lane]?.exit ?? 0] as Point
        if (fate === 'destroyed')
          return <Mark key={card} at={at(from)} icon="bright-explosion" fill="#c92a1a" />
        if (fate === 'stays')
          return held > 0 ? <Mark key={card} at={at(from)} icon="shield" fill="#2b4a6b" /> : null
        const goal = path.length > 0 ? at(path[0] as Space) : gate
        return (
          <g key={card}>
            <Arrow from={at(from)} to={goal} twice={path.length > 1 || fate === 'escapes'} className={look} />
            {hearts > 0 && (
              <text className={css.hearts} x={gate.x} y={gate.y - 0.52}>
                −{hearts}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

interface ArrowProps {
  readonly from: Point
  readonly to: Point
  readonly twice: boolean
  readonly className: string | undefined
}

/** Across the edge between two spaces: one head for one space, two for more. */
function Arrow({ from, to, twice, className }: ArrowProps) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const x = from.x + (to.x - from.x) * 0.46
  const y = from.y + (to.y - from.y) * 0.46
  return (
    <g className={className} transform={`translate(${x} ${y}) rotate(${angle})`}>
      {(twice ? [-0.1, 0.08] : [0]).map((shift) => (
        <path key={shift} d={`M${shift - 0.1}-.17L${shift + 0.12} 0 ${shift - 0.1} .17 ${shift - 0.03} 0z`} />
      ))}
    </g>
  )
}

function Mark({
  at: { x, y },
  icon,
  fill,
}: {
  readonly at: Point
  readonly icon: string
  readonly fill: string
}) {
  return (
    <g>
      <circle className={css.disc} cx={x + 0.34} cy={y + 0.34} r="0.15" />
      <IconShape name={icon} x={x + 0.24} y={y + 0.24} size={0.2} fill={fill} />
    </g>
  )
}
