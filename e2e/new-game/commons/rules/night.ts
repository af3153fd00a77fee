/** COM-NIGHT1, COM-NIGHT2: once all are ready, the wall stands or it does not. */
import { tell } from '@duskhall/kernel'
import type { Commons, CommonsEvent } from '../state.ts'
import { heightAt, isWhole } from './wall.ts'

export function night(s: Commons): void {
  const whole = isWhole(s)
  const winners = whole ? s.stones.map((_, seat) => seat) : []
  const rule = whole ? 'COM-NIGHT1' : 'COM-NIGHT2'
  s.outcome = { winners, rule, stars: whole ? starsOf(s) : 0 }
  tell?.<CommonsEvent>({ e: 'won', seats: winners, rule })
}

/** COM-STAR1: three, less one for every size that stands out over the wall; one is left in any case. */
function starsOf(s: Commons): number {
  const out = s.wall.reduce((sum, _, place) => sum + heightAt(s, place) - s.height, 0)
  return Math.max(1, 3 - out)
}
