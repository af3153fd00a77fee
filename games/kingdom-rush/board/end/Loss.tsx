/** Of a lost game: the lane that broke, with the way of what came through, numbered by round. */
import type { EndingProps } from '@duskhall/ui'
import { type CSSProperties, useMemo } from 'react'
import { boxOf } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import { scenarioOf } from '../../rules/scenario.ts'
import type { KingdomRush } from '../../state.ts'
import { spaceName } from '../../text/calling.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { tableWords } from '../../text/table.ts'
import { fieldOf, type Point, pointOf } from '../field.ts'
import { Ground } from '../Ground.tsx'
import { callOf } from '../round/calls.ts'
import { PrintedFace } from '../TrayFace.tsx'
import { brokenLine, type Station, staysOf } from './broken-line.ts'
import css from './Loss.module.css'

/** Rounds that are told; what was long before did not lose the game. */
const MOST = 5
/** Of a mark on the map, in spaces. */
const RADIUS = 0.32

export function Loss({ state, events, lang }: EndingProps<KingdomRush, KingdomRushEvent>) {
  const { end } = roundWordsIn(lang)
  const broken = useMemo(() => brokenLine(events), [events])
  if (!broken)
    return (
      <section className={css.loss} aria-label={end.broke}>
        <h2>{end.broke}</h2>
        <p>{end.nobody}</p>
      </section>
    )
  const { ground } = scenarioOf(state)
  const stations = broken.stations.slice(-MOST)
  const name = callOf(state, broken.card, lang)
  const say = ({ what, space, lost }: Station) => {
    const spawn = ground.lanes[broken.lane]?.spawn ?? 0
    if (what === 'out') return end.lost(lost)
    if (what === 'came' || space === null) return end.came(spawn)
    const where = spaceName(state, space)
    return what === 'held' ? end.passedHeld(where) : end.moved(where)
  }
  return (
    <section className={css.loss} aria-label={end.broke}>
      <header>
        <h2>{end.broke}</h2>
        <span>{end.lane(ground.lanes[broken.lane]?.spawn ?? 0)}</span>
      </header>
      <div className={css.broken}>
        <BrokenMap state={state} lane={broken.lane} stations={stations} label={end.map} />
        <div className={css.way}>
          <p className={css.who}>
            <span aria-hidden="true">
              <PrintedFace box={boxOf(state)} card={broken.card} tiny />
            </span>
            <b>{name}</b>
          </p>
          <ol>
            {stations.map((station, at) => (
              <li key={station.round} data-what={station.what}>
                <i aria-hidden="true">{at + 1}</i>
                <span>
                  <b>{tableWords(lang).round(station.round)}</b> {say(station)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

interface MapProps {
  readonly state: KingdomRush
  readonly lane: number
  readonly stations: readonly Station[]
  readonly label: string
}

function BrokenMap({ state, lane, stations, label }: MapProps) {
  const { ground, entry } = scenarioOf(state)
  const field = useMemo(() => fieldOf(ground, entry), [ground, entry])
  const way = field.lanes[lane] ?? []
  const gate = (way.at(-1) ?? { x: 0, y: 0 }) as Point
  // From where it lay in the first round that is told.
  const first = stations[0]?.space
  const from = first === null || first === undefined ? undefined : pointOf(ground, first)
  const begins = from ? way.findIndex(({ x, y }) => x === from.x && y === from.y) : 0
  const line = way
    .slice(Math.max(0, begins))
    .map(({ x, y }) => `${x} ${y}`)
    .join(' ')
  const shape = { '--w': field.width, '--h': field.height } as CSSProperties
  return (
    <div className={css.map} style={shape} role="img" aria-label={label}>
      <Ground map={ground} field={field} />
      <svg
        viewBox={`${field.left} ${field.top} ${field.width} ${field.height}`}
        aria-hidden="true"
        className={css.over}
      >
        <polyline className={css.breach} points={line} />
        <polyline className={css.dots} points={line} />
        {staysOf(stations).map(({ space, what, numbers }) => {
          const { x, y } = space === null ? gate : pointOf(ground, space)
          const half = RADIUS + (numbers.length - 1) * 0.1
          return (
            <g key={numbers} data-what={what} transform={`translate(${x} ${y})`}>
              <rect x={-half} y={-RADIUS} width={2 * half} height={2 * RADIUS} rx={RADIUS} />
              <text y="0.02">{numbers}</text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
