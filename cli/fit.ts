/** `duskhall fit`: games between bots, and the weights of the evaluation that best foretell who won them. */
import {
  botOf,
  type FinishedGame,
  fitNet,
  pairingOf,
  playBout,
  Samples,
  stray,
  worthsOf,
} from '@duskhall/bots'
import { writeNet, writeWeights } from '@duskhall/bots/knowledge'
import { knowledgeOf } from '@duskhall/games'
import {
  drawnChoices,
  type Foresight,
  type Game,
  int,
  type Knowledge,
  rngFrom,
  type Seat,
  type Seed,
  seedFrom,
  type Table,
} from '@duskhall/kernel'
import { botNamed, type Given, gameNamed, numberOf, readArguments, wordsOf } from './arguments.ts'
import { checkOut, writeOut } from './files.ts'
import { InputError, type Io } from './io.ts'

export const fitHelp = `duskhall fit <game> [options]

  Fits the weights of a game's evaluation to games between bots, at every count
  of seats, and writes them as a file that stands beside the features.

  --net          fit the net that looks at where plans end, instead of the weights
  --bot BOT      who plays, straying now and then (default quick)
  --games N      how many games for each count of seats (default 10000)
  --seed WORDS   which games (default fit)
  --out FILE     where to write (default: standard output)
`

/** One position in so many is kept: neighbours in one game tell nearly the same. */
const SPARSE = 4

export async function fit(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, { net: 'flag', bot: 'text', games: 'text', seed: 'text', out: 'text' })
  const school = schoolOf(given)
  const out = given.text('out')
  if (out !== undefined) checkOut(out, '--out')
  const text = given.flag('net') ? net(school, io) : weights(school, io)
  if (out === undefined) io.out(text)
  else writeOut(out, text, '--out')
  return 0
}

/** The games that are learnt from. */
interface School {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly bot: string
  /** For each count of seats. */
  readonly games: number
  readonly seed: string
}

function schoolOf(given: Given): School {
  const [id] = wordsOf(given, 'the name of a game') as [string]
  const game = gameNamed(id)
  const bot = given.text('bot') ?? 'quick'
  botNamed(bot, '--bot')
  return {
    game,
    knowledge: knowledgeOf(id),
    bot,
    games: numberOf(given, 'games', { min: 1, max: 1_000_000, else: 10_000 }),
    seed: given.text('seed') ?? 'fit',
  }
}

/** Watches a game from its beginning and hears, by seat, how much of it was won. */
interface Pupil {
  watch(s: Table): void
  close(shares: readonly number[]): void
}

function playGames(school: School, seats: number, pupilOf: (seed: Seed) => Pupil): void {
  const { game, knowledge } = school
  const bots = new Array<string>(seats).fill(school.bot)
  const seated = bots.map((spec) => stray(botOf(spec)))
  for (let index = 0; index < school.games; index++) {
    const { seed } = pairingOf(game, { game: game.id, bots, seed: school.seed }, index * seats)
    const pupil = pupilOf(seed)
    // A fit should see all that a table can choose.
    const options = drawnChoices(game.options, seats, seed)
    const { state } = playBout({ game, knowledge, bots: seated, seed, options }, (s) => pupil.watch(s))
    pupil.close(worthsOf(game, state))
  }
}

function weights(school: School, io: Io): string {
  const { game, knowledge } = school
  const heads: Record<string, number[]> = {}
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const samples = new Samples(knowledge)
    playGames(school, seats, (seed) => pupilOfWeights(knowledge, samples, seed))
    for (const { head, count, weights, error } of samples.fit()) {
      heads[head] = weights
      io.err(`${head}: ${count} positions, mean squared error ${error.toFixed(4)}\n`)
    }
  }
  return writeWeights(knowledge.features, heads)
}

function pupilOfWeights(knowledge: Knowledge, samples: Samples, seed: Seed): Pupil {
  const rng = rngFrom(seedFrom(seed, 'sparse'))
  let head = ''
  return {
    watch(s) {
      if (!knowledge.settled(s)) return
      // Positions of a rare kind are all kept.
      const before = head
      head = knowledge.head(s)
      if (head !== before || int(rng, SPARSE) === 0) samples.note(s)
    },
    close: (shares) => samples.close(shares),
  }
}

function net(school: School, io: Io): string {
  const { game, knowledge } = school
  const { foresight } = knowledge
  if (!foresight) throw new InputError(`${game.id} has no net to fit.`)
  const finished: FinishedGame[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    playGames(school, seats, () => pupilOfNet(foresight, finished))
  }
  const { layers, error, linearError } = fitNet(finished)
  const errors = `mean squared error ${error.toFixed(4)}, of a linear value ${linearError.toFixed(4)}`
  io.err(`${finished.length} games; over those kept back: ${errors}\n`)
  return writeNet(foresight.inputs, layers)
}

function pupilOfNet(foresight: Foresight<Table>, finished: FinishedGame[]): Pupil {
  const rows: Float64Array[] = []
  const seats: Seat[] = []
  let eyes: Seat | null = null
  return {
    watch(s) {
      const before = eyes
      eyes = foresight.eyes(s)
      // A position may stay as it is for the net while the first answers are given.
      if (eyes === null || eyes === before) return
      const row = new Float64Array(foresight.inputs.length)
      foresight.measure(s, row)
      rows.push(row)
      seats.push(eyes)
    },
    close: (shares) => finished.push({ rows, won: seats.map((seat) => shares[seat] as number) }),
  }
}
