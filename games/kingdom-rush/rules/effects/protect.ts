/** The verb `protect`. That of a whole space works through `Hero.active` when the damage comes (KR-PROT-R4). */
import { tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../../events.ts'
import type { Carry } from './verb.ts'

export const protecting: Carry<'protect'> = (s, { hero: figure }, { who }) => {
  const hero = s.heroes[figure]
  if (who !== 'self' || !hero) return
  hero.protected = 1
  tell?.<KingdomRushEvent>({ e: 'protected', figure })
}
