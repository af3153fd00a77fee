/** `duskhall balance`: every side of a game against every other between equal bots, and who has the first turn. */
import { wilson } from '@duskhall/bots'
import { asked, type Game, type Move, moves, open, type Seat, seedFrom, type Table } from '@duskhall/kernel'
import { botNamed, contentOf, gameNamed, numberOf, optionsOf, readArguments, wordsOf } from './arguments.ts'
import { playAll, workersOf } from './crew.ts'
import { Fault, InputError, type Io } from './io.ts'
import { Progress } from './progress.ts'
import { type Job, workOf } from './simulate/games.ts'

export const balanceHelp = `duskhall balance <game> [options]

  Plays every side against every other between equal bots, each seed twice with
  the seats swapped. A side is an answer to the first question of a game for
  two. Rates are those of the side in the row, with their 95 % interval
  (Wilson); "first" is how often whoever was asked first has won.

  --bot BOT        who plays both sides (default greedy)
  --games N        how many games for each pair of sides (default 200)
  --seed WORDS     which games; the same words give the same games (default 1)
  --options JSON   table options, as in '{"opening":"balanced"}'
  --content FILE   play with this content file
  --workers N      threads (default: one for each processor)
  --json           print one JSON object and nothing else
`

const MOST_GAMES = 1_000_000

interface Pair {
  readonly sides: readonly [string, string]
  readonly games: number
  /** Victories of the first side; a victory both share is half a one. */
  wins: number
  firstWins: number
}

export async function balance(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, {
    bot: 'text',
    games: 'text',
    seed: 'text',
    options: 'text',
    content: 'text',
    workers: 'text',
    json: 'flag',
  })
  const [id] = wordsOf(given, 'the name of a game') as [string]
  const game = gameNamed(id)
  const bot = given.text('bot') ?? 'greedy'
  botNamed(bot, '--bot')
  if (game.seats.min > 2) throw new InputError(`${game.id} is not for two.`)
  const bots = [bot, bot]
  const content = contentOf(game, given.text('content'))
  if (game.teams?.(2, content?.id ?? game.content.standard).length === 1) {
    throw new InputError(`All players of ${game.id} win or lose together; simulate tells how often they win.`)
  }
  const options = await optionsOf(game, 2, given.text('options'), content?.id)
  const games = numberOf(given, 'games', { min: 2, max: MOST_GAMES, else: 200 })
  const workers = workersOf(given)
  const table = { ...(options === undefined ? {} : { options }), ...(content ? { content: content.id } : {}) }
  const sides = sidesOf(game, table)
  const pairs = sides.flatMap((one, at) => sides.slice(at + 1).map((other) => [one, other] as const))
  const progress = new Progress(io, games * pairs.length)
  const results: Pair[] = []
  try {
    for (const both of pairs) {
      const job: Job = {
        tournament: { game: id, bots, seed: given.text('seed') ?? '1', ...table },
        contentJson: content?.json ?? null,
        records: false,
        sides: both,
      }
      const before = results.length * games
      results.push(await playPair(job, both, games, workers, (done) => progress.show(before + done, '')))
    }
  } finally {
    progress.clear()
  }
  io.out(given.flag('json') ? inJson(id, bot, results) : inWords(sides.map(nameOf), results))
  return 0
}

/** The answers to the first question: what a player may choose to be. */
function sidesOf(game: Game, table: { readonly options?: unknown; readonly content?: string }): Move[] {
  const s: Table = open(game, { seats: 2, seed: seedFrom('sides'), ...table } as Parameters<typeof open>[1])
  const sides = moves(game, s, asked(game, s)[0] as Seat) as Move[]
  if (sides.every((side) => side.do === sides[0]?.do && Object.keys(side).length > 1)) return sides
  throw new InputError(`${game.id} has no sides to choose from.`)
}

/** The words of a side without the name of its question. */
function nameOf(side: Move): string {
  const { do: _, ...words } = side
  return Object.values(words).join(' ')
}

async function playPair(
  job: Job,
  both: readonly [Move, Move],
  games: number,
  workers: number,
  heard: (done: number) => void,
): Promise<Pair> {
  const pair: Pair = { sides: [nameOf(both[0]), nameOf(both[1])], games, wins: 0, firstWins: 0 }
  let done = 0
  await playAll(workOf(job), games, workers, (result) => {
    if ('failure' in result) throw new Fault(`Game ${result.index + 1} went wrong (${result.failure}).`)
    pair.wins += result.shares[0] as number
    pair.firstWins += result.shares[result.first] as number
    heard(++done)
  })
  return pair
}

function firstOf(pairs: readonly Pair[]): { wins: number; games: number } {
  return {
    wins: pairs.reduce((sum, { firstWins }) => sum + firstWins, 0),
    games: pairs.reduce((sum, { games }) => sum + games, 0),
  }
}

function inJson(game: string, bot: string, pairs: readonly Pair[]): string {
  const first = firstOf(pairs)
  const table = pairs.map(({ sides, games, wins, firstWins }) => {
    return { sides, games, ...wilson(wins, games), first: wilson(firstWins, games) }
  })
  return `${JSON.stringify({ game, bot, pairs: table, first: wilson(first.wins, first.games) })}\n`
}

function inWords(sides: readonly string[], pairs: readonly Pair[]): string {
  const width = Math.max(...sides.map((side) => side.length))
  const lines = pairs.map(({ sides: [one, other], games, wins, firstWins }) => {
    const names = `${one.padEnd(width)} : ${other.padEnd(width)}`
    return `${names}  ${rateOf(wins, games)}  first ${rateOf(firstWins, games)}  ${games} games`
  })
  const totals = sides.map((side) => {
    const own = pairs.filter((pair) => pair.sides.includes(side))
    const games = own.reduce((sum, pair) => sum + pair.games, 0)
    const wins = own.reduce(
      (sum, pair) => sum + (pair.sides[0] === side ? pair.wins : pair.games - pair.wins),
      0,
    )
    return `${side.padEnd(width)} : all${' '.repeat(Math.max(0, width - 3))}  ${rateOf(wins, games)}`
  })
  const first = firstOf(pairs)
  return `${[...lines, ...totals].join('\n')}\nfirst player  ${rateOf(first.wins, first.games)}\n`
}

function rateOf(wins: number, games: number): string {
  const { rate, low, high } = wilson(wins, games)
  return `${percent(rate)} % (${percent(low)} to ${percent(high)})`
}

function percent(rate: number): string {
  return (100 * rate).toFixed(1).padStart(4)
}
