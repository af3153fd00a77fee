/** `duskhall fit`: games between bots, and the weights of the evaluation that best foretell who won them. */
import { writeFileSync } from 'node:fs'
import { botOf, pairingOf, playBout, Samples, stray } from '@duskhall/bots'
import { knowledgeOf } from '@duskhall/games'
import { int, rngFrom, seedFrom, type Table, writeWeights } from '@duskhall/kernel'
import { gameNamed, numberOf, readArguments, reasonOf, seatsOf, wordsOf } from './arguments.ts'
import { InputError, type Io } from './io.ts'

export const fitHelp = `duskhall fit <game> [options]

  Fits the weights of a game's evaluation to games between bots, at every count
  of seats, and writes them as a file that stands beside the features.

  --bot BOT      who plays, straying now and then (default quick)
  --games N      how many games for each count of seats (default 10000)
  --seed WORDS   which games (default fit)
  --out FILE     where to write (default: standard output)
`

/** One position in so many is kept: neighbours in one game tell nearly the same. */
const SPARSE = 4

export async function fit(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, { bot: 'text', games: 'text', seed: 'text', out: 'text' })
  const [id] = wordsOf(given, 'the name of a game') as [string]
  const game = gameNamed(id)
  const knowledge = knowledgeOf(id)
  const bot = given.text('bot') ?? 'quick'
  const games = numberOf(given, 'games', { min: 1, max: 1_000_000, else: 10_000 })
  const heads: Record<string, number[]> = {}
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const bots = seatsOf(game, new Array(seats).fill(bot).join())
    const tournament = { game: id, bots, seed: given.text('seed') ?? 'fit' }
    const seated = bots.map((spec) => stray(botOf(spec)))
    const samples = new Samples(knowledge)
    for (let index = 0; index < games; index++) {
      const { seed } = pairingOf(game, tournament, index * seats)
      const rng = rngFrom(seedFrom(seed, 'sparse'))
      let head = ''
      const { state } = playBout({ game, knowledge, bots: seated, seed }, (s: Table) => {
        if (!knowledge.settled(s)) return
        // Positions of a rare kind are all kept.
        const before = head
        head = knowledge.head(s)
        if (head !== before || int(rng, SPARSE) === 0) samples.note(s)
      })
      samples.close(state.outcome?.winners ?? [])
    }
    for (const { head, count, weights, error } of samples.fit()) {
      heads[head] = weights
      io.err(`${head}: ${count} positions, mean squared error ${error.toFixed(4)}\n`)
    }
  }
  const text = writeWeights(knowledge.features, heads)
  const out = given.text('out')
  if (out === undefined) io.out(text)
  else write(out, text)
  return 0
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new InputError(`--out ${path} cannot be written: ${reasonOf(error as NodeJS.ErrnoException)}.`)
  }
}
