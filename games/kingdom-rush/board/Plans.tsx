/**
 * What is meant to be done, on the map: what a partner has announced in its colour, the hint in lantern light, what is kept
 * for somebody. For the eye; the cards beside say the same.
 */
import { Icon, infoOf, PlayerShape } from '@duskhall/ui'
import { type CSSProperties, useMemo } from 'react'
import { type Intention, traysOf } from '../bot/intention.ts'
import type { TileNo } from '../content/effects.ts'
import { cellsOf, SIDE } from '../content/geometry/cells.ts'
import { figureOf } from '../rules/figures.ts'
import { spaceOf, trayOf } from '../rules/trays.ts'
import { type KingdomRush, OFF_MAP, SOLDIER } from '../state.ts'
import { type Field, type Point, pointOf } from './field.ts'
import { advisedBy, meantBy } from './help.ts'
import { SOLDIER_ICON } from './looks.ts'
import css from './Plans.module.css'
import { type Desk, useDesk } from './seat.tsx'

export function Plans({ field }: { readonly field: Field }) {
  const { help, s, seats, scenario } = useDesk()
  const steps = useHintSteps()
  const announced = help?.announced ?? null
  if (!help || (steps.length === 0 && !announced && help.kept.length === 0)) return null
  const { left, top, width, height } = field
  const meant = announced && meantBy(announced.view, announced.seat, announced.moves)
  const at = (space: number) => pointOf(scenario.ground, space)
  return (
    <>
      <svg className={css.plans} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        {help.kept.map(({ thing, seat }) => (
          <Ring
            key={thing}
            point={pointOfTray(s, thing, at)}
            className={css.kept}
            colour={infoOf(seats, seat).colour}
          />
        ))}
        {meant && announced && (
          <Way
            s={s}
            meant={meant}
            at={at}
            className={css.announced}
            colour={infoOf(seats, announced.seat).colour}
          />
        )}
        {steps.map((step, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of one hint
          <Way key={n} s={s} meant={step} at={at} className={css.hint} colour="var(--lamp)" />
        ))}
      </svg>
      {meant && announced && <Tag meant={meant} field={field} at={at} />}
    </>
  )
}

/** What the hint that is looked at comes to, step by step. */
export function useHintSteps(): readonly Intention[] {
  const { help, view } = useDesk()
  const hint = help?.hint ?? null
  return useMemo(() => (hint ? advisedBy(view, hint) : []), [hint, view])
}

type AtSpace = (space: number) => Point

function pointOfTray(s: KingdomRush, card: number, at: AtSpace): Point | null {
  const tray = trayOf(s, card)
  return tray ? at(spaceOf(s, tray)) : null
}

/** Where an action comes from: a site, or the space where a figure stands or goes. */
function originOf(
  s: KingdomRush,
  { deed }: Intention,
  scenario: Desk['scenario'],
  at: AtSpace,
): Point | null {
  if (deed.do === 'build') return at(scenario.sites[deed.site]?.at ?? 0)
  if (deed.do !== 'hero') return null
  const stands = figureOf(s, deed.figure).at
  return stands === OFF_MAP ? (deed.to === null ? null : at(deed.to)) : at(stands)
}

interface Drawn {
  readonly className: string | undefined
  readonly colour: string
}

/** Rings around what it has to do with, and a dotted way from where it comes. */
function Way(props: Drawn & { readonly s: KingdomRush; readonly meant: Intention; readonly at: AtSpace }) {
  const { s, meant, at, ...drawn } = props
  const { scenario } = useDesk()
  const from = originOf(s, meant, scenario, at)
  const goes = meant.deed.do === 'hero' && meant.deed.to !== null ? [at(meant.deed.to)] : []
  const goals = [...traysOf(meant).map((card) => pointOfTray(s, card, at)), ...goes].filter(
    (point) => point !== null,
  )
  return (
    <g>
      {meant.deed.do === 'build' && <Ring point={from} {...drawn} />}
      {goals.map((goal) => (
        <g key={`${goal.x} ${goal.y}`}>
          <Ring point={goal} {...drawn} />
          {from && <Arc from={from} to={goal} {...drawn} />}
        </g>
      ))}
    </g>
  )
}

function Ring({ point, className, colour }: Drawn & { readonly point: Point | null }) {
  if (!point) return null
  const box = { x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1, rx: 0.12 }
  return (
    <g className={className} style={{ '--colour': colour } as CSSProperties}>
      <rect className={css.under} {...box} />
      <rect className={css.ring} {...box} />
    </g>
  )
}

/** A low arc with a head; nothing where both are one place. */
function Arc({ from, to, className, colour }: Drawn & { readonly from: Point; readonly to: Point }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  if (far < 0.1) return null
  // It ends at the rim of the ring, not on what lies there.
  const end = { x: to.x - ((to.x - from.x) / far) * 0.42, y: to.y - ((to.y - from.y) / far) * 0.42 }
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.16,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.16,
  }
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`
  const angle = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI
  return (
    <g className={className} style={{ '--colour': colour } as CSSProperties}>
      <path className={css.under} d={d} />
      <path className={css.dots} d={d} />
      <path
        className={css.head}
        d="M-.16-.13L.06 0-.16 .13z"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      />
    </g>
  )
}

/** Who means it, and with which pieces: "◆ ▪▪ ▪▪". */
function Tag({
  meant,
  field,
  at,
}: {
  readonly meant: Intention
  readonly field: Field
  readonly at: AtSpace
}) {
  const { s, seats, scenario } = useDesk()
  const pieces = meant.hits.flatMap((hit) => hit.pieces)
  const tray = traysOf(meant)[0]
  const point = originOf(s, meant, scenario, at) ?? (tray === undefined ? null : pointOfTray(s, tray, at))
  if (!point) return null
  const seat = infoOf(seats, meant.seat)
  const style = {
    '--x': point.x - field.left,
    '--y': point.y - field.top,
    '--colour': seat.colour,
  } as CSSProperties
  return (
    <span className={css.tag} style={style} aria-hidden="true" data-floats="">
      <PlayerShape seat={seat} />
      {pieces.map((piece, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces stand side by side
        <PieceShape key={n} piece={piece} />
      ))}
    </span>
  )
}

function PieceShape({ piece }: { readonly piece: TileNo }) {
  const { box } = useDesk()
  if (piece === SOLDIER) return <Icon name={SOLDIER_ICON} />
  const cells = cellsOf(box.tiles[piece]?.places[0]?.[0] ?? 0)
  const [columns, rows] = [cells.map((cell) => cell % SIDE), cells.map((cell) => Math.floor(cell / SIDE))]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const [width, height] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: width * 7, height: height * 7 }}
      aria-hidden="true"
    >
      {cells.map((cell) => (
        <rect
          key={cell}
          x={(cell % SIDE) - left + 0.06}
          y={Math.floor(cell / SIDE) - top + 0.06}
          width="0.88"
          height="0.88"
          rx="0.2"
          fill="currentColor"
        />
      ))}
    </svg>
  )
}
