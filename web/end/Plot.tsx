/** The course of a game as lines: solid with discs, dashed with diamonds, so that no colour is needed to tell them. */
import { IconShape, type SeatInfo, ShapeOutline } from '@duskhall/ui'
import { useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { useSize } from '../shell/useSize.ts'
import { type CoursePoint, isLabelled, topOf } from './course.ts'
import css from './EndScreen.module.css'

const LEFT = 46
const TOP = 14
const DASHES = [undefined, '8 6', '2 5', '12 4 3 4']

export interface PlotProps {
  readonly points: readonly CoursePoint[]
  readonly measure: number
  readonly max?: number | undefined
  /** Only whole ones are drawn. */
  readonly whole?: boolean | undefined
  readonly lines: readonly { readonly seat: SeatInfo; readonly name: string }[]
  readonly label: string
  /** Of the line, where there is only one. */
  readonly colour?: string | undefined
}

export function Plot({ points, measure, max, whole, lines, label, colour }: PlotProps) {
  const { t } = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const right = width - 30
  const bottom = height - 34
  // What stands out stands above the line.
  const roof = points.some(({ marks }) => marks.length > 0) ? TOP + 26 : TOP
  const values = points.map((point) => {
    const line = point.values[measure] ?? []
    return whole ? line.map(Math.floor) : line
  })
  const top = topOf(values.flat(), max)
  const x = (at: number) => LEFT + ((right - LEFT) * at) / Math.max(1, points.length - 1)
  const y = (value: number) => bottom - ((bottom - roof) * Math.max(0, value)) / top
  const ticks = top <= 6 ? Array.from({ length: top + 1 }, (_, tick) => tick) : [0, top / 2, top]
  const every = Math.ceil(points.length / Math.max(2, Math.floor(width / 90)))
  const said = lines
    .map(({ name }, line) => t('end.worth', { name, value: values.at(-1)?.[line] ?? 0 }))
    .join(', ')
  const marked = points.flatMap(({ label: when, marks }) => marks.map((mark) => `${when}: ${mark.label}`))
  const alone = lines.length === 1
  return (
    <div className={css.frame} ref={frame}>
      <svg
        className={css.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={[`${label}. ${said}`, ...marked].join('. ')}
      >
        <g stroke="var(--line)" strokeWidth="1">
          {ticks.map((tick) => (
            <line key={tick} x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} />
          ))}
        </g>
        <g fill="var(--ink-2)" fontSize="12.5">
          {ticks.map((tick) => (
            <text key={tick} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          ))}
          {points.map(({ moment, label: name }, at) =>
            isLabelled(at, points.length, every) ? (
              <text key={moment} x={x(at)} y={bottom + 24} textAnchor="middle">
                {name}
              </text>
            ) : null,
          )}
        </g>
        {lines.map(({ seat, name }, line) => (
          <g key={name} style={{ color: (alone ? colour : undefined) ?? seat.colour }}>
            {alone && (
              <path
                className={css.area}
                d={`M${x(0)} ${bottom}${values.map((value, at) => `L${x(at)} ${y(value[line] ?? 0)}`).join('')}L${x(points.length - 1)} ${bottom}z`}
                fill="currentColor"
              />
            )}
            <path
              className={css.line}
              d={values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value[line] ?? 0)}`).join('')}
              fill="none"
              stroke="currentColor"
              strokeWidth={line === 0 ? 4 : 3}
              strokeDasharray={DASHES[line]}
              strokeLinejoin="round"
              pathLength={DASHES[line] ? undefined : 1}
            />
            {values.map((value, at) => (
              <g
                key={points[at]?.moment}
                transform={`translate(${x(at) - 6} ${y(value[line] ?? 0) - 6}) scale(.3)`}
                fill="currentColor"
                stroke="var(--bg)"
                strokeWidth="6"
              >
                <ShapeOutline shape={seat.shape} />
              </g>
            ))}
          </g>
        ))}
        {points.map(({ moment, marks }, at) =>
          marks.slice(0, 1).map(({ icon }) => (
            <g key={moment} transform={`translate(${x(at)} ${Math.max(16, y(values[at]?.[0] ?? 0) - 22)})`}>
              <circle r="13" className={css.mark} />
              <IconShape name={icon} x={-9} y={-9} size={18} fill="#f3e6ff" />
            </g>
          )),
        )}
      </svg>
    </div>
  )
}
