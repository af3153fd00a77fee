/** The hall, the curtain and every dialog on any screen. */
import { ANALYSIS, HALL, panelStops } from './around-stops.ts'
import { sweep } from './sweep.ts'

const FRENCH = [...HALL, ...panelStops('evil-corp')]
const ENGLISH = [...HALL, ANALYSIS, ...panelStops('terrors-of-london')]

/** Of each. */
const SIZES = 4

sweep([
  {
    title: 'Around Evil Corp.',
    language: 'fr',
    finger: true,
    stops: FRENCH,
    sizes: SIZES * FRENCH.length,
  },
  {
    title: 'Around Terrors of London',
    language: 'en',
    finger: true,
    stops: ENGLISH,
    sizes: SIZES * ENGLISH.length,
  },
])
