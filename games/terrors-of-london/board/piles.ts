/** What lies in the piles, as far as that is public. */
import { HIDDEN, type Seat } from '@duskhall/kernel'
import type { Pile } from '@duskhall/ui'
import { playerOf } from '../state.ts'
import type { Words } from '../text/index.ts'
import type { TerrorsView } from './answers.ts'
import { id } from './seen.ts'

/** What a draw pile holds; of another player's, hand and pile are known together only. */
export function drawPile(view: TerrorsView, seat: Seat, title: string, words: Words): Pile {
  const { hand, draw } = playerOf(view.state, seat)
  const seen = (seat === view.seat ? draw : [...draw, ...hand]).filter((card) => card !== HIDDEN)
  const cards = [...(view.unseen[`deck-${seat}`] ?? []), ...seen].sort((a, b) => a - b)
  const note = seat === view.seat ? words.hiddenNote : words.hiddenHandNote
  return { zone: id.draw(seat), title, cards, note }
}

export function discardPile(view: TerrorsView, seat: Seat, title: string): Pile {
  return { zone: id.discard(seat), title, cards: playerOf(view.state, seat).discard }
}

/** A pile of the Street, of which only what is not on the table is known. */
export function hiddenPile(
  view: TerrorsView,
  zone: 'market' | 'acolytes',
  title: string,
  words: Words,
): Pile {
  return { zone: id[zone], title, cards: view.unseen[zone] ?? [], note: words.hiddenNote }
}

export function removedPile(view: TerrorsView, words: Words): Pile {
  return { zone: id.removed, title: words.removed, cards: view.state.removed }
}
