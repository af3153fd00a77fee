/** Tables at which the Horned King acts, or is fated. */
import type { Having } from '../../../rules/testing/lay.ts'
import { sceneWith } from '../../../rules/testing/scene.ts'

export const gaston = ['gaston', {}] as const
export const DORMANT = [1]
export const AWAKE = [2]
export const king = (has: Having) => ['horned-king', { mover: 'morva', power: 9, ...has }] as const
/** At the Fair Folk Kingdom: Play, Gain 3 above, Play, Vanquish below. */
export const at = (has: Having, options = {}) =>
  sceneWith(options, king(has), gaston).move('fair-folk-kingdom')
/** Gaston fates the Horned King from the Forest. */
export const fated = (fateDeck: readonly string[], has: Having = {}, options = {}) =>
  sceneWith(options, ['gaston', { mover: 'tavern' }], ['horned-king', { fateDeck, ...has }])
    .move('forest')
    .use('fate')
/** Everywhere but in the Throne Room. */
export const everywhere = {
  'cauldron-born': 'morva',
  'cauldron-born 2': 'fair-folk-kingdom',
  'cauldron-born 3': 'dungeons',
} as const
export const fulfilled = {
  pieces: AWAKE,
  realm: { ...everywhere, 'cauldron-born 4': 'throne-room' },
} as const
