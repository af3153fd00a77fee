/** Draw, discard, recycle, banish: what a camp does with tiles that are not on spaces (EC-DRAW to EC-BANISH). */
import { EMPTY, push, type Seat, takeOut, tell } from '@duskhall/kernel'
import { boxOf, campOf, DONE } from '../../content/box.ts'
import type { EvilCorpEvent } from '../../events.ts'
import {
  campState,
  type EvilCorp,
  type EvilCorpMove,
  NOWHERE,
  type Place,
  placeAt,
  type QuestionOf,
  screenOf,
} from '../../state.ts'
import {
  canDraw,
  discardFromScreen as discardTile,
  drawTiles,
  forOwnSpaces,
  kindsIn,
  takeOff,
} from '../tiles.ts'
import { isProtectedFrom } from './protection.ts'
import type { Verb } from './verb.ts'

export const draw: Verb<'draw'> = {
  canChange: (s, use) => canDraw(s, campOf(s, use.seat)),
  apply(s, use, effect) {
    drawTiles(s, use.seat, effect.n, s.options.powerDrawReshuffles)
  },
}

export const discardFromScreen: Verb<'discardFromScreen'> = {
  canChange: (s, use) => screenOf(s, use.seat).length > 0,
  apply(s, use, effect) {
    askToDiscard(s, use.seat, effect.n)
  },
}

/** EC-RULING14, EC-RULING45: the owner chooses; with no more tiles than asked for, all of them go. */
export function askToDiscard(s: EvilCorp, seat: Seat, count: number): void {
  const screen = screenOf(s, seat)
  if (screen.length <= count) for (const kind of [...screen]) discardTile(s, seat, kind)
  else if (count > 0) push(s, { do: 'discard', seat, left: count })
}

export const discardQuestion: QuestionOf<'discard'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const { fromScreen } = boxOf(s).moves
    return kindsIn(screenOf(s, q.seat)).map((kind) => fromScreen[kind] as EvilCorpMove)
  },
  answer(s, q, seat, move) {
    if (move.do !== 'take') return
    discardTile(s, seat, boxOf(s).kindOf(move.tile))
    askToDiscard(s, seat, q.left - 1)
  },
  // That all tiles behind a screen are alike is its owner's secret.
  always: () => true,
}

export const recycle: Verb<'recycle'> = {
  canChange: (s, use) => campState(s, campOf(s, use.seat)).discard.length > 0,
  apply(s, use, effect) {
    askToRecycle(s, use.seat, effect.n, true)
  },
}

function askToRecycle(s: EvilCorp, seat: Seat, left: number, first: boolean): void {
  if (left === 0 || campState(s, campOf(s, seat)).discard.length === 0) return
  push(s, { do: 'recycle', seat, left, first })
}

export const recycleQuestion: QuestionOf<'recycle'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const { fromDiscard } = boxOf(s).moves
    const { discard } = campState(s, campOf(s, q.seat))
    const list = kindsIn(discard).map((kind) => fromDiscard[kind] as EvilCorpMove)
    if (!q.first && s.options.ownCountIsMaximum) list.push(DONE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do !== 'take') return
    const camp = campOf(s, seat)
    const kind = boxOf(s).kindOf(move.tile)
    takeOut(campState(s, camp).discard, kind)
    campState(s, camp).bag.push(kind)
    tell?.<EvilCorpEvent>({ e: 'recycled', camp, kind })
    askToRecycle(s, seat, q.left - 1, false)
  },
}

export const banishOwn: Verb<'banishOwn'> = {
  canChange: (s, use) => hasBanishable(s, use.seat),
  apply(s, use, effect) {
    askToBanish(s, use.seat, effect.n, true)
  },
}

function banishableOnBoards(s: EvilCorp, seat: Seat): Place[] {
  const places: Place[] = []
  forOwnSpaces(s, seat, (place, kind) => {
    if (kind !== EMPTY && !isProtectedFrom(s, seat, place)) places.push(place)
  })
  return places
}

function hasBanishable(s: EvilCorp, seat: Seat): boolean {
  if (screenOf(s, seat).length > 0 || campState(s, campOf(s, seat)).discard.length > 0) return true
  return banishableOnBoards(s, seat).length > 0
}

function askToBanish(s: EvilCorp, seat: Seat, left: number, first: boolean): void {
  if (left === 0 || !hasBanishable(s, seat)) return
  push(s, { do: 'banish', seat, left, first })
}

export const banishQuestion: QuestionOf<'banish'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const { fromScreen, fromDiscard, tile } = boxOf(s).moves
    const { discard } = campState(s, campOf(s, q.seat))
    const list = kindsIn(screenOf(s, q.seat)).map((kind) => fromScreen[kind] as EvilCorpMove)
    for (const kind of kindsIn(discard)) list.push(fromDiscard[kind] as EvilCorpMove)
    for (const place of banishableOnBoards(s, q.seat)) list.push(tile[place] as EvilCorpMove)
    if (!q.first && s.options.ownCountIsMaximum) list.push(DONE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do !== 'take' && move.do !== 'tile') return
    const camp = campOf(s, seat)
    const place = move.do === 'tile' ? placeAt(move.village, move.half, move.space) : NOWHERE
    const from = move.do === 'tile' ? 'board' : move.from
    let kind: number
    if (move.do === 'tile') kind = takeOff(s, place)
    else {
      kind = boxOf(s).kindOf(move.tile)
      if (move.from === 'screen') s.fence++ // everybody sees it now
      takeOut(move.from === 'screen' ? screenOf(s, seat) : campState(s, camp).discard, kind)
    }
    campState(s, camp).banished.push(kind)
    tell?.<EvilCorpEvent>({ e: 'banished', camp, kind, from, place })
    askToBanish(s, seat, q.left - 1, false)
  },
  // The kinds behind a screen are its owner's secret, and so is that they are all alike.
  always: (s, q) => screenOf(s, q.seat).length > 0,
}
