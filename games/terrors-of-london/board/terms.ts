/** Which words of the glossary explain what on the table. */
import { type Terms, termsBy } from '@duskhall/ui'
import type { CardEntry } from '../content/schema.ts'
import { DISMISSED_SIDE, tokenSide } from '../rules/marks.ts'
import type { AbilitySort } from '../text/types.ts'
import type { TerrorsView } from './answers.ts'

const ASKED: { readonly [question: string]: Terms } = {
  faction: 'ideas.overlord',
  choose: 'ideas.overlord',
  influence: 'ideas.influence',
  action: ['phases.action', 'actions.play', 'actions.buy', 'actions.attack', 'actions.horde', 'actions.pass'],
  'horde-ability': ['abilities.horde', 'zones.horde'],
  'activate-horde': 'abilities.horde',
}

const PILES: { readonly [pile: string]: Terms } = {
  draw: 'zones.draw',
  discard: 'zones.discard',
  market: 'zones.market',
  acolytes: ['zones.acolytes', 'ideas.acolyte'],
  removed: 'zones.removed',
}

const OVERLORD = ['ideas.overlord', 'actions.overlord', 'abilities.overlord']
const FORMING = ['actions.horde', 'ideas.indicator']

export const termsOf = termsBy<TerrorsView>({
  hand: ['zones.hand', 'actions.play'],
  ...PILES,
  // What lies in the one that is looked into.
  ...Object.fromEntries(Object.entries(PILES).map(([pile, terms]) => [`in-${pile}`, terms])),
  area: 'zones.area',
  relics: ['zones.relics', 'actions.relic', 'abilities.relic'],
  overlord: ({ state }, seat) =>
    Number(seat) === state.first ? [...OVERLORD, 'tokens.firstPlayer'] : OVERLORD,
  portrait: OVERLORD,
  health: 'ideas.health',
  unite: 'tokens.unite',
  reserve: 'zones.pool',
  pool: (_, resource = '') => [`resources.${resource}`, 'zones.pool'],
  spend: 'actions.convert',
  'spend-attack': 'actions.attack',
  'spend-heal': 'actions.heal',
  amounts: 'actions.convert',
  'amounts-attack': 'actions.attack',
  'amounts-heal': 'actions.heal',
  street: ['zones.street', 'actions.buy', 'ideas.cost'],
  slot: 'zones.street',
  pass: 'actions.pass',
  end: FORMING,
  landing: FORMING,
  link: ['zones.horde', 'ideas.indicator'],
  token: ({ state }, card) =>
    tokenSide(state, Number(card)) === DISMISSED_SIDE
      ? ['tokens.dismissed', 'actions.haunt']
      : ['tokens.haunt', 'actions.haunt'],
  ability: 'abilities.horde',
  factions: 'ideas.overlord',
  faction: 'ideas.overlord',
  choose: 'ideas.overlord',
  influences: 'ideas.influence',
  phase: (_, phase = '') =>
    phase === 'overlord' || phase === 'influence' ? `ideas.${phase}` : `phases.${phase}`,
  prompt: ({ question }) => ASKED[question?.name ?? ''] ?? [],
})

export function termsOfCard(entry: CardEntry, sorts: readonly AbilitySort[]): readonly string[] {
  const abilities = [...new Set(sorts)].map((sort) => `abilities.${sort}`)
  const bought = ['ideas.cost']
  if (entry.type === 'influence') return ['ideas.influence', ...abilities]
  if (entry.type === 'relic') return ['abilities.relic', ...abilities.slice(1), 'zones.relics', ...bought]
  return [
    ...abilities,
    ...(entry.faction ? ['ideas.indicator'] : ['ideas.factionless']),
    'ideas.monster',
    ...bought,
  ]
}

export const OVERLORD_TERMS: readonly string[] = [...OVERLORD, 'ideas.health']
