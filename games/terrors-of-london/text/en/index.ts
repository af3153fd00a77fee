/** Terrors of London in English. */
import { nth, ordinal, turns, whose } from '../../../kit/text/en.ts'
import { capital, inTables, optionsIn } from '../../../kit/text/index.ts'
import options from '../options.json' with { type: 'json' }
import type { Pack, SpokenCard } from '../pack.ts'
import { printIn } from '../print.ts'
import type { SpotFacts } from '../told.ts'
import type { CardText } from '../types.ts'
import { abilities } from './abilities.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { events } from './events.ts'
import * as words from './glossary.ts'
import { moves } from './moves.ts'
import { overlords } from './overlords.ts'
import { questions } from './questions.ts'
import * as endings from './refusals.ts'
import { amount, amounts, coins, factions, parts } from './words.ts'

/** "Spirit", "factionless", "Relic", "Influence". */
function kind({ type, faction }: SpokenCard): string {
  if (type === 'monster') return faction ? factions[faction].one : 'factionless'
  return type === 'relic' ? 'Relic' : 'Influence'
}

/** The only one needs no number. */
const nthOf = (number: number, of: number) => (of > 1 ? [nth(number, of)] : [])

function where({ place, seat, number, of, horde }: SpotFacts): string[] {
  const own = whose(seat)
  switch (place) {
    case 'hand':
      return [`in ${own} hand`, ...nthOf(number, of)]
    case 'area':
      return [`in ${own} play area`]
    case 'horde':
      return [`in ${own} ${horde > 0 ? `${ordinal(horde)} ` : ''}horde`, of > 1 ? nth(number, of) : 'alone']
    case 'relics':
      return [`in ${own} Relic Zone`, ...nthOf(number, of)]
    case 'draw':
      return [`in ${own} draw pile`]
    case 'discard':
      return [`in ${own} discard pile`]
    case 'street':
      return [`in the Street, place ${number}`]
    case 'removed':
      return ['out of the game']
    case 'elsewhere':
      return []
  }
}

const print = printIn({
  colon: ': ',
  links: 'Beside it in a horde',
  left: (faction) => `${factions[faction].one} on the left`,
  right: (faction) => `${factions[faction].one} on the right`,
})

export const en: Pack = {
  language: 'en',
  title: 'Terrors of London',
  tagline: 'Two Overlords, their hordes, and one city to haunt.',
  about:
    'Two Overlords fight for the London of the night. Every turn you play your whole hand, buy monsters and Relics for your deck, form hordes of monsters of different factions for their Horde abilities, and strike at the other Overlord until one is at 0 Health. Most card faces here are a reconstruction, because the printed ones are published nowhere; whoever owns the box can replace the content file with their own.',
  length: 'About 30 to 45 minutes',
  options: optionsIn(options, 'en'),
  cards: inTables<CardText>(cards, overlords),
  factions,
  ...words,
  board,
  abilities,
  events,
  questions,
  moves,
  ...endings,
  ...turns,
  numbered: (name, number) => `${name} no. ${number}`,
  first: (name) => `${name} first`,
  spoken: (card) => {
    const monster = card.type === 'monster' ? ' monster' : ''
    const price = card.cost === null ? '' : `, cost ${coins(card.cost)}`
    return `${card.name}, ${kind(card)}${monster}${price}.${print.abilities(card.abilities)}${print.links(card)}`
  },
  piece: (card, spot) =>
    [
      card.name,
      kind(card),
      ...parts(card.resources),
      ...(card.armor > 0 ? [`${card.armor} Armour`] : []),
      ...where(spot),
      ...(spot.place === 'street' ? [`costs ${coins(spot.price)}`] : []),
      ...(spot.token === 'haunt' ? ['haunted'] : spot.token === 'dismissed' ? ['dismissed'] : []),
      ...(spot.used ? [spot.place === 'relics' ? 'used' : 'Horde ability used'] : []),
    ].join(', ') + print.rest(card),
  overlord: ({ name, title, faction, owner, health, of, armor, ready, abilities: own }) =>
    [
      name,
      ...(title ? [title] : []),
      factions[faction].name,
      `${whose(owner)} Overlord`,
      `${health} of ${of} Health`,
      `${armor} Armour`,
      ...(ready === null ? [] : [ready ? 'ready' : 'used this turn']),
    ].join(', ') + (own.length > 0 ? `.${print.abilities(own)}` : ''),
  pool: (owner, pool) => {
    return `${capital(whose(owner))} pool: ${amounts(pool) || amount('coin', 0)}.`
  },
}
