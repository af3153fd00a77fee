/** The verb `move`: steps beside the own movement (KR-MOVE-R4), with or without an attack on every Horde entered. */
import { push } from '@duskhall/kernel'
import type { OnHero } from './verb.ts'

export const moving: OnHero<'move'> = {
  // Whoever is on the map is up (KR-KO-R5).
  refusal: () => null,
  carry(s, _, { steps, entering }, hero) {
    if (entering < 0) push(s, { do: 'go', figure: hero, steps })
    else push(s, { do: 'stride', hero, left: steps, begun: false, list: entering, passed: [] })
  },
}
