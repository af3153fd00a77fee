/** English: the log. */
import { does, tally, whose } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import type { EventTexts } from '../pack.ts'
import { on, purse, theSpot, tiles, village } from './words.ts'

export const events: EventTexts = {
  day: ({ round, first }) => `Round ${round}, Day. ${does(first, 'begin', 'begins')}.`,
  deployed: ({ seat, kind, place }) => `${does(seat, 'deploy', 'deploys')} ${kind} ${on(place)}.`,
  looted: ({ camp, village: at, gold }) => `${does(camp, 'loot', 'loots')} ${village(at)}: ${gold} gold.`,
  'stone-taken': ({ camp, village: at }) => {
    return `${does(camp, 'take', 'takes')} the Power Stone of ${village(at)}.`
  },
  'cargo-taken': ({ camp, cargo, village: at, gold }) => {
    const name = cargo === 'yellow' ? 'Yellow cargo' : 'Red and Blue cargo'
    return `${does(camp, 'take', 'takes')} the ${name} of ${village(at)}: ${gold} gold.`
  },
  gained: ({ camp, gold }) => `${does(camp, 'gain', 'gains')} ${gold} gold.`,
  paid: ({ camp, gold, magicGold }) => `${does(camp, 'pay', 'pays')} ${purse(gold, magicGold)}.`,
  activated: ({ seat, kind, place }) => `${does(seat, 'activate', 'activates')} ${kind} ${on(place)}.`,
  'turned-inactive': ({ kind, place }) => `${kind} ${on(place)} is flipped over and inactive.`,
  copied: ({ seat, kind, slot }) => {
    return `${does(seat, 'use', 'uses')} the power of ${kind}, in slot ${slot} of the queue.`
  },
  moved: ({ seat, kind, from, to }) => {
    const left = from.village.number === to.village.number ? '' : ` in ${village(from.village)}`
    const there = `${theSpot(to)} in ${village(to.village)}`
    return `${does(seat, 'move', 'moves')} ${kind} from ${theSpot(from)}${left} to ${there}.`
  },
  drew: ({ seat, count, kinds }) => {
    return `${does(seat, 'draw', 'draws')} ${kinds ? tally(kinds) : tiles(count)}.`
  },
  'bag-refilled': ({ camp, count }) => {
    return `${capital(whose(camp))} discard pile goes back into the bag: ${tiles(count)}.`
  },
  discarded: ({ seat, kind }) => `${does(seat, 'discard', 'discards')} ${kind} from behind the screen.`,
  revealed: ({ seat, shown }) => `${does(seat, 'reveal', 'reveals')} ${tally(shown) || 'no tile'}.`,
  recycled: ({ camp, kind }) =>
    `${does(camp, 'put', 'puts')} ${kind} from the discard pile back into the bag.`,
  banished: ({ camp, kind, from, place }) => {
    const banishes = `${does(camp, 'banish', 'banishes')} ${kind}`
    if (place) return `${banishes}, which was ${on(place)}.`
    return `${banishes} from ${from === 'screen' ? 'behind the screen' : 'the discard pile'}.`
  },
  'discarded-self': ({ camp, kind, place }) => {
    return `${does(camp, 'discard', 'discards')} ${kind}, which was ${on(place)}.`
  },
  killed: ({ seat, kind, place, camp, isOwn }) => {
    const kills = does(seat, 'kill', 'kills')
    if (!isOwn) return `${kills} ${whose(camp)} ${kind} ${on(place)}.`
    return `${kills} ${seat.you ? 'your own' : 'a tile of their own side,'} ${kind}, ${on(place)}.`
  },
  flipped: ({ seat, kind, place, camp }) => {
    return `${does(seat, 'flip', 'flips')} over ${whose(camp)} ${kind} ${on(place)}.`
  },
  'demon-flipped': ({ seat, demon, active }) => {
    return `${does(seat, 'flip', 'flips')} ${demon} over to its ${active ? 'active' : 'inactive'} face.`
  },
  summoned: ({ seat, demon, column }) => {
    return `${does(seat, 'summon', 'summons')} ${demon} and ${seat.you ? 'use' : 'uses'} column ${column}.`
  },
  recruited: ({ seat, kind, slot, to, isTeam }) => {
    const recruits = `${does(seat, 'recruit', 'recruits')} ${kind} from slot ${slot}`
    if (to === 'screen') return `${recruits}; it goes straight behind the screen.`
    return `${recruits}; it goes into the ${isTeam ? "team's bag" : 'bag'}.`
  },
  queued: ({ kind }) => `${kind} joins the queue.`,
  passed: ({ seat }) => `${does(seat, 'pass', 'passes')} for the rest of the Day.`,
  night: ({ round }) => `Round ${round}, Night falls.`,
  gauge: ({ camp, lead, village: at }) => `${does(camp, 'lead', 'leads')} by ${lead} in ${village(at)}.`,
  'tie-broken': ({ camp, village: at }) => {
    return `${does(camp, 'win', 'wins')} the tie in ${village(at)} with its Power Stone.`
  },
  conquest: ({ camp, village: at, step, of }) => {
    return `${capital(whose(camp))} Conquest pawn in ${village(at)} advances to step ${step} of ${of}.`
  },
  'magic-gold': ({ camp, count, village: at }) => {
    return `${does(camp, 'gain', 'gains')} ${count} magic gold from the gauge of ${village(at)}.`
  },
  token: ({ camp, village: at, by }) => {
    const how = by === 'conquest' ? 'the Conquest pawn is at the centre' : 'the gauge shows victory'
    return `${does(camp, 'win', 'wins')} the Victory token of ${village(at)}: ${how}.`
  },
  kept: ({ camp, kind, place, free }) => {
    const price = free ? 'free of charge' : 'for payment'
    return `${does(camp, 'keep', 'keeps')} ${kind} ${on(place)} overnight, ${price}.`
  },
  'village-turned': ({ village: at, side }) =>
    `${capital(village(at))} turns to side ${side === 1 ? 'B' : 'A'}.`,
  cleared: ({ camp, kinds }) => {
    return `${does(camp, 'discard', 'discards')} at the end of the round: ${tally(kinds)}.`
  },
  'gold-lost': ({ camp, gold }) => `${does(camp, 'lose', 'loses')} ${gold} unspent gold at Night.`,
  'queue-discarded': ({ kind }) => `${kind} leaves the front slot of the queue.`,
  'demons-active': () => 'All demons are active again.',
}
