/** Moments of Kingdom Rush at which its table is read at any size. */
import { readFileSync } from 'node:fs'
import { openEnding } from './endings.ts'
import { type Moment, recordAt } from './kingdom-rush-moments.ts'
import { goOnFrom, openReplay, recordOf } from './records.ts'
import type { Stop } from './sweep.ts'

const at = (moment: Moment): Stop => ({ moment, reach: (visitor) => goOnFrom(visitor, recordAt(moment)) })

/** A game that was won is kept beside the rules; one that may not last is lost. */
const won = () =>
  readFileSync(new URL('../games/kingdom-rush/fixtures/won-by-two.json', import.meta.url), 'utf8')
const lost = () => recordOf('kingdom-rush', 'lost', undefined, { seats: 1, options: { roundLimit: 3 } })

/** One half is read by finger, the other by mouse, so that together they are all of them. */
export function kingdomRushStops(half: 'before and around' | 'in the thick of it'): readonly Stop[] {
  return half === 'before and around'
    ? [
        at('heroes to choose from'),
        at('abilities to choose from'),
        at('spells to choose from'),
        at('a bench to choose'),
        at('a colour nobody builds on'),
        at('the first towers'),
        at('a site for a tower'),
        at('four ways for a tower to look'),
        at('a tile in the air'),
        at('pieces for several trays'),
        at('a soldier in the air'),
        at('a hero to be activated'),
        at('a hero stands among enemies'),
        at('a way for a hero to look'),
        at('diamonds to spend'),
        at('a map full of Hordes'),
        { moment: 'the replay', reach: (visitor) => openReplay(visitor, won()) },
        { moment: 'the end of a game that was won', reach: (visitor) => openEnding(visitor, won()) },
      ]
    : [
        at('a tower for somebody else'),
        at('what a tower is upgraded to'),
        at('a move that attacks'),
        at('a figure to move'),
        at('whom an ability helps'),
        at('an ability to turn up'),
        at('an ability to copy'),
        at('where a hero is teleported'),
        at('where the Wildcat comes'),
        at('a spell to aim'),
        at('who pays for a spell'),
        at('a figure steps aside'),
        at('who gets what is bought'),
        at('towers to be shared'),
        at('what a partner proposes'),
        at('a guest from the bench'),
        at('a map full of Hordes'),
        at('a Portal on the map'),
        at('a boss on the map'),
        at('a tower to be razed'),
        at('whom a boss takes for the nearest'),
        { moment: 'the end of a game that was lost', reach: (visitor) => openEnding(visitor, lost()) },
      ]
}
