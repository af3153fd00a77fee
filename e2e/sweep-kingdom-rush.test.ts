/** Kingdom Rush on any screen, under a finger. */
import { KINGDOM_RUSH } from './kingdom-rush-stops.ts'
import { sweep } from './sweep.ts'

sweep([
  {
    title: 'Kingdom Rush, by finger',
    language: 'fr',
    finger: true,
    sizes: 2 * KINGDOM_RUSH.length,
    judged: 'even',
    atOnce: 6,
    stops: KINGDOM_RUSH,
  },
])
