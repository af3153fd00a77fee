/** What a good player of Kingdom Rush knows. */
import { chanceOf, readWeights } from '@duskhall/bots/knowledge'
import { type Knowledge, same, standing } from '@duskhall/kernel'
import type { Asking, KingdomRush, KingdomRushMove } from '../state.ts'
import { adviceFor } from './advice.ts'
import { answerTo } from './answers.ts'
import chances from './chances.json' with { type: 'json' }
import { answersOf, deedsFrom, waysOf } from './deeds.ts'
import { FEATURES, measure } from './features.ts'
import type { Deed } from './plan.ts'
import { TASTES } from './tastes.ts'
import fitted from './weights.json' with { type: 'json' }

const HEAD = 'table'
const weights = readWeights(fitted, FEATURES, [HEAD])
/** Fitted to how games of bots at every scenario and difficulty have ended, where those above are set by hand to compare plans. */
const fairly = readWeights(chances, FEATURES, [HEAD])
const measured = new Float64Array(FEATURES.length)

/** What is left of a plan that is played out in place, answer by answer. */
interface Following {
  readonly round: number
  seat: number
  script: readonly KingdomRushMove[]
  readonly deeds: Deed[]
}

const followed = new WeakMap<KingdomRush, Following>()

/** Goes on with the plan of this table, which nobody else touches; one that is met for the first time may be met but once. */
function follow(s: KingdomRush, seat: number, legal: readonly KingdomRushMove[]): KingdomRushMove {
  const q = standing(s) as Asking
  let plan = followed.get(s)
  if (q.do === 'play') {
    if (!plan) {
      plan = { round: NEVER, seat, script: answersOf(s, seat), deeds: [] }
      followed.set(s, plan)
    } else {
      if (plan.round !== s.round) {
        plan = { round: s.round, seat, script: [], deeds: [...deedsFrom(s)] }
        followed.set(s, plan)
      }
      const next = plan.deeds.findIndex((deed) => deed.seat === seat)
      const [deed] = next < 0 ? [] : plan.deeds.splice(next, 1)
      plan.seat = seat
      plan.script = deed?.script ?? []
    }
  }
  if (plan?.seat === seat) {
    const [first, ...rest] = plan.script
    const found = first && legal.find((move) => move.do === first.do && same(move, first))
    plan.script = found ? rest : []
    if (found) return found
  }
  if (q.do !== 'play') return answerTo(s, q, seat, legal)
  return legal.find((move) => move.do === 'ready') ?? (legal[0] as KingdomRushMove)
}

const NEVER = -1

/** Plans are good at a glance, and a search of a few tries makes little of them: below it levels plan with less care. */
const LEVELS: NonNullable<Knowledge['levels']> = {
  apprentice: { margin: 0.03 },
  regular: { margin: 0.01 },
  skilled: { margin: 0 },
  expert: { iterations: 16 },
  master: { ms: 1000 },
}

export const knowledge: Knowledge<KingdomRush, KingdomRushMove> = {
  features: FEATURES,
  head: () => HEAD,
  measure,
  evaluate(s, seat) {
    measure(s, seat, measured)
    return chanceOf(weights[HEAD] as Float64Array, measured)
  },
  chance(s, seat) {
    measure(s, seat, measured)
    return chanceOf(fairly[HEAD] as Float64Array, measured)
  },
  settled: (s) => standing(s)?.do === 'play',
  planEnd: (s, from) => s.round > from.round + 1 && standing(s)?.do === 'play',
  obvious: (_, __, moves) => (moves.length === 1 ? (moves[0] as KingdomRushMove) : null),
  order: (_, __, moves) => [...moves],
  rollout: follow,
  plans: waysOf,
  advice: adviceFor,
  levels: LEVELS,
  tastes: TASTES,
}
