/** The Black Cauldron: a Relic tile, unclaimed, dormant or awakened (VD-HK-R18). */
import { type Seat, takeOut, tell } from '@duskhall/kernel'
import { boxOf, faceOf } from '../../content/box.ts'
import { cardMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { discardFromRealm, enter } from '../../rules/cards.ts'
import { cardsWhere } from '../../rules/realm.ts'
import { verb } from '../../rules/verb.ts'
import { type Card, type Location, NONE, realmOf, type Villainous } from '../../state.ts'

export const UNCLAIMED = 0
const DORMANT = 1
export const AWAKE = 2

/** VD-HK14. */
const PRICE = 2

export function stateOf(s: Villainous, seat: Seat): number {
  return realmOf(s, seat).pieces[0] as number
}

export const isClaimed = (s: Villainous, seat: Seat): boolean => stateOf(s, seat) !== UNCLAIMED

/** The tile is turned, if it lies that way up. */
const turning = (op: string, from: number, to: number, e: 'claimed' | 'awakened' | 'asleep') =>
  verb(
    op,
    {},
    {
      possible: (s, { owner }) => stateOf(s, owner) === from,
      do(s, { owner }) {
        realmOf(s, owner).pieces[0] = to
        tell?.<VillainousEvent>({ e, seat: owner })
      },
    },
  )

/** VD-HK4, VD-HK-R3. */
export const claim = turning('claim', UNCLAIMED, DORMANT, 'claimed')
/** VD-HK9, VD-HK10, VD-HK-R4. */
export const awaken = turning('awaken', DORMANT, AWAKE, 'awakened')
/** VD-HK17, VD-HK-R5. */
export const sleep = turning('sleep', AWAKE, DORMANT, 'asleep')

function inPlay(s: Villainous, owner: Seat, id: string): Card[] {
  return cardsWhere(s, owner, (face) => face.id === id)
}

/** VD-HK18, VD-HK19: the dormant side takes one Cauldron Born before each move. */
export const feedCauldron = verb(
  'feedCauldron',
  {},
  {
    possible: (s, { owner }) => stateOf(s, owner) === DORMANT && inPlay(s, owner, 'cauldron-born').length > 0,
    choices: (s, { owner }, _, chosen) =>
      chosen.length > 0 ? null : inPlay(s, owner, 'cauldron-born').map(cardMove),
    do(s, { owner }, _, [choice]) {
      if (choice?.do === 'card') discardFromRealm(s, owner, choice.card)
    },
  },
)

/** Whether a Cauldron Born may be in the hand for all that the others can see. */
function mayHoldBorn(s: Villainous, owner: Seat): boolean {
  const { discard } = realmOf(s, owner)
  return boxOf(s)
    .cardsOf('cauldron-born')
    .some((card) => s.at[card] === -1 && !discard.includes(card))
}

function bornInHand(s: Villainous, owner: Seat): Card {
  return realmOf(s, owner).hand.find((card) => faceOf(s, card).id === 'cauldron-born') ?? NONE
}

/** VD-HK14, VD-HK-R6, VD-HK-R7: asked by what all can see, so that the question tells nothing of the hand. */
export const raiseSoldiers = verb(
  'raiseSoldiers',
  {},
  {
    secret: () => true,
    possible: (s, { owner }) =>
      stateOf(s, owner) === AWAKE &&
      realmOf(s, owner).power >= PRICE &&
      inPlay(s, owner, 'ancient-soldiers').length > 0 &&
      mayHoldBorn(s, owner),
    choices(s, { owner }, _, chosen) {
      if (chosen.length > 0) return null
      return bornInHand(s, owner) === NONE ? [] : inPlay(s, owner, 'ancient-soldiers').map(cardMove)
    },
    do(s, about, _, [choice]) {
      if (choice?.do !== 'card') return
      const { owner } = about
      const realm = realmOf(s, owner)
      const at = s.at[choice.card] as Location
      const born = bornInHand(s, owner)
      realm.power -= PRICE
      tell?.<VillainousEvent>({ e: 'tile-paid', seat: owner, n: PRICE })
      discardFromRealm(s, owner, choice.card)
      takeOut(realm.hand, born)
      enter(s, about, born, at, NONE)
    },
  },
)
