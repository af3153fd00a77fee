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
import { moveCard } from '../cards.ts'
import { areAdjacent, LOCATIONS, moveBan } from '../realm.ts'
import type { ActionVerb } from './action.ts'

/** Steps that a card may take. */
function steps(s: Villainous, owner: number, card: Card): Location[] {
  return LOCATIONS.filter(
    (to) => areAdjacent(s.at[card] as Location, to) && moveBan(s, owner, card, to) === null,
  )
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
      if (card?.do === 'card') return steps(s, task.owner, card.card).map(atMove)
      return candidates(s, task)
        .filter((one) => ban(s, task, one) === null && steps(s, task.owner, one).length > 0)
        .map(cardMove)
    },
    refusals(s, task, _, chosen): Refusal<VillainousMove>[] {
      const [first] = chosen
      if (chosen.length > 1) return []
      if (first?.do === 'card')
        return LOCATIONS.flatMap((to) => {
          const rule = areAdjacent(s.at[first.card] as Location, to)
            ? moveBan(s, task.owner, first.card, to)
            : 'VD-REALM-R1'
          return rule === null ? [] : [{ move: atMove(to), rule }]
        })
      return candidates(s, task).flatMap((card) => {
        const rule =
          ban(s, task, card) ?? (steps(s, task.owner, card).length > 0 ? null : stuck(s, task, card))
        return rule === null ? [] : [{ move: cardMove(card), rule }]
      })
    },
    do(s, task, _, [card, to]) {
      if (card?.do === 'card' && to?.do === 'at') moveCard(s, task, card.card, to.at)
    },
  }
}

/** Why a card can go nowhere: the rule against its nearest step. */
function stuck(s: Villainous, { owner }: Task, card: Card): string | null {
  const near = LOCATIONS.filter((to) => areAdjacent(s.at[card] as Location, to))
  return near.map((to) => moveBan(s, owner, card, to)).find((rule) => rule !== null) ?? null
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
