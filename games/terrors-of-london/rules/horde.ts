/** The Horde action: forming hordes, enlarging them, and their abilities (TL-HORDE). */
import { askActive, push, type Refusal, tell } from '@duskhall/kernel'
import { boxOf, type Face, faceOf, listNo } from '../content/box.ts'
import { DECLINE } from '../content/moves.ts'
import type { TerrorsEvent } from '../events.ts'
import {
  activePlayer,
  type Card,
  FACTIONLESS,
  type QuestionOf,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../state.ts'
import { hordeOf } from './in-play.ts'
import { isHordeAbilityUsed, markHordeAbilityUsed } from './marks.ts'
import { dismiss } from './tokens.ts'
import { noteHordeAction } from './triggers.ts'

/** TL-HORDE-R1: A stands left of B when each shows the faction of the other on the side where they touch. */
function fits(a: Face, b: Face): boolean {
  return a.right === b.faction && b.left === a.faction
}

/** The rule against putting `left` immediately left of `right`, or null. Both lie in the active play area. */
export function linkBan(s: TerrorsOfLondon, left: Card, right: Card): string | null {
  const a = faceOf(s, left)
  const b = faceOf(s, right)
  if (a.type !== 'monster' || b.type !== 'monster') return 'TL-INFL-R4'
  if (a.faction === FACTIONLESS || b.faction === FACTIONLESS) return 'TL-HORDE-R11'
  const of = hordeOf(s, left)
  const to = hordeOf(s, right)
  if (of >= 0 && to >= 0) return of === to ? 'TL-HORDE-R3' : 'TL-HORDE-R4'
  if (of >= 0 && s.hordes[of]?.at(-1) !== left) return 'TL-HORDE9'
  if (to >= 0 && s.hordes[to]?.[0] !== right) return 'TL-HORDE9'
  return fits(a, b) ? null : 'TL-HORDE5'
}

/** Every link that could be made now: two free monsters, or a free one at an open end of a horde. */
export function addLinks(s: TerrorsOfLondon, list: TerrorsMove[]): void {
  const { area } = activePlayer(s)
  const { faces, moves } = boxOf(s)
  for (let i = 0; i < area.length; i++) {
    const left = area[i] as Card
    const a = faces[left] as Face
    if (a.right < 0) continue
    for (let j = 0; j < area.length; j++) {
      const right = area[j] as Card
      if (i !== j && fits(a, faces[right] as Face) && linkBan(s, left, right) === null) {
        list.push(moves.link(left, right))
      }
    }
  }
}

export function link(s: TerrorsOfLondon, left: Card, right: Card): void {
  const of = hordeOf(s, left)
  const to = hordeOf(s, right)
  let number = s.hordes.length
  if (of >= 0) {
    s.hordes[of]?.push(right)
    number = of
  } else if (to >= 0) {
    s.hordes[to]?.unshift(left)
    number = to
  } else s.hordes.push([left, right])
  tell?.<TerrorsEvent>({
    e: 'linked',
    seat: s.active,
    left,
    right,
    horde: [...(s.hordes[number] ?? [])],
  })
  // TL-HAUNT5: whoever is added, not whoever was there.
  if (of < 0) dismiss(s, left)
  if (to < 0) dismiss(s, right)
  s.hordeActions++
  noteHordeAction(s)
  push(s, { do: 'horde-ability', horde: number })
}

/** The unused Horde abilities of these monsters (TL-HORDE11, TL-HORDE-R7). */
function addAbilities(s: TerrorsOfLondon, cards: readonly Card[], list: TerrorsMove[]): void {
  const { faces, moves } = boxOf(s)
  for (const card of cards) {
    const { horde } = faces[card] as Face
    for (let ability = 0; ability < horde.length; ability++) {
      if (!isHordeAbilityUsed(s, card, ability)) list.push(moves.ability[card]?.[ability] as TerrorsMove)
    }
  }
}

function refusedAbilities(
  s: TerrorsOfLondon,
  allowed: readonly Card[],
  rule: string,
): Refusal<TerrorsMove>[] {
  return activePlayer(s).area.flatMap((card) =>
    faceOf(s, card).horde.flatMap((_, ability) => {
      const used = isHordeAbilityUsed(s, card, ability)
      const move = boxOf(s).moves.ability[card]?.[ability] as TerrorsMove
      if (used) return [{ move, rule: 'TL-HORDE11' }]
      return allowed.includes(card) ? [] : [{ move, rule }]
    }),
  )
}

function useAbility(s: TerrorsOfLondon, move: TerrorsMove): void {
  if (move.do !== 'ability') return
  const { card, ability } = move
  markHordeAbilityUsed(s, card, ability)
  tell?.<TerrorsEvent>({ e: 'horde-ability', seat: s.active, card, ability })
  const list = listNo(s, faceOf(s, card).horde[ability] ?? [])
  push(s, { do: 'effects', list, at: 0, source: card })
}

/** TL-HORDE8, TL-HORDE10, TL-HORDE-R5, TL-HORDE-R6: one ability of any member, or none. */
export const hordeAbilityQuestion: QuestionOf<'horde-ability'> = {
  who: askActive,
  moves(s, q) {
    const list: TerrorsMove[] = []
    addAbilities(s, s.hordes[q.horde] as Card[], list)
    list.push(DECLINE)
    return list
  },
  answer: (s, _, __, move) => useAbility(s, move),
  refusals: (s, q) => refusedAbilities(s, s.hordes[q.horde] as Card[], 'TL-HORDE10'),
}

/** TL-HORDE17: cards whose Horde abilities, if any, another ability may activate, in a horde or not. */
function activatable(s: TerrorsOfLondon, faction: number): Card[] {
  const { area } = activePlayer(s)
  return area.filter((card) => faction === FACTIONLESS || faceOf(s, card).faction === faction)
}

export function askToActivateHorde(s: TerrorsOfLondon, faction: number): void {
  const list: TerrorsMove[] = []
  addAbilities(s, activatable(s, faction), list)
  if (list.length > 0) push(s, { do: 'activate-horde', faction })
}

export const activateHordeQuestion: QuestionOf<'activate-horde'> = {
  who: askActive,
  moves(s, q) {
    const list: TerrorsMove[] = []
    addAbilities(s, activatable(s, q.faction), list)
    return list
  },
  answer: (s, _, __, move) => useAbility(s, move),
  refusals: (s, q) => refusedAbilities(s, activatable(s, q.faction), 'TL-GEN7'),
}
