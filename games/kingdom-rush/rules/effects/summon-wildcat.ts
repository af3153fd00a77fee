/** The verb `summonWildcat`: the Wildcat back on the space of whoever calls it (KR-ALLERIA1, KR-CAT7). */
import { push } from '@duskhall/kernel'
import { OFF_MAP } from '../../state.ts'
import { hasRoom } from '../confront.ts'
import type { Carry } from './verb.ts'

/** KR-CAT-R4, KR-CAT-R5: only from its board, and only where there is room for it. */
export const summoning: Carry<'summonWildcat'> = (s, { hero }) => {
  const space = s.heroes[hero]?.at ?? OFF_MAP
  if (s.wildcat?.at === OFF_MAP && hasRoom(s, space)) push(s, { do: 'summon', hero })
}
