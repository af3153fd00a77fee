/** How the table looks from one chair: which villages are near, whose half is below, what things are called. */
import type { Seat } from '@duskhall/kernel'
import { infoOf, numbered, type SeatInfo } from '@duskhall/ui'
import { layoutOf } from '../content/box.ts'
import { type Camp, type EvilCorp, type HalfNo, NOBODY, type VillageNo } from '../state.ts'
import type { Words } from '../text/index.ts'

export function campOfSeat(s: EvilCorp, seat: Seat): Camp {
  return layoutOf(s).campOf[seat] ?? 0
}

/** Villages the chair may reach, left to right, and those it may not. */
export function villagesFrom(
  s: EvilCorp,
  chair: Seat,
): { readonly near: VillageNo[]; readonly far: VillageNo[] } {
  const eligible = layoutOf(s).eligible[chair] ?? []
  const all = s.villages.map((_, village) => village)
  return {
    near: all.filter((village) => eligible.includes(village)),
    far: all.filter((village) => !eligible.includes(village)),
  }
}

/** The half that lies below: the chair's own, or the second one where it has none. */
export function ownHalfOf(s: EvilCorp, village: VillageNo, chair: Seat): HalfNo {
  const half = layoutOf(s).halves[campOfSeat(s, chair)]?.[village] ?? NOBODY
  return half < 0 ? 1 : half
}

export function campAt(s: EvilCorp, village: VillageNo, half: HalfNo): Camp {
  return layoutOf(s).owners[village]?.[half as 0 | 1] ?? 0
}

/** Who stands for a camp: its first member, whose shape and colour the pawns wear. */
export function faceOf(s: EvilCorp, camp: Camp, seats: readonly SeatInfo[]): SeatInfo {
  const seat = layoutOf(s).members[camp]?.[0] ?? 0
  return infoOf(seats, seat)
}

/** A short name for tabs and lists: "West", or the two players it lies between. */
export function villageName(
  s: EvilCorp,
  village: VillageNo,
  seats: readonly SeatInfo[],
  words: Words,
): string {
  const compass = words.compass[s.villages.length]
  if (s.seats !== 3 && compass) return compass[village] ?? String(village + 1)
  const [one, other] = [campAt(s, village, 0), campAt(s, village, 1)].map((camp) => faceOf(s, camp, seats))
  if (one?.you) return other?.name ?? ''
  if (other?.you) return one?.name ?? ''
  return words.between(one?.name ?? '', other?.name ?? '')
}

/** Names of things on the table, for flights and for flashing. */
export const id = {
  ...numbered('space', 'tile'),
  hand: (kind: number, copy: number) => `hand-${kind}-${copy}`,
  ...numbered('seat', 'screen'),
  /** Of a camp. */
  ...numbered('bag', 'discard', 'banished', 'magic', 'tokens'),
  purse: (camp: Camp) => `gold-${camp}`,
  /** The coin that stands for a purse and flies for it. */
  coin: (purse: string) => `${purse}-coin`,
  ...numbered('queue', 'demon'),
  column: (demon: string, threshold: number) => `${demon}-${threshold}`,
  ...numbered('village', 'loot', 'stone', 'gauge'),
  half: (village: VillageNo, half: HalfNo) => `half-${village}-${half}`,
  cargo: (village: VillageNo, cargo: 'yellow' | 'redBlue') => `cargo-${village}-${cargo}`,
  conquest: (village: VillageNo, camp: Camp) => `conquest-${village}-${camp}`,
  marketBag: 'market-bag',
  queueDiscard: 'queue-discard',
  office: 'office',
} as const
