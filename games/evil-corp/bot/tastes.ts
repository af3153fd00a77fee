/** What the characters of the levels like to do, where it costs them next to nothing. */
import type { Knowledge, Taste } from '@duskhall/kernel'
import { boxOf, spaceType, tileOf } from '../content/box.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'

type Likes = Taste<EvilCorp, EvilCorpMove>['likes']

/** Whoever waits in the queue. */
const recruiting: Likes = (_s, _seat, move) => (move.do === 'recruit' ? 1 : 0)
/** Powers that can be activated, at once. */
const activating: Likes = (_s, _seat, move) => (move.do === 'activate' ? 1 : 0)
/** Gold that stays in the purse. */
const saving: Likes = (_s, _seat, move) => (move.do === 'recruit' ? -1 : 0)
/** The most frightening tile first. */
const frightening: Likes = (s, _seat, move) =>
  move.do === 'deploy' ? tileOf(s, boxOf(s).kindOf(move.tile)).terror : 0
/** Portals, and what comes out of them. */
const summoning: Likes = (s, _seat, move) => {
  if (move.do === 'summon') return 1
  return move.do === 'place' && spaceType(s, move.village, move.space) === 'portal' ? 1 : 0
}

export const TASTES: NonNullable<Knowledge<EvilCorp, EvilCorpMove>['tastes']> = {
  apprentice: { margin: 0.03, likes: recruiting },
  regular: { margin: 0.03, likes: frightening },
  skilled: { margin: 0.04, likes: saving },
  expert: { margin: 0.02, likes: activating },
  master: { margin: 0.02, likes: summoning },
}
