/** Moments of Kingdom Rush, found by playing: whatever the cards say, a game comes to them. */

import { boxOf } from '@duskhall/games/kingdom-rush/content/box.ts'
import {
  type Asking,
  type KingdomRush,
  type KingdomRushMove,
  type Options,
  SOLDIER,
  type StepOf,
} from '@duskhall/games/kingdom-rush/state.ts'
import type { View } from '@duskhall/kernel'
import { type Laid, recordsUntil } from './records.ts'

type KingdomRushView = View<KingdomRush, KingdomRushMove>
type Fits = (view: KingdomRushView) => boolean

/** Tables at which all these come; the more heroes, the more they can do. */
const TABLES = {
  pair: { strays: true, seats: 2, options: { scenario: 1, heroes: ['malik', 'magnus'] } },
  choosing: { strays: true, seats: 2, options: { scenario: 5 } },
  alone: { strays: true, seats: 1, options: { scenario: 1, heroes: ['alleria'] } },
  aloneInFire: { strays: true, seats: 1, options: { scenario: 3, heroes: ['ignus'] } },
  consenting: {
    strays: true,
    seats: 3,
    options: { scenario: 3, heroes: ['lilith', 'malik', 'magnus'], teamConsent: true },
  },
  four: { strays: true, seats: 4, options: { scenario: 8, heroes: ['magnus', 'ignus', 'alleria', 'malik'] } },
  blackburn: { strays: true, seats: 2, options: { scenario: 4, heroes: ['ignus', 'alleria'] } },
  lilith: { seats: 2, options: { scenario: 7, heroes: ['ignus', 'alleria'] } },
  healers: { strays: true, seats: 2, options: { scenario: 1, heroes: ['lilith', 'magnus'] } },
  aloneWithMagic: { strays: true, seats: 1, options: { scenario: 3, heroes: ['magnus'] } },
  mirroring: { strays: true, seats: 2, options: { scenario: 7, heroes: ['magnus', 'alleria'] } },
  aloneBeforeLilith: { strays: true, seats: 1, options: { scenario: 7, heroes: ['magnus'] } },
  timeMage: { seats: 4, options: { scenario: 10, heroes: ['malik', 'alleria', 'lilith', 'ignus'] } },
} as const satisfies { readonly [table: string]: Laid & { readonly options: Partial<Options> } }

type TableName = keyof typeof TABLES

/** The step of that name stands, and whatever else it must be. */
const asks =
  <Name extends Asking['do']>(
    name: Name,
    also: (view: KingdomRushView, step: StepOf<Name>) => boolean = () => true,
  ): Fits =>
  (view) => {
    const step = view.state.agenda.at(-1)
    return view.question !== null && step?.do === name && also(view, step as StepOf<Name>)
  }

const offers = ({ question }: KingdomRushView, what: KingdomRushMove['do']) =>
  question?.moves.filter((move) => move.do === what).length ?? 0

const portalsOn = ({ state }: KingdomRushView) =>
  state.trays.filter(({ card }) => boxOf(state).faces[card]?.isPortal).length

const MOMENTS = {
  // before the game
  'heroes to choose from': ['choosing', asks('choose-hero')],
  'abilities to choose from': ['choosing', asks('choose-ability')],
  'spells to choose from': ['choosing', asks('choose-spell')],
  'a bench to choose': ['alone', asks('choose-bench')],
  'a colour nobody builds on': ['alone', asks('ban-colour')],
  // towers
  'the first towers': ['pair', asks('play', (view) => view.state.round === 1 && offers(view, 'build') > 1)],
  'a site for a tower': ['pair', asks('site')],
  'four ways for a tower to look': ['pair', asks('turn')],
  'a tower for somebody else': ['four', asks('receiver')],
  'what a tower is upgraded to': ['four', asks('design')],
  // pieces
  'pieces for several trays': [
    'pair',
    asks('pieces', (_, { trays, pieces }) => trays.length > 1 && pieces.length > 1),
  ],
  'a tile in the air': [
    'pair',
    asks('cells', ({ question }, { piece }) => piece !== SOLDIER && (question?.moves.length ?? 0) > 8),
  ],
  'a soldier in the air': ['pair', asks('cells', (_, { piece }) => piece === SOLDIER)],
  // heroes
  'a hero to be activated': ['pair', asks('activation', (view) => offers(view, 'space') > 1)],
  'a hero stands among enemies': ['pair', asks('confront')],
  'a way for a hero to look': ['alone', asks('face')],
  'a move that attacks': ['aloneInFire', asks('stride')],
  'a figure to move': ['blackburn', asks('go')],
  'whom an ability helps': ['healers', asks('choose-figure')],
  'an ability to turn up': ['consenting', asks('turn-up')],
  'an ability to copy': ['mirroring', asks('copy')],
  'where a hero is teleported': ['aloneWithMagic', asks('teleport')],
  'where the Wildcat comes': ['alone', asks('summon')],
  // spells
  'a spell to aim': ['aloneBeforeLilith', asks('aim')],
  'who pays for a spell': ['timeMage', asks('choose-victim')],
  // the round
  'a figure steps aside': ['pair', asks('displace')],
  'diamonds to spend': ['pair', asks('spend', (view) => offers(view, 'buy') > 2)],
  'who gets what is bought': ['pair', asks('buyer')],
  'towers to be shared': ['four', asks('share')],
  'what a partner proposes': ['consenting', asks('consent', (view) => offers(view, 'agree') > 0)],
  'a guest from the bench': ['aloneInFire', asks('place-guest')],
  // full maps
  'a map full of Hordes': [
    'four',
    asks('play', ({ state }) => state.trays.length > 7 && state.towers.length > 3),
  ],
  'a Portal on the map': ['four', asks('play', (view) => portalsOn(view) > 0)],
  'a boss on the map': ['lilith', asks('play', ({ state }) => state.boss?.met === 1)],
  'a tower to be razed': ['timeMage', asks('raze-tower')],
  'whom a boss takes for the nearest': ['timeMage', asks('choose-nearest')],
} as const satisfies { readonly [moment: string]: readonly [TableName, Fits] }

export type Moment = keyof typeof MOMENTS

const finders = new Map<TableName, (moment: Moment) => string>()

function finderAt(table: TableName): (moment: Moment) => string {
  const wanted = (Object.keys(MOMENTS) as Moment[]).filter((moment) => MOMENTS[moment][0] === table)
  const fits = new Map(wanted.map((moment): [Moment, Fits] => [moment, MOMENTS[moment][1]]))
  return recordsUntil('kingdom-rush', fits, TABLES[table])
}

/** The record of a game that has come to it, with the first seat asked. */
export function recordAt(moment: Moment): string {
  const [table] = MOMENTS[moment]
  const finder = finders.get(table) ?? finderAt(table)
  finders.set(table, finder)
  return finder(moment)
}
