/** Terror: of one tile, of a camp in a village, and the lead the gauge shows. Computed, never stored. */
import { EMPTY } from '@duskhall/kernel'
import type { Tile } from '../content/box.ts'
import { boxOf, layoutOf, spaceType, tileOf } from '../content/box.ts'
import type { Color } from '../content/schema.ts'
import {
  type Camp,
  type EvilCorp,
  type Half,
  halfAt,
  halfOf,
  isActive,
  type Kind,
  type Place,
  placeAt,
  spaceOf,
  type VillageNo,
  villageOf,
} from '../state.ts'

/** Bonus that active captains of the camp give to this colour on Battlefields of the village (EC-GAUGE12). */
function captainsBonus(s: EvilCorp, camp: Camp, village: VillageNo, color: Color): number {
  const { halves, reach } = layoutOf(s)
  const { tiles } = boxOf(s)
  const sameBoard = s.options.terrorBoostReach === 'sameBoard'
  let bonus = 0
  for (let from = 0; from < s.villages.length; from++) {
    const own = halves[camp]?.[from] as number
    if (own < 0 || (sameBoard ? from !== village : !reach[camp]?.[from]?.includes(village))) continue
    const half = s.villages[from]?.halves[own] as Half
    for (let space = 0; space < half.spaces.length; space++) {
      const kind = half.spaces[space] as Kind
      if (kind !== EMPTY && (tiles[kind] as Tile).boosts === color && isActive(half, space)) bonus++
    }
  }
  return bonus
}

/** EC-RULING4: no other tile on a Battlefield space of that half (or, by option, of the village). */
function isAlone(s: EvilCorp, place: Place): boolean {
  const village = s.villages[villageOf(place)]
  const both = s.options.aloneScope === 'bothSides'
  let company = -1 // the tile itself
  village?.halves.forEach((half, number) => {
    if (!both && number !== halfOf(place)) return
    half.spaces.forEach((kind, space) => {
      if (kind !== EMPTY && spaceType(s, villageOf(place), space) === 'battlefield') company++
    })
  })
  return company === 0
}

/** Terror of a tile as it counts where it lies (EC-GAUGE12, EC-GAUGE13, EC-RULING38). */
export function currentTerror(s: EvilCorp, place: Place): number {
  const half = halfAt(s, place)
  const space = spaceOf(place)
  const tile = tileOf(s, half.spaces[space] as Kind)
  const village = villageOf(place)
  if (spaceType(s, village, space) !== 'battlefield') return tile.terror
  const lone = tile.aloneTerror !== null && isActive(half, space) && isAlone(s, place)
  const camp = layoutOf(s).owners[village]?.[halfOf(place) as 0 | 1] as Camp
  return (lone ? (tile.aloneTerror as number) : tile.terror) + captainsBonus(s, camp, village, tile.color)
}

/** EC-GAUGE2: what a half adds up to on Battlefield and Fortification. */
export function terrorOf(s: EvilCorp, village: VillageNo, half: number): number {
  const spaces = s.villages[village]?.halves[half]?.spaces as Kind[]
  let sum = 0
  for (let space = 0; space < spaces.length; space++) {
    if (spaces[space] === EMPTY) continue
    const type = spaceType(s, village, space)
    if (type === 'battlefield' || type === 'fortification') {
      sum += currentTerror(s, placeAt(village, half, space))
    }
  }
  return sum
}

/** Terror of the camp's half minus that of the other half: positive = that camp leads (EC-GAUGE3, EC-RULING23). */
export function leadOf(s: EvilCorp, village: VillageNo, camp: Camp): number {
  const own = layoutOf(s).halves[camp]?.[village] as number
  return terrorOf(s, village, own) - terrorOf(s, village, 1 - own)
}

/** EC-RULING23: where the pawn is shown, from the centre toward the trailing half. */
export function shownLead(s: EvilCorp, village: VillageNo, camp: Camp): number {
  const length = boxOf(s).sides[s.villages[village]?.side as 0 | 1].gauge.length
  return Math.max(-length, Math.min(length, leadOf(s, village, camp)))
}
