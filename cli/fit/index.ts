/** `duskhall fit`: games between bots, and the weights of the evaluation that best foretell who won them. */
import { type FinishedGame, fitNet, roundsOf, Samples } from '@duskhall/bots'
import { type Layer, type NetFile, readNet, writeNet, writeWeights } from '@duskhall/bots/knowledge'
import { knowledgeOf } from '@duskhall/games'
import {
  asSentence,
  botNamed,
  type Given,
  gameNamed,
  jsonIn,
  numberOf,
  readArguments,
  wordsOf,
} from '../arguments.ts'
import { playAll, workersOf } from '../crew.ts'
import { checkOut, writeOut } from '../files.ts'
import { InputError, type Io } from '../io.ts'
import { Progress } from '../progress.ts'
import { type Lesson, type School, workOf } from './games.ts'

export const fitHelp = `duskhall fit <game> [options]

  Fits the weights of a game's evaluation to games between bots, at every count
  of seats, and writes them as a file that stands beside the features. The same
  games give the same file, however many threads play them.

  --net          fit the net that looks at where plans end, instead of the weights
  --from FILE    with --net: go on with this net instead of beginning with nothing
  --chances      fit the chances that people are told, at tables of every kind and
                 for all counts of seats together; nobody strays
  --bot BOT      who plays, straying now and then (default quick)
  --games N      how many games for each count of seats (default 10000)
  --seed WORDS   which games (default fit)
  --workers N    threads (default: one for each processor)
  --out FILE     where to write (default: standard output)
`

export async function fit(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, {
    net: 'flag',
    from: 'text',
    chances: 'flag',
    bot: 'text',
    games: 'text',
    seed: 'text',
    workers: 'text',
    out: 'text',
  })
  const course = courseOf(given, io)
  const out = given.text('out')
  if (out !== undefined) checkOut(out, '--out')
  const text = await FITS[aimOf(given)](course, io)
  if (out === undefined) io.out(text)
  else writeOut(out, text, '--out')
  return 0
}

/** A net is judged by games that it did not learn from. */
const LEAST = { weights: 1, net: 2, chances: 1 } as const

function aimOf(given: Given): School['aim'] {
  if (given.flag('chances')) return 'chances'
  return given.flag('net') ? 'net' : 'weights'
}

/** A game with all that is learnt of it, at each of its counts of seats. */
interface Course {
  readonly id: string
  readonly seats: readonly number[]
  /** Of the net to go on with, none where a new one is to begin. */
  readonly begun: readonly Layer[]
  lessons(seats: number): Promise<readonly Lesson[]>
}

function courseOf(given: Given, io: Io): Course {
  const [id] = wordsOf(given, 'the name of a game') as [string]
  const { min, max } = gameNamed(id).seats
  const bot = given.text('bot') ?? 'quick'
  botNamed(bot, '--bot')
  const games = numberOf(given, 'games', { min: LEAST[aimOf(given)], max: 1_000_000, else: 10_000 })
  const workers = workersOf(given)
  const school = { game: id, bot, seed: given.text('seed') ?? 'fit', aim: aimOf(given) }
  return {
    id,
    begun: begunIn(given, id),
    seats: Array.from({ length: max - min + 1 }, (_, at) => min + at),
    lessons: (seats) => attend({ ...school, seats }, games, workers, io),
  }
}

function begunIn(given: Given, id: string): readonly Layer[] {
  const path = given.text('from')
  if (path === undefined) return []
  if (aimOf(given) !== 'net') throw new InputError('--from is for a net: say --net, too.')
  const file = jsonIn(path, 'net')
  try {
    readNet(file, knowledgeOf(id).foresight?.inputs ?? [])
  } catch (error) {
    throw new InputError(`The net ${path} cannot be used: ${asSentence(error as Error)}`)
  }
  return (file as NetFile).layers
}

/** Every lesson in its place, whoever was done first. */
async function attend(school: School, games: number, workers: number, io: Io): Promise<readonly Lesson[]> {
  const lessons = new Array<Lesson>(games)
  const progress = new Progress(io, games)
  let done = 0
  try {
    await playAll(workOf(school), games, workers, (lesson) => {
      lessons[lesson.index] = lesson
      progress.show(++done, `${school.seats} seats`)
    })
  } finally {
    progress.clear()
  }
  return lessons
}

/** All games together: a head that does not name a number of seats is fitted to those of all. */
async function weights({ id, seats: counts, lessons }: Course, io: Io): Promise<string> {
  const samples = new Samples()
  for (const seats of counts)
    for (const { positions, shares } of await lessons(seats)) samples.add(positions, shares)
  const heads: Record<string, number[]> = {}
  for (const { head, count, weights, error } of samples.fit()) {
    heads[head] = weights
    io.err(`${head}: ${count} positions, mean squared error ${error.toFixed(4)}\n`)
  }
  return writeWeights(knowledgeOf(id).features, heads)
}

async function net({ id, seats: counts, begun, lessons }: Course, io: Io): Promise<string> {
  const { foresight } = knowledgeOf(id)
  if (!foresight) throw new InputError(`${id} has no net to fit.`)
  const all: Lesson[] = []
  for (const seats of counts) all.push(...(await lessons(seats)))
  const progress = new Progress(io, roundsOf(begun), 'rounds')
  let rounds = 0
  const gone = () => progress.show(++rounds, 'the net learns')
  const { layers, error, linearError } = fitNet(all.map(sidesOf), gone, begun)
  progress.clear()
  const errors = `mean squared error ${error.toFixed(4)}, of a linear value ${linearError.toFixed(4)}`
  io.err(`${all.length} games; over those kept back: ${errors}\n`)
  return writeNet(foresight.inputs, layers)
}

/** What each seat saw, and what it won. */
function sidesOf({ positions, shares }: Lesson): FinishedGame {
  return shares.map((won, seat) => {
    return { rows: positions.filter((position) => position.seat === seat).map(({ row }) => row), won }
  })
}

const FITS = { weights, net, chances: weights } as const
