/**
 * The forecast on the map: who moves where and how far, who is held, who leaves and what that costs, what is destroyed, who hits
 * whom. For the eye; the list beside the map says the same.
 */
import { IconShape } from '@duskhall/ui'
import type { Space } from '../content/geometry/map.ts'
import type { Forecast } from '../forecast.ts'
import { isPortal, trayOf } from '../rules/trays.ts'
import { OFF_MAP } from '../state.ts'
import { aheadOf } from './ahead.ts'
import { type Field, type Point, pointOf } from './field.ts'
import { pointOfFigure } from './figures.ts'
import css from './Signs.module.css'
import { type Desk, useDesk } from './seat.tsx'

export function Signs({ field }: { readonly field: Field }) {
  const desk = useDesk()
  const seen = desk.live ? aheadOf(desk.after) : null
  if (!seen) return null
  const { left, top, width, height } = field
  const losses = lossesOf(seen, field, desk)
  return (
    <svg className={css.signs} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {seen.trays.map((tray) => (
        <Fate key={tray.card} tray={tray} field={field} />
      ))}
      <Blows seen={seen} losses={losses} />
      {losses.map((loss) => (
        <Pill key={`${loss.at.x} ${loss.at.y}`} loss={loss} />
      ))}
    </svg>
  )
}

function Fate({
  tray: { card, from, path, fate, held, mended, opens },
  field: { gates },
}: {
  readonly tray: Forecast['trays'][number]
  readonly field: Field
}) {
  const { after, scenario } = useDesk()
  const tray = trayOf(after, card)
  if (from === OFF_MAP || !tray) return null
  const at = (space: Space): Point => pointOf(scenario.ground, space)
  const gate = gates[scenario.ground.lanes[tray.lane]?.exit ?? 0] as Point
  const look = fate === 'escapes' ? css.leaves : isPortal(after, tray) ? css.portal : css.moves
  const icons = [
    ...(fate === 'destroyed' ? [{ icon: 'bright-explosion', fill: '#c92a1a' }] : []),
    ...(held > 0 ? [{ icon: 'shield', fill: '#2b4a6b' }] : []),
    ...(mended ? [{ icon: 'hospital-cross', fill: '#0a6b3c' }] : []),
    ...(opens ? [{ icon: 'vortex', fill: '#6d2fb0' }] : []),
  ]
  const goal = path.length > 0 ? at(path[0] as Space) : gate
  return (
    <g>
      {(fate === 'moves' || fate === 'escapes') && (
        <Arrow
          from={at(from)}
          to={goal}
          twice={path.length + (fate === 'escapes' ? 1 : 0) > 1}
          className={look}
        />
      )}
      {icons.map(({ icon, fill }, n) => (
        <Mark
          key={icon}
          at={{ x: at(from).x + 0.36 - n * 0.32, y: at(from).y + 0.36 }}
          icon={icon}
          fill={fill}
        />
      ))}
    </g>
  )
}

/** Who is hit, by whom and how often; what Protection prevents is a shield. Whoever steps aside goes along the dots. */
function Blows(props: { readonly seen: Forecast; readonly losses: readonly Loss[] }) {
  const { hits, displaced } = props.seen
  const { after, scenario } = useDesk()
  const at = (space: Space): Point => pointOf(scenario.ground, space)
  const figures = [...new Set(hits.map(({ figure }) => figure))]
  return (
    <>
      {hits.map(({ figure, card, prevented }, n) => {
        const tray = trayOf(after, card)
        const lane = tray && scenario.ground.lanes[tray.lane]
        const space = lane?.spaces[tray?.at ?? 0]
        if (space === undefined || prevented) return null
        const [from, to] = [at(space), pointOfFigure(after, figure)]
        const key = `${n} ${card}`
        return <line key={key} className={css.blow} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      })}
      {figures.map((figure) => {
        const taken = hits.filter((hit) => hit.figure === figure && !hit.prevented).length
        const corner = cornerOf(pointOfFigure(after, figure), props.losses)
        if (taken === 0) return <Mark key={figure} at={corner} icon="shield" fill="#2b4a6b" />
        const { x, y } = corner
        return (
          <g key={figure} className={css.hurt}>
            <circle cx={x} cy={y} r={RADIUS} />
            <text x={x} y={y + 0.01}>
              −{taken}
            </text>
          </g>
        )
      })}
      {displaced.map(({ figure, from, to }) => {
        const start = at(from)
        const end = to === OFF_MAP ? { x: start.x, y: start.y - 0.8 } : at(to)
        return <line key={figure} className={css.aside} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      })}
    </>
  )
}

/** A broken heart and what it is about. */
interface Loss {
  readonly at: Point
  readonly text: string
  readonly wide: boolean
}

