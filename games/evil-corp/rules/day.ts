/** The Day: turns, and the one action each turn offers (EC-DAY, EC-PASS). */
import { EMPTY, push, type Refusal, type Seat, tell } from '@duskhall/kernel'
import type { Tile } from '../content/box.ts'
import { boxOf, campOf, layoutOf, PASS, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpMove,
  halfAt,
  isActive,
  type Kind,
  type Place,
  placeAt,
  type QuestionOf,
  screenOf,
  spaceOf,
} from '../state.ts'
import { activate, activationBan } from './activate.ts'
import { chooseSpace, deployBan, freeSpaceTypes } from './deploy.ts'
import { coins } from './purse.ts'
import { priceOf, recruit } from './recruit.ts'
import { forOwnSpaces, forTilesInReach, isEligible, kindsIn, ownerOf } from './tiles.ts'

export function day(s: EvilCorp): void {
  s.round++
  s.still++
  s.turn = s.first
  s.passed = 0
  s.acted = 0
  tell?.<EvilCorpEvent>({ e: 'day', round: s.round, first: s.first })
  push(s, { do: 'turn' })
}

/** Members of a camp that may still act in its present turn (EC-RULING35). */
function mayAct(s: EvilCorp, camp: Camp): Seat[] {
  const done = s.passed | s.acted
  const seats: Seat[] = []
  for (const seat of layoutOf(s).members[camp] as readonly Seat[])
    if (((done >> seat) & 1) === 0) seats.push(seat)
  return seats
}

/** Asks whoever is next, or lets the Night fall when everybody has passed (EC-DAY4 to EC-DAY7, EC-DAY10). */
export function turn(s: EvilCorp): void {
  s.source = -1
  const camps = s.camps.length
  for (let tried = 0; tried <= camps; tried++) {
    if (mayAct(s, s.turn).length > 0) {
      push(s, { do: 'action', camp: s.turn })
      return
    }
    s.turn = (s.turn + 1) % camps
    s.acted = 0
  }
  push(s, { do: 'night' })
}

export const actionQuestion: QuestionOf<'action'> = {
  who: (s, q) => mayAct(s, q.camp),

  moves(s, _, seat) {
    const { moves, tiles } = boxOf(s)
    const camp = campOf(s, seat)
    const purse = coins(s, camp)
    const list: EvilCorpMove[] = []
    const types = freeSpaceTypes(s, seat)
    const screen = screenOf(s, seat)
    for (let i = 0; i < screen.length; i++) {
      const kind = screen[i] as Kind
      // Equal tiles are one choice.
      if (screen.indexOf(kind) === i && !deployBan(tiles[kind] as Tile, purse, types)) {
        list.push(moves.deploy[kind] as EvilCorpMove)
      }
    }
    for (const place of activatable(s, seat)) list.push(moves.activate[place] as EvilCorpMove)
    for (let slot = 1; slot <= s.queue.length; slot++) {
      if (priceOf(s, slot) <= purse) list.push(moves.recruit[slot - 1] as EvilCorpMove)
    }
    list.push(PASS)
    return list
  },

  answer(s, _, seat, move) {
    s.acted |= 1 << seat
    if (move.do !== 'pass') s.still = 0
    push(s, { do: 'turn' })
    if (move.do === 'deploy') chooseSpace(s, seat, boxOf(s).kindOf(move.tile))
    else if (move.do === 'activate') activate(s, seat, placeAt(move.village, move.half, move.space))
    else if (move.do === 'recruit') recruit(s, seat, move.slot)
    else pass(s, seat)
  },

  refusals(s, _, seat) {
    return [...refusedDeployments(s, seat), ...refusedActivations(s, seat), ...refusedRecruits(s, seat)]
  },

  // With tiles behind a screen, answering by itself would tell that none of them can be deployed.
  always: (s, q) => mayAct(s, q.camp).some((seat) => screenOf(s, seat).length > 0),
}

/** Own tiles whose power could be used now (EC-ACT1 to EC-ACT3, EC-RULING17). */
function activatable(s: EvilCorp, seat: Seat): Place[] {
  const { tiles } = boxOf(s)
  const places: Place[] = []
  forOwnSpaces(s, seat, (place, kind) => {
    if (kind === EMPTY || (tiles[kind] as Tile).activate.length === 0) return
    if (!activationBan(s, seat, place)) places.push(place)
  })
  return places
}

function pass(s: EvilCorp, seat: Seat): void {
  s.passed |= 1 << seat
  tell?.<EvilCorpEvent>({ e: 'passed', seat })
}

function refusedDeployments(s: EvilCorp, seat: Seat): Refusal<EvilCorpMove>[] {
  const types = freeSpaceTypes(s, seat)
  const purse = coins(s, campOf(s, seat))
  return kindsIn(screenOf(s, seat)).flatMap((kind) => {
    const rule = deployBan(tileOf(s, kind), purse, types)
    return rule ? [{ move: boxOf(s).moves.deploy[kind] as EvilCorpMove, rule }] : []
  })
}

function refusedActivations(s: EvilCorp, seat: Seat): Refusal<EvilCorpMove>[] {
  const refused: Refusal<EvilCorpMove>[] = []
  const refuse = (place: Place, rule: string) =>
    refused.push({ move: boxOf(s).moves.activate[place] as EvilCorpMove, rule })
  const camp = campOf(s, seat)
  forTilesInReach(s, seat, (place, kind) => {
    if (ownerOf(s, place) !== camp) refuse(place, 'EC-ACT1')
    else if (tileOf(s, kind).activate.length === 0) refuse(place, 'EC-ACT2')
    else if (!isActive(halfAt(s, place), spaceOf(place))) refuse(place, 'EC-ACT3')
    else if (activationBan(s, seat, place)) refuse(place, 'EC-RULING17')
  })
  s.villages.forEach((village, number) => {
    if (isEligible(s, seat, number)) return
    village.halves.forEach((half, halfNumber) => {
      half.spaces.forEach((kind, space) => {
        const place = placeAt(number, halfNumber, space)
        if (kind !== EMPTY) refuse(place, ownerOf(s, place) === camp ? 'EC-TEAM17' : 'EC-ELIG1')
      })
    })
  })
  return refused
}

function refusedRecruits(s: EvilCorp, seat: Seat): Refusal<EvilCorpMove>[] {
  const purse = coins(s, campOf(s, seat))
  return s.queue.flatMap((_, at) =>
    priceOf(s, at + 1) > purse
      ? [{ move: boxOf(s).moves.recruit[at] as EvilCorpMove, rule: 'EC-RECRUIT7' }]
      : [],
  )
}
