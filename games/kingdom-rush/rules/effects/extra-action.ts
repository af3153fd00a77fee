/** The verb `extraAction`: another action at once, without a step in between (KR-MALIK3, KR-MALIK-R6). */
import { push } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import type { Carry } from './verb.ts'

export const actingAgain: Carry<'extraAction'> = (s, { hero }, { exclude }) => {
  const without = boxOf(s).abilities.flatMap(({ id }, ability) => (exclude.includes(id) ? [ability] : []))
  push(s, { do: 'act', hero, without })
}
