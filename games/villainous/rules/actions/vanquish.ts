/** Vanquish: a Hero of one's realm falls to the Allies beside it (VD-VANQ). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { faceOf } from '../../content/box.ts'
import { cardMove, DONE } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import {
  type Card,
  type Location,
  realmOf,
  type StepOf,
  type Villainous,
  type VillainousMove,
} from '../../state.ts'
import { allowed, refused } from '../bans.ts'
import { defeat, discardFromRealm, leave, moveCard } from '../cards.ts'
import { alliesOf, areAdjacent, hasAbility, heroesOf, moveBan, strengthOf } from '../realm.ts'
import type { ActionVerb } from './action.ts'
import { cardsIn } from './discard-cards.ts'

/** VD-VANQ2, VD-VANQ-R7: Allies at the Hero's location, and those whose text reaches it. */
export function usableAllies(s: Villainous, owner: Seat, hero: Card): Card[] {
  const at = s.at[hero] as Location
  return alliesOf(s, owner).filter((ally) => {
    const from = s.at[ally] as Location
    if (from === at) return true
    const face = faceOf(s, ally)
    return areAdjacent(from, at) && hasAbility(s, ally) && face.always.some(({ op }) => op === 'reaches')
  })
}

export function sum(s: Villainous, owner: Seat, allies: readonly Card[]): number {
  return allies.reduce((total, ally) => total + strengthOf(s, owner, ally), 0)
}

/** VD-VANQ3. */
function heroBan(s: Villainous, owner: Seat, hero: Card): string | null {
  return sum(s, owner, usableAllies(s, owner, hero)) >= strengthOf(s, owner, hero) ? null : 'VD-VANQ3'
}

export const vanquish: ActionVerb = {
  possible: (s, { owner }) => heroesOf(s, owner).some((hero) => heroBan(s, owner, hero) === null),
  choices(s, { owner }, _, chosen) {
    if (chosen.length === 0) return allowed(heroesOf(s, owner), cardMove, (hero) => heroBan(s, owner, hero))
    if (chosen.at(-1)?.do === 'done') return null
    const [hero, ...used] = cardsIn(chosen) as [Card, ...Card[]]
    const left = usableAllies(s, owner, hero).filter((ally) => !used.includes(ally))
    const moves: VillainousMove[] = left.map(cardMove)
    if (sum(s, owner, used) >= strengthOf(s, owner, hero)) moves.push(DONE)
    return moves
  },
  refusals(s, { owner }, _, chosen) {
    const [hero, ...used] = cardsIn(chosen)
    if (hero === undefined) return refused(heroesOf(s, owner), cardMove, (one) => heroBan(s, owner, one))
    const usable = usableAllies(s, owner, hero)
    const list = refused(alliesOf(s, owner), cardMove, (ally) => (usable.includes(ally) ? null : 'VD-VANQ2'))
    if (sum(s, owner, used) < strengthOf(s, owner, hero)) list.push({ move: DONE, rule: 'VD-VANQ3' })
    return list
  },
  /** VD-VANQ-R3: the Hero leaves, its texts resolve, then the Allies that were used. */
  do(s, task, _, chosen) {
    const { owner, by } = task
    const [hero, ...allies] = cardsIn(chosen) as [Card, ...Card[]]
    const at = s.at[hero] as Location
    const toHand = alliesOf(s, owner).some((ally) => s.at[ally] === at && faceOf(s, ally).returnsUsed)
    tell?.<VillainousEvent>({ e: 'vanquished', seat: by, card: hero, allies, at })
    push(s, { do: 'check' }, { do: 'used', owner, by, allies, toHand })
    defeat(s, task, [hero], true)
  },
}

/** VD-VANQ6, VD-HK15, VD-HK21, VD-CARDG-R2. */
export function used(s: Villainous, { owner, by, allies, toHand }: StepOf<'used'>): void {
  const realm = realmOf(s, owner)
  for (const ally of allies) {
    const face = faceOf(s, ally)
    if (toHand) {
      leave(s, owner, ally)
      realm.hand.push(ally)
      tell?.<VillainousEvent>({ e: 'returned', owner, card: ally, shown: [ally] })
    } else if (face.used === 'stays') continue
    else if (face.used === 'toMover') {
      if (moveBan(s, owner, ally, realm.mover) === null)
        moveCard(s, { owner, by, card: ally, other: -1 }, ally, realm.mover)
    } else discardFromRealm(s, owner, ally)
  }
}
