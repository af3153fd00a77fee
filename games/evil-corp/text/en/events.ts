/** English: the log. */
import { sideOf } from '../../content/box.ts'
import { campOfSeat, isTeamTable, spotAt } from '../facts.ts'
import type { EventTexts } from '../pack.ts'
import {
  campDoes,
  campWhose,
  capital,
  does,
  on,
  purse,
  theSpot,
  tiles,
  tilesByName,
  village,
} from './words.ts'

export const events: EventTexts = {
  day: ({ round, first }, c) => `Round ${round}, Day. ${campDoes(c, first, 'begin', 'begins')}.`,
  deployed: ({ seat, kind, place }, c) => {
    return `${does(c, seat, 'deploy', 'deploys')} ${c.tile(kind)} ${on(c, place)}.`
  },
  looted: (event, c) => {
    return `${campDoes(c, event.camp, 'loot', 'loots')} ${village(c, event.village)}: ${event.gold} gold.`
  },
  'stone-taken': (event, c) => {
    return `${campDoes(c, event.camp, 'take', 'takes')} the Power Stone of ${village(c, event.village)}.`
  },
  'cargo-taken': (event, c) => {
    const cargo = event.cargo === 'yellow' ? 'Yellow cargo' : 'Red and Blue cargo'
    const takes = campDoes(c, event.camp, 'take', 'takes')
    return `${takes} the ${cargo} of ${village(c, event.village)}: ${event.gold} gold.`
  },
  gained: (event, c) => `${campDoes(c, event.camp, 'gain', 'gains')} ${event.gold} gold.`,
  paid: (event, c) => `${campDoes(c, event.camp, 'pay', 'pays')} ${purse(event.gold, event.magicGold)}.`,
  activated: ({ seat, kind, place }, c) => {
    return `${does(c, seat, 'activate', 'activates')} ${c.tile(kind)} ${on(c, place)}.`
  },
  'turned-inactive': ({ kind, place }, c) => `${c.tile(kind)} ${on(c, place)} turns inactive.`,
  copied: ({ seat, kind, slot }, c) => {
    return `${does(c, seat, 'use', 'uses')} the power of ${c.tile(kind)}, in slot ${slot} of the queue.`
  },
  moved: ({ seat, kind, from, to }, c) => {
    const moves = `${does(c, seat, 'move', 'moves')} ${c.tile(kind)}`
    const [start, end] = [spotAt(c.s, from), spotAt(c.s, to)]
    if (start.village === end.village) {
      return `${moves} from ${theSpot(start)} to ${theSpot(end)} in ${village(c, end.village)}.`
    }
    const there = `${theSpot(end)} in ${village(c, end.village)}`
    return `${moves} from ${theSpot(start)} in ${village(c, start.village)} to ${there}.`
  },
  drew: ({ seat, count, kinds }, c) => {
    const draws = does(c, seat, 'draw', 'draws')
    return kinds ? `${draws} ${tilesByName(c, kinds)}.` : `${draws} ${tiles(count)}.`
  },
  'bag-refilled': (event, c) => {
    const discard = capital(campWhose(c, event.camp))
    return `${discard} discard goes back into the bag: ${tiles(event.count)}.`
  },
  discarded: ({ seat, kind }, c) => {
    return `${does(c, seat, 'discard', 'discards')} ${c.tile(kind)} from behind the screen.`
  },
  revealed: ({ seat, shown }, c) => {
    const reveals = does(c, seat, 'reveal', 'reveals')
    return `${reveals} ${shown.length > 0 ? tilesByName(c, shown) : 'no tile'}.`
  },
  recycled: (event, c) => {
    return `${campDoes(c, event.camp, 'put', 'puts')} ${c.tile(event.kind)} from the discard back into the bag.`
  },
  banished: (event, c) => {
    const banishes = `${campDoes(c, event.camp, 'banish', 'banishes')} ${c.tile(event.kind)}`
    if (event.from === 'board') return `${banishes}, which was ${on(c, event.place)}.`
    return `${banishes} from ${event.from === 'screen' ? 'behind the screen' : 'the discard'}.`
  },
  'discarded-self': (event, c) => {
    const discards = campDoes(c, event.camp, 'discard', 'discards')
    return `${discards} ${c.tile(event.kind)}, which was ${on(c, event.place)}.`
  },
  killed: ({ seat, kind, place, ...event }, c) => {
    const kills = does(c, seat, 'kill', 'kills')
    if (event.camp === campOfSeat(c, seat)) {
      const own = seat === c.you ? 'your own' : 'a tile of their own side,'
      return `${kills} ${own} ${c.tile(kind)}, ${on(c, place)}.`
    }
    return `${kills} ${campWhose(c, event.camp)} ${c.tile(kind)} ${on(c, place)}.`
  },
  flipped: ({ seat, kind, place, ...event }, c) => {
    const turns = does(c, seat, 'turn', 'turns')
    return `${turns} ${campWhose(c, event.camp)} ${c.tile(kind)} inactive, ${on(c, place)}.`
  },
  'demon-flipped': ({ seat, demon, active }, c) => {
    return `${does(c, seat, 'turn', 'turns')} ${c.demon(demon)} ${active ? 'active' : 'inactive'}.`
  },
  summoned: ({ seat, demon, column }, c) => {
    return `${does(c, seat, 'summon', 'summons')} ${c.demon(demon)} and ${seat === c.you ? 'use' : 'uses'} column ${column}.`
  },
  recruited: ({ seat, kind, slot, to }, c) => {
    const recruits = `${does(c, seat, 'recruit', 'recruits')} ${c.tile(kind)} from slot ${slot}`
    if (to === 'screen') return `${recruits}; it goes straight behind the screen.`
    return `${recruits}; it goes into the ${isTeamTable(c.s) ? "team's bag" : 'bag'}.`
  },
  queued: ({ kind }, c) => `${c.tile(kind)} joins the queue.`,
  passed: ({ seat }, c) => `${does(c, seat, 'pass', 'passes')} for the rest of the Day.`,
  night: ({ round }) => `Round ${round}, Night falls.`,
  gauge: (event, c) => {
    return `${campDoes(c, event.camp, 'lead', 'leads')} by ${event.lead} in ${village(c, event.village)}.`
  },
  'tie-broken': (event, c) => {
    const holds = campDoes(c, event.camp, 'win', 'wins')
    return `${holds} the tie in ${village(c, event.village)} with its Power Stone.`
  },
  conquest: (event, c) => {
    const { conquestSteps } = sideOf(c.s, event.village)
    const pawn = `${capital(campWhose(c, event.camp))} Conquest pawn in ${village(c, event.village)}`
    return `${pawn} advances to step ${event.step} of ${conquestSteps}.`
  },
  'magic-gold': (event, c) => {
    const gains = campDoes(c, event.camp, 'gain', 'gains')
    return `${gains} ${event.count} magic gold from the gauge of ${village(c, event.village)}.`
  },
  token: (event, c) => {
    const how = event.by === 'conquest' ? 'the Conquest pawn is at the centre' : 'the gauge shows victory'
    return `${campDoes(c, event.camp, 'win', 'wins')} the Victory token of ${village(c, event.village)}: ${how}.`
  },
  kept: ({ kind, place, free, ...event }, c) => {
    const keeps = `${campDoes(c, event.camp, 'keep', 'keeps')} ${c.tile(kind)} ${on(c, place)} overnight`
    return `${keeps}, ${free ? 'free of charge' : 'for payment'}.`
  },
  'village-turned': (event, c) =>
    `${capital(village(c, event.village))} turns to side ${event.side === 1 ? 'B' : 'A'}.`,
  cleared: (event, c) => {
    const kinds = tilesByName(c, event.kinds)
    return `${campDoes(c, event.camp, 'discard', 'discards')} at the end of the round: ${kinds}.`
  },
  'gold-lost': (event, c) => {
    return `${campDoes(c, event.camp, 'lose', 'loses')} ${event.gold} unspent gold at Night.`
  },
  'queue-discarded': ({ kind }, c) => `${c.tile(kind)} leaves the front slot of the queue.`,
  'demons-active': () => 'All demons are active again.',
}
