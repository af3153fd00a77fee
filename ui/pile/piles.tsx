/** Which pile is being looked into; the board shows it in place of something else meanwhile. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

export interface Pile {
  /** Its `data-zone`, where what goes to it lands. */
  readonly zone: string
  readonly title: string
  /** What lies in it as far as that is public: cards, or kinds of tiles. */
  readonly cards: readonly number[]
  /** What must be known of the list: that a hand is in it too, or that the order is not told. */
  readonly note?: string | undefined
}

interface OpenPiles {
  /** The pile that the player opened. */
  readonly opened: Pile | null
  /** The pile to show: the opened one, or one that must be answered from. */
  readonly shown: Pile | null
  open(pile: Pile | null): void
}

const Context = createContext<OpenPiles>({ opened: null, shown: null, open() {} })

export function usePiles(): OpenPiles {
  return useContext(Context)
}

export interface PilesProps {
  /** The number of the question: what was looked into closes with it. */
  readonly question: number | undefined
  /** A pile in which answers lie: it stands open unless another is looked into. */
  readonly calling: Pile | null
  readonly children: ReactNode
}

export function Piles({ question, calling, children }: PilesProps) {
  const [opened, open] = useState<Pile | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => open(null), [question])
  return <Context value={{ opened, shown: opened ?? calling, open }}>{children}</Context>
}
