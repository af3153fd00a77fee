/** Which words of the glossary explain what on the table. */
import { type Terms, termsBy } from '@duskhall/ui'
import { campOf, spaceType } from '../content/box.ts'
import type { ContentFile } from '../content/schema.ts'
import { type Place, spaceOf, villageOf } from '../state.ts'
import type { EvilCorpView } from './answers.ts'

const ASKED: { readonly [question: string]: Terms } = {
  action: ['actions.deploy', 'actions.activate', 'actions.recruit', 'actions.pass'],
  place: 'actions.deploy',
  summon: ['ideas.summoning', 'zones.demons'],
  kill: 'ideas.kill',
  banish: ['ideas.banish', 'zones.banished'],
  recycle: 'ideas.recycle',
  'flip-monster': ['ideas.flip', 'ideas.inactive'],
  'flip-demon': 'ideas.flip',
  upkeep: 'spaces.fortification',
  'power-recruit': 'actions.recruit',
}

function spaceTerms({ state }: EvilCorpView, place = ''): Terms {
  const at = Number(place) as Place
  return `spaces.${spaceType(state, villageOf(at), spaceOf(at))}`
}

const PILES: { readonly [pile: string]: Terms } = {
  bag: 'zones.bag',
  discard: 'zones.discard',
  banished: 'zones.banished',
  'market-bag': 'zones.marketBag',
  'queue-discard': 'zones.queueDiscard',
}

export const termsOf = termsBy<EvilCorpView>({
  space: spaceTerms,
  upkeep: 'spaces.fortification',
  seat: ({ state }, seat) => [
    ...(campOf(state, Number(seat)) === state.first ? ['tokens.firstPlayer'] : []),
    'zones.screen',
  ],
  screen: 'zones.screen',
  ...PILES,
  // What lies in the one that is looked into.
  ...Object.fromEntries(Object.entries(PILES).map(([pile, terms]) => [`in-${pile}`, terms])),
  gold: ['tokens.gold', 'zones.purse'],
  magic: ['tokens.magicGold', 'zones.purse'],
  tokens: 'tokens.victory',
  queue: (_, slot) => (slot === '1' ? ['zones.frontSlot', 'zones.queue'] : 'zones.queue'),
  office: 'zones.office',
  demons: 'zones.demons',
  demon: ['zones.demons', 'ideas.summoning'],
  village: 'zones.village',
  half: 'zones.village',
  tab: (_, tab) => (tab === 'office' ? 'zones.office' : 'zones.village'),
  loot: 'tokens.loot',
  stone: 'tokens.stone',
  cargo: 'tokens.cargo',
  gauge: ['tokens.terror', 'ideas.terror'],
  conquest: 'tokens.conquest',
  pass: 'actions.pass',
  phase: (_, phase = '') => `phases.${phase}`,
  prompt: ({ question }) => ASKED[question?.name ?? ''] ?? [],
})

/** Words that stand in what a power does, by its verb. */
const SAID: { readonly [term: string]: readonly string[] } = {
  'ideas.kill': ['kill'],
  'ideas.banish': ['banishOwn'],
  'ideas.recycle': ['recycle'],
  'ideas.flip': ['flipEnemyMonster', 'flipDemon'],
  'ideas.summoning': ['summonBonus'],
}

const POWERS = ['deploy', 'activate', 'passive'] as const

export function termsOfTile(entry: ContentFile['tiles'][number]): readonly string[] {
  const verbs: readonly string[] = POWERS.flatMap((power) => entry[power].map(({ op }) => op))
  return [
    ...POWERS.filter((power) => entry[power].length > 0).map((power) => `powers.${power}`),
    ...Object.keys(SAID).filter((term) => SAID[term]?.some((verb) => verbs.includes(verb))),
    ...(entry.activate.length > 0 ? ['ideas.inactive'] : []),
    `colors.${entry.color}`,
    'ideas.terror',
    'ideas.cost',
  ]
}

export const DEMON_TERMS: readonly string[] = ['zones.demons', 'ideas.summoning', 'ideas.flip']
