/** Tables at which Lady Tremaine acts, or is fated. */
import type { Having } from '../../../rules/testing/lay.ts'
import { sceneWith } from '../../../rules/testing/scene.ts'

export const gaston = ['gaston', {}] as const
export const BALL = ['the-ballroom'] as const
export const lady = (has: Having) => ['lady-tremaine', { mover: 'the-castle', power: 9, ...has }] as const
/** At the Music Room: Fate, Gain 2 above, two Play a Card below. */
export const at = (has: Having, options = {}) => sceneWith(options, lady(has), gaston).move('music-room')
export const ball = (has: Having, options = {}) =>
  sceneWith(options, lady({ unlocked: BALL, ...has }), gaston).move('the-ballroom')
/** Gaston fates Lady Tremaine from the Forest; she declines to take over where she is asked. */
export const fated = (fateDeck: readonly string[], has: Having = {}, options = {}) => {
  const t = sceneWith(options, ['gaston', { mover: 'tavern' }], ['lady-tremaine', { fateDeck, ...has }])
  t.move('forest').use('fate')
  return t.question === 'take-over' ? t.say('decline') : t
}

/** Everything is ready for the Bells. */
export const wedding = {
  realm: {
    'wedding-bells': 'music-room',
    'the-prince': 'the-ballroom',
    'ball-gown-drizella': 'the-ballroom',
  },
} as const
