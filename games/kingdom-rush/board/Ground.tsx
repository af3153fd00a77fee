/** Grass, road and trees: all of the map that nobody answers with. It never changes during a game, so it is drawn once. */
import { memo } from 'react'
import type { Ground as Geometry, Space } from '../content/geometry/map.ts'
import { type Field, type Point, pointOf } from './field.ts'
import css from './Ground.module.css'

const line = (points: readonly Point[]) => points.map(({ x, y }) => `${x} ${y}`).join(' ')

/** Spaces of the path that no lane of this scenario runs over. */
function loose({ path, lanes }: Geometry): Space[] {
  return path.filter((space) => lanes.every(({ indexOf }) => (indexOf[space] ?? -1) < 0))
}

export const Ground = memo(function Ground({
  map,
  field,
}: {
  readonly map: Geometry
  readonly field: Field
}) {
  const { left, top, width, height, lanes, trees } = field
  const squares = loose(map).map((space) => pointOf(map, space))
  return (
    <svg className={css.ground} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id="kr-grass" cx="50%" cy="45%" r="75%">
          <stop offset="0" stopColor="#6fb63f" />
          <stop offset="0.6" stopColor="#54982f" />
          <stop offset="1" stopColor="#3c7a26" />
        </radialGradient>
      </defs>
      <rect x={left} y={top} width={width} height={height} fill="url(#kr-grass)" />
      <g className={css.tufts}>
        {trees.map(({ x, y, seed }) => (
          <path key={seed} d={`M${x - 0.3} ${y + 0.32}l.03-.07.03.07m.02 0l.03-.09.03.09`} />
        ))}
      </g>
      {(['edge', 'road', 'shade'] as const).map((layer) => (
        <g key={layer} className={css[layer]}>
          {lanes.map((lane) => (
            <polyline key={line(lane)} points={line(lane)} />
          ))}
          {squares.map(({ x, y }) => (
            <polyline key={`${x} ${y}`} points={`${x - 0.01} ${y} ${x + 0.01} ${y}`} />
          ))}
        </g>
      ))}
      <g className={css.borders}>
        {map.path.map((space) => {
          const { x, y } = pointOf(map, space)
          return <rect key={space} x={x - 0.5} y={y - 0.5} width="1" height="1" />
        })}
      </g>
      {trees.map((tree) => (
        <Tree key={tree.seed} {...tree} />
      ))}
    </svg>
  )
})

/** A pine of three skirts, some larger than others. */
function Tree({ x, y, seed }: Field['trees'][number]) {
  const size = 0.34 + ((seed >> 3) % 16) / 90
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="0.12" cy="0.5" rx="0.42" ry="0.12" fill="#1c4413" opacity="0.55" />
      <path d="M-.07.5V.3h.14v.2z" fill="#4a2d14" />
      <path d="M0-.62L.42.36h-.84z" fill="#2c6a2f" />
      <path d="M0-.62L.3.06h-.6z" fill="#3a8438" />
      <path d="M0-.62L.17-.2h-.34z" fill="#55a347" />
    </g>
  )
}
