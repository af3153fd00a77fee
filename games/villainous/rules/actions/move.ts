/** Move an Item or Ally, and Move a Hero: one card, one step (VD-MITEM, VD-MHERO). */
import type { Refusal } from '@duskhall/kernel'
import { faceOf } from '../../content/box.ts'
import { atMove, cardMove } from '../../content/moves.ts'
import {
  type Card,
  type Location,
  NONE,
  realmOf,
  type Task,
  type Villainous,
  type VillainousMove,
} from '../../state.ts'
import { allowed, refused } from '../bans.ts'
import { moveCard } from '../cards.ts'
import { areAdjacent, LOCATIONS, moveBan } from '../realm.ts'
import type { ActionVerb } from './action.ts'

/** The rule against that step of a card, or null. */
function stepBan(s: Villainous, { owner }: Task, card: Card, to: Location): string | null {
  return areAdjacent(s.at[card] as Location, to) ? moveBan(s, owner, card, to) : 'VD-REALM-R1'
}

/** Why a card can go nowhere: the rule against its first step; null if there is one it may take. */
function stuck(s: Villainous, { owner }: Task, card: Card): string | null {
  const from = s.at[card] as Location
  let rule: string | null = null
  for (let to = from - 1; to <= from + 1; to += 2) {
    if (!LOCATIONS.includes(to)) continue
    const ban = moveBan(s, owner, card, to)
    if (ban === null) return null
    rule ??= ban
  }
  return rule
}

function moving(
  isMeant: (s: Villainous, task: Task, card: Card) => boolean,
  ban: (s: Villainous, task: Task, card: Card) => string | null,
): ActionVerb {
  const candidates = (s: Villainous, task: Task) =>
    realmOf(s, task.owner).cards.filter((card) => isMeant(s, task, card))
  return {
    choices(s, task, _, chosen) {
      const [card, to] = chosen
      if (to !== undefined) return null
      if (card?.do === 'card') return allowed(LOCATIONS, atMove, (at) => stepBan(s, task, card.card, at))
      return allowed(candidates(s, task), cardMove, (one) => ban(s, task, one) ?? stuck(s, task, one))
    },
    refusals(s, task, _, [first]): Refusal<VillainousMove>[] {
      if (first?.do === 'card') return refused(LOCATIONS, atMove, (to) => stepBan(s, task, first.card, to))
      return refused(candidates(s, task), cardMove, (one) => ban(s, task, one) ?? stuck(s, task, one))
    },
    do(s, task, _, [card, to]) {
      if (card?.do === 'card' && to?.do === 'at') moveCard(s, task, card.card, to.at)
    },
  }
}

export const moveItemAlly = moving(
  (s, _, card) => ['item', 'ally'].includes(faceOf(s, card).type),
  (s, _, card) => {
    const { type, fate } = faceOf(s, card)
    if (type === 'item' && s.host[card] !== NONE) return 'VD-MITEM3'
    return fate && !s.options.moveFateItems ? 'VD-MITEM-R1' : null
  },
)

export const moveHero = moving(
  (s, _, card) => ['hero', 'prince'].includes(faceOf(s, card).type),
  (s, _, card) => (faceOf(s, card).type === 'prince' ? 'VD-MHERO-R1' : null),
)
