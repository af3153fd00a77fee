/** English: the log. */
import { does, its, list, tally, who, whose } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import type { EventTexts } from '../pack.ts'
import { at, cards, from, icon, obstacles, power, stop, to } from './words.ts'

const pile = (isFate: boolean) => (isFate ? 'Fate discard pile' : 'discard pile')

export const events: EventTexts = {
  dealt: ({ first }) => `The table is laid. ${does(first, 'begin', 'begins')}.`,
  turn: ({ seat, turn, villain, isNamed }) => {
    return `Turn ${turn}, ${whose(seat)} turn${isNamed ? ` (${villain})` : ''}.`
  },
  mover: ({ seat, from: place, to: there }) => {
    return `${does(seat, 'move', 'moves')} ${from(place)} ${to(there)}.`
  },
  stayed: ({ seat }) => `${does(seat, 'have', 'has')} nowhere to go: no move and no actions this turn.`,
  icon: ({ seat, action, at: place, n }) => {
    return `${does(seat, 'use', 'uses')} ${icon({ action, n })} ${at(place)}.`
  },
  power: ({ seat, n }) =>
    n < 0 ? `${does(seat, 'lose', 'loses')} ${power(-n)}.` : `${does(seat, 'gain', 'gains')} ${power(n)}.`,
  paid: ({ seat, n, card }) => {
    return stop(`${does(seat, 'pay', 'pays')} ${power(n)}${card ? ` for ${card}` : ''}`)
  },
  'tile-paid': ({ seat, n }) => `${does(seat, 'pay', 'pays')} ${power(n)} for the Black Cauldron.`,
  drawn: ({ seat, count, cards: drawn }) => {
    return stop(`${does(seat, 'draw', 'draws')} ${drawn ? tally(drawn) : cards(count)}`)
  },
  'hand-discarded': ({ seat, shown }) => {
    const what = shown.length > 0 ? tally(shown) : 'no card'
    return stop(`${does(seat, 'discard', 'discards')} from ${its(seat)} hand: ${what}`)
  },
  reshuffled: ({ seat, fate }) => {
    return `${capital(whose(seat))} ${pile(fate)} is shuffled into the ${fate ? 'Fate deck' : 'deck'}.`
  },
  played: ({ seat, owner, card, at: place, host, isOwn }) => {
    const whither = isOwn ? at(place) : `${at(place)} in ${whose(owner)} Realm`
    if (host) return `${does(seat, 'attach', 'attaches')} ${card} to ${host} ${whither}.`
    return `${does(seat, 'play', 'plays')} ${card} ${whither}.`
  },
  resolved: ({ seat, owner, card, isOwn }) => {
    return stop(`${does(seat, 'play', 'plays')} ${card}${isOwn ? '' : ` against ${who(owner)}`}`)
  },
  condition: ({ seat, card }) => stop(`${does(seat, 'play', 'plays')} the Condition ${card}`),
  activated: ({ seat, card }) => stop(`${does(seat, 'activate', 'activates')} ${card}`),
  moved: ({ seat, owner, card, from: place, to: there, isOwn }) => {
    const whereIn = isOwn ? '' : ` in ${whose(owner)} Realm`
    return `${does(seat, 'move', 'moves')} ${card} ${from(place)} ${to(there)}${whereIn}.`
  },
  discarded: ({ owner, card, isFate }) => stop(`Into ${whose(owner)} ${pile(isFate)}: ${card}`),
  replaced: ({ owner, card, by }) => `${capital(by)} takes the place of ${card} in ${whose(owner)} Realm.`,
  returned: ({ owner, card }) => stop(`Into ${whose(owner)} hand: ${card}`),
  'into-deck': ({ owner, card, isFate }) => {
    return stop(`Shuffled into ${whose(owner)} ${isFate ? 'Fate deck' : 'deck'}: ${card}`)
  },
  vanquished: ({ seat, card, allies, at: place }) => {
    const helped = allies.length > 0 ? `with ${tally(allies)}` : 'without an Ally'
    return `${does(seat, 'vanquish', 'vanquishes')} ${card} ${at(place)} ${helped}.`
  },
  defeated: ({ owner, card, at: place }) => {
    return `Defeated ${at(place)} in ${whose(owner)} Realm: ${card}.`
  },
  fated: ({ seat, owner, shown }) => {
    return stop(`${does(seat, 'reveal', 'reveals')} ${whose(owner)} Fate cards: ${tally(shown)}`)
  },
  revealed: ({ owner, fate, shown }) => {
    const deck = `${whose(owner)} ${fate ? 'Fate deck' : 'deck'}`
    return shown.length > 0 ? stop(`Revealed from ${deck}: ${tally(shown)}`) : `Nothing is left in ${deck}.`
  },
  unplayable: ({ owner, card }) => stop(`Without effect against ${who(owner)}: ${card}`),
  'taken-over': ({ seat, card }) => stop(`${does(seat, 'choose', 'chooses')} the Fate card: ${card}`),
  'fate-token': ({ seat }) => `The Fate token goes to ${who(seat)}.`,
  found: ({ owner, card, from: where }) => {
    const place = { realm: 'Realm', pile: 'Fate discard pile', deck: 'Fate deck' }[where]
    return `Found in ${whose(owner)} ${place}: ${card}.`
  },
  'not-found': ({ owner, card }) =>
    `Not found in ${whose(owner)} Realm, Fate discard pile or Fate deck: ${card}.`,
  obstacles: ({ seat, at: place, n }) => {
    const what = `${obstacles(Math.abs(n))} ${Math.abs(n) === 1 ? 'is' : 'are'}`
    const how = n < 0 ? `removed ${from(place)}` : `put back ${at(place)}`
    return `${what} ${how} in ${whose(seat)} Realm.`
  },
  claimed: ({ seat }) => `${does(seat, 'claim', 'claims')} the Black Cauldron; it is dormant.`,
  awakened: ({ seat }) => `${capital(whose(seat))} Black Cauldron awakens.`,
  asleep: ({ seat }) => `${capital(whose(seat))} Black Cauldron falls asleep again.`,
  unlocked: ({ seat, at: place }) => `The Lock is taken ${from(place)} in ${whose(seat)} Realm.`,
  trapped: ({ owner, card }) => `Trapped in ${whose(owner)} Realm: ${card}.`,
  freed: ({ owner, card }) => `Free again in ${whose(owner)} Realm: ${card}.`,
  looked: ({ seat, count, cards: seen }) => {
    return stop(
      `${does(seat, 'look', 'looks')} at the top of ${its(seat)} Fate deck: ${seen ? tally(seen) : cards(count)}`,
    )
  },
  'put-back': ({ seat, count, cards: back }) => {
    if (!back) return `${does(seat, 'put', 'puts')} ${cards(count)} back on top of ${its(seat)} Fate deck.`
    return stop(`You put back on top of your Fate deck, the uppermost first: ${list(back)}`)
  },
}
