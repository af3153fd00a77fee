/** The battlefield of a scenario, small: road, sites in their colours, where Hordes come from and where they go. */
import { fieldOf, pointOf } from '../../board/field.ts'
import { Ground } from '../../board/Ground.tsx'
import css from './MiniMap.module.css'
import { box } from './scenarios.ts'

const COLOURS = ['#f2603a', '#2f86d6', '#3f9a35', '#f2c230', '#ffffff']

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
          const colour = COLOURS[owner[seats - 1] ?? -1]
          const { x, y } = pointOf(ground, at)
          return (
            colour && (
              <rect
                key={id}
                x={x - 0.3}
                y={y - 0.3}
                width="0.6"
                height="0.6"
                rx="0.14"
                fill={colour}
                stroke="#2b180a"
                strokeWidth="0.08"
              />
            )
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
