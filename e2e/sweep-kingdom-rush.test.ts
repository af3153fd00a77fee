/** Kingdom Rush on any screen. */
import { kingdomRushStops } from './kingdom-rush-stops.ts'
import { sweep } from './sweep.ts'

sweep([
  {
    title: 'Kingdom Rush, by finger',
    language: 'fr',
    finger: true,
    stops: kingdomRushStops('before and around'),
  },
  {
    title: 'Kingdom Rush, by mouse',
    language: 'en',
    finger: false,
    stops: kingdomRushStops('in the thick of it'),
  },
])
