/** On the map while the round is followed: the way a card has just gone, and how it goes out through the gate. */
import { Icon } from '@duskhall/ui'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { Space } from '../../content/geometry/map.ts'
import { laneOf, spaceOf, trayOf } from '../../rules/trays.ts'
import { type Field, type Point, pointOf } from '../field.ts'
import { useDesk } from '../seat.tsx'
import { TrayFace } from '../TrayFace.tsx'
import type { RoundStep } from './steps.ts'
import css from './Trail.module.css'
import { useWatchedRound } from './watched.ts'

export function Trail({ field }: { readonly field: Field }) {
  const { scenario } = useDesk()
  const watched = useWatchedRound()
  const trail = useRef<SVGSVGElement>(null)
  const shown = watched?.step.id
  // Where the map is larger than its frame, what happens comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useEffect(() => {
    const goal = trail.current?.querySelector('[data-goal]')?.getBoundingClientRect()
    const frame = trail.current?.parentElement?.parentElement
    if (!goal || !frame) return
    const { left, top, width, height } = frame.getBoundingClientRect()
    frame.scrollBy({
      left: goal.left + goal.width / 2 - left - width / 2,
      top: goal.top + goal.height / 2 - top - height / 2,
    })
  }, [shown])
  if (!watched) return null
  const { step } = watched
  const { left, top, width, height, gates } = field
  const spaces = wayOf(step)
  const tray = trayOf(step.before, step.card)
  const leaves = tray !== undefined && step.events.some(({ e }) => e === 'escaped')
  const gate = tray && (gates[laneOf(step.before, tray).exit] as Point | undefined)
  const way = [...spaces.map((space) => pointOf(scenario.ground, space)), ...(leaves && gate ? [gate] : [])]
  const goal = way.at(-1)
  return (
    <>
      <svg ref={trail} className={css.trail} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <g key={step.id} data-leaves={leaves ? '' : undefined} data-kind={step.kind}>
          {spaces.map((space) => {
            const { x, y } = pointOf(scenario.ground, space)
            return <rect key={space} x={x - 0.46} y={y - 0.46} width="0.92" height="0.92" rx="0.08" />
          })}
          {goal && <circle data-goal="" cx={goal.x} cy={goal.y} r="0.5" fill="none" />}
          {way.slice(1).map((to, at) => (
            <Stretch key={`${to.x} ${to.y}`} from={way[at] as Point} to={to} />
          ))}
        </g>
      </svg>
      {leaves && gate && <Leaving key={step.id} step={step} point={gate} field={field} />}
    </>
  )
}

/** The spaces it lay on, one after another; where it came, was destroyed or was held, only that one. */
function wayOf({ before, card, events }: RoundStep): Space[] {
  const tray = trayOf(before, card)
  const way = tray ? [spaceOf(before, tray)] : []
  for (const event of events) {
    if (event.e === 'advanced' && event.card === card) way.push(event.to)
    if (event.e === 'spawned' && event.card === card && event.space !== null) way.push(event.space)
  }
  return [...new Set(way)]
}

/** Across a space to where the next begins, with a head. */
function Stretch({ from, to }: { readonly from: Point; readonly to: Point }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return (
    <path
      transform={`translate(${from.x} ${from.y}) rotate(${angle})`}
      d={`M-.3-.08H${far - 0.8}V-.2L${far - 0.5} 0 ${far - 0.8} .2V.08H-.3z`}
    />
  )
}

/** The card as it goes, and the hearts that it breaks. */
function Leaving({ step, point, field }: { step: RoundStep; point: Point; field: Field }) {
  const tray = trayOf(step.before, step.card)
  const lost = step.events.find((event) => event.e === 'escaped')?.lost ?? 0
  if (!tray) return null
  const place = { '--x': point.x - field.left, '--y': point.y - field.top } as CSSProperties
  return (
    <span className={css.leaving} style={place} aria-hidden="true">
      <TrayFace s={step.before} tray={tray} onMap />
      {step.number > 0 && <b className={css.number}>{step.number}</b>}
      {Array.from({ length: Math.min(lost, 6) }, (_, heart) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts are alike
        <i key={heart} style={{ '--heart': heart } as CSSProperties}>
          <Icon name="broken-heart" />
        </i>
      ))}
    </span>
  )
}

/** The place of a card in the order of activation, on its corner. */
export function OrderNumber({ card }: { readonly card: number }) {
  const watched = useWatchedRound()
  const step = watched?.interlude.steps.findLast((one) => one.card === card && one.number > 0)
  if (!watched || !step) return null
  const acting = watched.step.card === card && watched.step.kind === 'advance'
  return (
    <b className={css.number} data-acting={acting ? '' : undefined} aria-hidden="true">
      {step.number}
    </b>
  )
}
