/** Kingdom Rush on any screen, under a mouse. */
import { KINGDOM_RUSH } from './kingdom-rush-stops.ts'
import { sweep } from './sweep.ts'

sweep([
  {
    title: 'Kingdom Rush, by mouse',
    language: 'en',
    finger: false,
    sizes: 2 * KINGDOM_RUSH.length,
    judged: 'odd',
    atOnce: 6,
    stops: KINGDOM_RUSH,
  },
])
