/** Tables at which Gaston acts, or is fated. */
import type { Having } from '../../../rules/testing/lay.ts'
import { scene, sceneWith } from '../../../rules/testing/scene.ts'

export const hk = ['horned-king', {}] as const
/** Gaston at the Tavern with Power for anything. */
export const gaston = (has: Having) => ['gaston', { mover: 'tavern', power: 9, ...has }] as const
/** At the Castle: two Play a Card icons. */
export const at = (has: Having) => scene(gaston(has), hk).move('beasts-castle')
/** At the Tavern: Activate, Gain 2 above, Play, Vanquish below. */
export const tavern = (has: Having) => scene(gaston({ mover: 'forest', ...has }), hk).move('tavern')
/** The Horned King fates Gaston from the Dungeons. */
export const fated = (fateDeck: readonly string[], has: Having = {}, options = {}) =>
  sceneWith(options, ['horned-king', { mover: 'morva' }], ['gaston', { fateDeck, ...has }])
    .move('dungeons')
    .use('fate')
