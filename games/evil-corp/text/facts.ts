/** What sentences need to know about a table, whatever their language. */
import { EMPTY, type Seat, type Tried } from '@duskhall/kernel'
import { countEach, type Measured } from '../../kit/text/index.ts'
import { boxOf, campOf, type Demon, layoutOf, spaceType, tileOf } from '../content/box.ts'
import { currentTerror } from '../rules/gauge.ts'
import { coins, columnPrice } from '../rules/purse.ts'
import { priceOf } from '../rules/recruit.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpMove,
  type EvilCorpStep,
  halfOf,
  isActive,
  type Kept,
  type Kind,
  kindAt,
  type Place,
  placeAt,
  spaceOf,
  type VillageNo,
  villageOf,
  type Where,
} from '../state.ts'
import type { MeasuredRule, PrintedPowers } from './types.ts'

/** A camp is a player with 2 or 3 players and a team with 4. */
export function isTeamTable(s: EvilCorp): boolean {
  return layoutOf(s).members.some((members) => members.length > 1)
}

export function membersOf(s: EvilCorp, camp: Camp): readonly Seat[] {
  return layoutOf(s).members[camp] ?? []
}

/** The camps of a village's two halves. */
export function campsOf(s: EvilCorp, village: VillageNo): readonly Camp[] {
  return layoutOf(s).owners[village] ?? []
}

/** The number of a camp's half in a village. */
export function halfOfCamp(s: EvilCorp, village: VillageNo, camp: Camp): number {
  return layoutOf(s).halves[camp]?.[village] ?? 0
}

/** Where a space lies, and which of its type it is, counted from one. */
export function spotAt(s: EvilCorp, place: Place) {
  const village = villageOf(place)
  const half = s.villages[village]?.halves[halfOf(place)]
  // A table under another side of the board may lack the space an old event speaks of.
  const type = spaceType(s, village, spaceOf(place)) ?? 'battlefield'
  const alike = (half?.spaces ?? []).flatMap((_, space) =>
    spaceType(s, village, space) === type ? [space] : [],
  )
  const camp = layoutOf(s).owners[village]?.[halfOf(place) as 0 | 1] ?? 0
  return { village, camp, type, number: alike.indexOf(spaceOf(place)) + 1, of: alike.length }
}

export function placeOf({ village, half, space }: Where): Place {
  return placeAt(village, half, space)
}

/** The printed powers of a tile. */
export function powersOf(s: EvilCorp, kind: Kind): PrintedPowers {
  const { basics, tiles } = boxOf(s).file
  const entry = [...basics, ...tiles][kind]
  return entry ?? { deploy: [], activate: [], passive: [] }
}

export function isActiveThere(s: EvilCorp, place: Place): boolean {
  const half = s.villages[villageOf(place)]?.halves[halfOf(place)]
  return !half || isActive(half, spaceOf(place))
}

/** How many of each, in the order of first appearance. */
export function counted(kinds: readonly Kind[]): { readonly kind: Kind; readonly count: number }[] {
  return countEach(kinds).map(({ item, count }) => ({ kind: item, count }))
}

/** What a slot of the queue costs, by an action or by a power. */
export function slotPrice(s: EvilCorp, slot: number, byPower: boolean): number {
  if (s.queue[slot - 1] === undefined) return 0
  return priceOf(s, slot, !byPower || s.options.surchargeOnPowerRecruit)
}

/** Which coins pay an amount when one sort is spent first. */
export function payment(
  s: EvilCorp,
  camp: Camp,
  amount: number,
  first: 'gold' | 'magicGold',
): { readonly gold: number; readonly magicGold: number } {
  const { gold = 0, magicGold = 0 } = s.camps[camp] ?? {}
  const spent = first === 'gold' ? Math.min(amount, gold) : Math.max(0, amount - magicGold)
  return { gold: spent, magicGold: amount - spent }
}

export function demonOf(
  s: EvilCorp,
  id: string,
): { readonly demon: Demon | undefined; readonly active: boolean } {
  const index = boxOf(s).demonOf(id)
  return { demon: boxOf(s).demons[index], active: s.demons[index] ?? false }
}

/** The price of keeping a tile overnight; nothing where a quartermaster keeps it. */
export function keepPrice(s: EvilCorp, { village, free }: Kept): number {
  return free ? 0 : boxOf(s).sides[s.villages[village]?.side === 1 ? 1 : 0].upkeep
}

/** The two numbers a refusal compares; null where they are not what failed. */
export function measure(
  rule: MeasuredRule,
  { state: s, move, you: seat }: Tried<EvilCorp, EvilCorpMove>,
): Measured | null {
  if (seat < 0 || seat >= s.seats) return null
  const q = s.agenda.at(-1) as EvilCorpStep | undefined
  const purse = coins(s, campOf(s, seat))
  switch (rule) {
    case 'EC-RECRUIT7':
      if (move.do !== 'recruit' && move.do !== 'queue') return null
      return { needed: slotPrice(s, move.slot, move.do === 'queue'), there: purse }
    case 'EC-PAY1': {
      const tile = move.do === 'deploy' ? boxOf(s).tiles[boxOf(s).kindOf(move.tile)] : undefined
      return tile ? { needed: tile.deployPrice, there: purse } : null
    }
    case 'EC-NIGHT29': {
      if (move.do !== 'upkeep') return null
      return { needed: move.kept.reduce((sum, kept) => sum + keepPrice(s, kept), 0), there: purse }
    }
    case 'EC-KILL1': {
      if (move.do !== 'tile' || q?.do !== 'kill' || kindAt(s, placeOf(move)) === EMPTY) return null
      const { terror } = tileOf(s, kindAt(s, placeOf(move)))
      return {
        needed: s.options.killUsesCurrentTerror ? currentTerror(s, placeOf(move)) : terror,
        there: q.limit,
      }
    }
    case 'EC-DEMON6':
      return move.do === 'summon' && q?.do === 'summon' ? { needed: move.column, there: q.value } : null
    case 'EC-RULING71': {
      if (move.do !== 'summon') return null
      const column = demonOf(s, move.demon).demon?.columns.find(({ threshold }) => threshold === move.column)
      const needed = column && q?.do === 'summon' ? columnPrice(column, q.value) : 0
      return needed > purse ? { needed, there: purse } : null
    }
  }
}
