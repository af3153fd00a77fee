/**
 * What the rest of the round would do to the table as it lies now: phases 3, 3b and 4 played out on a copy. It knows no
 * more than anybody at the table does; where an answer or a hidden card may change it, it says so.
 */
import { asked, clone, listen, moves, play, run, standing } from '@duskhall/kernel'
import type { Card } from './content/box.ts'
import type { Space } from './content/geometry/map.ts'
import type { Harm, KingdomRushEvent } from './events.ts'
import { kingdomRush } from './game.ts'
import { bossTray } from './rules/boss.ts'
import { inOrder } from './rules/order.ts'
import { scenarioOf } from './rules/scenario.ts'
import { spaceOf } from './rules/trays.ts'
import {
  type FigureNo,
  type KingdomRush,
  type KingdomRushMove,
  type KingdomRushStep,
  NONE,
  OFF_MAP,
} from './state.ts'

/** What makes a forecast uncertain: an answer of somebody, the next ghost, the next action card of the boss. */
type Doubt = 'answer' | 'ghost' | 'boss'

export interface Forecast {
  /** In the order in which they are activated; those that come in between last. */
  readonly trays: readonly TrayForecast[]
  /** Damage in the order in which it falls; what Protection prevents is there too. */
  readonly hits: readonly {
    readonly figure: FigureNo
    readonly by: Harm
    readonly card: Card
    readonly prevented: boolean
  }[]
  /** By place in `heroes`: at the end. */
  readonly health: readonly number[]
  /** Whoever has to step aside; `to` is OFF_MAP for the board, and otherwise the first space that is free. */
  readonly displaced: readonly { readonly figure: FigureNo; readonly from: Space; readonly to: Space }[]
  /** Of the Kingdom: left at the end, and lost until then. */
  readonly hearts: number
  readonly lost: number
  readonly diamonds: number
  /** The rule by which all is lost, or null. */
  readonly defeat: string | null
  readonly doubts: readonly Doubt[]
}

interface TrayForecast {
  readonly card: Card
  /** OFF_MAP where there is no room for it. */
  readonly from: Space
  /** Every space it comes to, one after another. */
  readonly path: Space[]
  fate: 'stays' | 'moves' | 'destroyed' | 'escapes'
  /** Attempts to move that somebody stops. */
  held: number
  /** Hearts that it costs. */
  hearts: number
  /** Whether its tiles come off before it moves. */
  mended: boolean
  /** Whether it becomes a Portal. */
  opens: boolean
}

export function forecast(s: KingdomRush): Forecast {
  const copy = clone(s)
  copy.ghosts = possibleGhosts(copy)
  const doubts = new Set<Doubt>()
  const told = listen(() => {
    for (const steps of stagesOf(copy)) {
      if (copy.outcome) break
      if (steps === FLIGHT && bossTray(copy)) doubts.add('boss')
      copy.agenda = [STOP, ...steps]
      playOut(copy, doubts)
    }
  }) as KingdomRushEvent[]
  const { ghosts } = scenarioOf(s)
  if (told.some((event) => event.e === 'spawned' && ghosts.includes(event.card))) doubts.add('ghost')
  return {
    trays: traysIn(s, told),
    hits: told.flatMap((event) => {
      if (event.e !== 'hurt' && event.e !== 'unhurt') return []
      const { figure, by, card } = event
      return [{ figure, by, card, prevented: event.e === 'unhurt' }]
    }),
    health: copy.heroes.map(({ health }) => health),
    displaced: told.flatMap((event) =>
      event.e === 'displaced' ? [{ figure: event.figure, from: event.from, to: event.to }] : [],
    ),
    hearts: copy.hearts,
    lost: s.hearts - copy.hearts,
    diamonds: copy.diamonds - s.diamonds,
    defeat: copy.outcome?.winners.length === 0 ? copy.outcome.rule : null,
    doubts: [...doubts],
  }
}

/** Where a forecast ends. */
const STOP: KingdomRushStep = { do: 'play', ready: [], by: NONE }
const DESTROY: readonly KingdomRushStep[] = [{ do: 'phase', phase: 'destroy' }]
/** Phase 3b without the action card, which nobody knows. */
const FLIGHT: readonly KingdomRushStep[] = [{ do: 'boss-flees' }]
const ADVANCE: readonly KingdomRushStep[] = [{ do: 'phase', phase: 'advance' }]

/** What is still to be played, from the phase that has begun on. */
function stagesOf(s: KingdomRush): (readonly KingdomRushStep[])[] {
  // What the agenda still holds of it.
  const next = s.agenda.findLastIndex((step) => step.do === 'phase' || step.do === 'end-round')
  const begun = s.agenda.slice(next + 1)
  if (s.phase === 'destroy') return [begun, FLIGHT, ADVANCE]
  if (s.phase === 'boss') return [begun, ADVANCE]
  if (s.phase === 'advance') return [begun]
  if (s.phase === 'pickup' || s.phase === 'spend') return []
  return [DESTROY, FLIGHT, ADVANCE]
}

/** KR-GEN-R10: whoever is asked takes the first answer. */
function playOut(s: KingdomRush, doubts: Set<Doubt>): void {
  run(kingdomRush, s)
  for (let q = standing(s); q && q.do !== STOP.do; q = standing(s)) {
    doubts.add('answer')
    const seat = asked(kingdomRush, s)[0] as number
    play(kingdomRush, s, seat, moves(kingdomRush, s, seat)[0] as KingdomRushMove)
  }
}

/** Which ghosts are left is known, which comes next is not: the same for whoever looks. */
function possibleGhosts(s: KingdomRush): Card[] {
  const seen = new Set([...s.trays.map(({ card }) => card), ...s.gone, ...s.box])
  return scenarioOf(s).ghosts.filter((card) => !seen.has(card))
}

function traysIn(s: KingdomRush, told: readonly KingdomRushEvent[]): TrayForecast[] {
  const trays = new Map(inOrder(s).map((tray) => [tray.card, quiet(tray.card, spaceOf(s, tray))]))
  for (const event of told) {
    if (event.e === 'spawned') trays.set(event.card, quiet(event.card, event.space ?? OFF_MAP))
    const tray = 'card' in event ? trays.get(event.card) : undefined
    if (tray) note(tray, event)
  }
  return [...trays.values()]
}

function quiet(card: Card, from: Space): TrayForecast {
  return { card, from, path: [], fate: 'stays', held: 0, hearts: 0, mended: false, opens: false }
}

function note(tray: TrayForecast, event: KingdomRushEvent): void {
  if (event.e === 'destroyed') tray.fate = 'destroyed'
  if (event.e === 'blocked') tray.held++
  if (event.e === 'mended') tray.mended = true
  if (event.e === 'portal-opened') tray.opens = true
  if (event.e === 'advanced') {
    tray.fate = 'moves'
    tray.path.push(event.to)
  }
  if (event.e === 'escaped') {
    tray.fate = 'escapes'
    tray.hearts = event.lost
  }
}
