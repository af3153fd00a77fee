/** What the wedding still needs, as the plan looks at it. */
import type { Seat } from '@duskhall/kernel'
import { faceOf, locationOf } from '../../content/box.ts'
import { findInRealm, heroesOf, isLocked } from '../../rules/realm.ts'
import { type Location, NONE, type Villainous } from '../../state.ts'

export const DAUGHTERS = ['anastasia', 'drizella'] as const
export const gownOf = (daughter: string) => `ball-gown-${daughter}`
export const GOWNS: readonly string[] = DAUGHTERS.map(gownOf)
export const SLIPPERS = ['glass-slipper-cinderellas-room', 'glass-slipper-the-castle'] as const
/** One copy of each, and no wedding without it. */
export const INVITATION = 'invitation-from-the-king'
export const BELLS = 'wedding-bells'

export const has = (s: Villainous, seat: Seat, id: string) => findInRealm(s, seat, id) !== NONE
export const isFree = (s: Villainous, seat: Seat, id: string) => {
  const card = findInRealm(s, seat, id)
  return card !== NONE && s.trapped[card] !== 1
}
const ballroomOf = (s: Villainous, seat: Seat) => locationOf(s, seat, 'the-ballroom')
export const isOpen = (s: Villainous, seat: Seat) => !isLocked(s, seat, ballroomOf(s, seat))
export const slippersOf = (s: Villainous, seat: Seat) => SLIPPERS.filter((id) => has(s, seat, id)).length
export const freeHeroes = (s: Villainous, seat: Seat) =>
  heroesOf(s, seat).filter((hero) => s.trapped[hero] !== 1)
/** Cinderella in her ball gown cannot be locked up. */
export const trappableHeroes = (s: Villainous, seat: Seat) =>
  freeHeroes(s, seat).filter((hero) => faceOf(s, hero).id !== 'ball-gown-cinderella')

/** How far the daughter who is further has come: nowhere, in the realm, in her gown; and steps to the Ballroom. */
export interface Bride {
  readonly stage: 0 | 1 | 2
  readonly steps: number
}

export function brideOf(s: Villainous, seat: Seat): Bride {
  const ballroom = ballroomOf(s, seat)
  const steps = (id: string) => ballroom - (s.at[findInRealm(s, seat, id)] as Location)
  const gowned = GOWNS.filter((id) => has(s, seat, id)).map(steps)
  if (gowned.length > 0) return { stage: 2, steps: Math.min(...gowned) }
  const everyday = DAUGHTERS.filter((id) => has(s, seat, id)).map(steps)
  return everyday.length > 0 ? { stage: 1, steps: Math.min(...everyday) } : { stage: 0, steps: 3 }
}

export function isBarred(s: Villainous, seat: Seat): boolean {
  return has(s, seat, 'ball-gown-cinderella') || isFree(s, seat, 'fairy-godmother')
}

/** Nothing but the Bells themselves is missing. */
export function isSet(s: Villainous, seat: Seat): boolean {
  const { stage, steps } = brideOf(s, seat)
  return (
    isOpen(s, seat) && has(s, seat, 'the-prince') && stage === 2 && steps === 0 && slippersOf(s, seat) === 0
  )
}
