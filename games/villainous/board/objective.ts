/** How far each Villain is: what its objective asks for, step by step, from what lies on the table. */
import type { Seat } from '@duskhall/kernel'
import { boardOf, faceOf, locationOf } from '../content/box.ts'
import { findInRealm, isLocked, LOCATIONS } from '../rules/realm.ts'
import { type Location, NONE, realmOf, type Villainous } from '../state.ts'

export type Objective =
  | { readonly kind: 'obstacles'; readonly removed: number; readonly of: number }
  /** The state of the Cauldron, and by location whether a Cauldron Born is there. */
  | { readonly kind: 'cauldron'; readonly state: number; readonly born: readonly boolean[] }
  | { readonly kind: 'wedding'; readonly steps: readonly WeddingStep[] }
  /** Of a Villain whose folder came later. */
  | { readonly kind: 'other' }

const WEDDING = ['unlocked', 'prince', 'daughter', 'bells', 'noSlipper'] as const

interface WeddingStep {
  readonly what: (typeof WEDDING)[number]
  readonly done: boolean
}

export function objectiveOf(s: Villainous, seat: Seat): Objective {
  const { pieces } = realmOf(s, seat)
  switch (boardOf(s, seat).id) {
    case 'gaston': {
      const of = boardOf(s, seat).entry.pieces.obstacles ?? 0
      return { kind: 'obstacles', removed: of - pieces.reduce((sum, n) => sum + n, 0), of }
    }
    case 'horned-king':
      return { kind: 'cauldron', state: pieces[0] ?? 0, born: LOCATIONS.map((at) => isBornAt(s, seat, at)) }
    case 'lady-tremaine':
      return { kind: 'wedding', steps: wedding(s, seat) }
    default:
      return { kind: 'other' }
  }
}

function isBornAt(s: Villainous, seat: Seat, at: Location): boolean {
  return realmOf(s, seat).cards.some((card) => s.at[card] === at && faceOf(s, card).id === 'cauldron-born')
}

function wedding(s: Villainous, seat: Seat): WeddingStep[] {
  const ballroom = locationOf(s, seat, 'the-ballroom')
  const isThere = (id: string) => s.at[findInRealm(s, seat, id)] === ballroom
  const isAbsent = (id: string) => findInRealm(s, seat, id) === NONE
  const done: { readonly [What in WeddingStep['what']]: boolean } = {
    unlocked: !isLocked(s, seat, ballroom),
    prince: isThere('the-prince'),
    daughter: isThere('ball-gown-anastasia') || isThere('ball-gown-drizella'),
    bells: !isAbsent('wedding-bells'),
    noSlipper: isAbsent('glass-slipper-cinderellas-room') && isAbsent('glass-slipper-the-castle'),
  }
  return WEDDING.map((what) => ({ what, done: done[what] }))
}

/** Steps done and steps in all; that no Slipper lies there is no step by itself. */
export function progressOf(s: Villainous, seat: Seat): { readonly done: number; readonly of: number } {
  const objective = objectiveOf(s, seat)
  switch (objective.kind) {
    case 'obstacles':
      return { done: objective.removed, of: objective.of }
    case 'cauldron': {
      const born = objective.born.filter(Boolean).length
      return { done: (objective.state > 0 ? 1 : 0) + born, of: 1 + objective.born.length }
    }
    case 'wedding':
      return {
        done: objective.steps.filter(({ what, done }) => done && what !== 'noSlipper').length,
        of: objective.steps.length - 1,
      }
    default:
      return { done: s.outcome?.winners.includes(seat) ? 1 : 0, of: 1 }
  }
}
