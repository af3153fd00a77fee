/** Villainous on any screen. */
import { sweep } from './sweep.ts'
import { villainousStops } from './villainous-stops.ts'

sweep([
  { title: 'Villainous, by finger', language: 'fr', finger: true, stops: villainousStops() },
  { title: 'Villainous, by mouse', language: 'en', finger: false, stops: villainousStops() },
])
