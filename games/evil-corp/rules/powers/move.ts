/** Moving own tiles between spaces (EC-MOVE, EC-MSELF). */
import { EMPTY, push, type Refusal, type Seat, tell } from '@duskhall/kernel'
import { boxOf, campOf, DONE, spaceType, tileOf } from '../../content/box.ts'
import type { EvilCorpEvent } from '../../events.ts'
import {
  type EvilCorp,
  type EvilCorpMove,
  kindAt,
  NOWHERE,
  type Place,
  placeAt,
  type QuestionOf,
  spaceOf,
  villageOf,
} from '../../state.ts'
import { reachBattlefield } from '../battlefield.ts'
import { refusedPlaces } from '../deploy.ts'
import { forOwnSpaces, forTilesInReach, freeSpacesFor, ownerOf, shift } from '../tiles.ts'
import { isProtectedFrom } from './protection.ts'
import type { Verb } from './verb.ts'

/** Own tiles that could go somewhere else; `moved` have had their turn (EC-RULING68). */
function movable(s: EvilCorp, seat: Seat, moved: readonly Place[]): Place[] {
  const places: Place[] = []
  forOwnSpaces(s, seat, (place, kind) => {
    if (kind === EMPTY || moved.includes(place) || isProtectedFrom(s, seat, place)) return
    if (freeSpacesFor(s, seat, kind).length > 0) places.push(place)
  })
  return places
}

/** EC-RULING69: N is a maximum with at least one, or by option exactly N as far as possible. */
function mayStop(s: EvilCorp, moved: readonly Place[]): boolean {
  return moved.length > 0 && s.options.ownCountIsMaximum
}

export const moveOwn: Verb<'moveOwn'> = {
  canChange: (s, use) => movable(s, use.seat, []).length > 0,
  apply(s, use, effect) {
    askForNext(s, use.seat, effect.n, [])
  },
}

function askForNext(s: EvilCorp, seat: Seat, left: number, moved: readonly Place[]): void {
  if (left === 0 || movable(s, seat, moved).length === 0) return
  push(s, { do: 'move-which', seat, left, moved })
}

export const moveWhichQuestion: QuestionOf<'move-which'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const list = movable(s, q.seat, q.moved).map((place) => boxOf(s).moves.tile[place] as EvilCorpMove)
    if (mayStop(s, q.moved)) list.push(DONE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do !== 'tile') return
    const from = placeAt(move.village, move.half, move.space)
    push(s, { do: 'move-where', seat, from, left: q.left, moved: q.moved })
  },
  refusals(s, q) {
    const refused: Refusal<EvilCorpMove>[] = []
    const can = movable(s, q.seat, q.moved)
    forTilesInReach(s, q.seat, (place) => {
      if (can.includes(place)) return
      const own = ownerOf(s, place) === campOf(s, q.seat)
      const rule = !own
        ? 'EC-MOVE1'
        : q.moved.includes(place)
          ? 'EC-RULING68'
          : isProtectedFrom(s, q.seat, place)
            ? 'EC-RULING39'
            : 'EC-MOVE2'
      refused.push({ move: boxOf(s).moves.tile[place] as EvilCorpMove, rule })
    })
    return refused
  },
}

/** Where the tile that lies there may go. */
function spacesFor(s: EvilCorp, seat: Seat, from: Place): EvilCorpMove[] {
  return freeSpacesFor(s, seat, kindAt(s, from)).map((place) => boxOf(s).moves.place[place] as EvilCorpMove)
}

export const moveWhereQuestion: QuestionOf<'move-where'> = {
  who: (_, q) => [q.seat],
  moves: (s, q) => spacesFor(s, q.seat, q.from),
  answer(s, q, seat, move) {
    if (move.do !== 'place') return
    const to = placeAt(move.village, move.half, move.space)
    carry(s, seat, q.from, to)
    askForNext(s, seat, q.left - 1, [...q.moved, to])
  },
  refusals: (s, q) => refusedPlaces(s, q.seat, tileOf(s, kindAt(s, q.from))),
}

export const moveSelf: Verb<'moveSelf'> = {
  canChange: (s, use) =>
    use.source !== NOWHERE && freeSpacesFor(s, use.seat, kindAt(s, use.source)).length > 0,
  apply(s, use) {
    if (moveSelf.canChange(s, use, { op: 'moveSelf' })) {
      push(s, { do: 'move-self', seat: use.seat })
    }
  },
}

export const moveSelfQuestion: QuestionOf<'move-self'> = {
  who: (_, q) => [q.seat],
  moves: (s, q) => spacesFor(s, q.seat, s.source),
  answer(s, _, seat, move) {
    if (move.do === 'place') carry(s, seat, s.source, placeAt(move.village, move.half, move.space))
  },
  refusals: (s, q) => refusedPlaces(s, q.seat, tileOf(s, kindAt(s, s.source))),
}

/** EC-RULING2: a move brings no loot, Stone, cargo or demon, unless the table counts it as placing. */
function carry(s: EvilCorp, seat: Seat, from: Place, to: Place): void {
  const kind = kindAt(s, from)
  shift(s, from, to)
  tell?.<EvilCorpEvent>({ e: 'moved', seat, kind, from, to })
  const onBattlefield = spaceType(s, villageOf(to), spaceOf(to)) === 'battlefield'
  if (s.options.moveTriggersSpaceBonus && onBattlefield) reachBattlefield(s, campOf(s, seat), to, kind)
}
