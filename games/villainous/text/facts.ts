/** What sentences need to know about a table, whatever their language. */
import { redact, type Seat, type Tried } from '@duskhall/kernel'
import type { Measured } from '../../kit/text/index.ts'
import { boardOf, boxOf, type Face, faceOf } from '../content/box.ts'
import { sum, usableAllies } from '../rules/actions/vanquish.ts'
import { costOf, heroesOf, inRealm, strengthOf } from '../rules/realm.ts'
import { type Card, realmOf, type Villainous, type VillainousMove } from '../state.ts'
import { type Instruct, instructionOf } from './choices.ts'
import type { MeasuredRule } from './types.ts'

/** What is printed on a card; undefined for one the reader may not see. */
export function faceAt(s: Villainous, card: Card): Face | undefined {
  return boxOf(s).faces[card]
}

/** Whose set of cards it belongs to; -1 for one the reader may not see. */
export function ownerOf(s: Villainous, card: Card): Seat {
  const villain = faceAt(s, card)?.villain
  return s.realms.findIndex((realm) => realm.villain === villain)
}

/** Cards of the same name in the same realm, this one among them. */
export function namesakes(s: Villainous, card: Card): Card[] {
  const owner = ownerOf(s, card)
  if (owner < 0 || !inRealm(s, card)) return []
  const { id } = faceOf(s, card)
  return realmOf(s, owner).cards.filter((other) => faceOf(s, other).id === id)
}

/** What a card costs now: to play it, or to activate it. */
export function priceOf(s: Villainous, card: Card, activating: boolean): number {
  const face = faceAt(s, card)
  if (!face) return 0
  return activating ? (face.activate?.cost ?? 0) : costOf(s, ownerOf(s, card), card)
}

/** The strength of an Ally or a Hero now; 0 for any other card. */
export function strengthAt(s: Villainous, card: Card): number {
  const face = faceAt(s, card)
  const owner = ownerOf(s, card)
  if (!face || owner < 0) return 0
  return inRealm(s, card) ? strengthOf(s, owner, card) : face.strength
}

/** The two numbers a refusal compares; null where they are not what failed. */
export function measure(
  rule: MeasuredRule,
  { state: s, move, you }: Tried<Villainous, VillainousMove>,
): Measured | null {
  const step = s.agenda.at(-1)
  if (rule === 'VD-PLAY3' && step?.do === 'act' && move.do === 'card')
    return { needed: priceOf(s, move.card, false), there: realmOf(s, s.active).power }
  if (step?.do !== 'instruct') return null
  const q: Instruct = redact(step, you)
  const { owner } = q
  const { power } = realmOf(s, owner)
  switch (rule) {
    case 'VD-PLAY3':
      return move.do === 'card' ? { needed: priceOf(s, move.card, false), there: power } : null
    case 'VD-ACTIV2':
      if (move.do === 'tile') return { needed: boardOf(s, owner).tile?.cost ?? 0, there: power }
      return move.do === 'card' ? { needed: priceOf(s, move.card, true), there: power } : null
    case 'VD-CARDH-R12':
    case 'VD-STR-R2': {
      const { most, exactly } = instructionOf(s, q)
      const there = most ?? exactly
      if (move.do !== 'card' || there === undefined) return null
      return { needed: strengthOf(s, owner, move.card), there }
    }
    case 'VD-VANQ3': {
      const [hero, ...used] = (q.chosen ?? []).flatMap((one) => (one.do === 'card' ? [one.card] : []))
      if (hero !== undefined) return { needed: strengthOf(s, owner, hero), there: sum(s, owner, used) }
      if (move.do !== 'card' || !heroesOf(s, owner).includes(move.card)) return null
      return {
        needed: strengthOf(s, owner, move.card),
        there: sum(s, owner, usableAllies(s, owner, move.card)),
      }
    }
  }
}
