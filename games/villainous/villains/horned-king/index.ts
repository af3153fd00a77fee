/** The Horned King: a Cauldron Born at each location, and the Black Cauldron his own (VD-HK). */
import { faceOf } from '../../content/box.ts'
import { LOCATIONS } from '../../rules/realm.ts'
import { realmOf } from '../../state.ts'
import type { Villain } from '../villain.ts'
import {
  AWAKE,
  awaken,
  claim,
  feedCauldron,
  isClaimed,
  raiseSoldiers,
  sleep,
  stateOf,
  UNCLAIMED,
} from './cauldron.ts'
import entry from './horned-king.json' with { type: 'json' }
import { plan } from './plan.ts'
import {
  discardFate,
  gainPerHero,
  gatherAllies,
  losePower,
  newHand,
  playAside,
  playItemFree,
  revealTwo,
} from './verbs.ts'

export const hornedKing: Villain = {
  id: 'horned-king',
  entry,
  verbs: [
    claim,
    awaken,
    sleep,
    feedCauldron,
    raiseSoldiers,
    gainPerHero,
    gatherAllies,
    losePower,
    newHand,
    discardFate,
    playItemFree,
    revealTwo,
    playAside,
  ],
  forbids: [],
  pieces: () => [UNCLAIMED],
  /** VD-HK1, VD-HK2, VD-HK-R2. */
  hasWon(s, seat) {
    if (!isClaimed(s, seat)) return false
    const { cards } = realmOf(s, seat)
    return LOCATIONS.every((at) =>
      cards.some((card) => s.at[card] === at && faceOf(s, card).id === 'cauldron-born'),
    )
  },
  plan,
  whiles: { awakened: (s, seat) => stateOf(s, seat) === AWAKE },
}
