/** Terror: of one tile, of a camp in a village, and the lead the gauge shows. Computed, never stored. */
import { EMPTY } from '@duskhall/kernel'
import type { Tile } from '../content/box.ts'
import { boxOf, layoutOf, sideOf, spaceType, TYPE_BIT, tileOf } from '../content/box.ts'
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

/** By colour: the bonus that active captains of a camp give on Battlefields of one village (EC-GAUGE12). */
type Bonus = { readonly [C in Color]: number }

const NO_BONUS: Bonus = { blue: 0, red: 0, yellow: 0 }

function captainsBonus(s: EvilCorp, camp: Camp, village: VillageNo): Bonus {
  const { halves, reach } = layoutOf(s)
  const { tiles } = boxOf(s)
  const sameBoard = s.options.terrorBoostReach === 'sameBoard'
  let bonus: { [C in Color]: number } | null = null
  for (let from = 0; from < s.villages.length; from++) {
    const own = halves[camp]?.[from] as number
    if (own < 0 || (sameBoard ? from !== village : !reach[camp]?.[from]?.includes(village))) continue
    const half = s.villages[from]?.halves[own] as Half
    for (let space = 0; space < half.spaces.length; space++) {
      const kind = half.spaces[space] as Kind
      const boosts = kind === EMPTY ? null : (tiles[kind] as Tile).boosts
      if (boosts === null || !isActive(half, space)) continue
      bonus ??= { ...NO_BONUS }
      bonus[boosts]++
    }
  }
  return bonus ?? NO_BONUS
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
  const camp = layoutOf(s).owners[villageOf(place)]?.[halfOf(place) as 0 | 1] as Camp
  return terrorWith(s, place, captainsBonus(s, camp, villageOf(place)))
}

function terrorWith(s: EvilCorp, place: Place, bonus: Bonus): number {
  const half = halfAt(s, place)
  const space = spaceOf(place)
  const tile = tileOf(s, half.spaces[space] as Kind)
  if (spaceType(s, villageOf(place), space) !== 'battlefield') return tile.terror
  const lone = tile.aloneTerror !== null && isActive(half, space) && isAlone(s, place)
  return (lone ? (tile.aloneTerror as number) : tile.terror) + bonus[tile.color]
}

/** EC-GAUGE2: what a half adds up to on Battlefield and Fortification. */
function terrorOf(s: EvilCorp, village: VillageNo, half: number): number {
  const spaces = s.villages[village]?.halves[half]?.spaces as Kind[]
  const { bits } = sideOf(s, village)
  const camp = layoutOf(s).owners[village]?.[half] as Camp
  const bonus = captainsBonus(s, camp, village)
  let sum = 0
  for (let space = 0; space < spaces.length; space++) {
    const counts = ((bits[space] as number) & (TYPE_BIT.battlefield | TYPE_BIT.fortification)) !== 0
    if (counts && spaces[space] !== EMPTY) sum += terrorWith(s, placeAt(village, half, space), bonus)
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
