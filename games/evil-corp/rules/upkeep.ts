/** Keeping tiles in Fortifications overnight: decided in secret, applied together (EC-NIGHT29, EC-RULING78). */
import { EMPTY, push, type SealedQuestion, type Seat, tell } from '@duskhall/kernel'
import type { Tile } from '../content/box.ts'
import { boxOf, campOf, layoutOf, sideOf, TYPE_BIT } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpMove,
  type Half,
  halfAt,
  halfOf,
  isActive,
  type Kept,
  type Kind,
  kindAt,
  NOBODY,
  type Place,
  placeAt,
  spaceOf,
  type UpkeepStep,
  type Village,
  type VillageNo,
  villageAt,
  villageOf,
} from '../state.ts'
import { coins } from './purse.ts'
import { turnInactive } from './tiles.ts'

/** Who has a choice is public, and stays the same until all have answered. */
export function upkeep(s: EvilCorp): UpkeepStep {
  const camps = s.camps.flatMap((_, camp) => (hasChoice(s, camp) ? [camp] : []))
  return { do: 'upkeep', camps, answers: new Array(s.seats).fill(null) }
}

/** Own tiles in Fortifications. */
function fortified(s: EvilCorp, camp: Camp): Place[] {
  const places: Place[] = []
  for (let village = 0; village < s.villages.length; village++) {
    const half = layoutOf(s).halves[camp]?.[village] as number
    if (half < 0) continue
    const { bits } = sideOf(s, village)
    const { spaces } = (s.villages[village] as Village).halves[half] as Half
    for (let space = 0; space < spaces.length; space++) {
      if (bits[space] === TYPE_BIT.fortification && spaces[space] !== EMPTY) {
        places.push(placeAt(village, half, space))
      }
    }
  }
  return places
}

/** EC-NIGHT22: nobody keeps a tile in a village that was won tonight. */
function keepable(s: EvilCorp, camp: Camp): Place[] {
  return fortified(s, camp).filter((place) => villageAt(s, place).won === NOBODY)
}

/** By active quartermaster: how many tiles it keeps free and in which villages (EC-RULING56, EC-RULING111). */
function quartermasters(s: EvilCorp, camp: Camp): { free: number; reach: readonly VillageNo[] }[] {
  const layout = layoutOf(s)
  const list: { free: number; reach: readonly VillageNo[] }[] = []
  s.villages.forEach((board, village) => {
    const number = layout.halves[camp]?.[village] as number
    if (number < 0) return
    const half = board.halves[number] as Half
    half.spaces.forEach((kind: Kind, space) => {
      if (kind === EMPTY || !isActive(half, space)) return
      const free = (boxOf(s).tiles[kind] as Tile).freeUpkeep
      if (free > 0) list.push({ free, reach: layout.reach[camp]?.[village] ?? [] })
    })
  })
  return list
}

/** Whether the quartermasters can keep all these tiles: each finds one with room whose reach covers it. */
function canKeepFree(
  places: readonly Place[],
  helpers: { free: number; reach: readonly VillageNo[] }[],
): boolean {
  const [place, ...rest] = places
  if (place === undefined) return true
  return helpers.some((helper) => {
    if (helper.free === 0 || !helper.reach.includes(villageOf(place))) return false
    const others = helpers.map((other) => (other === helper ? { ...other, free: other.free - 1 } : other))
    return canKeepFree(rest, others)
  })
}

/** Every legal decision of a camp: for each tile, leave it, pay for it or keep it free (EC-NIGHT30, EC-RULING115). */
function decisions(s: EvilCorp, camp: Camp): EvilCorpMove[] {
  const places = keepable(s, camp)
  const helpers = quartermasters(s, camp)
  const list: EvilCorpMove[] = []
  const decide = (at: number, purse: number, kept: readonly Kept[], free: readonly Place[]): void => {
    const place = places[at]
    if (place === undefined) {
      list.push({ do: 'upkeep', kept })
      return
    }
    decide(at + 1, purse, kept, free)
    const price = sideOf(s, villageOf(place)).upkeep
    if (price <= purse) decide(at + 1, purse - price, [...kept, keeping(place, false)], free)
    const freely = [...free, place]
    if (canKeepFree(freely, helpers)) decide(at + 1, purse, [...kept, keeping(place, true)], freely)
  }
  decide(0, coins(s, camp), [], [])
  return list
}

function keeps({ village, half, space }: Kept, place: Place): boolean {
  return placeAt(village, half, space) === place
}

function keeping(place: Place, free: boolean): Kept {
  return { village: villageOf(place), half: halfOf(place), space: spaceOf(place), free }
}

export const upkeepQuestion: SealedQuestion<EvilCorp, UpkeepStep, EvilCorpMove> = {
  /** EC-RULING77: either member answers for the team; a camp without a choice is not asked. */
  who(s, q) {
    const asked: Seat[] = []
    for (const camp of q.camps) {
      const members = layoutOf(s).members[camp] as readonly Seat[]
      if (members.every((seat) => q.answers[seat] === null)) asked.push(...members)
    }
    return asked
  },
  moves: (s, _, seat) => decisions(s, campOf(s, seat)),
  refusals(s, _, seat) {
    // A tile in a Fortification that cannot be kept: too dear, or the village was won tonight.
    const camp = campOf(s, seat)
    const can = decisions(s, camp)
    return fortified(s, camp).flatMap((place) => {
      const kept = [keeping(place, false)]
      if (can.some((move) => move.do === 'upkeep' && move.kept.some((k) => keeps(k, place)))) return []
      const rule = villageAt(s, place).won === NOBODY ? 'EC-NIGHT29' : 'EC-NIGHT22'
      return [{ move: { do: 'upkeep', kept } as const, rule }]
    })
  },
  settle(s, q) {
    layoutOf(s).members.forEach((members, camp) => {
      const seat = members.find((member) => q.answers[member] !== null)
      const move = seat === undefined ? null : q.answers[seat]
      if (seat !== undefined && move?.do === 'upkeep') keep(s, seat, camp, move.kept)
    })
  },
}

function hasChoice(s: EvilCorp, camp: Camp): boolean {
  const places = keepable(s, camp)
  if (places.length === 0) return false
  const purse = coins(s, camp)
  if (places.some((place) => sideOf(s, villageOf(place)).upkeep <= purse)) return true
  return quartermasters(s, camp).some(({ reach }) => places.some((place) => reach.includes(villageOf(place))))
}

/** EC-NIGHT31: a tile left in place is turned inactive. */
function keep(s: EvilCorp, seat: Seat, camp: Camp, kept: readonly Kept[]): void {
  let amount = 0
  for (const { village, half, space, free } of kept) {
    const place = placeAt(village, half, space)
    if (!free) amount += sideOf(s, village).upkeep
    turnInactive(s, place)
    halfAt(s, place).kept |= 1 << space
    tell?.<EvilCorpEvent>({ e: 'kept', camp, kind: kindAt(s, place), place, free })
  }
  push(s, { do: 'pay', seat, amount })
}
