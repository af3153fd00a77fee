/**
 * Many games among the same bots. Games come in rounds on one seed, in which the bots change places, so that
 * neither a good seat nor a lucky seed decides. Where equal bots have changed places the game would be the same once
 * more and prove nothing: it has a seed of its own.
 */
import { type Game, type Seat, type Seed, seedFrom } from '@duskhall/kernel'

/** Everything that decides the games of a tournament; the same words always give the same games. */
export interface Tournament {
  readonly game: string
  /** By entry: the words that name a bot. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly options?: unknown
  readonly content?: string
}

export interface Pairing {
  readonly seed: Seed
  /** By seat: the entry that sits there. */
  readonly entries: readonly number[]
}

/** Who sits where in the game of that number. Entries are equal where their bots are, unless something else parts them. */
export function pairingOf(
  game: Game,
  tournament: Tournament,
  index: number,
  isEqual = (one: number, other: number) => tournament.bots[one] === tournament.bots[other],
): Pairing {
  const teams = teamsOf(game, tournament)
  const turn = index % teams.length
  const entries = rotated(teams, turn)
  const before = Array.from({ length: turn }, (_, earlier) => rotated(teams, earlier))
  const again = before.filter((other) =>
    other.every((entry, seat) => isEqual(entry, entries[seat] as number)),
  )
  const round = Math.floor(index / teams.length)
  const seed = seedFrom(
    'tournament',
    tournament.seed,
    round,
    ...(again.length > 0 ? ['again', again.length] : []),
  )
  return { seed, entries }
}

/** By seat: the entry that sits there once the teams have moved on so many places. */
function rotated(teams: readonly (readonly Seat[])[], turn: number): number[] {
  const entries: number[] = []
  teams.forEach((team, number) => {
    const from = teams[(number + turn) % teams.length] as readonly Seat[]
    team.forEach((seat, at) => {
      entries[seat] = from[at] as number
    })
  })
  return entries
}

/** Teams change places as a whole: partners stay partners. */
export function teamsOf(
  game: Game,
  { bots, content = game.content.standard }: Tournament,
): readonly (readonly Seat[])[] {
  return game.teams?.(bots.length, content) ?? bots.map((_, seat) => [seat])
}

/** By entry: the share of a victory it won, 1 when it (and its team) won alone. */
export function sharesOf(
  teams: readonly (readonly Seat[])[],
  pairing: Pairing,
  winners: readonly Seat[],
): number[] {
  const winning = teams.filter((team) => team.some((seat) => winners.includes(seat)))
  const shares = pairing.entries.map(() => 0)
  for (const seat of winning.flat()) shares[pairing.entries[seat] as number] = 1 / winning.length
  return shares
}
