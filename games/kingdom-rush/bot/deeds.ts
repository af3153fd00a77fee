/**
 * What a seat does next: the team's plan is made once and followed while the table is what the plan foresaw, whoever
 * acts; then it is made anew.
 */
import { clone, type Kept, moves, type Seat, standing, type Taste } from '@duskhall/kernel'
import { kingdomRush } from '../game.ts'
import type { Asking, KingdomRush, KingdomRushMove } from '../state.ts'
import { answerTo } from './answers.ts'
import { isOverdue } from './patience.ts'
import { type Deed, perform, planRound, type Wish } from './plan.ts'
import { NOBODY, type Reserved, reservedBy } from './reserved.ts'
import { CALM, type Temper, temperOf } from './temper.ts'

/** Tables whose plans are remembered. */
const MOST_KNOWN = 256

/** What is left of plans, by what everybody sees. */
const known = new Map<string, readonly Deed[]>()

function remember(key: string, deeds: readonly Deed[]): void {
  known.delete(key)
  known.set(key, deeds)
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string)
}

/** How a seat looks at the table: what matters to it, and what it leaves to others. */
interface Eye {
  readonly temper: Temper
  readonly reserved: Reserved
  /** What it likes to buy. */
  readonly taste?: Taste | undefined
}

const PLAIN: Eye = { temper: CALM, reserved: NOBODY }

/** All that a plan depends on: nothing that is hidden. */
function sightOf(s: KingdomRush, { temper, reserved }: Eye): string {
  const {
    scenario,
    level,
    round,
    hearts,
    diamonds,
    soldiers,
    supply,
    spells,
    closed,
    passed,
    banned,
    fallow,
  } = s
  const { trays, towers, players, heroes, wildcat, bench, boss, seats, options } = s
  // How many questions were asked tells games apart that have come to the same table on different ways.
  const { asked } = s
  const piles = s.piles.map(({ parts }) => parts.map(({ cards }) => cards.length))
  const life = boss && [boss.life, boss.met, boss.hurries, boss.holds]
  return JSON.stringify([
    [scenario, level, round, hearts, diamonds, soldiers, closed, passed, banned, fallow, seats, asked],
    [temper.tries, temper.pass, ...reserved],
    [supply, spells, trays, towers, players, heroes, wildcat, bench, life, piles, options],
  ])
}

/** What is still to be done by anybody, as far as it is planned. */
export function deedsFrom(s: KingdomRush, eye: Eye = PLAIN): readonly Deed[] {
  const key = sightOf(s, eye)
  const deeds = known.get(key) ?? planRound(s, eye)
  remember(key, deeds)
  return deeds
}

const READY: KingdomRushMove = { do: 'ready' }

/** The answers of a seat from the open question of phase 2 on: its next action, or that it is ready. */
function nextDeed(s: KingdomRush, seat: Seat, eye: Eye): readonly KingdomRushMove[] {
  const deeds = deedsFrom(s, eye)
  const deed = deeds.find((one) => one.seat === seat)
  if (!deed) return [READY]
  const after = clone(s)
  const script = perform(after, seat, deed.script, deed.use, eye.reserved)
  if (script.length === 0) {
    // It cannot be done any more.
    remember(
      sightOf(s, eye),
      deeds.filter((one) => one !== deed),
    )
    return nextDeed(s, seat, eye)
  }
  remember(
    sightOf(after, eye),
    deeds.filter((one) => one !== deed),
  )
  return script
}

/** What a seat answers, and how it would go on. */
export function answersOf(s: KingdomRush, seat: Seat, eye: Eye = PLAIN): readonly KingdomRushMove[] {
  const q = standing(s) as Asking
  if (q.do === 'play') return nextDeed(s, seat, eye)
  return [answerTo(s, q, seat, moves(kingdomRush, s, seat) as KingdomRushMove[], eye.reserved, eye.taste)]
}

/** Other ways to see a round than the calm one: nothing or all for better towers, Portals at once or late. */
export const MOODS: readonly Temper[] = [
  { ...CALM, pass: 0, need: 0 },
  { ...CALM, pass: 2 * CALM.pass, need: 2 * CALM.need },
  { ...CALM, portal: 4, lastPortal: 8, tower: CALM.tower / 2 },
  { ...CALM, portal: 0, tower: 2 * CALM.tower },
]

/** How many of a hero's best ways are compared. */
const WAYS = 3

/**
 * What a seat might do next, the plan that is followed first. What matters most in a round is where heroes stand and which
 * towers are given up: as long as its hero has not acted a seat has other ways, and afterwards follows the plan.
 */
export function waysOf(
  s: KingdomRush,
  seat: Seat,
  most: number,
  margin: number,
  kept?: readonly Kept[],
  taste?: Taste,
): readonly (readonly KingdomRushMove[])[] {
  const reserved = reservedBy(kept)
  const first = answersOf(s, seat, { temper: temperOf(margin), reserved, taste })
  const figure = s.heroes.findIndex(
    ({ owner, played, state }) => owner === seat && played === 0 && state === 'up',
  )
  if (most < 2 || figure < 0 || standing(s)?.do !== 'play' || isOverdue(s)) return [first]
  const wishes: Wish[] = [
    ...Array.from({ length: WAYS - 1 }, (_, way) => ({ instead: new Map([[figure, way + 1]]) })),
    ...MOODS.map((temper) => ({ temper })),
  ]
  const ways = new Map([[JSON.stringify(first), first]])
  for (const wish of wishes) {
    if (ways.size >= most) break
    const deed = planRound(s, { ...wish, reserved }).find((one) => one.seat === seat)
    const script = deed ? perform(clone(s), seat, deed.script, deed.use, reserved) : [READY]
    if (script.length > 0) ways.set(JSON.stringify(script), script)
  }
  return [...ways.values()]
}
