/** The light of a tower or hero that is turned or aims: over every space it reaches, with an arrow in the colour of its damage. */
import { useMemo } from 'react'
import type { Space } from '../content/geometry/map.ts'
import { spaceOf, trayOf } from '../rules/trays.ts'
import { type Field, type Point, pointOf } from './field.ts'
import css from './Range.module.css'
import { litBy } from './reach.ts'
import { useDesk } from './seat.tsx'

export function Range({ field }: { readonly field: Field }) {
  const { view, s, aim, scenario, live, aimedCard } = useDesk()
  const lit = useMemo(() => (live ? litBy(view, aim) : null), [view, aim, live])
  if (!lit || lit.spaces.length === 0) return null
  const { left, top, width, height } = field
  const at = (space: Space) => pointOf(scenario.ground, space)
  const from = lit.from === null ? null : at(lit.from)
  const tray = aimedCard === null ? undefined : trayOf(s, aimedCard)
  const chosen = tray ? spaceOf(s, tray) : null
  return (
    <svg className={css.range} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <g className={css.light}>
        {lit.spaces.map((space) => {
          const { x, y } = at(space)
          // The further, the fainter.
          const far = from ? Math.max(Math.abs(from.x - x), Math.abs(from.y - y)) : 1
          return (
            <rect
              key={space}
              x={x - 0.48}
              y={y - 0.48}
              width="0.96"
              height="0.96"
              rx="0.1"
              opacity={far > 2 ? 0.62 : 1 - far * 0.12}
            />
          )
        })}
      </g>
      {from && (
        <g className={css.arrows} data-type={lit.type ?? undefined}>
          {lit.spaces.map((space) => (
            <ArrowTo key={space} from={from} to={at(space)} size={space === chosen ? 1.5 : 1} />
          ))}
        </g>
      )}
    </svg>
  )
}

/** At the near edge of the space it points at. */
function ArrowTo({ from, to, size }: { readonly from: Point; readonly to: Point; readonly size: number }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  if (far === 0) return null
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const along = (far - 0.52) / far
  const x = from.x + (to.x - from.x) * along
  const y = from.y + (to.y - from.y) * along
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}
      d="M-.1-.13L.13 0-.1 .13-.05 0z"
    />
  )
}
