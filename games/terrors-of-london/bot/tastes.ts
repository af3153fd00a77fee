/** What the characters of the levels like to have, where it costs them next to nothing. */
import type { Knowledge, Taste } from '@duskhall/kernel'
import { faceOf } from '../content/box.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { AT, type Trait, traitsByCard } from './card-traits.ts'

type Likes = Taste<TerrorsOfLondon, TerrorsMove>['likes']

/** Cards that bring a lot of it. */
const cardsWith =
  (trait: Trait): Likes =>
  (s, _seat, move) =>
    move.do === 'buy' ? Math.max(0, traitsByCard(s)[move.card]?.[AT[trait]] ?? 0) : 0

const relics: Likes = (s, _seat, move) => (move.do === 'buy' && faceOf(s, move.card).type === 'relic' ? 1 : 0)

export const TASTES: NonNullable<Knowledge<TerrorsOfLondon, TerrorsMove>['tastes']> = {
  apprentice: { margin: 0.02, likes: cardsWith('coin') },
  regular: { margin: 0.02, likes: cardsWith('power') },
  skilled: { margin: 0.02, likes: cardsWith('regeneration') },
  expert: { margin: 0.005, likes: relics },
  master: { margin: 0.01, likes: cardsWith('horde') },
}
