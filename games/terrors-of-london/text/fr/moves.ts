/** French: answers, as buttons and screen readers say them. */
import { boxOf } from '../../content/box.ts'
import type { Card, StepOf, TerrorsStep } from '../../state.ts'
import {
  armorLeft,
  faceAt,
  isFatal,
  isInHorde,
  overlordsOf,
  priceOf,
  priceOfAcolyte,
  spotOf,
} from '../facts.ts'
import type { Context, MoveTexts } from '../pack.ts'
import { amount, cardOf, coins, cost, de, factions, list, owned, resource } from './words.ts'

/** A card with its owner, or its place in the Street. */
function target(c: Context, card: Card): string {
  const { place, seat, number } = spotOf(c.s, card)
  if (place === 'street') return `${c.card(card)} dans la Rue (place ${number})`
  if (place === 'discard') return `${c.card(card)} depuis ${owned(c, seat, 'la', 'défausse')}`
  return cardOf(c, seat, c.inPlay(card))
}

/** What is done to the card chosen. */
function pick(q: TerrorsStep, c: Context, card: Card): string {
  switch (q.do) {
    case 'replace':
      return `Retirer du jeu ${c.card(card)}`
    case 'command':
      return `Prendre en main ${c.card(card)}`
    case 'curse':
    case 'discard':
      return `Défausser ${c.card(card)}`
    case 'destroy':
      return `Détruire ${target(c, card)}`
    case 'sacrifice':
      return `Sacrifier ${target(c, card)}`
    case 'give-haunt':
      return `Donner le jeton HANTER à ${c.inPlay(card)}`
    case 'take':
      return `Prendre en main ${c.card(card)}`
    case 'put-back':
      return `${q.placed === 0 ? 'Dessus' : 'Ensuite'} : ${c.card(card)}`
    default:
      return `Choisir ${c.card(card)}`
  }
}

function declined(q: TerrorsStep, c: Context): string {
  switch (q.do) {
    case 'claim':
      return `Dans votre ${isRelic(c, q) ? 'Zone de Reliques' : 'défausse'}`
    case 'horde-ability':
      return "N'utiliser aucune capacité Horde"
    case 'command':
      return 'Ne prendre aucun monstre'
    case 'destroy':
      return 'Ne rien détruire'
    case 'sacrifice':
      return 'Ne rien sacrifier'
    case 'pay':
      return 'Ne pas payer'
    case 'take':
      return 'Ne prendre aucune carte'
    case 'keep-top':
      return 'Laisser la carte sur le dessus'
    default:
      return 'Renoncer'
  }
}

function isRelic(c: Context, { card }: StepOf<'claim'>): boolean {
  return faceAt(c.s, card)?.type === 'relic'
}

/** A warning behind a loss of Health that ends the game. */
function fatal(c: Context, health: number): string {
  return c.you >= 0 && isFatal(c.s, c.you, health) ? ' (vous perdez la partie)' : ''
}

export const moves: MoveTexts = {
  faction: ({ faction }, _, c) => {
    const overlords = list(overlordsOf(c.s, faction).map((id) => c.named(id)))
    return `Choisir les ${factions[faction].name} (${overlords})`
  },
  choose: ({ overlord }, _, c) => {
    return `Diriger ${c.named(overlord)}${c.title(overlord) ? `, ${c.title(overlord)}` : ''}`
  },
  influence: ({ card }, _, c) => {
    const does = c.shorts(card).join(', ')
    return `Prendre ${c.card(card)}${does ? ` (${does})` : ''}`
  },
  play: ({ card }, _, c) => `Jouer ${c.card(card)}`,
  buy: ({ card }, _, c) => {
    return `Acheter ${c.card(card)} pour ${coins(priceOf(c.s, card))} (place ${spotOf(c.s, card).number})`
  },
  acolyte: (_, __, c) => `Acheter un Acolyte pour ${coins(priceOfAcolyte(c.s))}`,
  attack: (move, _, c) => {
    const absorbed = Math.min(move.amount, armorLeft(c.s, 1 - c.s.active))
    return `Attaquer avec ${move.amount} Pouvoir${absorbed > 0 ? ` (l'Armure en absorbe ${absorbed})` : ''}`
  },
  heal: (move) => `Soigner ${move.amount} Santé`,
  convert: (move) => `Convertir ${amount(move.from, move.amount)} en ${resource(move.to)}`,
  link: ({ left, right }, _, c) => {
    if (isInHorde(c.s, left)) return `Ajouter ${c.inPlay(right)} à la horde, à droite ${de(c.inPlay(left))}`
    if (isInHorde(c.s, right)) return `Ajouter ${c.inPlay(left)} à la horde, à gauche ${de(c.inPlay(right))}`
    return `Former une horde : ${c.inPlay(left)} à gauche, ${c.inPlay(right)} à droite`
  },
  relic: ({ card }, _, c) => `Utiliser ${c.card(card)} : ${c.relic(card)}`,
  overlord: (_, __, c) => {
    const health = boxOf(c.s).overlords[c.s.players[c.s.active]?.overlord ?? 0]?.action?.cost.health ?? 0
    return `Utiliser ${c.overlord(c.s.active)} : ${c.action(c.s.active)}${fatal(c, health)}`
  },
  haunt: ({ card }, _, c) => `Utiliser encore ${c.inPlay(card)} (HANTER)`,
  pass: (_, __, c) => {
    const [last] = c.s.players[c.s.active]?.hand ?? []
    return last === undefined ? 'Passer' : `Passer et poser ${c.card(last)} sur le dessus de votre pioche`
  },
  card: ({ card }, q, c) => pick(q, c, card),
  ability: ({ card, ability }, _, c) => `${c.inPlay(card)} : ${c.horde(card, ability)}`,
  gain: (move) => `Gagner ${amount(move.resource, 2)}`,
  'lose-health': (_, __, c) => `Perdre 2 Santé${fatal(c, 2)}`,
  claim: () => 'Sur le dessus de votre pioche',
  pay: (_, q, c) => (q.do === 'pay' ? `Payer ${cost(q.cost)}${fatal(c, q.cost.health ?? 0)}` : 'Payer'),
  'discard-top': (_, __, c) => `Défausser ${c.card(c.s.players[c.s.active]?.draw.at(-1) ?? -1)}`,
  decline: (_, q, c) => declined(q, c),
}
