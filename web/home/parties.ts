/** Who played with whom and against whom, in a line for lists of games. */
import { type Language, listOf, type Seat, seatName } from '@duskhall/kernel'
import { audienceOf, peopleOf, readerOf } from '../play/people.ts'
import type { TableInfo } from '../store/tables.ts'

export interface Parties {
  /** The side of whoever is in front of the screen, without the only person at the table: that is the reader. */
  readonly own: string
  readonly rivals: string
  /** Whether the reader is one of the own side. */
  readonly yours: boolean
}

export function partiesOf({ players, teams }: Pick<TableInfo, 'players' | 'teams'>, lang: Language): Parties {
  const reader = audienceOf(players)
  const first = peopleOf(players)[0] ?? 0
  const own: readonly Seat[] = teams?.find((team) => team.includes(first)) ?? [first]
  const list = (seats: readonly Seat[]) =>
    listOf(
      lang,
      seats.map((seat) => seatName(lang, seat, readerOf(players, reader, lang))),
    )
  const rivals = players.flatMap((_, seat) => (own.includes(seat) ? [] : [seat]))
  return { own: list(own.filter((seat) => seat !== reader)), rivals: list(rivals), yours: reader === first }
}
