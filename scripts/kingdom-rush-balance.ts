/**
 * The balance of Kingdom Rush: plays cells (scenario, level, seats) with a team of bots, every game on a seed of its own,
 * and prints how many are won, how the heroes fare and which families of towers are built.
 *
 *   node scripts/kingdom-rush-balance.ts --seats 2 --games 100 --bot greedy --scenarios 1,2 --levels star2,iron --seed 1
 */
import { parseArgs } from 'node:util'
import { botOf, playBout, wilson } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import { boxOf } from '@duskhall/games/kingdom-rush/content/box.ts'
import { DIFFICULTIES, FAMILIES } from '@duskhall/games/kingdom-rush/content/words.ts'
import type { KingdomRush, KingdomRushMove } from '@duskhall/games/kingdom-rush/state.ts'
import { type Game, type MatchRecord, seedFrom } from '@duskhall/kernel'

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'greedy' },
    scenarios: { type: 'string', default: '1,2,3,4,5,6,7,8,9,10' },
    levels: { type: 'string', default: DIFFICULTIES.join() },
    seed: { type: 'string', default: '1' },
  },
})

/** A team that only holds its ground has lost by then (KR-ROUND-R6); games take about fifteen. */
const ROUNDS = 99

const game = gameOf('kingdom-rush') as Game
const knowledge = knowledgeOf('kingdom-rush')
const seats = Number(values.seats)
const games = Number(values.games)

/** Of whom or of what: games, and how many of them were won. */
interface Tally {
  games: number
  won: number
}

const heroes = new Map<string, Tally>()
const families = new Map<string, Tally>()
const all: Tally = { games: 0, won: 0 }

function count(tallies: Map<string, Tally>, name: string, isWon: boolean): void {
  const tally = tallies.get(name) ?? { games: 0, won: 0 }
  tally.games++
  if (isWon) tally.won++
  tallies.set(name, tally)
}

/** The families a game has seen built. */
function built({ moves }: MatchRecord, s: KingdomRush): Set<string> {
  const { towers } = boxOf(s)
  const found = (moves as MatchRecord<KingdomRushMove>['moves']).flatMap(({ move }) =>
    move.do === 'build' ? (FAMILIES[towers[move.tower]?.family ?? -1] ?? []) : [],
  )
  return new Set(found)
}

function playCell(scenario: number, difficulty: string): string {
  const cell: Tally = { games: 0, won: 0 }
  let hearts = 0
  let rounds = 0
  for (let index = 0; index < games; index++) {
    const played = playBout({
      game,
      knowledge,
      bots: Array.from({ length: seats }, () => botOf(values.bot)),
      seed: seedFrom('balance', values.seed, scenario, difficulty, seats, index),
      options: { scenario, difficulty, roundLimit: ROUNDS },
    })
    const s = played.state as KingdomRush
    const isWon = (s.outcome?.winners.length ?? 0) > 0
    for (const tally of [cell, all]) {
      tally.games++
      if (isWon) tally.won++
    }
    if (isWon) hearts += s.hearts
    rounds += s.round
    for (const { hero } of s.heroes) count(heroes, boxOf(s).heroes[hero]?.id ?? '', isWon)
    for (const family of built(played.record, s)) count(families, family, isWon)
  }
  const { rate, low, high } = wilson(cell.won, cell.games)
  const interval = `${percent(rate)} (${percent(low)} to ${percent(high)})`
  const left = cell.won === 0 ? '-' : (hearts / cell.won).toFixed(1)
  return `${scenario} ${difficulty.padEnd(6)} ${interval}  hearts ${left}  rounds ${(rounds / cell.games).toFixed(1)}`
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(0)} %`
}

console.log(`${values.bot} for ${seats}, ${games} games a cell, seed ${values.seed}`)
for (const scenario of values.scenarios.split(',').map(Number))
  for (const level of values.levels.split(',')) console.log(playCell(scenario, level))

const mean = all.won / all.games
console.log(`all ${percent(mean)} of ${all.games}`)
for (const [hero, { games: of, won }] of heroes) {
  const off = 100 * (won / of - mean)
  console.log(`${hero}: ${percent(won / of)} of ${of} (${off >= 0 ? '+' : ''}${off.toFixed(0)} points)`)
}
for (const [family, { games: of }] of families) console.log(`${family}: built in ${percent(of / all.games)}`)
