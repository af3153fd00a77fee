/** What happens only at a price, or only if something has happened this turn. */
import { askActive, push } from '@duskhall/kernel'
import { listNo } from '../../content/box.ts'
import { DECLINE, PAY } from '../../content/moves.ts'
import type { Card, QuestionOf, TerrorsOfLondon } from '../../state.ts'
import { canPay, payCost } from '../pool.ts'
import type { Verb } from './verb.ts'

/** A price that may be paid or not; without the means nobody is asked. */
export const pay: Verb<'pay'> = (s, effect, source) => {
  if (!canPay(s, effect.cost)) return
  push(s, { do: 'pay', cost: effect.cost, list: listNo(s, effect.effects), source })
}

export const payQuestion: QuestionOf<'pay'> = {
  who: askActive,
  moves: () => [PAY, DECLINE],
  answer(s, q, _, move) {
    if (move.do !== 'pay') return
    payCost(s, q.cost)
    if (!s.outcome) follow(s, q.list, q.source)
  },
}

function follow(s: TerrorsOfLondon, list: number, source: Card): void {
  push(s, { do: 'effects', list, at: 0, source })
}

/** Asked when the ability resolves, not before. */
export const conditional: Verb<'if'> = (s, effect, source) => {
  const holds = effect.when === 'hordeThisTurn' ? s.hordeActions > 0 : s.sacrificed > 0
  if (holds) follow(s, listNo(s, effect.effects), source)
}
