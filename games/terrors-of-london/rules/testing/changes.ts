/** A full table, and what a play changes on it: everything that lies there is compared before and after. */
import { expect } from 'vitest'
import { changesOf, type Facts } from '../../../testing/changes.ts'
import { RESOURCES } from '../../content/schema.ts'
import { conversionBit, MONSTER, RELIC } from '../../state.ts'
import type { Given } from './lay.ts'
import { type Scene, scene } from './scene.ts'

export type { Facts } from '../../../testing/changes.ts'

/** A table where every ability finds something to do. Seat 0 holds the cards given and a Cultist. */
export function fullTable(given: Given & { readonly holds?: readonly string[] } = {}): Scene {
  return scene({
    hands: [
      [...(given.holds ?? []), 'cultist'],
      ['cultist', 'fanatic'],
    ],
    draws: [['fanatic', 'cultist', 'skeletal', 'fanatic'], ['cultist']],
    discards: [['acolyte-hunt', 'cultist', 'inquisitor']],
    areas: [
      ['acolyte-lodge', { card: 'wisp', token: 'dismissed' }],
      [{ card: 'grey-lady', token: 'dismissed' }],
    ],
    relics: [['pocket-watch'], ['tower-cuirass']],
    street: ['ghoul', 'sewer-rats', 'pickpocket', 'poltergeist', 'voodoo-doll'],
    market: ['werewolf', 'mummy'],
    acolytes: ['acolyte-veil'],
    health: [30, 30],
    ...given,
  })
}

/** Everything that lies on the table, as one fact each. A token shows + on its Haunt side and - when Dismissed. */
function facts(t: Scene): Record<string, string | number> {
  const { s } = t
  const all: Record<string, string | number> = {
    ...t.pool,
    street: t.street.join(' '),
    market: t.names(s.market).reverse().join(' '),
    acolytes: t.names(s.acolytes).reverse().join(' '),
    removed: t.removed.join(' '),
    hordes: t.hordes.map((horde) => horde.join('>')).join(' '),
    conversions: conversions(t),
    'monster discount': s.discounts[MONSTER] as number,
    'relic discount': s.discounts[RELIC] as number,
    'monster claim': s.claims[MONSTER] as number,
    'relic claim': s.claims[RELIC] as number,
    known: s.known.flatMap((seats, card) => (seats ? [`${t.name(card)}:${seats}`] : [])).join(' '),
  }
  s.players.forEach((player, seat) => {
    all[`health ${seat}`] = player.health
    all[`armor ${seat}`] = t.armor(seat)
    all[`unite ${seat}`] = player.unite
    all[`hand ${seat}`] = t.hand(seat).join(' ')
    all[`draw ${seat}`] = t.draw(seat).join(' ')
    all[`discard ${seat}`] = t.discard(seat).join(' ')
    all[`area ${seat}`] = t.area(seat).join(' ')
    all[`relics ${seat}`] = t.relics(seat).join(' ')
    all[`tokens ${seat}`] = tokens(t, seat)
  })
  return all
}

function conversions({ s }: Scene): string {
  return RESOURCES.flatMap((from, a) =>
    RESOURCES.flatMap((to, b) => (s.conversions & conversionBit(a, b) ? [`${from}>${to}`] : [])),
  ).join(' ')
}

function tokens(t: Scene, seat: number): string {
  const sides = { haunt: '+', dismissed: '-' }
  return t
    .player(seat)
    .area.flatMap((card) => {
      const side = t.tokenOn(card)
      return side ? [`${t.name(card)}${sides[side]}`] : []
    })
    .join(' ')
}

export const changes = changesOf(facts)

// What several cards do to the full table.
export const takeHunt = (t: Scene) => t.pick('acolyte-hunt')
export const huntTaken: Facts = {
  'hand 0': 'acolyte-hunt cultist',
  'discard 0': 'cultist inquisitor',
  known: 'acolyte-hunt:3',
}
export const drawOne: Facts = { 'hand 0': 'cultist fanatic', 'draw 0': 'cultist skeletal fanatic' }
export const loseHealth = (t: Scene) => t.say('lose-health')
export const cursed: Facts = { 'health 1': 28 }

/** What playing a card changes, once all is answered that it asks; then it is a neutral question again. */
export function playing(t: Scene, card: string, answers?: (t: Scene) => void): Facts {
  const played = changes(t, () => {
    t.play(card)
    answers?.(t)
  })
  expect([t.question, t.seat]).toEqual(['action', 0])
  return played
}
