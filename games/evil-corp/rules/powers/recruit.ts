/** Recruit by a power (EC-PREC). */
import { push, type Seat } from '@duskhall/kernel'
import { boxOf, campOf, DECLINE } from '../../content/box.ts'
import type { EvilCorp, EvilCorpMove, QuestionOf } from '../../state.ts'
import { coins } from '../purse.ts'
import { payAndRecruit, priceOf } from '../recruit.ts'
import type { Verb } from './verb.ts'

/** EC-RULING15: the surcharge belongs to the slot, unless the table leaves it out for powers. */
function powerPrice(s: EvilCorp, slot: number): number {
  return priceOf(s, slot, s.options.surchargeOnPowerRecruit)
}

function affordable(s: EvilCorp, seat: Seat): number[] {
  const purse = coins(s, campOf(s, seat))
  return s.queue.flatMap((_, at) => (powerPrice(s, at + 1) <= purse ? [at + 1] : []))
}

export const recruit: Verb<'recruit'> = {
  canChange: (s, use) => affordable(s, use.seat).length > 0,
  apply(s, use, effect) {
    if (affordable(s, use.seat).length === 0) return
    // EC-RULING62: spending coins on a deployment is the owner's decision.
    const mayDecline = use.how === 'deploy'
    push(s, {
      do: 'power-recruit',
      seat: use.seat,
      to: effect.to,
      mayDecline,
    })
  },
}

export const powerRecruitQuestion: QuestionOf<'power-recruit'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const list = affordable(s, q.seat).map((slot) => boxOf(s).moves.queue[slot - 1] as EvilCorpMove)
    if (q.mayDecline) list.push(DECLINE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do === 'queue') payAndRecruit(s, seat, move.slot, powerPrice(s, move.slot), q.to)
  },
  refusals(s, q) {
    const can = affordable(s, q.seat)
    return s.queue.flatMap((_, at) =>
      can.includes(at + 1) ? [] : [{ move: boxOf(s).moves.queue[at] as EvilCorpMove, rule: 'EC-RECRUIT7' }],
    )
  },
}
