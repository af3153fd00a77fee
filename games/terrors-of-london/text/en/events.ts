/** English: the log. */
import { boxOf } from '../../content/box.ts'
import { OVERLORD, opponentOf } from '../../state.ts'
import { faceAt, factionName } from '../facts.ts'
import type { EventTexts } from '../pack.ts'
import {
  amounts,
  byName,
  capital,
  cards,
  coins,
  does,
  factions,
  its,
  monsterOf,
  resourceAt,
  who,
  whose,
} from './words.ts'

export const events: EventTexts = {
  'faction-chosen': ({ seat, faction }, c) => {
    const name = factions[factionName(faction) ?? 'undead'].name
    return `${does(c, seat, 'choose', 'chooses')} the ${name}.`
  },
  'overlord-chosen': ({ seat, overlord }, c) => {
    const { id = '?', health = 0 } = boxOf(c.s).overlords[overlord] ?? {}
    const title = c.title(id) ? `, ${c.title(id)}` : ''
    return `${does(c, seat, 'lead', 'leads')} ${c.named(id)}${title}, with ${health} Health.`
  },
  'influence-chosen': ({ seat, card }, c) => {
    return `${does(c, seat, 'take', 'takes')} the Influence ${c.card(card)} into ${its(c, seat)} starting deck.`
  },
  'decks-made': ({ first }, c) => `The decks are shuffled. ${does(c, first, 'begin', 'begins')}.`,
  turn: ({ seat, turn }, c) => `Turn ${turn}, ${whose(c, seat)} turn.`,
  played: ({ seat, card }, c) => {
    const plays = does(c, seat, 'play', 'plays')
    if (faceAt(c.s, card)?.type !== 'relic') return `${plays} ${c.card(card)}.`
    return `${plays} the Relic ${c.card(card)}; it goes to the Relic Zone.`
  },
  'influence-alone': ({ card }, c) => {
    const faction = factionName(faceAt(c.s, card)?.faction ?? 0) ?? 'undead'
    return `There is no ${monsterOf(faction).replace(/^an? /, '')} in play, so ${c.card(card)} gives nothing that needs one.`
  },
  gained: ({ seat, coin, power, regeneration }, c) => {
    return `${does(c, seat, 'gain', 'gains')} ${amounts([coin, power, regeneration])}.`
  },
  paid: ({ seat, coin, power, regeneration }, c) => {
    return `${does(c, seat, 'pay', 'pays')} ${amounts([coin, power, regeneration])}.`
  },
  bought: ({ seat, card, price, to }, c) => {
    const where = {
      discard: `to ${its(c, seat)} discard pile`,
      draw: `on top of ${its(c, seat)} draw pile (CLAIM)`,
      relics: `to ${its(c, seat)} Relic Zone`,
    }[to]
    const buys = does(c, seat, 'buy', 'buys')
    return `${buys} ${c.card(card)} for ${price > 0 ? coins(price) : 'nothing'}; it goes ${where}.`
  },
  'street-filled': ({ slot, card }, c) => `New in the Street, at place ${slot + 1}: ${c.card(card)}.`,
  'relic-replaced': ({ seat, card }, c) => {
    return `${does(c, seat, 'remove', 'removes')} the Relic ${c.card(card)} from the game to make room.`
  },
  attacked: ({ seat, power, absorbed, health }, c) => {
    const attacks = `${does(c, seat, 'attack', 'attacks')} with ${power} Power`
    const victim = opponentOf(seat)
    const loses = `${who(c, victim)} ${victim === c.you ? 'lose' : 'loses'} ${health} Health`
    if (absorbed === 0) return `${attacks}: ${loses}.`
    if (absorbed === power) return `${attacks}, and ${whose(c, victim)} Armor absorbs it all.`
    return `${attacks}: ${whose(c, victim)} Armor absorbs ${absorbed}, and ${loses}.`
  },
  healed: ({ seat, health }, c) => `${does(c, seat, 'heal', 'heals')} ${health} Health.`,
  converted: ({ seat, from, to, amount }, c) => {
    return `${does(c, seat, 'convert', 'converts')} ${amount} ${resourceAt(from)} to ${resourceAt(to)}.`
  },
  linked: ({ seat, left, right, horde }, c) => {
    if (horde.length === 2) {
      return `${does(c, seat, 'form', 'forms')} a horde: ${c.card(left)} on the left, ${c.card(right)} on the right.`
    }
    const line = horde.map((card) => c.card(card)).join(', ')
    return `${does(c, seat, 'enlarge', 'enlarges')} a horde; from left to right: ${line}.`
  },
  'horde-ability': ({ seat, card }, c) => {
    return `${does(c, seat, 'use', 'uses')} a Horde ability of ${c.card(card)}.`
  },
  'relic-used': ({ seat, card }, c) => `${does(c, seat, 'use', 'uses')} the Relic ${c.card(card)}.`,
  'overlord-used': ({ seat }, c) => {
    const id = boxOf(c.s).overlords[c.s.players[seat]?.overlord ?? 0]?.id ?? '?'
    const ability = c.abilityName(id) ? ` (${c.abilityName(id)})` : ''
    return `${does(c, seat, 'use', 'uses')} the ability of ${c.named(id)}${ability}.`
  },
  haunted: ({ seat, card }, c) => `${capital(whose(c, seat))} ${c.card(card)} gets a HAUNT token.`,
  dismissed: ({ seat, card }, c) => {
    return `The token of ${whose(c, seat)} ${c.card(card)} turns to its Dismissed side.`
  },
  'haunt-used': ({ seat, card }, c) => {
    return `${does(c, seat, 'use', 'uses')} ${c.card(card)} once more, by a HAUNT action.`
  },
  triggered: ({ seat, source }, c) => {
    const name = source === OVERLORD ? c.overlord(seat) : c.card(source)
    return `The ability of ${whose(c, seat)} ${name} is triggered.`
  },
  cursed: ({ seat }, c) => `A CURSE falls on ${who(c, seat)}.`,
  'health-lost': ({ seat, health, by }, c) => {
    if (by === 'cost') return `${does(c, seat, 'pay', 'pays')} ${health} Health.`
    return `${does(c, seat, 'lose', 'loses')} ${health} Health to the CURSE.`
  },
  discarded: ({ seat, card }, c) => {
    return `${does(c, seat, 'discard', 'discards')} ${c.card(card)} from ${its(c, seat)} hand.`
  },
  commanded: ({ seat, card }, c) => {
    const takes = does(c, seat, 'take', 'takes')
    return `${takes} ${c.card(card)} from the discard pile back into ${its(c, seat)} hand.`
  },
  destroyed: ({ seat, card, of }, c) => {
    const own = seat === c.you ? 'your own' : 'their own'
    const whoseCard = of === seat ? own : whose(c, of)
    return `${does(c, seat, 'destroy', 'destroys')} ${whoseCard} ${c.card(card)}; it goes to the discard pile.`
  },
  'street-destroyed': ({ seat, card }, c) => {
    return `${does(c, seat, 'destroy', 'destroys')} ${c.card(card)} in the Street; it is out of the game.`
  },
  sacrificed: ({ seat, card, from }, c) => {
    const where = from === 'discard' ? ` from ${its(c, seat)} discard pile` : ''
    return `${does(c, seat, 'sacrifice', 'sacrifices')} ${c.card(card)}${where}; it is out of the game.`
  },
  united: ({ seat, tokens }, c) => {
    const more = tokens === 1 ? '1 more card' : `${tokens} more cards`
    return `${does(c, seat, 'take', 'takes')} a UNITE token: ${more} in the next Draw phase.`
  },
  convertible: ({ seat, from, to }, c) => {
    return `${does(c, seat, 'may', 'may')} convert ${resourceAt(from)} to ${resourceAt(to)} until the end of the Action phase.`
  },
  promised: ({ seat, what, type, n }, c) => {
    const next = `The next ${type === 'relic' ? 'Relic' : 'monster'} ${who(c, seat)} ${seat === c.you ? 'buy' : 'buys'}`
    if (what === 'discount') return `${next} this turn costs ${coins(n)} less.`
    return `${next} from the Street this turn may go on top of the draw pile (CLAIM).`
  },
  drew: ({ seat, count, cards: drawn }, c) => {
    return `${does(c, seat, 'draw', 'draws')} ${drawn ? byName(c, drawn) : cards(count)}.`
  },
  reshuffled: ({ seat, count, under }, c) => {
    const pile = `${capital(whose(c, seat))} discard pile (${cards(count)}) is shuffled`
    return under ? `${pile} and put under the draw pile.` : `${pile} and becomes the draw pile.`
  },
  looked: ({ seat, count, cards: seen }, c) => {
    const pile = `on top of ${its(c, seat)} draw pile`
    return `${does(c, seat, 'look', 'looks')} at ${seen ? byName(c, seen) : cards(count)} ${pile}.`
  },
  took: ({ seat, card }, c) => {
    const what = card === undefined ? 'one of those cards' : c.card(card)
    return `${does(c, seat, 'take', 'takes')} ${what} into ${its(c, seat)} hand.`
  },
  'put-back': ({ seat, cards: back }, c) => {
    if (!back) return `${does(c, seat, 'put', 'puts')} the rest back on top of ${its(c, seat)} draw pile.`
    if (back.length === 0) return 'You have nothing to put back.'
    const names = back.map((card) => c.card(card)).reverse()
    return `You put back on top of your draw pile, the uppermost first: ${names.join(', ')}.`
  },
  revealed: ({ seat, shown }, c) => {
    return `${does(c, seat, 'reveal', 'reveals')} ${byName(c, shown)} on top of ${its(c, seat)} draw pile.`
  },
  'top-discarded': ({ seat, card }, c) => {
    return `${does(c, seat, 'discard', 'discards')} ${c.card(card)} from the top of ${its(c, seat)} draw pile.`
  },
  passed: ({ seat, kept, card }, c) => {
    const passes = does(c, seat, 'pass', 'passes')
    if (kept === 0) return `${passes}.`
    const what = card === undefined ? 'the last card' : c.card(card)
    return `${passes} and ${seat === c.you ? 'put' : 'puts'} ${what} on top of ${its(c, seat)} draw pile.`
  },
  'cleaned-up': ({ seat, cards: gone, lost }, c) => {
    const left = amounts(lost)
    const unspent = left ? ` Not spent and lost: ${left}.` : ''
    if (gone.length === 0) return `Cleanup: nothing to discard.${unspent}`
    const whoCleans = seat === c.you ? 'you discard' : `${c.seat(seat)} discards`
    return `Cleanup: ${whoCleans} ${byName(c, gone)}.${unspent}`
  },
}
