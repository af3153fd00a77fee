/** Terrors of London in French. */
import { spaced } from '@duskhall/kernel'
import { nth, ordinal, owned, turns } from '../../../kit/text/fr.ts'
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

/** "Esprit", "sans faction", "Relique", "Influence". */
function kind({ type, faction }: SpokenCard): string {
  if (type === 'monster') return faction ? factions[faction].one : 'sans faction'
  return type === 'relic' ? 'Relique' : 'carte Influence'
}

/** The only one needs no number. */
const nthOf = (number: number, of: number) => (of > 1 ? [nth(number, of)] : [])

function where({ place, seat, number, of, horde }: SpotFacts): string[] {
  switch (place) {
    case 'hand':
      return [`dans ${owned(seat, 'la', 'main')}`, ...nthOf(number, of)]
    case 'area':
      return [`dans ${owned(seat, 'la', 'zone de jeu')}`]
    case 'horde': {
      const name = owned(seat, 'la', `${horde > 0 ? `${ordinal(horde)} ` : ''}horde`)
      return [`dans ${name}`, of > 1 ? nth(number, of) : 'sans voisin']
    }
    case 'relics':
      return [`dans ${owned(seat, 'la', 'Zone de Reliques')}`, ...nthOf(number, of)]
    case 'draw':
      return [`dans ${owned(seat, 'la', 'pioche')}`]
    case 'discard':
      return [`dans ${owned(seat, 'la', 'défausse')}`]
    case 'street':
      return [`dans la Rue, place ${number}`]
    case 'removed':
      return ['hors du jeu']
    case 'elsewhere':
      return []
  }
}

const print = printIn({
  colon: ' : ',
  links: 'À ses côtés en horde',
  left: (faction) => `${factions[faction].one} à gauche`,
  right: (faction) => `${factions[faction].one} à droite`,
})

export const fr: Pack = spaced<Pack>({
  language: 'fr',
  title: 'Terrors of London',
  tagline: 'Deux Overlords, leurs hordes, et une ville à hanter.',
  about:
    "Deux Overlords se disputent le Londres de la nuit. À chaque tour, vous jouez votre main, achetez des monstres et des Reliques pour votre pioche, formez des hordes de monstres de factions différentes pour leurs capacités Horde, et frappez l'autre Overlord jusqu'à ce que l'un des deux tombe à 0 Santé. La plupart des cartes sont ici une reconstitution, car les cartes imprimées ne sont publiées nulle part ; qui possède la boîte peut remplacer le fichier de contenu par le sien.",
  length: '30 à 45 minutes environ',
  options: optionsIn(options, 'fr'),
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
  numbered: (name, number) => `${name} n° ${number}`,
  first: (name) => `${name} d'abord`,
  spoken: (card) => {
    const monster = card.type === 'monster' ? 'monstre ' : ''
    const price = card.cost === null ? '' : `, coût ${coins(card.cost)}`
    return `${card.name}, ${monster}${kind(card)}${price}.${print.abilities(card.abilities)}${print.links(card)}`
  },
  piece: (card, spot) =>
    [
      card.name,
      kind(card),
      ...parts(card.resources),
      ...(card.armor > 0 ? [`${card.armor} Armure`] : []),
      ...where(spot),
      ...(spot.place === 'street' ? [`coûte ${coins(spot.price)}`] : []),
      ...(spot.token ? [spot.token === 'haunt' ? 'jeton HANTER' : 'jeton Congédié'] : []),
      ...(spot.used ? [spot.place === 'relics' ? 'utilisée' : 'capacité Horde utilisée'] : []),
    ].join(', ') + print.rest(card),
  overlord: ({ name, title, faction, owner, health, of, armor, ready, abilities: own }) =>
    [
      name,
      ...(title ? [title] : []),
      factions[faction].name,
      owned(owner, "l'", 'Overlord'),
      `${health} Santé sur ${of}`,
      `${armor} Armure`,
      ...(ready === null ? [] : [ready ? 'disponible' : 'a déjà servi ce tour']),
    ].join(', ') + (own.length > 0 ? `.${print.abilities(own)}` : ''),
  pool: (owner, pool) => {
    return `${capital(owned(owner, 'la', 'Réserve'))} : ${amounts(pool) || amount('coin', 0)}.`
  },
})
