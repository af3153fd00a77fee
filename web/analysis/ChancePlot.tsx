/** The chances over the game: a line against one half, with the turning points on it; walked through by arrows or a press. */
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { PercentLines } from '../shell/PercentLines.tsx'
import { useSize } from '../shell/useSize.ts'
import css from './AnalysisScreen.module.css'
import type { Turn } from './appraised.ts'
import { type ChartPoint, nearest, type Tick } from './chart.ts'

interface ChancePlotProps {
  readonly label: string
  readonly points: readonly ChartPoint[]
  /** How it ended, once all is known; null: by no rule. */
  readonly end: number | null
  readonly ticks: (most: number) => readonly Tick[]
  momentLabel(moment: number): string
  readonly turns: readonly Turn[]
  /** The place that is looked at. */
  readonly chosen: number
  said(point: ChartPoint): string
  onChoose(place: number): void
  onOpen(): void
}

const LEFT = 40
const RIGHT = 16
const TOP = 18
const BOTTOM = 30

export function ChancePlot(props: ChancePlotProps) {
  const { points, end, turns, chosen, onChoose } = props
  const { t } = useWords()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const [right, bottom] = [width - RIGHT, height - BOTTOM]
  const x = (share: number) => LEFT + (right - LEFT) * share
  const y = (chance: number) => bottom - (bottom - TOP) * chance
  const line = [
    ...points.map((point) => [x(point.x), y(point.chance)] as const),
    ...(end === null ? [] : [[x(1), y(end)] as const]),
  ]
  const path = line.map(([px, py], at) => `${at === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')
  const [first, last] = [line[0], line.at(-1)]
  const area = first && last ? `${path}L${last[0]} ${y(0.5)}L${first[0]} ${y(0.5)}Z` : ''
  const band = [
    ...points.map((point, at) => `${at === 0 ? 'M' : 'L'}${x(point.x)} ${y(point.high)}`),
    ...points.toReversed().map((point) => `L${x(point.x)} ${y(point.low)}`),
  ].join('')
  const at = points.find(({ place }) => place === chosen)
  const turn = turns.find(({ place }) => place === chosen)
  const before = at && points[points.indexOf(at) - 1]

  const press = (event: KeyboardEvent) => {
    const now = points.findIndex(({ place }) => place === chosen)
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: points.length - 1 }[event.key]
    if (event.key === 'Enter') props.onOpen()
    else if (to === undefined) return
    else onChoose(points[Math.min(Math.max(to, 0), points.length - 1)]?.place ?? chosen)
    event.preventDefault()
  }
  const point = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const found = nearest(points, (event.clientX - box.left - LEFT) / (right - LEFT))
    if (found) onChoose(found.place)
  }
  return (
    <div
      className={css.frame}
      ref={frame}
      role="listbox"
      tabIndex={0}
      aria-label={props.label}
      aria-activedescendant={at ? `${id}${at.place}` : undefined}
      onKeyDown={press}
      onPointerDown={point}
    >
      <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <clipPath id={`${id}up`}>
          <rect x="0" y="0" width={width} height={y(0.5)} />
        </clipPath>
        <clipPath id={`${id}down`}>
          <rect x="0" y={y(0.5)} width={width} height={height} />
        </clipPath>
        <PercentLines left={LEFT} right={right} y={y} />
        {props.ticks(Math.max(2, Math.floor((right - LEFT) / 84))).map((tick) => (
          <text
            key={tick.moment}
            x={x(tick.x)}
            y={bottom + 22}
            textAnchor={tick.x < 0.04 ? 'start' : 'middle'}
          >
            {props.momentLabel(tick.moment)}
          </text>
        ))}
        <path d={area} className={css.up} clipPath={`url(#${id}up)`} />
        <path d={area} className={css.down} clipPath={`url(#${id}down)`} />
        <path d={band} className={css.band} />
        <path d={path} className={css.line} />
        {at && <line x1={x(at.x)} x2={x(at.x)} y1={TOP - 6} y2={bottom} className={css.chosen} />}
        {turn?.verdict === 'better' && at && (
          <>
            <path
              d={`M${before ? x(before.x) : x(at.x) - 24} ${y(before?.chance ?? at.chance)}L${x(at.x)} ${y(turn.from)}`}
              className={css.better}
            />
            <circle cx={x(at.x)} cy={y(turn.from)} r="5" className={css.betterEnd} />
            <text
              x={x(at.x) + (at.x > 0.5 ? -10 : 10)}
              y={Math.max(12, y(turn.from) - 8)}
              textAnchor={at.x > 0.5 ? 'end' : 'start'}
              className={css.betterWords}
            >
              {t('analysis.withBest')}
            </text>
          </>
        )}
        {end !== null && (
          <circle cx={x(1)} cy={y(end)} r="6" className={css.end} data-won={end > 0.5 ? '' : undefined} />
        )}
        {at && !turn && <circle cx={x(at.x)} cy={y(at.chance)} r="6" className={css.here} />}
        {turns.map((one, number) => {
          const own = points.find(({ place }) => place === one.place)
          return (
            own && (
              <g key={one.place} className={css.turnMark} data-on={one.place === chosen ? '' : undefined}>
                <circle cx={x(own.x)} cy={y(own.chance)} r="13" />
                <text x={x(own.x)} y={y(own.chance) + 5} textAnchor="middle">
                  {number + 1}
                </text>
              </g>
            )
          )
        })}
      </svg>
      {points.map((one) => (
        <span
          key={one.place}
          id={`${id}${one.place}`}
          role="option"
          aria-selected={one.place === chosen}
          tabIndex={-1}
          className={css.spoken}
        >
          {props.said(one)}
        </span>
      ))}
    </div>
  )
}
