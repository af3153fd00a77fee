/** French: the log. */
import { boxOf } from '../../content/box.ts'
import { OVERLORD, opponentOf } from '../../state.ts'
import { faceAt, factionName } from '../facts.ts'
import type { EventTexts } from '../pack.ts'
import {
  amount,
  amounts,
  byName,
  capital,
  cardOf,
  cards,
  coins,
  de,
  does,
  factions,
  its,
  monsterOf,
  owned,
  resource,
  resourceAt,
  theResource,
  who,
} from './words.ts'

export const events: EventTexts = {
  'faction-chosen': ({ seat, faction }, c) => {
    const name = factions[factionName(faction) ?? 'undead'].name
    return `${does(c, seat, 'choisissez', 'choisit')} les ${name}.`
  },
  'overlord-chosen': ({ seat, overlord }, c) => {
    const { id = '?', health = 0 } = boxOf(c.s).overlords[overlord] ?? {}
    const title = c.title(id) ? `, ${c.title(id)}` : ''
    return `${does(c, seat, 'dirigez', 'dirige')} ${c.named(id)}${title}, avec ${health} Santé.`
  },
  'influence-chosen': ({ seat, card }, c) => {
    const deck = seat === c.you ? 'votre' : 'son'
    return `${does(c, seat, 'prenez', 'prend')} la carte Influence ${c.card(card)} dans ${deck} paquet de départ.`
  },
  'decks-made': ({ first }, c) => `Les paquets sont mélangés. ${does(c, first, 'commencez', 'commence')}.`,
  turn: ({ seat, turn }, c) =>
    `Tour ${turn}, ${seat === c.you ? 'à vous de jouer' : `à ${c.seat(seat)} de jouer`}.`,
  played: ({ seat, card }, c) => {
    const plays = does(c, seat, 'jouez', 'joue')
    if (faceAt(c.s, card)?.type !== 'relic') return `${plays} ${c.card(card)}.`
    return `${plays} la Relique ${c.card(card)}, qui va dans la Zone de Reliques.`
  },
  'influence-alone': ({ card }, c) => {
    const faction = factionName(faceAt(c.s, card)?.faction ?? 0) ?? 'undead'
    return `Sans ${monsterOf(faction)} en jeu, ${c.card(card)} ne donne rien de ce qui en demande un.`
  },
  gained: ({ seat, coin, power, regeneration }, c) => {
    return `${does(c, seat, 'gagnez', 'gagne')} ${amounts([coin, power, regeneration])}.`
  },
  paid: ({ seat, coin, power, regeneration }, c) => {
    return `${does(c, seat, 'payez', 'paie')} ${amounts([coin, power, regeneration])}.`
  },
  bought: ({ seat, card, price, to }, c) => {
    const where = {
      discard: `dans ${its(c, seat)} défausse`,
      draw: `sur le dessus de ${its(c, seat)} pioche (REVENDIQUER)`,
      relics: `dans ${its(c, seat)} Zone de Reliques`,
    }[to]
    const buys = does(c, seat, 'achetez', 'achète')
    const paid = price > 0 ? `pour ${coins(price)}` : 'gratuitement'
    return `${buys} ${c.card(card)} ${paid} ; la carte va ${where}.`
  },
  'street-filled': ({ slot, card }, c) =>
    `Nouvelle carte dans la Rue, à la place ${slot + 1} : ${c.card(card)}.`,
  'relic-replaced': ({ seat, card }, c) => {
    return `${does(c, seat, 'retirez', 'retire')} du jeu la Relique ${c.card(card)} pour faire de la place.`
  },
  attacked: ({ seat, power, absorbed, health }, c) => {
    const attacks = `${does(c, seat, 'attaquez', 'attaque')} avec ${power} Pouvoir`
    const victim = opponentOf(seat)
    const loses = `${who(c, victim)} ${victim === c.you ? 'perdez' : 'perd'} ${health} Santé`
    const armor = owned(c, victim, "l'", 'Armure')
    if (absorbed === 0) return `${attacks} : ${loses}.`
    if (absorbed === power) return `${attacks}, et ${armor} absorbe tout.`
    return `${attacks} : ${armor} en absorbe ${absorbed}, et ${loses}.`
  },
  healed: ({ seat, health }, c) => `${does(c, seat, 'soignez', 'soigne')} ${health} Santé.`,
  converted: ({ seat, from, to, amount: count }, c) => {
    const what = amount(resourceAt(from), count)
    return `${does(c, seat, 'convertissez', 'convertit')} ${what} en ${resource(resourceAt(to))}.`
  },
  linked: ({ seat, left, right, horde }, c) => {
    if (horde.length === 2) {
      return `${does(c, seat, 'formez', 'forme')} une horde : ${c.card(left)} à gauche, ${c.card(right)} à droite.`
    }
    const line = horde.map((card) => c.card(card)).join(', ')
    return `${does(c, seat, 'agrandissez', 'agrandit')} une horde ; de gauche à droite : ${line}.`
  },
  'horde-ability': ({ seat, card }, c) => {
    return `${does(c, seat, 'utilisez', 'utilise')} une capacité Horde ${de(c.card(card))}.`
  },
  'relic-used': ({ seat, card }, c) => `${does(c, seat, 'utilisez', 'utilise')} la Relique ${c.card(card)}.`,
  'overlord-used': ({ seat }, c) => {
    const id = boxOf(c.s).overlords[c.s.players[seat]?.overlord ?? 0]?.id ?? '?'
    const ability = c.abilityName(id) ? ` (${c.abilityName(id)})` : ''
    return `${does(c, seat, 'utilisez', 'utilise')} la capacité ${de(c.named(id))}${ability}.`
  },
  haunted: ({ seat, card }, c) => `${capital(cardOf(c, seat, c.card(card)))} reçoit un jeton HANTER.`,
  dismissed: ({ seat, card }, c) => {
    return `Le jeton de ${cardOf(c, seat, c.card(card))} passe sur sa face Congédié.`
  },
  'haunt-used': ({ seat, card }, c) => {
    return `${does(c, seat, 'utilisez', 'utilise')} encore ${c.card(card)}, par une action HANTER.`
  },
  triggered: ({ seat, source }, c) => {
    if (source === OVERLORD) return `La capacité ${de(c.overlord(seat))} se déclenche.`
    return `La capacité de ${cardOf(c, seat, c.card(source))} se déclenche.`
  },
  cursed: ({ seat }, c) =>
    `Une malédiction (MAUDIRE) frappe ${seat === c.you ? 'votre Overlord' : c.seat(seat)}.`,
  'health-lost': ({ seat, health, by }, c) => {
    if (by === 'cost') return `${does(c, seat, 'payez', 'paie')} ${health} Santé.`
    return `${does(c, seat, 'perdez', 'perd')} ${health} Santé par la malédiction.`
  },
  discarded: ({ seat, card }, c) => {
    return `${does(c, seat, 'défaussez', 'défausse')} ${c.card(card)} de ${its(c, seat)} main.`
  },
  commanded: ({ seat, card }, c) => {
    return `${does(c, seat, 'reprenez', 'reprend')} en main ${c.card(card)} depuis la défausse.`
  },
  destroyed: ({ seat, card, of }, c) => {
    const destroys = does(c, seat, 'détruisez', 'détruit')
    if (of !== seat) return `${destroys} ${cardOf(c, of, c.card(card))}, qui va dans la défausse.`
    const own = seat === c.you ? 'votre' : 'sa'
    return `${destroys} ${own} propre carte ${c.card(card)}, qui va dans la défausse.`
  },
  'street-destroyed': ({ seat, card }, c) => {
    return `${does(c, seat, 'détruisez', 'détruit')} ${c.card(card)} dans la Rue ; la carte est hors du jeu.`
  },
  sacrificed: ({ seat, card, from }, c) => {
    const where = from === 'discard' ? ` depuis ${its(c, seat)} défausse` : ''
    return `${does(c, seat, 'sacrifiez', 'sacrifie')} ${c.card(card)}${where} ; la carte est hors du jeu.`
  },
  united: ({ seat, tokens }, c) => {
    return `${does(c, seat, 'prenez', 'prend')} un jeton UNIR : ${cards(tokens)} de plus à la prochaine phase de Pioche.`
  },
  convertible: ({ seat, from, to }, c) => {
    const convert = `convertir ${theResource(resourceAt(from))} en ${resource(resourceAt(to))}`
    return `${does(c, seat, 'pouvez', 'peut')} ${convert} jusqu'à la fin de la phase d'Action.`
  },
  promised: ({ seat, what, type, n }, c) => {
    const next = type === 'relic' ? 'La prochaine Relique' : 'Le prochain monstre'
    const buys =
      seat === c.you ? 'que vous achetez' : `achet${type === 'relic' ? 'ée' : 'é'} par ${c.seat(seat)}`
    if (what === 'discount') return `${next} ${buys} ce tour coûte ${coins(n)} de moins.`
    return `${next} ${buys} dans la Rue ce tour peut aller sur le dessus de la pioche (REVENDIQUER).`
  },
  drew: ({ seat, count, cards: drawn }, c) => {
    return `${does(c, seat, 'piochez', 'pioche')} ${drawn ? byName(c, drawn) : cards(count)}.`
  },
  reshuffled: ({ seat, count, under }, c) => {
    const pile = `${capital(owned(c, seat, 'la', 'défausse'))} (${cards(count)}) est mélangée`
    return under ? `${pile} et glissée sous la pioche.` : `${pile} et devient la pioche.`
  },
  looked: ({ seat, count, cards: seen }, c) => {
    const looks = does(c, seat, 'regardez', 'regarde')
    return `${looks} ${seen ? byName(c, seen) : cards(count)} sur le dessus de ${its(c, seat)} pioche.`
  },
  took: ({ seat, card }, c) => {
    return `${does(c, seat, 'prenez', 'prend')} en main ${card === undefined ? "l'une de ces cartes" : c.card(card)}.`
  },
  'put-back': ({ seat, cards: back }, c) => {
    if (!back) return `${does(c, seat, 'remettez', 'remet')} le reste sur le dessus de la pioche.`
    if (back.length === 0) return "Vous n'avez rien à remettre."
    const names = back.map((card) => c.card(card)).reverse()
    return `Vous remettez sur votre pioche, à commencer par le dessus : ${names.join(', ')}.`
  },
  revealed: ({ seat, shown }, c) => {
    return `${does(c, seat, 'révélez', 'révèle')} ${byName(c, shown)} sur le dessus de ${its(c, seat)} pioche.`
  },
  'top-discarded': ({ seat, card }, c) => {
    return `${does(c, seat, 'défaussez', 'défausse')} ${c.card(card)} du dessus de ${its(c, seat)} pioche.`
  },
  passed: ({ seat, kept, card }, c) => {
    const passes = does(c, seat, 'passez', 'passe')
    if (kept === 0) return `${passes}.`
    const what = card === undefined ? 'la dernière carte' : c.card(card)
    return `${passes} et ${seat === c.you ? 'posez' : 'pose'} ${what} sur le dessus de ${its(c, seat)} pioche.`
  },
  'cleaned-up': ({ seat, cards: gone, lost }, c) => {
    const left = amounts(lost)
    const unspent = left ? ` Non dépensé et perdu : ${left}.` : ''
    if (gone.length === 0) return `Nettoyage : rien à défausser.${unspent}`
    const whoCleans = seat === c.you ? 'vous défaussez' : `${c.seat(seat)} défausse`
    return `Nettoyage : ${whoCleans} ${byName(c, gone)}.${unspent}`
  },
}
