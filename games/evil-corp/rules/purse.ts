/** Gold and magic gold: what a camp holds, gains and pays. */
import { push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, campOf, type DemonColumn } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type Camp,
  campState,
  type EvilCorp,
  type EvilCorpMove,
  type QuestionOf,
  type StepOf,
} from '../state.ts'

/** EC-GOLD4: everything a camp can pay with. */
export function coins(s: EvilCorp, camp: Camp): number {
  const { gold, magicGold } = campState(s, camp)
  return gold + magicGold
}

/** EC-DEMON18: a column is paid for only by whoever just reaches it. */
export function columnPrice({ threshold, payGold }: DemonColumn, value: number): number {
  return value > threshold ? 0 : payGold
}

/** Gold left in the supply; without end unless the table limits it (EC-RULING25). */
export function goldLeft(s: EvilCorp): number {
  if (!s.options.coinSupplyLimited) return Number.POSITIVE_INFINITY
  let out = 0
  for (const camp of s.camps) out += camp.gold
  for (const village of s.villages) out += village.cargoYellow + village.cargoRedBlue
  return Math.max(0, boxOf(s).file.components.gold - out)
}

function magicGoldLeft(s: EvilCorp): number {
  if (!s.options.coinSupplyLimited) return Number.POSITIVE_INFINITY
  return s.camps.reduce((left, camp) => left - camp.magicGold, boxOf(s).file.components.magicGold)
}

/** Takes gold from the supply, as far as it goes; returns how much that was. */
export function gainGold(s: EvilCorp, camp: Camp, amount: number): number {
  const gold = Math.min(amount, goldLeft(s))
  campState(s, camp).gold += gold
  return gold
}

export function gainMagicGold(s: EvilCorp, camp: Camp, amount: number): number {
  const count = Math.min(amount, magicGoldLeft(s))
  campState(s, camp).magicGold += count
  return count
}

/** EC-RULING26: gold before magic gold, unless the payer asks otherwise. */
function spend(s: EvilCorp, camp: Camp, amount: number, first: 'gold' | 'magicGold'): void {
  const purse = campState(s, camp)
  if (amount > purse.gold + purse.magicGold) throw new Error(`Camp ${camp} cannot pay ${amount}.`)
  const gold = first === 'gold' ? Math.min(amount, purse.gold) : Math.max(0, amount - purse.magicGold)
  purse.gold -= gold
  purse.magicGold -= amount - gold
  tell?.<EvilCorpEvent>({ e: 'paid', camp, gold, magicGold: amount - gold })
}

/** A payment that was checked before; the payer is asked which coins only where it makes a difference. */
export function pay(s: EvilCorp, { seat, amount }: StepOf<'pay'>): void {
  if (amount === 0) return
  const camp = campOf(s, seat)
  const { gold, magicGold } = campState(s, camp)
  const free = gold > 0 && magicGold > 0 && amount < gold + magicGold
  if (free) push(s, { do: 'coins', seat, amount })
  else spend(s, camp, amount, 'gold')
}

const COINS: EvilCorpMove[] = [
  { do: 'coins', first: 'gold' },
  { do: 'coins', first: 'magicGold' },
]

export const coinsQuestion: QuestionOf<'coins'> = {
  who: (_, q) => [q.seat],
  moves: () => COINS.slice(),
  answer(s, q, seat: Seat, move) {
    if (move.do === 'coins') spend(s, campOf(s, seat), q.amount, move.first)
  },
}
