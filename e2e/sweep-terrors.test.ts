/** Terrors of London on any screen. */
import { sweep } from './sweep.ts'
import { terrorsStops } from './terrors-stops.ts'

sweep([
  { title: 'Terrors of London, by finger', language: 'fr', finger: true, stops: terrorsStops() },
  { title: 'Terrors of London, by mouse', language: 'en', finger: false, stops: terrorsStops() },
])
