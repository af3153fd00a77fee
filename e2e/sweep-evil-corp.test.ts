/** Evil Corp. on any screen. */
import { evilCorpStops } from './evil-corp-stops.ts'
import { sweep } from './sweep.ts'

sweep([
  { title: 'Evil Corp., two players', language: 'fr', finger: true, stops: evilCorpStops(2) },
  { title: 'Evil Corp., three players', language: 'en', finger: true, stops: evilCorpStops(3) },
  { title: 'Evil Corp., four players', language: 'fr', finger: false, stops: evilCorpStops(4) },
])
