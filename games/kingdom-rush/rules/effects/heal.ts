/** The verb `heal`. */
import { heal } from '../damage.ts'
import type { OnHero } from './verb.ts'

export const healing: OnHero<'heal'> = {
  refusal: (s, hero) => (s.heroes[hero]?.state === 'up' ? null : 'KR-KO-R5'),
  carry(s, _, { amount }, hero) {
    heal(s, hero, amount)
  },
}
