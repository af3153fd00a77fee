import type { Setup, Table } from './contract.ts'

/** What the kernel keeps of a table on which nothing lies yet. A game's setup spreads it and adds its own. */
export function emptyTable({ seats, content, rng }: Omit<Setup<unknown>, 'options'>): Table<never> {
  return {
    agenda: [],
    waiting: [],
    rng,
    fence: 0,
    asked: 0,
    content,
    seats,
    known: [],
    outcome: null,
  }
}
