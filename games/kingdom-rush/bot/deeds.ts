/**
 * What a seat does next: the team's plan is made once and followed while the table is what the plan foresaw, whoever
 * acts; then it is made anew.
 */
import { clone, moves, type Seat, standing } from '@duskhall/kernel'
import { kingdomRush } from '../game.ts'
import type { Asking, KingdomRush, KingdomRushMove } from '../state.ts'
import { answerTo } from './answers.ts'
import { type Deed, perform, planRound } from './plan.ts'

/** Tables whose plans are remembered. */
const MOST_KNOWN = 256

/** What is left of plans, by what everybody sees. */
const known = new Map<string, readonly Deed[]>()

function remember(key: string, deeds: readonly Deed[]): void {
  known.delete(key)
  known.set(key, deeds)
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string)
}

/** All that a plan depends on: nothing that is hidden. */
function sightOf(s: KingdomRush): string {
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
    [supply, spells, trays, towers, players, heroes, wildcat, bench, life, piles, options],
  ])
}

/** What is still to be done by anybody, as far as it is planned. */
export function deedsFrom(s: KingdomRush): readonly Deed[] {
  const key = sightOf(s)
  const deeds = known.get(key) ?? planRound(s)
  remember(key, deeds)
  return deeds
}

const READY: KingdomRushMove = { do: 'ready' }

/** The answers of a seat from the open question of phase 2 on: its next action, or that it is ready. */
function nextDeed(s: KingdomRush, seat: Seat): readonly KingdomRushMove[] {
  const deeds = deedsFrom(s)
  const deed = deeds.find((one) => one.seat === seat)
  if (!deed) return [READY]
  const after = clone(s)
  const script = perform(after, seat, deed.script, deed.use)
  if (script.length === 0) {
    // It cannot be done any more.
    remember(
      sightOf(s),
      deeds.filter((one) => one !== deed),
    )
    return nextDeed(s, seat)
  }
  remember(
    sightOf(after),
    deeds.filter((one) => one !== deed),
  )
  return script
}

/** What a seat answers, and how it would go on. */
export function answersOf(s: KingdomRush, seat: Seat): readonly KingdomRushMove[] {
  const q = standing(s) as Asking
  if (q.do === 'play') return nextDeed(s, seat)
  return [answerTo(s, q, seat, moves(kingdomRush, s, seat) as KingdomRushMove[])]
}
