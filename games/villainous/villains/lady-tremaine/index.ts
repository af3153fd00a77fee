/** Lady Tremaine: a daughter in ball gown and The Prince at the Ballroom, then the Wedding Bells (VD-LT). */
import type { Villain } from '../villain.ts'
import { callBallGown, defeatAll, unlock, wedding } from './ball.ts'
import entry from './lady-tremaine.json' with { type: 'json' }
import { plan } from './plan.ts'
import { freeAndMove, toRoom, trap, trapHere } from './trapped.ts'
import {
  discardAny,
  discardItem,
  discardLooked,
  lookAtFate,
  moveAlly,
  orderTop,
  pullAlly,
  refill,
} from './verbs.ts'

export const ladyTremaine: Villain = {
  id: 'lady-tremaine',
  entry,
  verbs: [
    unlock,
    wedding,
    callBallGown,
    defeatAll,
    trap,
    trapHere,
    toRoom,
    freeAndMove,
    discardAny,
    refill,
    lookAtFate,
    discardLooked,
    orderTop,
    discardItem,
    moveAlly,
    pullAlly,
  ],
  forbids: [],
  pieces: () => [],
  // VD-LT-R1: she wins by the Wedding Bells alone.
  hasWon: () => false,
  plan,
  whiles: {},
}
