/** French: the log. */
import { de, does, its, owned, tally, who } from '../../../kit/text/fr.ts'
import { capital } from '../../../kit/text/index.ts'
import type { EventTexts } from '../pack.ts'
import {
  amount,
  amounts,
  cardOf,
  cards,
  coins,
  factions,
  monsterOf,
  pileOf,
  resource,
  theResource,
} from './words.ts'

export const events: EventTexts = {
  'faction-chosen': ({ seat, faction }) => {
    return `${does(seat, 'choisissez', 'choisit')} les ${factions[faction].name}.`
  },
  'overlord-chosen': ({ seat, overlord: { name, title, health } }) => {
    return `${does(seat, 'dirigez', 'dirige')} ${name}${title ? `, ${title}` : ''}, avec ${health} Santé.`
  },
  'influence-chosen': ({ seat, card }) => {
    const deck = its(seat)
    return `${does(seat, 'prenez', 'prend')} la carte Influence ${card} dans ${deck} pioche de départ.`
  },
  'decks-made': ({ first }) => `Les pioches sont mélangées. ${does(first, 'commencez', 'commence')}.`,
  turn: ({ seat, turn }) => `Tour ${turn}, à ${who(seat)} de jouer.`,
  played: ({ seat, card, isRelic }) => {
    const plays = does(seat, 'jouez', 'joue')
    return isRelic ? `${plays} la Relique ${card}, qui va dans la Zone de Reliques.` : `${plays} ${card}.`
  },
  'influence-alone': ({ card, faction }) => {
    return `Sans ${monsterOf(faction)} en jeu, ${card} ne donne rien de ce qui en demande un.`
  },
  gained: ({ seat, coin, power, regeneration }) => {
    return `${does(seat, 'gagnez', 'gagne')} ${amounts([coin, power, regeneration])}.`
  },
  paid: ({ seat, coin, power, regeneration }) => {
    return `${does(seat, 'payez', 'paie')} ${amounts([coin, power, regeneration])}.`
  },
  bought: ({ seat, card, price, to }) => {
    const where = {
      discard: `dans ${its(seat)} défausse`,
      draw: `sur le dessus de ${its(seat)} pioche (REVENDIQUER)`,
      relics: `dans ${its(seat)} Zone de Reliques`,
    }[to]
    const paid = price > 0 ? `pour ${coins(price)}` : 'gratuitement'
    return `${does(seat, 'achetez', 'achète')} ${card} ${paid} ; la carte va ${where}.`
  },
  'street-filled': ({ slot, card }) => `Nouvelle carte dans la Rue, à la place ${slot + 1} : ${card}.`,
  'relic-replaced': ({ seat, card }) => {
    return `${does(seat, 'retirez', 'retire')} du jeu la Relique ${card} pour faire de la place.`
  },
  attacked: ({ seat, power, absorbed, health, victim }) => {
    const attacks = `${does(seat, 'attaquez', 'attaque')} avec ${power} Pouvoir`
    const loses = `${who(victim)} ${victim.you ? 'perdez' : 'perd'} ${health} Santé`
    const armor = owned(victim, "l'", 'Armure')
    if (absorbed === 0) return `${attacks} : ${loses}.`
    if (absorbed === power) return `${attacks}, et ${armor} absorbe tout.`
    return `${attacks} : ${armor} en absorbe ${absorbed}, et ${loses}.`
  },
  healed: ({ seat, health }) => `${does(seat, 'soignez', 'soigne')} ${health} Santé.`,
  converted: ({ seat, from, to, amount: count }) => {
    return `${does(seat, 'convertissez', 'convertit')} ${amount(from, count)} en ${resource(to)}.`
  },
  linked: ({ seat, left, right, horde }) => {
    if (horde.length === 2) {
      return `${does(seat, 'formez', 'forme')} une horde : ${left} à gauche, ${right} à droite.`
    }
    return `${does(seat, 'agrandissez', 'agrandit')} une horde ; de gauche à droite : ${horde.join(', ')}.`
  },
  'horde-ability': ({ seat, card }) => `${does(seat, 'utilisez', 'utilise')} une capacité Horde ${de(card)}.`,
  'relic-used': ({ seat, card }) => `${does(seat, 'utilisez', 'utilise')} la Relique ${card}.`,
  'overlord-used': ({ seat, overlord: { name, ability } }) => {
    return `${does(seat, 'utilisez', 'utilise')} la capacité ${de(name)}${ability ? ` (${ability})` : ''}.`
  },
  haunted: ({ seat, card }) => `${capital(cardOf(seat, card))} reçoit un jeton HANTER.`,
  dismissed: ({ seat, card }) => `Le jeton de ${cardOf(seat, card)} passe sur sa face Congédié.`,
  'haunt-used': ({ seat, card }) => {
    return `${does(seat, 'utilisez', 'utilise')} encore ${card}, par une action HANTER.`
  },
  triggered: ({ seat, name, isOverlord }) => {
    return `La capacité ${isOverlord ? de(name) : `de ${cardOf(seat, name)}`} se déclenche.`
  },
  cursed: ({ seat }) =>
    seat.you ? 'Une malédiction (MAUDIRE) vous frappe.' : `Une malédiction (MAUDIRE) frappe ${seat.name}.`,
  'health-lost': ({ seat, health, by }) => {
    if (by === 'cost') return `${does(seat, 'payez', 'paie')} ${health} Santé.`
    return `${does(seat, 'perdez', 'perd')} ${health} Santé par la malédiction.`
  },
  discarded: ({ seat, card }) => `${does(seat, 'défaussez', 'défausse')} ${card} de ${its(seat)} main.`,
  commanded: ({ seat, card }) => {
    return `${does(seat, 'reprenez', 'reprend')} en main ${card} depuis la défausse.`
  },
  destroyed: ({ seat, card, of, isOwn }) => {
    const what = isOwn ? `${its(seat)} propre carte ${card}` : cardOf(of, card)
    return `${does(seat, 'détruisez', 'détruit')} ${what}, qui va dans la défausse.`
  },
  'street-destroyed': ({ seat, card }) => {
    return `${does(seat, 'détruisez', 'détruit')} ${card} dans la Rue ; la carte est hors du jeu.`
  },
  sacrificed: ({ seat, card, from }) => {
    const where = from === 'discard' ? ` depuis ${its(seat)} défausse` : ''
    return `${does(seat, 'sacrifiez', 'sacrifie')} ${card}${where} ; la carte est hors du jeu.`
  },
  united: ({ seat, tokens }) => {
    const more = `${cards(tokens)} de plus à la prochaine phase de Pioche`
    return `${does(seat, 'prenez', 'prend')} un jeton UNIR : ${more}.`
  },
  convertible: ({ seat, from, to }) => {
    const convert = `convertir ${theResource(from)} en ${resource(to)}`
    return `${does(seat, 'pouvez', 'peut')} ${convert} jusqu'à la fin de la phase d'Action.`
  },
  promised: ({ seat, what, type, n }) => {
    const bought = `${type === 'relic' ? 'achetée' : 'acheté'} par ${seat.name}`
    const next = type === 'relic' ? 'La prochaine Relique' : 'Le prochain monstre'
    const buys = `${next} ${seat.you ? 'que vous achetez' : bought}`
    if (what === 'discount') return `${buys} ce tour coûte ${coins(n)} de moins.`
    return `${buys} dans la Rue ce tour peut aller sur le dessus de la pioche (REVENDIQUER).`
  },
  drew: ({ seat, count, cards: drawn }) => {
    return `${does(seat, 'piochez', 'pioche')} ${drawn ? tally(drawn) : cards(count)}.`
  },
  reshuffled: ({ seat, count, under }) => {
    const pile = `${capital(owned(seat, 'la', 'défausse'))} (${cards(count)}) est mélangée`
    return under ? `${pile} et glissée sous la pioche.` : `${pile} et devient la pioche.`
  },
  looked: ({ seat, pile, count, cards: seen }) => {
    const what = seen ? tally(seen) : cards(count)
    return `${does(seat, 'regardez', 'regarde')} ${what} sur le dessus ${pileOf(pile, its(seat))}.`
  },
  took: ({ seat, card = "l'une de ces cartes" }) => `${does(seat, 'prenez', 'prend')} en main ${card}.`,
  'took-openly': ({ seat, shown }) => {
    return `${does(seat, 'prenez', 'prend')} en main ${tally(shown)}, à la vue de tous.`
  },
  'put-back': ({ seat, pile, cards: back }) => {
    if (!back) return `${does(seat, 'remettez', 'remet')} le reste sur le dessus ${pileOf(pile, its(seat))}.`
    if (back.length === 0) return "Vous n'avez rien à remettre."
    return `Vous remettez sur le dessus ${pileOf(pile, 'votre')}, à commencer par le dessus : ${back.join(', ')}.`
  },
  revealed: ({ seat, pile, shown }) => {
    return `${does(seat, 'révélez', 'révèle')} ${tally(shown)} sur le dessus ${pileOf(pile, its(seat))}.`
  },
  'top-discarded': ({ seat, pile, card }) => {
    return `${does(seat, 'défaussez', 'défausse')} ${card} du dessus ${pileOf(pile, its(seat))}.`
  },
  passed: ({ seat, kept, card = 'la dernière carte' }) => {
    const passes = does(seat, 'passez', 'passe')
    if (kept === 0) return `${passes}.`
    return `${passes} et ${seat.you ? 'posez' : 'pose'} ${card} sur le dessus de ${its(seat)} pioche.`
  },
  'cleaned-up': ({ seat, cards: gone, lost }) => {
    const left = amounts(lost)
    const unspent = left ? ` Non dépensé et perdu : ${left}.` : ''
    if (gone.length === 0) return `Nettoyage : rien à défausser.${unspent}`
    return `Nettoyage : ${who(seat)} ${seat.you ? 'défaussez' : 'défausse'} ${tally(gone)}.${unspent}`
  },
}
