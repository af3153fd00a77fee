/** Moments of Terrors of London at which its table is read at any size. */
import { openEnding } from './endings.ts'
import { goOnFrom, openReplay, recordOf } from './records.ts'
import { awaitTurn, press } from './seat.ts'
import type { Stop } from './sweep.ts'
import { type Moment, recordAt } from './terrors-moments.ts'
import { layTable, type Visitor } from './visitor.ts'

const at = (moment: Moment): Stop => ({ moment, reach: (visitor) => goOnFrom(visitor, recordAt(moment)) })

let ended: string | undefined
const finished = () => {
  ended ??= recordOf('terrors-of-london', 'a finished game')
  return ended
}

/** Picks a monster in play, so that the places where it can be linked are shown. */
export async function pickToLink(visitor: Visitor, moment: Moment): Promise<void> {
  const { offers } = await goOnFrom(visitor, recordAt(moment))
  const area = visitor.page.getByRole('group', { name: /^(Your play area|Votre zone de jeu)$/ })
  const names = await area
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel?.replace(/\s+/g, ' ').trim()))
  const monster = offers.find(({ name }) => names.includes(name))
  if (!monster) throw new Error(`Nothing in play can be picked, only ${names}.`)
  await press(visitor, monster)
}

export function terrorsStops(): readonly Stop[] {
  return [
    {
      moment: 'the choice of an Overlord',
      async reach(visitor) {
        await layTable(visitor, { game: 'terrors-of-london', seed: 'sweep' })
        await awaitTurn(visitor)
      },
    },
    at('the first turn'),
    at('a hand to play'),
    at('a hand with RAGE in it'),
    at('full hordes'),
    at('hordes can grow in several ways'),
    {
      moment: 'a monster picked to be linked',
      reach: (visitor) => pickToLink(visitor, 'hordes can grow in several ways'),
    },
    at('a Horde ability is chosen'),
    at('a monster comes back from the discard pile'),
    at('cards of the draw pile are looked at'),
    at('a Relic makes room for another'),
    at('a haunting monster acts again'),
    at('an attack is left, and the turn may end'),
    {
      moment: 'an open pile',
      async reach(visitor) {
        await goOnFrom(visitor, recordAt('both discard piles hold cards'))
        await visitor.page.getByRole('button', { name: /^(Your discard pile|Votre défausse)/ }).click()
      },
    },
    { moment: 'the replay', reach: (visitor) => openReplay(visitor, finished()) },
    { moment: 'the end screen', reach: (visitor) => openEnding(visitor, finished()) },
  ]
}
