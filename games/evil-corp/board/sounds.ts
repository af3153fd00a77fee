/** What is heard of which event. */
import type { Sounds } from '@duskhall/ui'
import type { EvilCorpEvent } from '../events.ts'

export const sounds: Sounds<EvilCorpEvent> = {
  day: 'day',
  deployed: 'place',
  looted: 'gain',
  'stone-taken': 'gain',
  'cargo-taken': 'gain',
  gained: 'gain',
  paid: 'pay',
  activated: 'power',
  // Follows from the activation, which is heard.
  'turned-inactive': null,
  copied: 'power',
  moved: 'move',
  drew: 'draw',
  'bag-refilled': 'shuffle',
  discarded: 'discard',
  revealed: 'reveal',
  recycled: 'shuffle',
  banished: 'destroy',
  'discarded-self': 'discard',
  killed: 'destroy',
  flipped: 'hit',
  'demon-flipped': 'reveal',
  summoned: 'power',
  recruited: 'draw',
  // The queue fills up by itself after whatever was heard.
  queued: null,
  passed: 'pass',
  night: 'night',
  gauge: 'count',
  'tie-broken': 'count',
  conquest: 'move',
  'magic-gold': 'gain',
  token: 'prize',
  kept: 'place',
  'village-turned': 'reveal',
  cleared: 'discard',
  'gold-lost': 'pay',
  'queue-discarded': 'discard',
  'demons-active': null,
  // The page has its own sounds for the end.
  won: null,
}
