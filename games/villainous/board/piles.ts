/** What lies in the piles, as far as that is public. */
import { HIDDEN, type Seat } from '@duskhall/kernel'
import type { Pile } from '@duskhall/ui'
import { realmOf } from '../state.ts'
import type { TableWords } from '../text/table.ts'
import type { VillainousView } from './answers.ts'
import { id } from './seen.ts'

export const PILES = ['deck', 'discard', 'fateDeck', 'fateDiscard'] as const
export type PileName = (typeof PILES)[number]

/** The pile of a seat; of another player's deck, hand and deck are known together only. */
export function pileOf(
  view: VillainousView,
  seat: Seat,
  pile: PileName,
  name: string,
  { piles }: TableWords,
): Pile {
  const realm = realmOf(view.state, seat)
  const title = (seat === view.seat ? piles.yours : piles.of(name))[pile]
  const zone = id[pile](seat)
  if (pile === 'discard' || pile === 'fateDiscard') return { zone, title, cards: realm[pile].toReversed() }
  const own = seat === view.seat
  const held = pile === 'deck' && !own ? [...realm.deck, ...realm.hand] : realm[pile]
  const seen = held.filter((card) => card !== HIDDEN)
  const cards = [...(view.unseen[zone] ?? []), ...seen].sort((a, b) => a - b)
  return { zone, title, cards, note: pile === 'deck' && !own ? piles.handSecret : piles.orderSecret }
}
