/** `duskhall simulate`: many games between bots, and how sure the result is. */
import { type Interval, teamsOf, wilson } from '@duskhall/bots'
import {
  contentOf,
  type Given,
  gameNamed,
  numberOf,
  optionsOf,
  readArguments,
  seatsOf,
  wordsOf,
} from '../arguments.ts'
import { playAll, workersOf } from '../crew.ts'
import { InputError, type Io } from '../io.ts'
import { Progress } from '../progress.ts'
import { type Job, type Result, workOf } from './games.ts'
import { percent } from './percent.ts'
import { Shelf } from './shelf.ts'
import { TeamResults } from './team.ts'

export const simulateHelp = `duskhall simulate <game> --seats BOT,BOT[,…] [options]

  Plays games between bots. Games come in rounds on one seed in which the bots
  change places; where equal bots would play the same game again it has a seed
  of its own. Every rate comes with its 95 % interval (Wilson). Of a game that
  all win or lose together it says how often they did, and how it went.

  --seats LIST     one bot for each seat: random, quick, greedy, search:200ms,
                   search:500i, apprentice, regular, skilled, expert, master
  --games N        how many games (default 100)
  --seed WORDS     which games; the same words give the same games (default 1)
  --options JSON   table options, as in '{"firstPlayer":"0"}'
  --content FILE   play with this content file
  --workers N      threads (default: one for each processor)
  --save FOLDER    write the record of every game there; what is there already
                   is never replaced
  --json           print one JSON object and nothing else
`

const MOST_GAMES = 1_000_000

interface Standing extends Interval {
  readonly bot: string
  readonly wins: number
}

export async function simulate(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, {
    seats: 'text',
    games: 'text',
    seed: 'text',
    options: 'text',
    content: 'text',
    workers: 'text',
    save: 'text',
    json: 'flag',
  })
  const [id] = wordsOf(given, 'the name of a game') as [string]
  const games = numberOf(given, 'games', { min: 1, max: MOST_GAMES, else: 100 })
  const workers = workersOf(given)
  const folder = given.text('save')
  const job = await jobOf(given, id)
  const shelf = folder === undefined ? null : new Shelf(folder)
  shelf?.prepare(Array.from({ length: games }, (_, index) => nameOf(job, index)))

  const { bots } = job.tournament
  const wins = bots.map(() => 0)
  const failures: Extract<Result, { failure: string }>[] = []
  let finished = 0
  let moves = 0
  const team = isTeam(job) ? new TeamResults() : null
  const progress = new Progress(io, games)
  const began = performance.now()
  const hear = (result: Result) => {
    if ('failure' in result) failures.push(result)
    else {
      finished++
      moves += result.moves
      team?.hear(result)
      result.shares.forEach((share, entry) => {
        wins[entry] = (wins[entry] as number) + share
      })
      shelf?.put(nameOf(job, result.index), result.record as string)
    }
    progress.show(finished + failures.length, `${bots[0]} ${percent((wins[0] as number) / finished)}`)
  }
  try {
    await playAll(workOf(job), games, workers, hear)
  } finally {
    progress.clear()
  }
  const seconds = (performance.now() - began) / 1000

  const standings = bots.map((bot, entry): Standing => {
    return { bot, wins: wins[entry] as number, ...wilson(wins[entry] as number, finished) }
  })
  const movesPerSecond = Math.round(moves / seconds)
  if (given.flag('json')) {
    const together = team ? { team: team.inNumbers() } : {}
    io.out(`${JSON.stringify({ game: id, games, finished, bots: standings, ...together, movesPerSecond })}\n`)
  } else {
    io.out(`${team ? team.inWords(bots) : inWords(standings, finished)}${speed(finished, moves, seconds)}`)
  }
  for (const failure of failures) {
    const file = (shelf ?? new Shelf('.')).putAside(`failed-${nameOf(job, failure.index)}`, failure.record)
    io.err(`Game ${failure.index + 1} went wrong (${failure.failure}); its record is ${file}.\n`)
  }
  return failures.length === 0 ? 0 : 1
}

async function jobOf(given: Given, id: string): Promise<Job> {
  const game = gameNamed(id)
  const seats = given.text('seats')
  if (seats === undefined) throw new InputError('The command needs --seats, as in --seats greedy,random.')
  const bots = seatsOf(game, seats)
  const content = contentOf(game, given.text('content'))
  const options = await optionsOf(game, bots.length, given.text('options'), content?.id)
  const tournament = {
    game: id,
    bots,
    seed: given.text('seed') ?? '1',
    ...(options === undefined ? {} : { options }),
    ...(content ? { content: content.id } : {}),
  }
  return { tournament, contentJson: content?.json ?? null, records: given.text('save') !== undefined }
}

function nameOf({ tournament }: Job, index: number): string {
  const seed = tournament.seed.replaceAll(/[^A-Za-z0-9-]+/g, '-').slice(0, 40)
  return `${tournament.game}-${tournament.bots.length}-seats-seed-${seed}-game-${index + 1}.json`
}

/** Whether all seats win and lose together. */
function isTeam({ tournament }: Job): boolean {
  return teamsOf(gameNamed(tournament.game), tournament).length === 1
}

function inWords(standings: readonly Standing[], games: number): string {
  const width = Math.max(...standings.map(({ bot }) => bot.length))
  const lines = standings.map(({ bot, wins, rate, low, high }) => {
    const share = Number.isInteger(wins) ? `${wins}` : wins.toFixed(1)
    return `${bot.padEnd(width)}  ${percent(rate).padStart(7)}  (${percent(low)} to ${percent(high)})  ${share} of ${games}`
  })
  return `${lines.join('\n')}\n`
}

function speed(games: number, moves: number, seconds: number): string {
  return `${games} games, ${moves} moves in ${seconds.toFixed(1)} s: ${Math.round(moves / seconds)} moves a second\n`
}
