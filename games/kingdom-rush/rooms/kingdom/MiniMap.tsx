/** The battlefield of a scenario, small: road, sites in their colours and shapes, where Hordes come from and where they go. */
import { SHAPES, ShapeOutline } from '@duskhall/ui'
import { fieldOf, pointOf } from '../../board/field.ts'
import { Ground } from '../../board/Ground.tsx'
import css from './MiniMap.module.css'
import { box } from './scenarios.ts'

export function MiniMap({ number, seats }: { readonly number: number; readonly seats: number }) {
  const scenario = box.scenarios.find(({ entry }) => entry.number === number)
  if (!scenario) return null
  const { ground, entry, sites } = scenario
  const field = fieldOf(ground, entry)
  const { left, top, width, height, piles, gates } = field
  return (
    <div className={css.map} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
      <Ground map={ground} field={field} />
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        {sites.map(({ id, at, owner }) => {
          const colour = owner[seats - 1] ?? -1
          if (colour < 0) return null
          const { x, y } = pointOf(ground, at)
          const shape = SHAPES[colour]
          return (
            <g
              key={id}
              transform={`translate(${x - 0.36} ${y - 0.36}) scale(0.018)`}
              fill={shape ? `var(--p${colour + 1})` : '#ffffff'}
              stroke="#2b180a"
              strokeWidth="4.5"
            >
              {shape ? (
                <ShapeOutline shape={shape} />
              ) : (
                <path d="M20 1l5.6 12.6 13.7 1.4-10.3 9.1 3 13.5-12-7-12 7 3-13.5L.7 15l13.7-1.4z" />
              )}
            </g>
          )
        })}
        {piles.map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="0.34"
            fill="#7a3fc0"
            stroke="#e3b8ff"
            strokeWidth="0.12"
          />
        ))}
        {gates.map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - 0.36} ${y + 0.34}v-.6h.2v.18h.12v-.24h.24v.24h.12v-.18h.2v.6z`}
            fill="#fff7e8"
            stroke="#2b180a"
            strokeWidth="0.08"
          />
        ))}
      </svg>
    </div>
  )
}
