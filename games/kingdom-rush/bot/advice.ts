/**
 * What a person might do: their part of the team's plan, or the rest of what they have begun, and what speaks for it.
 * It rests on what everybody sees.
 */
import {
  type Advice,
  asked,
  clone,
  type Kept,
  moves,
  play,
  type Seat,
  same,
  standing,
} from '@duskhall/kernel'
import { boxOf, type Card, type TowerNo } from '../content/box.ts'
import { countOf } from '../content/geometry/cells.ts'
import { forecast } from '../forecast.ts'
import { kingdomRush } from '../game.ts'
import { coveredOn, enemiesOn } from '../rules/trays.ts'
import type { Asking, KingdomRush, KingdomRushMove } from '../state.ts'
import { answerTo } from './answers.ts'
import { Cover } from './cover.ts'
import { MOODS } from './deeds.ts'
import { carriedOut, type Intention, traysOf } from './intention.ts'
import { Outlook } from './outlook.ts'
import { perform, planRound, type Wish } from './plan.ts'
import { needOf } from './power.ts'
import { type Reserved, reservedBy } from './reserved.ts'
import { CALM } from './temper.ts'

/** What the team buys, and for whom. */
interface Bought {
  readonly tower: TowerNo
  readonly to: Seat
  /** Nobody holds fewer towers. */
  readonly fewest: boolean
  /** KR-PORTAL5: it may attack each Portal of the scenario that is left. */
  readonly closes: boolean
}

/** What comes of some actions, as if everybody stopped then. */
export interface Prospect {
  readonly steps: readonly Intention[]
  readonly bought: Bought | null
  /** Nothing that is left in the shop can be bought. */
  readonly soldOut: boolean
  /** Trays that will be destroyed, and would not without it. */
  readonly destroyed: readonly Card[]
  /** Trays that would have gone on, and are held. */
  readonly held: readonly Card[]
  /** Hearts that the advance costs by the forecast: without it, and with it. */
  readonly lost: readonly [without: number, with_: number]
  /** Whether the Kingdom falls: without it, and with it. */
  readonly falls: readonly [without: boolean, with_: boolean]
  /** The forecast looked ahead; else the fight has not begun, or is over. */
  readonly ahead: boolean
  /** Enemies are on the map. */
  readonly met: boolean
  /** Cells of enemies that it covers. */
  readonly cells: number
}

type Way = Advice<KingdomRushMove> & { readonly why: Prospect }
type Steps = Advice<KingdomRushMove>['steps']

/** Steps that are told at once: more nobody follows. */
const MOST_STEPS = 4
/** Answers of one question that are compared. */
const MOST_ANSWERS = 40

export function adviceFor(
  s: KingdomRush,
  seat: Seat,
  most: number,
  kept?: readonly Kept[],
  begun: Steps = [],
): readonly Way[] {
  const q = standing(s) as Asking | null
  if (!q || !asked(kingdomRush, s).includes(seat)) return []
  const reserved = reservedBy(kept)
  const followed = begun.length > 0 ? [wayOf(s, seat, begun)].filter(({ steps }) => steps.length > 0) : []
  const others =
    q.do === 'play'
      ? roundWays(s, seat, most, reserved)
      : s.phase === 'play'
        ? restWays(s, seat, most, reserved)
        : [wayOf(s, seat, [answers(s, seat, reserved)])]
  const [own] = followed
  const apart = own ? others.filter(({ steps }) => !same(steps[0], own.steps[0])) : others
  return [...followed, ...apart].slice(0, most)
}

/** Different ways to play the rest of the phase. */
function roundWays(s: KingdomRush, seat: Seat, most: number, reserved: Reserved): Way[] {
  const ways = new Map<string, Way>()
  const add = (wish: Wish) => {
    const way = wayOf(s, seat, stepsOf(s, seat, { reserved, ...wish }))
    const key = JSON.stringify(way.steps)
    if (!ways.has(key)) ways.set(key, way)
    return way
  }
  const best = add({})
  // Where a hero does something, it might do something else.
  const figure = best.why.steps.flatMap(({ deed }) => (deed.do === 'hero' ? [deed.figure] : []))[0]
  const wishes: Wish[] = [
    ...(figure === undefined ? [] : [{ instead: new Map([[figure, 1]]) }]),
    // As if the first thing were somebody else's affair.
    ...best.why.steps.slice(0, 1).flatMap((step) =>
      traysOf(step)
        .slice(0, 1)
        .map((card) => ({ reserved: new Map([...reserved, [card, ELSEWHERE]]) })),
    ),
    ...MOODS.map((temper) => ({ temper })),
  ]
  for (const wish of wishes) {
    if (ways.size >= most) break
    add(wish)
  }
  return [...ways.values()]
}

/** A seat at which nobody sits. */
const ELSEWHERE = -1
const READY: KingdomRushMove = { do: 'ready' }

/** What this seat does of the team's plan, one action after another, whatever the others do. */
function stepsOf(s: KingdomRush, seat: Seat, wish: Wish): Steps {
  const table = clone(s)
  const steps: (readonly KingdomRushMove[])[] = []
  for (const deed of planRound(s, wish)) {
    if (deed.seat !== seat) continue
    const after = clone(table)
    const script = perform(after, seat, deed.script, deed.use, wish.reserved)
    // What needs an answer of somebody else on the way is told as far as it is one's own.
    if (script.length > 0 && carriedOut(table, seat, script).given.length > 0) steps.push(script)
  }
  return steps.length > 0 ? steps : [[READY]]
}

