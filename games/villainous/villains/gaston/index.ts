/** Gaston: all eight Obstacles must go (VD-GASTON). */
import type { Villain } from '../villain.ts'
import entry from './gaston.json' with { type: 'json' }
import { obstaclesOf, putBack, removeObstacles, showMeTheBeast } from './obstacles.ts'
import { plan } from './plan.ts'
import {
  anotherPair,
  discardThis,
  playOther,
  playRevealedHero,
  revealAlly,
  sendAlliesAway,
  shuffleBack,
} from './verbs.ts'

export const gaston: Villain = {
  id: 'gaston',
  entry,
  verbs: [
    removeObstacles,
    putBack,
    showMeTheBeast,
    sendAlliesAway,
    revealAlly,
    playRevealedHero,
    shuffleBack,
    playOther,
    discardThis,
    anotherPair,
  ],
  forbids: ['removeObstacles'],
  // VD-SETUP-R4, VD-GASTON-R12: by location, how many of its slots hold one.
  pieces: ({ locations, pieces }) => locations.map(() => pieces.slots ?? 0),
  hasWon: (s, seat) => obstaclesOf(s, seat).every((n) => n === 0),
  plan,
  whiles: {},
}
