/** English: answers, as buttons and screen readers say them. */
import { EMPTY } from '@duskhall/kernel'
import type { EvilCorpMove, EvilCorpStep, Kept, StepOf, Where } from '../../state.ts'
import {
  campOfSeat,
  demonOf,
  keepPrice,
  kindOn,
  payment,
  picked,
  placeOf,
  slotPrice,
  spotAt,
} from '../facts.ts'
import type { Context, MoveTexts } from '../pack.ts'
import { campWhose, capital, list, purse, space, theSpot, tiles, village, who } from './words.ts'

/** The tile on a space, with its owner and where it lies. */
function target(c: Context, where: Where): string {
  const kind = kindOn(c, where)
  if (kind === EMPTY) return space(c, placeOf(where))
  const spot = spotAt(c.s, placeOf(where))
  return `${campWhose(c, spot.camp)} ${c.tile(kind)} on ${theSpot(spot)} in ${village(c, spot.village)}`
}

function pickedTile(q: StepOf<'place'>, c: Context): string {
  const kind = picked(q)
  return kind === null ? 'the tile' : c.tile(kind)
}

/** What is done to the tile chosen. */
function verbFor(q: EvilCorpStep): string {
  switch (q.do) {
    case 'kill':
      return 'Kill'
    case 'flip-monster':
      return 'Turn inactive:'
    case 'banish':
      return 'Banish'
    case 'move-which':
      return 'Move'
    case 'discard':
      return 'Discard'
    case 'reveal':
      return 'Reveal'
    case 'recycle':
      return 'Put back into your bag:'
    default:
      return 'Choose'
  }
}

function inQueue(c: Context, slot: number): string {
  const kind = c.s.queue[slot - 1]
  return kind === undefined ? `slot ${slot}` : c.tile(kind)
}

function recruit(c: Context, slot: number, byPower: boolean): string {
  return `Recruit ${inQueue(c, slot)} for ${slotPrice(c.s, slot, byPower)} gold (slot ${slot})`
}

function keep(c: Context, kept: Kept): string {
  const price = kept.free ? 'free of charge' : `for ${keepPrice(c.s, kept)} gold`
  return `${target(c, kept)} ${price}`
}

function summon(c: Context, move: Extract<EvilCorpMove, { do: 'summon' }>): string {
  const column = demonOf(c.s, move.demon).demon?.columns.find(({ threshold }) => threshold === move.column)
  const effect = column ? `: ${c.column(column)}` : ''
  return `Summon ${c.card(move.demon)} with value ${move.column}${effect}`
}

const DECLINED: { readonly [question: string]: string } = {
  summon: 'Summon no demon',
  kill: 'Kill no tile',
  'flip-demon': 'Turn no demon over',
  'power-recruit': 'Recruit nobody',
}

const STOPPED: { readonly [question: string]: string } = {
  'move-which': 'Move no more tiles',
  recycle: 'Put no more tiles back',
  banish: 'Banish no more tiles',
}

export const moves: MoveTexts = {
  deploy: ({ tile }, _, c) => `Deploy ${c.card(tile)}`,
  activate: (move, _, c) => {
    const kind = kindOn(c, move)
    return `Activate ${kind === EMPTY ? 'the tile' : c.tile(kind)} on ${space(c, placeOf(move))}`
  },
  recruit: ({ slot }, _, c) => recruit(c, slot, false),
  pass: () => 'Pass for the rest of the Day',
  place: (move, q, c) => {
    const there = space(c, placeOf(move))
    if (q.do === 'place') return `Deploy ${pickedTile(q, c)} on ${there}`
    if (q.do === 'move-where') return `Move ${c.tileAt(q.from)} to ${there}`
    if (q.do === 'move-self') return `Move ${c.tileAt(c.s.source)} to ${there}`
    return capital(there)
  },
  tile: (move, q, c) => `${verbFor(q)} ${target(c, move)}`,
  take: ({ from, tile }, q, c) => {
    const place = from === 'screen' ? 'from behind your screen' : 'from your discard'
    return `${verbFor(q)} ${c.card(tile)} ${place}`
  },
  rival: ({ seat }, q, c) => {
    if (q.do !== 'rival') return `Choose ${who(c, seat)}`
    return `Make ${who(c, seat)} ${q.order} ${tiles(q.n)}`
  },
  summon: (move, _, c) => summon(c, move),
  demon: ({ demon }, _, c) => `Turn ${c.card(demon)} ${demonOf(c.s, demon).active ? 'inactive' : 'active'}`,
  queue: ({ slot }, q, c) => {
    if (q.do === 'power-recruit') return recruit(c, slot, true)
    const kind = c.s.queue[slot - 1]
    const power = kind === undefined ? '' : `: ${c.activation(kind)}`
    return `Use the power of ${inQueue(c, slot)} (slot ${slot})${power}`
  },
  coins: ({ first }, q, c) => {
    const name = first === 'gold' ? 'Gold first' : 'Magic gold first'
    if (q.do !== 'coins') return name
    const { gold, magicGold } = payment(c.s, campOfSeat(c, q.seat), q.amount, first)
    return `${name}: pay ${purse(gold, magicGold)}`
  },
  upkeep: ({ kept }, _, c) => {
    if (kept.length === 0) return 'Keep no tile overnight'
    return `Keep overnight: ${list(kept.map((entry) => keep(c, entry)))}`
  },
  draws: ({ seat }, _, c) => `${capital(who(c, seat))} ${seat === c.you ? 'draw' : 'draws'} the next tile`,
  done: (_, q) => STOPPED[q.do] ?? 'Stop here',
  decline: (_, q) => DECLINED[q.do] ?? 'Decline',
}