/** The rest of what has been begun: each answer is tried with the best that can follow. */
function restWays(s: KingdomRush, seat: Seat, most: number, reserved: Reserved): Way[] {
  const legal = (moves(kingdomRush, s, seat) as KingdomRushMove[]).slice(0, MOST_ANSWERS)
  return legal
    .map((move) => finished(s, seat, move, reserved))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ script }) => wayOf(s, seat, [script]))
}

interface Finished {
  readonly script: readonly KingdomRushMove[]
  readonly worth: number
}

/** An answer and what follows from it, to the end of the action. */
function finished(s: KingdomRush, seat: Seat, move: KingdomRushMove, reserved: Reserved): Finished {
  const table = clone(s)
  play(kingdomRush, table, seat, move)
  const q = standing(table) as Asking | null
  // Where a tower looks says what it can do at all.
  if (q?.do === 'turn' && asked(kingdomRush, table).includes(seat)) {
    const ways = (moves(kingdomRush, table, seat) as KingdomRushMove[]).map((turn) =>
      finished(table, seat, turn, reserved),
    )
    const best = ways.reduce((one, other) => (other.worth > one.worth ? other : one))
    return { script: [move, ...best.script], worth: best.worth }
  }
  const rest = answers(table, seat, reserved)
  carriedOut(table, seat, rest)
  return { script: [move, ...rest], worth: new Cover(new Outlook(table, CALM)).total }
}

/** Far more than an action asks for. */
const LONGEST = 60

/** Sensible answers of one's own until an action has ended, or somebody else is asked. */
function answers(s: KingdomRush, seat: Seat, reserved: Reserved): readonly KingdomRushMove[] {
  const table = clone(s)
  const given: KingdomRushMove[] = []
  for (let count = 0; count < LONGEST; count++) {
    const q = standing(table) as Asking | null
    if (!q || !asked(kingdomRush, table).includes(seat)) break
    if (q.do === 'play' || (q.do === 'spend' && count > 0)) break
    const move = answerTo(table, q, seat, moves(kingdomRush, table, seat) as KingdomRushMove[], reserved)
    play(kingdomRush, table, seat, move)
    given.push(move)
    // What comes after a phase is another question.
    if (table.phase !== s.phase) break
  }
  return given
}

function wayOf(s: KingdomRush, seat: Seat, wanted: Steps): Way {
  const table = clone(s)
  const told: Intention[] = []
  const steps: (readonly KingdomRushMove[])[] = []
  for (const script of wanted.slice(0, MOST_STEPS)) {
    const { intention, given } = carriedOut(table, seat, script)
    if (given.length === 0) continue
    told.push(intention)
    steps.push(given)
  }
  const why = {
    steps: told,
    bought: boughtBy(s, steps.flat()),
    soldOut: isSoldOut(s),
    ...comparedWith(s, table),
  }
  return { steps, further: wanted.slice(MOST_STEPS), why }
}

function boughtBy(s: KingdomRush, script: readonly KingdomRushMove[]): Bought | null {
  const q = standing(s) as Asking | null
  const buys = script.find((move) => move.do === 'buy')
  const gives = script.find((move) => move.do === 'give')
  const tower = q?.do === 'buyer' ? q.tower : q?.do === 'spend' ? buys?.tower : undefined
  if (tower === undefined || !gives) return null
  const held = s.players.map(({ hand, incoming }) => hand.length + incoming.length)
  const { level } = needOf(s)
  return {
    tower,
    to: gives.to,
    fewest: s.seats > 1 && held[gives.to] === Math.min(...held),
    closes: level > 0 && (boxOf(s).towers[tower]?.level ?? 0) >= level,
  }
}

function isSoldOut(s: KingdomRush): boolean {
  const q = standing(s) as Asking | null
  if (q?.do !== 'spend') return false
  const [seat = 0] = asked(kingdomRush, s)
  return (moves(kingdomRush, s, seat) as KingdomRushMove[]).every((move) => move.do !== 'buy')
}

function comparedWith(s: KingdomRush, after: KingdomRush): Omit<Prospect, 'steps' | 'bought' | 'soldOut'> {
  const met = s.trays.length > 0
  const nothing = { destroyed: [], held: [], met, cells: 0 }
  if (s.phase !== 'play') return { ...nothing, lost: [0, 0], falls: [false, false], ahead: false }
  const without = forecast(s)
  // Who is the last to be ready changes nothing any more.
  if (after.phase !== 'play' || after.outcome) {
    const falls = without.defeat !== null
    return { ...nothing, lost: [without.lost, without.lost], falls: [falls, falls], ahead: true }
  }
  const with_ = forecast(after)
  const fates = new Map(without.trays.map(({ card, fate }) => [card, fate]))
  const become = (fate: string) =>
    with_.trays.flatMap((tray) =>
      tray.fate === fate && fates.has(tray.card) && fates.get(tray.card) !== fate ? [tray.card] : [],
    )
  return {
    destroyed: become('destroyed'),
    held: with_.trays.flatMap(({ card, fate, held }) => {
      const before = fates.get(card)
      return fate === 'stays' && held > 0 && (before === 'moves' || before === 'escapes') ? [card] : []
    }),
    lost: [without.lost, with_.lost],
    falls: [without.defeat !== null, with_.defeat !== null],
    ahead: true,
    met,
    cells: openCells(s) - openCells(after),
  }
}

function openCells(s: KingdomRush): number {
  return s.trays.reduce((sum, tray) => sum + countOf(enemiesOn(s, tray) & ~coveredOn(s, tray)), 0)
}
