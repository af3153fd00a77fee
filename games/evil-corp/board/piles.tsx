/** Which pile is being looked into; it takes the place of the Office meanwhile. */
import { createContext, useContext } from 'react'
import type { Kind } from '../state.ts'

export interface Pile {
  readonly zone: string
  readonly title: string
  readonly tiles: readonly Kind[]
  /** Bag and screens are known as a whole only. */
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
