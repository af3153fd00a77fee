/** What an effect is worth by itself, in points, whatever lies on the table. */
import type { Effect } from '../content/schema.ts'

/** Points for a coin. */
export const COIN = 0.4

export function pointsOf(effect: Exclude<Effect, { op: 'kill' | 'discardSelf' }>): number {
  switch (effect.op) {
    case 'gainGold':
      return COIN * effect.n
    case 'payGoldOrCannotDeploy':
      return -COIN * effect.n
    case 'draw':
      return 1.2 * effect.n
    case 'discardFromScreen':
      return -0.7 * effect.n
    case 'flipEnemyMonster':
      return 0.8
    case 'flipDemon':
      return 0.3
    case 'banishOwn':
      return 0.7
    case 'moveOwn':
    case 'moveSelf':
      return 0.25
    case 'opponentDiscard':
      return 0.9
    case 'opponentDraw':
      return -0.9
    case 'recruit':
      return 0.6
    case 'copyQueueActivatable':
      return 0.5
    default:
      return 0.1
  }
}
