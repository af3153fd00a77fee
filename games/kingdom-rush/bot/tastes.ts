/** What the characters of the levels like to buy, where it serves the team nearly as well. */
import type { Knowledge, Taste } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import { FAMILIES } from '../content/words.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'

type Likes = Taste<KingdomRush, KingdomRushMove>['likes']

const towersOf =
  (family: (typeof FAMILIES)[number]): Likes =>
  (s, _seat, move) =>
    move.do === 'buy' && boxOf(s).towers[move.tower]?.family === FAMILIES.indexOf(family) ? 1 : 0

/** Plenty of cheap ones, or few dear ones. */
const towersOfLevel =
  (level: number): Likes =>
  (s, _seat, move) =>
    move.do === 'buy' && boxOf(s).towers[move.tower]?.level === level ? 1 : 0

/** A margin here is a share of what the best purchase is worth. */
const NEARLY = 0.3

export const TASTES: NonNullable<Knowledge<KingdomRush, KingdomRushMove>['tastes']> = {
  apprentice: { margin: NEARLY, likes: towersOfLevel(1) },
  regular: { margin: 2 * NEARLY, likes: towersOf('cannons') },
  skilled: { margin: NEARLY, likes: towersOf('archers') },
  expert: { margin: NEARLY, likes: towersOfLevel(2) },
  master: { margin: NEARLY, likes: towersOf('soldiers') },
}
