/**
 * Many games among the same bots. Games come in rounds on one seed, in which the bots change places, so that
 * neither a good seat nor a lucky seed decides.
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

/** Who sits where in the game of that number. */
export function pairingOf(game: Game, tournament: Tournament, index: number): Pairing {
  const teams = teamsOf(game, tournament)
  const turn = index % teams.length
  const entries: number[] = []
  teams.forEach((team, number) => {
    const from = teams[(number + turn) % teams.length] as readonly Seat[]
    team.forEach((seat, at) => {
      entries[seat] = from[at] as number
    })
  })
  return { seed: seedFrom('tournament', tournament.seed, Math.floor(index / teams.length)), entries }
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
