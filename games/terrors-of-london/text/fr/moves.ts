/** French: answers, as buttons and screen readers say them. */
import { de, list, owned } from '../../../kit/text/fr.ts'
import type { MoveTexts } from '../pack.ts'
import { amount, cardOf, coins, cost, factions, resource } from './words.ts'

type Picked = Parameters<MoveTexts['card']>[0]

/** A card with its owner, or its place in the Street. */
function target({ card, inPlay, spot: { place, seat, number } }: Picked): string {
  if (place === 'street') return `${card} dans la Rue (place ${number})`
  return place === 'discard' ? `${card} depuis ${owned(seat, 'la', 'défausse')}` : cardOf(seat, inPlay)
}

/** What is done to the card chosen, by question. */
const PICKED: { readonly [question: string]: (move: Picked) => string } = {
  replace: ({ card }) => `Retirer du jeu ${card}`,
  command: ({ card }) => `Prendre en main ${card}`,
  curse: ({ card }) => `Défausser ${card}`,
  discard: ({ card }) => `Défausser ${card}`,
  destroy: (move) => `Détruire ${target(move)}`,
  sacrifice: (move) => `Sacrifier ${target(move)}`,
  'give-haunt': ({ inPlay }) => `Donner le jeton HANTER à ${inPlay}`,
  take: ({ card }) => `Prendre en main ${card}`,
  'put-back': ({ card, isTop }) => `${isTop ? 'Dessus' : 'Ensuite'} : ${card}`,
}

const DECLINED: { readonly [question: string]: string } = {
  'horde-ability': "N'utiliser aucune capacité Horde",
  command: 'Ne prendre aucun monstre',
  destroy: 'Ne rien détruire',
  sacrifice: 'Ne rien sacrifier',
  pay: 'Ne pas payer',
  take: 'Ne prendre aucune carte',
  'keep-top': 'Laisser la carte sur le dessus',
}

/** A warning behind a loss of Health that ends the game. */
const fatal = (isFatal: boolean) => (isFatal ? ' (vous perdez la partie)' : '')

export const moves: MoveTexts = {
  faction: ({ faction, overlords }) => `Choisir les ${factions[faction].name} (${list(overlords)})`,
  choose: ({ overlord: { name, title } }) => `Diriger ${name}${title ? `, ${title}` : ''}`,
  influence: ({ card, does }) => `Prendre ${card}${does.length > 0 ? ` (${does.join(', ')})` : ''}`,
  play: ({ card }) => `Jouer ${card}`,
  buy: ({ card, price, place }) => `Acheter ${card} pour ${coins(price)} (place ${place})`,
  acolyte: ({ price }) => `Acheter un Acolyte pour ${coins(price)}`,
  attack: ({ amount: power, absorbed }) =>
    `Attaquer avec ${power} Pouvoir${absorbed > 0 ? ` (l'Armure en absorbe ${absorbed})` : ''}`,
  heal: ({ amount: health }) => `Soigner ${health} Santé`,
  convert: ({ from, to, amount: n }) => `Convertir ${amount(from, n)} en ${resource(to)}`,
  link: ({ left, right, grows }) => {
    if (grows === 'right') return `Ajouter ${right} à la horde, à droite ${de(left)}`
    if (grows === 'left') return `Ajouter ${left} à la horde, à gauche ${de(right)}`
    return `Former une horde : ${left} à gauche, ${right} à droite`
  },
  relic: ({ card, effect }) => `Utiliser ${card} : ${effect}`,
  overlord: ({ name, effect, isFatal }) => `Utiliser ${name} : ${effect}${fatal(isFatal)}`,
  haunt: ({ card }) => `Utiliser encore ${card} (HANTER)`,
  pass: ({ card }) => (card ? `Passer et poser ${card} sur le dessus de votre pioche` : 'Passer'),
  card: (move, question) => PICKED[question]?.(move) ?? `Choisir ${move.card}`,
  ability: ({ card, effect }) => `${card} : ${effect}`,
  gain: (move) => `Gagner ${amount(move.resource, 2)}`,
  'lose-health': ({ isFatal }) => `Perdre 2 Santé${fatal(isFatal)}`,
  claim: () => 'Sur le dessus de votre pioche',
  pay: (move) => (move.cost ? `Payer ${cost(move.cost)}${fatal(move.isFatal)}` : 'Payer'),
  'discard-top': ({ card }) => `Défausser ${card}`,
  decline: ({ isRelic }, question) => {
    if (question === 'claim') return `Dans votre ${isRelic ? 'Zone de Reliques' : 'défausse'}`
    return DECLINED[question] ?? 'Renoncer'
  },
}
