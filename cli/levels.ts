/** `duskhall levels`: every level of a game against the one below it, as the table that stands in `docs/levels.md`. */
import { type Interval, LEVELS, teamsOf, wilson } from '@duskhall/bots'
import type { Game } from '@duskhall/kernel'
import { botNamed, type Given, gameNamed, numberOf, optionsOf, readArguments, wordsOf } from './arguments.ts'
import { playAll, workersOf } from './crew.ts'
import { Fault, InputError, type Io } from './io.ts'
import { Progress } from './progress.ts'
import { workOf } from './simulate/games.ts'
import { percent } from './simulate/percent.ts'

export const levelsHelp = `duskhall levels <game> [options]

  Plays every level against the one below it, one seat of the higher level and
  the others of the lower, in every place; who is played is drawn for each seed.
  Of a game that all win or lose together it plays each level by itself, all of
  them on the same seeds. Prints a table with 95 % intervals (Wilson).

  --pairs LIST     other bots, as in master:search:200ms,expert:greedy
  --seats N        at how many seats (default: 2)
  --games N        how many games for each pair (default 400)
  --seed WORDS     which games; the same words give the same games (default levels)
  --options JSON   table options, as in '{"difficulty":"heroic"}'
  --workers N      threads (default: one for each processor)
`

/** Whoever is looked at, and against whom. */
interface Match {
  readonly higher: string
  /** Nobody, where all play together. */
  readonly lower: string | null
}

export async function levels(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, {
    pairs: 'text',
    seats: 'text',
    games: 'text',
    seed: 'text',
    options: 'text',
    workers: 'text',
  })
  const [id] = wordsOf(given, 'the name of a game') as [string]
  const game = gameNamed(id)
  const { min, max } = game.seats
  const seats = numberOf(given, 'seats', { min, max, else: Math.max(2, min) })
  const games = numberOf(given, 'games', { min: 1, max: 1_000_000, else: 400 })
  const workers = workersOf(given)
  const options = await optionsOf(game, seats, given.text('options'), undefined)
  const seed = given.text('seed') ?? 'levels'
  const matches = matchesOf(given, game, seats)
  const progress = new Progress(io, games * matches.length)
  const lines: string[] = []
  try {
    for (const match of matches) {
      const { higher, lower } = match
      const bots = Array.from({ length: seats }, (_, entry) => (entry === 0 ? higher : (lower ?? higher)))
      const tournament = { game: id, bots, seed, ...(options === undefined ? {} : { options }) }
      const before = lines.length * games
      let won = 0
      let done = 0
      await playAll(
        workOf({ tournament, contentJson: null, records: false, drawn: true }),
        games,
        workers,
        (result) => {
          if ('failure' in result) throw new Fault(`Game ${result.index + 1} went wrong (${result.failure}).`)
          won += result.shares[0] as number
          progress.show(before + ++done, named(match))
        },
      )
      lines.push(lineOf(match, wilson(won, games), games))
    }
  } finally {
    progress.clear()
  }
  io.out(`| ${id}, ${seats} seats | won | 95 % | games |\n| --- | --- | --- | --- |\n${lines.join('')}`)
  return 0
}

function matchesOf(given: Given, game: Game, seats: number): Match[] {
  const words = given.text('pairs')
  const names = Object.keys(LEVELS)
  const isTeam = teamsOf(game, { game: game.id, bots: new Array(seats).fill(''), seed: '' }).length === 1
  if (words !== undefined && isTeam)
    throw new InputError(`All seats of ${game.id} win or lose together; it has no pairs.`)
  if (words !== undefined) return words.split(',').map(pairOf)
  if (isTeam) return names.map((higher) => ({ higher, lower: null }))
  return names.slice(1).map((higher, at) => ({ higher, lower: names[at] as string }))
}

/** Names of bots may have a colon themselves: the first part of the words that is one ends the first name. */
function pairOf(words: string): Match {
  const parts = words.trim().split(':')
  for (let at = 1; at < parts.length; at++) {
    const both = { higher: parts.slice(0, at).join(':'), lower: parts.slice(at).join(':') }
    if (isBot(both.higher) && isBot(both.lower)) return both
  }
  throw new InputError(`--pairs is a list of two bots each, as in expert:greedy, not "${words}".`)
}

function isBot(name: string): boolean {
  try {
    botNamed(name, '--pairs')
    return true
  } catch {
    return false
  }
}

const named = ({ higher, lower }: Match) => (lower === null ? higher : `${higher} : ${lower}`)

function lineOf(match: Match, { rate, low, high }: Interval, games: number): string {
  return `| ${named(match)} | ${percent(rate)} | ${percent(low)} to ${percent(high)} | ${games} |\n`
}
