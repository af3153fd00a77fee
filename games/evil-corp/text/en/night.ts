/** English: the Night step by step, and its summary. */
import { count, does, eachDoes, list, who as whom, whose } from '../../../kit/text/en.ts'
import type { Who } from '../../../kit/text/index.ts'
import type { Gain, LeadTold, TileCount } from '../night-facts.ts'
import type { VillageFacts } from '../told.ts'
import { tiles, village } from './words.ts'

function gains({ steps, magicGold, token }: Gain): string {
  const parts = [
    steps > 0 ? `conquest +${steps}` : '',
    magicGold > 0 ? `magic gold +${magicGold}` : '',
    token ? 'Victory token' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

function leads({ winner, lead, byStone }: LeadTold): string {
  if (!winner) return 'A tie: nobody gains anything'
  if (byStone) return `A tie, but ${whom(winner)} ${winner.you ? 'hold' : 'holds'} the Power Stone`
  return `${does(winner, 'lead', 'leads')} by ${lead}`
}

const brought = (told: LeadTold) => [leads(told), gains(told)].filter(Boolean).join(': ')

export const night = {
  title: (round: number) => `Night ${round}`,
  onward: (day: number) => `Continue to Day ${day}`,
  toTheEnd: 'Continue to the result',
  counting: (where: VillageFacts, [one, other]: readonly [Who, Who], [a, b]: readonly [number, number]) =>
    `Counting ${village(where)}: ${whose(one)} ${a} against ${whose(other)} ${b}.`,
  /** Under it: what the lead brings. */
  counted: (told: LeadTold, symbols: number) =>
    told.winner && !told.byStone
      ? `${leads(told)}: ${count(symbols, 'symbol', 'symbols')} of the gauge reached. Ports and Demonic Portals do not count.`
      : `${brought(told)}.`,
  result: brought,
  gains,
  stamp: 'Counted',
  lead: (who: Who | null): string => (who ? (who.you ? 'your lead' : 'lead') : 'a tie'),
  forts: 'Fortifications',
  keepNothing: 'No tile stays in a Fortification.',
  decide: 'Which tiles stay overnight is decided in secret.',
  villages: 'Villages cleared',
  cleared: 'Tiles go to the discard piles. Cargo, Loot and Power Stone come back.',
  tileCounts: (each: readonly TileCount[]) => list(each.map(({ who, count: n }) => `${whom(who)} ${n}`)),
  discards: (each: readonly TileCount[]) => `Tiles discarded: ${night.tileCounts(each)}.`,
  gold: 'Gold goes back',
  goldLost: (each: readonly TileCount[]) =>
    each.length === 0
      ? 'Nobody has gold left to lose.'
      : `${eachDoes(
          each.map(({ who, count: n }) => ({ who, what: `${n} gold` })),
          'lose',
          'loses',
        )}.`,
  magicStays: 'Magic gold stays.',
  office: 'Office',
  queue: (left: string | null, joined: string | null) => {
    if (!left) return 'Nobody leaves the queue.'
    return joined ? `${left} leaves the queue, ${joined} joins it.` : `${left} leaves the queue.`
  },
  demons: 'All demons are active.',
  draw: 'New tiles',
  drawn: (each: readonly TileCount[]) =>
    `${eachDoes(
      each.map(({ who, count: n }) => ({ who, what: tiles(n) })),
      'draw',
      'draws',
    )}.`,
  begins: (who: Who, day: number) => `${does(who, 'begin', 'begins')} Day ${day}.`,
  gainsGround: (who: Who, where: readonly VillageFacts[]) =>
    `${does(who, 'gain', 'gains')} ground in ${list(where.map(village))}.`,
  winsToken: (who: Who, where: VillageFacts) =>
    `${does(who, 'win', 'wins')} the Victory token of ${village(where)}.`,
  nobodyGains: 'Nobody gains ground.',
  kept: 'Kept',
  nothing: 'nothing',
  goldLabel: 'Gold',
  magicLabel: 'Magic',
  folded: 'Screens are folded.',
  leftover: (n: number) => (n === 0 ? '' : `${count(n, 'tile goes', 'tiles go')} to the discard pile.`),
  tonight: (n: number) => `−${n} tonight`,
}

/** What is missing in another language does not compile. */
export type NightWords = typeof night
