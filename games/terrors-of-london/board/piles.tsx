/** Which pile is being looked into; it takes the place of the Street meanwhile. */
import { HIDDEN, type Seat } from '@duskhall/kernel'
import { createContext, useContext } from 'react'
import { type Card, playerOf } from '../state.ts'
import type { TerrorsView } from './answers.ts'
import { id } from './seen.ts'
import type { Words } from './words/index.ts'

export interface Pile {
  readonly zone: string
  readonly title: string
  readonly cards: readonly Card[]
  /** Known as a whole only. */
  readonly mixed?: boolean | undefined
}

interface Piles {
  readonly opened: string | null
  open(pile: Pile | null): void
}

const Context = createContext<Piles>({ opened: null, open() {} })

export const PilesProvider = Context.Provider

export function usePiles(): Piles {
  return useContext(Context)
}

/** What a draw pile holds; of another player's, hand and pile are known together only. */
export function drawPile(view: TerrorsView, seat: Seat, title: string): Pile {
  const { hand, draw } = playerOf(view.state, seat)
  const seen = (seat === view.seat ? draw : [...draw, ...hand]).filter((card) => card !== HIDDEN)
  const cards = [...(view.unseen[`deck-${seat}`] ?? []), ...seen].sort((a, b) => a - b)
  return { zone: id.draw(seat), title, cards, mixed: true }
}

export function discardPile(view: TerrorsView, seat: Seat, title: string): Pile {
  return { zone: id.discard(seat), title, cards: playerOf(view.state, seat).discard }
}

export function marketPile(view: TerrorsView, title: string): Pile {
  return { zone: id.market, title, cards: view.unseen.market ?? [], mixed: true }
}

export function acolytePile(view: TerrorsView, title: string): Pile {
  return { zone: id.acolytes, title, cards: view.unseen.acolytes ?? [], mixed: true }
}

export function removedPile(view: TerrorsView, words: Words): Pile {
  return { zone: id.removed, title: words.removed, cards: view.state.removed }
}
