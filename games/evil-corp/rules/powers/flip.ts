/** Flip a rival's tile, flip a demon (EC-FLIP, EC-FDEMON). */
import { push, type Refusal, type Seat, tell } from '@duskhall/kernel'
import { boxOf, campOf, DECLINE } from '../../content/box.ts'
import type { EvilCorpEvent } from '../../events.ts'
import {
  type EvilCorp,
  type EvilCorpMove,
  kindAt,
  type Place,
  placeAt,
  type QuestionOf,
} from '../../state.ts'
import { forTilesInReach, isActiveAt, ownerOf, turnInactive } from '../tiles.ts'
import { isProtectedFrom } from './protection.ts'
import type { Verb } from './verb.ts'

/** The rule against flipping the tile there, or null (EC-FLIP5, EC-RULING10, EC-RULING41). */
function flipBan(s: EvilCorp, seat: Seat, place: Place): string | null {
  if (ownerOf(s, place) === campOf(s, seat)) return 'EC-FLIP5'
  if (!isActiveAt(s, place)) return 'EC-RULING10'
  return isProtectedFrom(s, seat, place) ? 'EC-PASSIVE16' : null
}

function flippable(s: EvilCorp, seat: Seat): Place[] {
  const places: Place[] = []
  forTilesInReach(s, seat, (place) => {
    if (!flipBan(s, seat, place)) places.push(place)
  })
  return places
}

export const flipEnemyMonster: Verb<'flipEnemyMonster'> = {
  canChange: (s, use) => flippable(s, use.seat).length > 0,
  apply(s, use, effect) {
    askForMonster(s, use.seat, effect.n)
  },
}

function askForMonster(s: EvilCorp, seat: Seat, left: number): void {
  if (left === 0 || flippable(s, seat).length === 0) return
  push(s, { do: 'flip-monster', seat, left })
}

export const flipMonsterQuestion: QuestionOf<'flip-monster'> = {
  who: (_, q) => [q.seat],
  moves: (s, q) => flippable(s, q.seat).map((place) => boxOf(s).moves.tile[place] as EvilCorpMove),
  answer(s, q, seat, move) {
    if (move.do !== 'tile') return
    const place = placeAt(move.village, move.half, move.space)
    turnInactive(s, place)
    const event = { e: 'flipped', seat, kind: kindAt(s, place), camp: ownerOf(s, place), place } as const
    tell?.<EvilCorpEvent>(event)
    askForMonster(s, seat, q.left - 1)
  },
  refusals(s, q) {
    const refused: Refusal<EvilCorpMove>[] = []
    forTilesInReach(s, q.seat, (place) => {
      const rule = flipBan(s, q.seat, place)
      if (rule) refused.push({ move: boxOf(s).moves.tile[place] as EvilCorpMove, rule })
    })
    return refused
  },
}

/** EC-RULING11: either way, or by option only from inactive to active. */
function turnableDemons(s: EvilCorp): number[] {
  const either = s.options.flipDemonDirection === 'either'
  return s.demons.flatMap((active, demon) => (either || !active ? [demon] : []))
}

export const flipDemon: Verb<'flipDemon'> = {
  canChange: (s) => turnableDemons(s).length > 0,
  apply(s, use, effect) {
    askForDemon(s, use.seat, effect.n, use.how === 'deploy')
  },
}

function askForDemon(s: EvilCorp, seat: Seat, left: number, deployed: boolean): void {
  if (left === 0 || turnableDemons(s).length === 0) return
  // EC-RULING61: a deployment forces nobody to put an active demon to sleep.
  const mayDecline = deployed && s.demons.every(Boolean)
  push(s, { do: 'flip-demon', seat, left, deployed, mayDecline })
}

export const flipDemonQuestion: QuestionOf<'flip-demon'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const list = turnableDemons(s).map((demon) => boxOf(s).moves.demon[demon] as EvilCorpMove)
    if (q.mayDecline) list.push(DECLINE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do !== 'demon') return
    const demon = boxOf(s).demonOf(move.demon)
    const active = !s.demons[demon]
    s.demons[demon] = active
    tell?.<EvilCorpEvent>({ e: 'demon-flipped', seat, demon, active })
    askForDemon(s, seat, q.left - 1, q.deployed)
  },
  refusals(s) {
    const can = turnableDemons(s)
    return s.demons.flatMap((_, demon) =>
      can.includes(demon) ? [] : [{ move: boxOf(s).moves.demon[demon] as EvilCorpMove, rule: 'EC-RULING11' }],
    )
  },
}
