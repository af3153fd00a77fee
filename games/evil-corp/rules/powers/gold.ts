/** Gain gold; pay or do not deploy (EC-GAIN, EC-PAY). */
import { push, tell } from '@duskhall/kernel'
import { campOf } from '../../content/box.ts'
import type { EvilCorpEvent } from '../../events.ts'
import { goldLeft, gainGold as take } from '../purse.ts'
import type { Verb } from './verb.ts'

export const gainGold: Verb<'gainGold'> = {
  canChange: (s) => goldLeft(s) > 0,
  apply(s, use, effect) {
    const camp = campOf(s, use.seat)
    const gold = take(s, camp, effect.n)
    tell?.<EvilCorpEvent>({ e: 'gained', camp, gold })
  },
}

/** Whether it can be paid was checked before the tile was placed (EC-RULING12). */
export const payGoldOrCannotDeploy: Verb<'payGoldOrCannotDeploy'> = {
  canChange: () => true,
  apply(s, use, effect) {
    push(s, { do: 'pay', seat: use.seat, amount: effect.n })
  },
}
