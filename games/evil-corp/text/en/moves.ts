/** English: answers, as buttons and screen readers say them. */
import { list, who, whose } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import type { MoveTexts } from '../pack.ts'
import type { Spot } from '../told.ts'
import { purse, space, theSpot, tiles, village } from './words.ts'

/** The tile on a space, with its owner and where it lies. */
function target({ tile, spot }: { readonly tile: string | null; readonly spot: Spot }): string {
  if (tile === null) return space(spot)
  return `${whose(spot.camp)} ${tile} on ${theSpot(spot)} in ${village(spot.village)}`
}

/** What is done to the tile chosen, by question. */
const VERBS: { readonly [question: string]: string } = {
  kill: 'Kill',
  'flip-monster': 'Flip over',
  banish: 'Banish',
  'move-which': 'Move',
  discard: 'Discard',
  reveal: 'Reveal',
  recycle: 'Put back into your bag:',
}

const DECLINED: { readonly [question: string]: string } = {
  summon: 'Summon no demon',
  kill: 'Kill no tile',
  'flip-demon': 'Flip no demon over',
  'power-recruit': 'Recruit nobody',
}

const STOPPED: { readonly [question: string]: string } = {
  'move-which': 'Move no more tiles',
  recycle: 'Put no more tiles back',
  banish: 'Banish no more tiles',
}

const recruit: MoveTexts['recruit'] = ({ tile, slot, price }) =>
  `Recruit ${tile ?? `slot ${slot}`} for ${price} gold (slot ${slot})`

export const moves: MoveTexts = {
  deploy: ({ tile }) => `Deploy ${tile}`,
  activate: ({ tile, spot }) => `Activate ${tile ?? 'the tile'} on ${space(spot)}`,
  recruit,
  pass: () => 'Pass for the rest of the Day',
  place: ({ tile, spot }, question) => {
    if (question === 'place') return `Deploy ${tile ?? 'the tile'} on ${space(spot)}`
    return tile === null ? capital(space(spot)) : `Move ${tile} to ${space(spot)}`
  },
  tile: (move, question) => `${VERBS[question] ?? 'Choose'} ${target(move)}`,
  take: ({ from, tile }, question) => {
    const place = from === 'screen' ? 'from behind your screen' : 'from your discard pile'
    return `${VERBS[question] ?? 'Choose'} ${tile} ${place}`
  },
  rival: ({ seat, order, n }) => (order ? `Make ${who(seat)} ${order} ${tiles(n)}` : `Choose ${who(seat)}`),
  summon: ({ demon, column, effect }) => `Summon ${demon} with value ${column}${effect ? `: ${effect}` : ''}`,
  demon: ({ demon, isActive }) => `Flip ${demon} over to its ${isActive ? 'inactive' : 'active'} face`,
  queue: (move, question) => {
    if (question === 'power-recruit') return recruit({ ...move, do: 'recruit' }, question)
    const { tile, slot, power } = move
    return `Use the power of ${tile ?? `slot ${slot}`} (slot ${slot})${tile === null ? '' : `: ${power}`}`
  },
  coins: ({ first, payment }) => {
    const name = first === 'gold' ? 'Gold first' : 'Magic gold first'
    return payment ? `${name}: pay ${purse(payment.gold, payment.magicGold)}` : name
  },
  upkeep: ({ kept }) => {
    if (kept.length === 0) return 'Keep no tile overnight'
    const each = kept.map((entry) => {
      return `${target(entry)} ${entry.free ? 'free of charge' : `for ${entry.price} gold`}`
    })
    return `Keep overnight: ${list(each)}`
  },
  draws: ({ seat }) => `${capital(who(seat))} ${seat.you ? 'draw' : 'draws'} the next tile`,
  done: (_, question) => STOPPED[question] ?? 'Stop here',
  decline: (_, question) => DECLINED[question] ?? 'Decline',
}
