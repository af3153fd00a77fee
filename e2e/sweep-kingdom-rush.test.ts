/** Kingdom Rush on any screen. */
import { type Moment, recordAt } from './kingdom-rush-moments.ts'
import { goOnFrom } from './records.ts'
import { type Stop, sweep } from './sweep.ts'

const at = (moment: Moment): Stop => ({
  moment,
  reach: (visitor) => goOnFrom(visitor, recordAt(moment)),
})

sweep([
  {
    title: 'Kingdom Rush, by finger',
    language: 'fr',
    finger: true,
    sizes: 16,
    stops: [
      at('a bench to choose'),
      at('the first towers'),
      at('pieces for several trays'),
      at('a tile in the air'),
    ],
  },
])
