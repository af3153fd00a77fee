/** The Lamplighter's plan is short: Power, and nothing that spends it. */
import { COMMON } from '../../../bot/features.ts'
import { faceOf } from '../../../content/box.ts'
import { realmOf } from '../../../state.ts'
import type { Plan } from '../../../villains/plan.ts'

const row = { ...Object.fromEntries(COMMON.map((name) => [name, 0])), 'turns to wait': -0.1, light: 6 }

export const plan: Plan = {
  features: ['light'],
  sorts: { goal: ['light'], means: [], hindrance: [] },
  weights: { format: 'duskhall-weights-1', heads: { two: row, more: row } },
  measure({ s, seat }, out, at) {
    out[at] = plan.near(s, seat)
  },
  near: (s, seat) => Math.min(1, realmOf(s, seat).power / 12),
  worth: () => () => 1,
  play: (s, _, card) => 0.5 - faceOf(s, card).cost,
  activate: () => 2,
  place: () => 0,
  burden: () => 2,
  answer: () => null,
}
