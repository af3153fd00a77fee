import type { Seat, Setup, Table } from './contract.ts'

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

/** Made once: asking is what a table does most. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat])

/** For `who` of a question that asks one seat. */
export function askSeat(seat: Seat): readonly Seat[] {
  return ALONE[seat] ?? [seat]
}

/** For `who` of a question that only the active player answers. */
export function askActive(s: { readonly active: Seat }): readonly Seat[] {
  return askSeat(s.active)
}
