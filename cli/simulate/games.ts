/** Plays single games of a tournament; runs in a worker thread or in the main one. */
import {
  BoutError,
  botOf,
  pairingOf,
  playBout,
  sharesOf,
  sided,
  type Tournament,
  teamsOf,
} from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import {
  drawnChoices,
  type Game,
  type Match,
  type MatchRecord,
  type Move,
  type Table,
  writeRecord,
} from '@duskhall/kernel'
import type { Work } from '../crew.ts'

export interface Job {
  readonly tournament: Tournament
  /** The JSON of the content file, where one was given: each thread has to load it. */
  readonly contentJson: unknown
  /** Whether the records are wanted. */
  readonly records: boolean
  /** By entry: the side it takes, where that is not left to the bot. */
  readonly sides?: readonly Move[]
  /** Whether who is played is drawn anew for each seed, where a table says it. */
  readonly drawn?: boolean
}

export type Result =
  | {
      readonly index: number
      readonly moves: number
      readonly shares: readonly number[]
      /** The entry that was asked first. */
      readonly first: number
      /** The rule by which it ended, and what the game tells of it in numbers. */
      readonly rule: string
      readonly tally: { readonly [what: string]: number }
      readonly record: string | null
    }
  | { readonly index: number; readonly failure: string; readonly record: string }

export const workOf = (job: Job): Work<Job, Result> => ({
  job,
  worker: new URL('worker.ts', import.meta.url),
  playerOf,
})

export function playerOf({ tournament, contentJson, records, sides, drawn }: Job): (index: number) => Result {
  const game = gameOf(tournament.game) as Game
  const knowledge = knowledgeOf(tournament.game)
  if (contentJson !== null) game.content.load(contentJson)
  const bots = tournament.bots.map((spec, entry) => {
    const side = sides?.[entry]
    return side ? sided(botOf(spec), side) : botOf(spec)
  })
  const teams = teamsOf(game, tournament)
  const { options, content } = tournament
  // A record needs no file to come with it where the box itself was played.
  const fileOf = (record: MatchRecord, state: Table) =>
    writeRecord({ game, record, state, before: null } satisfies Match, contentJson !== null)
  return (index) => {
    // Equal bots that take different sides play another game when they change places.
    const pairing = sides
      ? pairingOf(game, tournament, index, () => false)
      : pairingOf(game, tournament, index)
    const seated = pairing.entries.map((entry) => bots[entry] as (typeof bots)[number])
    const chosen = drawn
      ? { ...drawnChoices(game.options, seated.length, pairing.seed), ...(options as object | undefined) }
      : options
    const table = {
      ...(chosen === undefined ? {} : { options: chosen }),
      ...(content === undefined ? {} : { content }),
    }
    try {
      const { record, state } = playBout({ game, knowledge, bots: seated, seed: pairing.seed, ...table })
      const shares = sharesOf(teams, pairing, state.outcome?.winners ?? [])
      return {
        index,
        moves: record.moves.length,
        shares,
        rule: state.outcome?.rule ?? '',
        tally: game.tally?.(state) ?? {},
        first: pairing.entries[record.moves[0]?.seat ?? 0] as number,
        record: records ? fileOf(record, state) : null,
      }
    } catch (error) {
      if (!(error instanceof BoutError)) throw error
      return { index, failure: error.message, record: fileOf(error.record, error.state) }
    }
  }
}
