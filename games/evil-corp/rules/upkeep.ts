/** Keeping tiles in Fortifications overnight: decided in secret, applied together (EC-NIGHT29, EC-RULING78). */
import { EMPTY, push, type SealedQuestion, type Seat, tell } from '@duskhall/kernel'
import type { Tile } from '../content/box.ts'
import { boxOf, campOf, layoutOf, sideOf, spaceType } from '../content/box.ts'
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
  type VillageNo,
  villageAt,
  villageOf,
} from '../state.ts'
import { coins } from './purse.ts'
import { turnInactive } from './tiles.ts'

export function upkeep(s: EvilCorp): UpkeepStep {
  return { do: 'upkeep', answers: new Array(s.seats).fill(null) }
}

/** Own tiles in Fortifications. */
function fortified(s: EvilCorp, camp: Camp): Place[] {
  const places: Place[] = []
  s.villages.forEach((board, village) => {
    const half = layoutOf(s).halves[camp]?.[village] as number
    board.halves[half]?.spaces.forEach((kind, space) => {
      if (kind !== EMPTY && spaceType(s, village, space) === 'fortification') {
        places.push(placeAt(village, half, space))
      }
    })
  })
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

type Choice = 'leave' | 'pay' | 'free'

/** Every legal decision of a camp: for each tile, leave it, pay for it or keep it free. */
function decisions(s: EvilCorp, camp: Camp): EvilCorpMove[] {
  const places = keepable(s, camp)
  const helpers = quartermasters(s, camp)
  const purse = coins(s, camp)
  let plans: Choice[][] = [[]]
  for (const _ of places) plans = plans.flatMap((plan) => choices(helpers).map((choice) => [...plan, choice]))
  return plans
    .filter((plan) => priceOfPlan(s, places, plan) <= purse)
    .filter((plan) =>
      canKeepFree(
        places.filter((_, at) => plan[at] === 'free'),
        helpers,
      ),
    )
    .map((plan) => ({ do: 'upkeep', kept: keptBy(places, plan) }))
}

function choices(helpers: readonly unknown[]): Choice[] {
  return helpers.length > 0 ? ['leave', 'pay', 'free'] : ['leave', 'pay']
}

function priceOfPlan(s: EvilCorp, places: readonly Place[], plan: readonly Choice[]): number {
  return places.reduce(
    (sum, place, at) => (plan[at] === 'pay' ? sum + sideOf(s, villageOf(place)).upkeep : sum),
    0,
  )
}

function keptBy(places: readonly Place[], plan: readonly Choice[]): Kept[] {
  return places.flatMap((place, at) =>
    plan[at] === 'leave'
      ? []
      : [
          {
            village: villageOf(place),
            half: halfOf(place),
            space: spaceOf(place),
            free: plan[at] === 'free',
          },
        ],
  )
}

export const upkeepQuestion: SealedQuestion<EvilCorp, UpkeepStep, EvilCorpMove> = {
  /** EC-RULING77: either member answers for the team; a camp without a choice is not asked. */
  who(s, q) {
    const asked: Seat[] = []
    layoutOf(s).members.forEach((members, camp) => {
      const answered = members.some((seat) => q.answers[seat] !== null)
      if (!answered && hasChoice(s, camp)) asked.push(...members)
    })
    return asked
  },
  moves: (s, _, seat) => decisions(s, campOf(s, seat)),
  refusals(s, _, seat) {
    // A tile in a Fortification that cannot be kept: too dear, or the village was won tonight.
    const camp = campOf(s, seat)
    const can = decisions(s, camp)
    return fortified(s, camp).flatMap((place) => {
      const kept = [{ village: villageOf(place), half: halfOf(place), space: spaceOf(place), free: false }]
      const legal = can.some(
        (move) => move.do === 'upkeep' && move.kept.some((k) => k.village === villageOf(place)),
      )
      const rule = villageAt(s, place).won === NOBODY ? 'EC-NIGHT29' : 'EC-NIGHT22'
      return legal ? [] : [{ move: { do: 'upkeep', kept } as const, rule }]
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
    tell?.({ e: 'kept', camp, kind: kindAt(s, place), place, free } satisfies EvilCorpEvent)
  }
  push(s, { do: 'pay', seat, amount })
}
