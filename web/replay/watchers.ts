/** Through whose eyes a replay may be seen: while a game can still be played, nobody sees another's hand. */
import { type Game, hasSecrets, type Seat, SPECTATOR, type Table } from '@duskhall/kernel'
import { peopleOf } from '../play/people.ts'
import { ALL_OPEN, type Hearer } from '../play/told.ts'
import type { Player } from '../store/tables.ts'

export interface Watchers {
  /** In the order of the list; the first one watches unless another is chosen. */
  readonly choices: readonly Hearer[]
  /** Seats whose hands are shown to their owners only: the curtain comes first. */
  readonly behindCurtain: readonly Seat[]
}

export function watchersOf(game: Game, state: Table, players: readonly Player[], over: boolean): Watchers {
  const people = peopleOf(players)
  if (over) {
    const first = people[0] ?? 0
    const others = players.flatMap((_, seat) => (seat === first ? [] : [seat]))
    return { choices: [first, ...others, ALL_OPEN], behindCurtain: [] }
  }
  if (people.length < 2) return { choices: [people[0] ?? SPECTATOR], behindCurtain: [] }
  if (!hasSecrets(game, state)) return { choices: people, behindCurtain: [] }
  return { choices: [SPECTATOR, ...people], behindCurtain: people }
}
