/** Moments of Villainous at which its table is read at any size. */
import { openEnding } from './endings.ts'
import { goOnFrom, openReplay, recordOf } from './records.ts'
import type { Stop } from './sweep.ts'
import { type Moment, recordAt } from './villainous-moments.ts'
import { lookAcross, openDiscard } from './villainous-panels.ts'

const at = (moment: Moment): Stop => ({ moment, reach: (visitor) => goOnFrom(visitor, recordAt(moment)) })

let ended: string | undefined
const finished = () => {
  ended ??= recordOf('villainous', 'a finished game')
  return ended
}

export function villainousStops(): readonly Stop[] {
  return [
    at('the first move'),
    at('actions of a full Realm'),
    at('a late turn of Lady Tremaine'),
    at('three full Realms'),
    at('whom Fate meets'),
    at('two Fate cards'),
    at('where a Hero goes'),
    at('a Condition may be played'),
    at('Allies for a Vanquish'),
    at('one of seven cards at a location'),
    at('cards to discard'),
    at('the top of the own Fate deck'),
    at('a Hero out of a Fate discard pile'),
    {
      moment: 'an open pile',
      async reach(visitor) {
        await goOnFrom(visitor, recordAt('full discard piles'))
        await openDiscard(visitor)
      },
    },
    {
      moment: "the other's Realm",
      async reach(visitor) {
        await goOnFrom(visitor, recordAt('full discard piles'))
        await lookAcross(visitor)
      },
    },
    { moment: 'the replay', reach: (visitor) => openReplay(visitor, finished()) },
    { moment: 'the end screen', reach: (visitor) => openEnding(visitor, finished()) },
  ]
}
