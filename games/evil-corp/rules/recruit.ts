/** Recruiting from the queue, and how the queue closes up (EC-RECRUIT). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, campOf, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { campState, type EvilCorp, type Kind, type StepOf, screenOf } from '../state.ts'
import { drawFrom } from './tiles.ts'

/** EC-RECRUIT2: cost plus the surcharge of the slot. */
export function priceOf(s: EvilCorp, slot: number, surcharged = true): number {
  const cost = tileOf(s, s.queue[slot - 1] as Kind).cost
  return surcharged ? cost + (boxOf(s).surcharges[slot - 1] as number) : cost
}

export function recruit(s: EvilCorp, seat: Seat, slot: number): void {
  payAndRecruit(s, seat, slot, priceOf(s, slot), 'bag')
}

export function payAndRecruit(
  s: EvilCorp,
  seat: Seat,
  slot: number,
  price: number,
  to: 'bag' | 'screen',
): void {
  push(s, { do: 'pay', seat, amount: price }, { do: 'recruited', seat, slot, to })
}

export function recruited(s: EvilCorp, { seat, slot, to }: StepOf<'recruited'>): void {
  const [kind] = s.queue.splice(slot - 1, 1) as [Kind]
  if (to === 'bag') campState(s, campOf(s, seat)).bag.push(kind)
  else screenOf(s, seat).push(kind)
  tell?.<EvilCorpEvent>({ e: 'recruited', seat, kind, slot, to })
  refillQueue(s)
}

/** A tile from the market bag joins the queue; an empty bag takes the queue's discards back (EC-RULING27). */
export function refillQueue(s: EvilCorp): void {
  if (s.marketBag.length === 0 && s.options.emptyMarketBag === 'reshuffleQueueDiscards') {
    s.marketBag = s.queueDiscard
    s.queueDiscard = []
  }
  if (s.marketBag.length === 0) return // EC-RULING54: the queue shrinks
  const kind = drawFrom(s, s.marketBag)
  s.queue.push(kind)
  tell?.<EvilCorpEvent>({ e: 'queued', kind })
}
