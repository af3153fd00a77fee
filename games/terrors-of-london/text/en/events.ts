/** English: the log. */
import { does, its, tally, who, whose } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import type { EventTexts } from '../pack.ts'
import { amount, amounts, cards, coins, factions, monster, pileOf, resource } from './words.ts'

export const events: EventTexts = {
  'faction-chosen': ({ seat, faction }) =>
    `${does(seat, 'choose', 'chooses')} the ${factions[faction].name}.`,
  'overlord-chosen': ({ seat, overlord: { name, title, health } }) => {
    return `${does(seat, 'lead', 'leads')} ${name}${title ? `, ${title}` : ''}, with ${health} Health.`
  },
  'influence-chosen': ({ seat, card }) => {
    return `${does(seat, 'take', 'takes')} the Influence ${card} into ${its(seat)} starting deck.`
  },
  'decks-made': ({ first }) => `The decks are shuffled. ${does(first, 'begin', 'begins')}.`,
  turn: ({ seat, turn }) => `Turn ${turn}, ${whose(seat)} turn.`,
  played: ({ seat, card, isRelic }) => {
    const plays = does(seat, 'play', 'plays')
    return isRelic ? `${plays} the Relic ${card}; it goes to the Relic Zone.` : `${plays} ${card}.`
  },
  'influence-alone': ({ card, faction }) => {
    return `There is no ${monster(faction)} in play, so ${card} gives nothing that needs one.`
  },
  gained: ({ seat, coin, power, regeneration }) => {
    return `${does(seat, 'gain', 'gains')} ${amounts([coin, power, regeneration])}.`
  },
  paid: ({ seat, coin, power, regeneration }) => {
    return `${does(seat, 'pay', 'pays')} ${amounts([coin, power, regeneration])}.`
  },
  bought: ({ seat, card, price, to }) => {
    const where = {
      discard: `to ${its(seat)} discard pile`,
      draw: `on top of ${its(seat)} draw pile (CLAIM)`,
      relics: `to ${its(seat)} Relic Zone`,
    }[to]
    return `${does(seat, 'buy', 'buys')} ${card} for ${price > 0 ? coins(price) : 'nothing'}; it goes ${where}.`
  },
  'street-filled': ({ slot, card }) => `New in the Street, at place ${slot + 1}: ${card}.`,
  'relic-replaced': ({ seat, card }) => {
    return `${does(seat, 'remove', 'removes')} the Relic ${card} from the game to make room.`
  },
  attacked: ({ seat, power, absorbed, health, victim }) => {
    const attacks = `${does(seat, 'attack', 'attacks')} with ${power} Power`
    const loses = `${who(victim)} ${victim.you ? 'lose' : 'loses'} ${health} Health`
    if (absorbed === 0) return `${attacks}: ${loses}.`
    if (absorbed === power) return `${attacks}, and ${whose(victim)} Armour absorbs it all.`
    return `${attacks}: ${whose(victim)} Armour absorbs ${absorbed}, and ${loses}.`
  },
  healed: ({ seat, health }) => `${does(seat, 'heal', 'heals')} ${health} Health.`,
  converted: ({ seat, from, to, amount: n }) => {
    return `${does(seat, 'convert', 'converts')} ${amount(from, n)} to ${resource(to)}.`
  },
  linked: ({ seat, left, right, horde }) => {
    if (horde.length === 2) {
      return `${does(seat, 'form', 'forms')} a horde: ${left} on the left, ${right} on the right.`
    }
    return `${does(seat, 'enlarge', 'enlarges')} a horde; from left to right: ${horde.join(', ')}.`
  },
  'horde-ability': ({ seat, card }) => `${does(seat, 'use', 'uses')} a Horde ability of ${card}.`,
  'relic-used': ({ seat, card }) => `${does(seat, 'use', 'uses')} the Relic ${card}.`,
  'overlord-used': ({ seat, overlord: { name, ability } }) => {
    return `${does(seat, 'use', 'uses')} the ability of ${name}${ability ? ` (${ability})` : ''}.`
  },
  haunted: ({ seat, card }) => `${capital(whose(seat))} ${card} gets a HAUNT token.`,
  dismissed: ({ seat, card }) => `The token of ${whose(seat)} ${card} turns to its Dismissed side.`,
  'haunt-used': ({ seat, card }) => `${does(seat, 'use', 'uses')} ${card} once more, by a HAUNT action.`,
  triggered: ({ seat, name }) => `The ability of ${whose(seat)} ${name} is triggered.`,
  cursed: ({ seat }) => `A CURSE falls on ${who(seat)}.`,
  'health-lost': ({ seat, health, by }) => {
    if (by === 'cost') return `${does(seat, 'pay', 'pays')} ${health} Health.`
    return `${does(seat, 'lose', 'loses')} ${health} Health to the CURSE.`
  },
  discarded: ({ seat, card }) => `${does(seat, 'discard', 'discards')} ${card} from ${its(seat)} hand.`,
  commanded: ({ seat, card }) => {
    return `${does(seat, 'take', 'takes')} ${card} from the discard pile back into ${its(seat)} hand.`
  },
  destroyed: ({ seat, card, of, isOwn }) => {
    const owner = isOwn ? `${its(seat)} own` : whose(of)
    return `${does(seat, 'destroy', 'destroys')} ${owner} ${card}; it goes to the discard pile.`
  },
  'street-destroyed': ({ seat, card }) => {
    return `${does(seat, 'destroy', 'destroys')} ${card} in the Street; it is out of the game.`
  },
  sacrificed: ({ seat, card, from }) => {
    const where = from === 'discard' ? ` from ${its(seat)} discard pile` : ''
    return `${does(seat, 'sacrifice', 'sacrifices')} ${card}${where}; it is out of the game.`
  },
  united: ({ seat, tokens }) => {
    const more = tokens === 1 ? '1 more card' : `${tokens} more cards`
    return `${does(seat, 'take', 'takes')} a UNITE token: ${more} in the next Draw phase.`
  },
  convertible: ({ seat, from, to }) => {
    const convert = `convert ${resource(from)} to ${resource(to)}`
    return `${does(seat, 'may', 'may')} ${convert} until the end of the Action phase.`
  },
  promised: ({ seat, what, type, n }) => {
    const buys = `${who(seat)} ${seat.you ? 'buy' : 'buys'}`
    const next = `The next ${type === 'relic' ? 'Relic' : 'monster'} ${buys}`
    if (what === 'discount') return `${next} this turn costs ${coins(n)} less.`
    return `${next} from the Street this turn may go on top of the draw pile (CLAIM).`
  },
  drew: ({ seat, count, cards: drawn }) => {
    return `${does(seat, 'draw', 'draws')} ${drawn ? tally(drawn) : cards(count)}.`
  },
  reshuffled: ({ seat, count, under }) => {
    const pile = `${capital(whose(seat))} discard pile (${cards(count)}) is shuffled`
    return under ? `${pile} and put under the draw pile.` : `${pile} and becomes the draw pile.`
  },
  looked: ({ seat, pile, count, cards: seen }) => {
    const what = seen ? tally(seen) : cards(count)
    return `${does(seat, 'look', 'looks')} at ${what} on top of ${pileOf(pile, its(seat))}.`
  },
  took: ({ seat, card = 'one of those cards' }) => {
    return `${does(seat, 'take', 'takes')} ${card} into ${its(seat)} hand.`
  },
  'took-openly': ({ seat, shown }) => {
    return `${does(seat, 'take', 'takes')} ${tally(shown)} into ${its(seat)} hand, for both to see.`
  },
  'put-back': ({ seat, pile, cards: back }) => {
    if (!back) return `${does(seat, 'put', 'puts')} the rest back on top of ${pileOf(pile, its(seat))}.`
    if (back.length === 0) return 'You have nothing to put back.'
    return `You put back on top of ${pileOf(pile, 'your')}, the uppermost first: ${back.join(', ')}.`
  },
  revealed: ({ seat, pile, shown }) => {
    return `${does(seat, 'reveal', 'reveals')} ${tally(shown)} on top of ${pileOf(pile, its(seat))}.`
  },
  'top-discarded': ({ seat, pile, card }) => {
    return `${does(seat, 'discard', 'discards')} ${card} from the top of ${pileOf(pile, its(seat))}.`
  },
  passed: ({ seat, kept, card = 'the last card' }) => {
    const passes = does(seat, 'pass', 'passes')
    if (kept === 0) return `${passes}.`
    return `${passes} and ${seat.you ? 'put' : 'puts'} ${card} on top of ${its(seat)} draw pile.`
  },
  'cleaned-up': ({ seat, cards: gone, lost }) => {
    const left = amounts(lost)
    const unspent = left ? ` Not spent and lost: ${left}.` : ''
    if (gone.length === 0) return `Cleanup: nothing to discard.${unspent}`
    return `Cleanup: ${who(seat)} ${seat.you ? 'discard' : 'discards'} ${tally(gone)}.${unspent}`
  },
}