/** Half of its width and height, in spaces. */
const halfOf = ({ wide }: Loss) => ({ x: wide ? 0.6 : 0.42, y: 0.19 })

/** At each gate the hearts that leave by it; at the last of them what is left of the Kingdom. */
function lossesOf(seen: Forecast, field: Field, { after, scenario }: Desk): readonly Loss[] {
  if (seen.lost === 0 && seen.defeat === null) return []
  const lostAt = field.gates.map((_, exit) =>
    seen.trays.reduce((sum, { card, hearts }) => {
      const tray = trayOf(after, card)
      return sum + (tray && (scenario.ground.lanes[tray.lane]?.exit ?? 0) === exit ? hearts : 0)
    }, 0),
  )
  const within = ({ x, y }: Point, half: number): Point => ({
    x: Math.min(Math.max(x, field.left + half), field.left + field.width - half),
    y: Math.min(Math.max(y, field.top + 0.2), field.top + field.height - 0.2),
  })
  // At the rim there is no room beside the castle: then above or below the hearts on it.
  const clearOf = (gate: Point, wished: Point, half: number): Point => {
    const at = within(wished, half)
    if (Math.abs(at.x - gate.x) >= half + 0.26) return at
    const aside = wished.y < gate.y ? -0.36 : 0.42
    return within({ x: at.x, y: gate.y + aside }, half)
  }
  const last = field.gates.at(-1)
  return [
    ...field.gates.flatMap((gate, exit) =>
      lostAt[exit] === 0
        ? []
        : [
            {
              at: clearOf(gate, { x: gate.x - 0.86, y: gate.y - 0.12 }, 0.5),
              text: `−${lostAt[exit]}`,
              wide: false,
            },
          ],
    ),
    ...(last
      ? [
          {
            at: clearOf(last, { x: last.x + 0.98, y: last.y + 0.2 }, 0.62),
            text: `${after.hearts} → ${Math.max(0, seen.hearts)}`,
            wide: true,
          },
        ]
      : []),
  ]
}

/** Of the corners of a figure, where what happens to it may be told. */
const CORNERS: readonly Point[] = [
  { x: 0.24, y: -0.24 },
  { x: -0.24, y: -0.24 },
  { x: 0.24, y: 0.24 },
  { x: -0.24, y: 0.24 },
]
const RADIUS = 0.17

/** The first corner that no loss lies over: before a gate both are told. */
function cornerOf(figure: Point, losses: readonly Loss[]): Point {
  const corners = CORNERS.map(({ x, y }) => ({ x: figure.x + x, y: figure.y + y }))
  const isFree = ({ x, y }: Point) =>
    losses.every((loss) => {
      const half = halfOf(loss)
      return Math.abs(loss.at.x - x) >= half.x + RADIUS || Math.abs(loss.at.y - y) >= half.y + RADIUS
    })
  return corners.find(isFree) ?? (corners[0] as Point)
}

function Pill({ loss }: { readonly loss: Loss }) {
  const { at, text } = loss
  const { x, y } = at
  const half = halfOf(loss)
  return (
    <g className={css.pill}>
      <rect x={x - half.x} y={y - half.y} width={half.x * 2} height={half.y * 2} rx={half.y} />
      <IconShape name="broken-heart" x={x - half.x + 0.08} y={y - 0.13} size={0.26} fill="#ff8a78" />
      <text x={x + 0.16} y={y + 0.015}>
        {text}
      </text>
    </g>
  )
}

interface ArrowProps {
  readonly from: Point
  readonly to: Point
  readonly twice: boolean
  readonly className: string | undefined
}

/** Across the edge between two spaces: an arrow for one space, two chevrons for more. */
function Arrow({ from, to, twice, className }: ArrowProps) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const x = from.x + (to.x - from.x) * 0.5
  const y = from.y + (to.y - from.y) * 0.5
  const chevron = (shift: number) =>
    `M${shift - 0.1}-.2L${shift + 0.12} 0 ${shift - 0.1} .2 ${shift - 0.2} .12 ${shift - 0.08} 0 ${shift - 0.2} -.12z`
  return (
    <g className={className} transform={`translate(${x} ${y}) rotate(${angle})`}>
      {twice ? (
        [-0.06, 0.14].map((shift) => <path key={shift} d={chevron(shift)} />)
      ) : (
        <path d="M-.24-.075H0V-.2L.22 0 0 .2V.075H-.24z" />
      )}
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
      <circle className={css.disc} cx={x} cy={y} r="0.16" />
      <IconShape name={icon} x={x - 0.11} y={y - 0.11} size={0.22} fill={fill} />
    </g>
  )
}
