/** The lanes as dotted lines over the road, each a little beside the others, so that all can be seen where they meet. */
import { memo } from 'react'
import { useEditing } from './editing.tsx'
import css from './Lanes.module.css'
import { sizeOf } from './model/squares.ts'

export function Lanes() {
  const { entry, spawn } = useEditing()
  return <Lines entry={entry} chosen={spawn} />
}

const Lines = memo(function Lines({
  entry,
  chosen,
}: {
  readonly entry: Parameters<typeof sizeOf>[0] & ReturnType<typeof useEditing>['entry']
  readonly chosen: number
}) {
  const { rows, columns } = sizeOf(entry)
  return (
    <svg className={css.lanes} viewBox={`-1 -1 ${columns + 2} ${rows + 2}`} aria-hidden="true">
      {entry.spawns.map(({ n, lane, exit }, no) => {
        const aside = (no - (entry.spawns.length - 1) / 2) * 0.09
        const points = lane.map(([row, column]) => `${column + 0.5 + aside},${row + 0.5 + aside}`).join(' ')
        const gate = entry.exits.find(({ id }) => id === exit)?.at
        const last = lane.at(-1)
        const ends = gate && last && (gate[0] !== last[0] || gate[1] !== last[1])
        return (
          <g
            key={n}
            className={css.lane}
            data-chosen={n === chosen ? '' : undefined}
            data-broken={ends ? '' : undefined}
          >
            <polyline points={points} className={css.under} />
            <polyline points={points} className={css.over} />
            {ends && (
              <path className={css.stop} d={`M${last[1] + 0.3} ${last[0] + 0.3}l.4 .4m0 -.4l-.4 .4`} />
            )}
          </g>
        )
      })}
    </svg>
  )
})
