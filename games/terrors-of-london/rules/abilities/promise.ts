/** What holds for the rest of the Action phase, or until the next purchase (TL-CONV, discounts, CLAIM to come). */
import { tell } from '@duskhall/kernel'
import { resourceNo } from '../../content/box.ts'
import type { TerrorsEvent } from '../../events.ts'
import { conversionBit, MONSTER, RELIC } from '../../state.ts'
import type { Verb } from './verb.ts'

/** TL-CONV1, TL-CONV2. */
export const convert: Verb<'convert'> = (s, effect) => {
  const from = resourceNo(effect.from)
  const to = resourceNo(effect.to)
  s.conversions |= conversionBit(from, to)
  tell?.<TerrorsEvent>({ e: 'convertible', seat: s.active, from, to })
}

/** Two discounts for the next one add up. */
export const discount: Verb<'discount'> = (s, { type, n }) => {
  const at = type === 'relic' ? RELIC : MONSTER
  s.discounts[at] = (s.discounts[at] as number) + n
  tell?.<TerrorsEvent>({ e: 'promised', seat: s.active, what: 'discount', type, n })
}

export const claimNext: Verb<'claimNext'> = (s, { type }) => {
  s.claims[type === 'relic' ? RELIC : MONSTER] = 1
  tell?.<TerrorsEvent>({ e: 'promised', seat: s.active, what: 'claim', type, n: 1 })
}
