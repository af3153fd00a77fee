/** Trapped tokens: the Hero stays, its text does not (VD-LT18 to VD-LT26). */
import { type Seat, tell } from '@duskhall/kernel'
import { boardOf, faceOf, locationOf } from '../../content/box.ts'
import { CardName, maybe, PlaceName } from '../../content/fields.ts'
import { cardMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { cardsIn } from '../../rules/actions/discard-cards.ts'
import { refused } from '../../rules/bans.ts'
import { moveCard } from '../../rules/cards.ts'
import { heroesOf, moveBan } from '../../rules/realm.ts'
import { verb } from '../../rules/verb.ts'
import { wayChoices } from '../../rules/verbs/heroes.ts'
import type { Card, Task, Villainous } from '../../state.ts'

/** VD-COMP9, VD-SETUP-R5: those that lie on no Hero. */
function stockOf(s: Villainous, owner: Seat): number {
  const all = boardOf(s, owner).entry.pieces.trapped ?? 0
  return all - heroesOf(s, owner).filter((hero) => s.trapped[hero] === 1).length
}

/** VD-LT25, VD-LT-R7. */
function canBeTrapped(s: Villainous, card: Card): boolean {
  return s.trapped[card] !== 1 && !faceOf(s, card).neverTrapped
}

function trappable(s: Villainous, owner: Seat): Card[] {
  return stockOf(s, owner) > 0 ? heroesOf(s, owner).filter((hero) => canBeTrapped(s, hero)) : []
}

function putToken(s: Villainous, owner: Seat, card: Card): void {
  s.trapped[card] = 1
  tell?.<VillainousEvent>({ e: 'trapped', owner, card })
}

export const trap = verb(
  'trap',
  {},
  {
    choices: (s, { owner }, _, chosen) => (chosen.length > 0 ? null : trappable(s, owner).map(cardMove)),
    refusals: (s, { owner }) => {
      const open = trappable(s, owner)
      return refused(heroesOf(s, owner), cardMove, (hero) => {
        if (open.includes(hero)) return null
        if (faceOf(s, hero).neverTrapped) return 'VD-LT25'
        return s.trapped[hero] === 1 ? 'VD-LT-R7' : 'VD-LT-R8'
      })
    },
    do(s, { owner }, _, [choice]) {
      if (choice?.do === 'card') putToken(s, owner, choice.card)
    },
  },
)

/** Untrapped Heroes beside the card; where another arrived, only that one. */
function besides(s: Villainous, { owner, card, other }: Task): Card[] {
  const here = heroesOf(s, owner).filter((hero) => s.at[hero] === s.at[card] && canBeTrapped(s, hero))
  return other === card ? here : here.filter((hero) => hero === other)
}

/** VD-LT21, VD-LT-R12: compulsory; she chooses only where tokens run short. */
export const trapHere = verb(
  'trapHere',
  {},
  {
    possible: (s, about) => besides(s, about).length > 0 && stockOf(s, about.owner) > 0,
    chooser: (_, { owner }) => owner,
    choices(s, about, _, chosen) {
      const here = besides(s, about)
      const stock = stockOf(s, about.owner)
      if (here.length <= stock || chosen.length === stock) return null
      const taken = cardsIn(chosen)
      return here.filter((hero) => !taken.includes(hero)).map(cardMove)
    },
    do(s, about, _, chosen) {
      for (const hero of chosen.length > 0 ? cardsIn(chosen) : besides(s, about))
        putToken(s, about.owner, hero)
    },
  },
)

/** VD-CARDT-R7, VD-CARDT-R8: whom The Key may send to its room. */
function sendable(s: Villainous, owner: Seat, room: number, hero: Card): boolean {
  const away = s.at[hero] !== room
  const moves = away && moveBan(s, owner, hero, room) === null
  const traps = canBeTrapped(s, hero) && stockOf(s, owner) > 0
  if (s.options.keyTrapsInRoom) return away ? moves : traps
  return moves && (traps || faceOf(s, hero).neverTrapped)
}

export const toRoom = verb(
  'toRoom',
  { location: PlaceName, card: maybe(CardName) },
  {
    choices(s, { owner }, { location, card }, chosen) {
      if (chosen.length > 0) return null
      const room = locationOf(s, owner, location)
      return heroesOf(s, owner)
        .filter(
          (hero) => (card === undefined || faceOf(s, hero).id === card) && sendable(s, owner, room, hero),
        )
        .map(cardMove)
    },
    do(s, about, { location }, [choice]) {
      if (choice?.do !== 'card') return
      const room = locationOf(s, about.owner, location)
      if (s.at[choice.card] !== room) moveCard(s, about, choice.card, room)
      if (canBeTrapped(s, choice.card) && stockOf(s, about.owner) > 0) putToken(s, about.owner, choice.card)
    },
  },
)

/** VD-LT29, VD-CARDT-R30. */
export const freeAndMove = verb(
  'freeAndMove',
  {},
  {
    choices(s, { owner }, _, chosen) {
      const trapped = heroesOf(s, owner).filter((card) => s.trapped[card] === 1)
      return wayChoices(s, owner, trapped, chosen)
    },
    do(s, about, _, [hero, to]) {
      if (hero?.do !== 'card' || to?.do !== 'at') return
      s.trapped[hero.card] = 0
      tell?.<VillainousEvent>({ e: 'freed', owner: about.owner, card: hero.card })
      moveCard(s, about, hero.card, to.at)
    },
  },
)
