/** Gains: plain, counted, and the choice of RAGE (TL-RAGE). */
import { askActive, push } from '@duskhall/kernel'
import { resourceNo } from '../../content/box.ts'
import { GAIN } from '../../content/moves.ts'
import { activePlayer, type Options, type QuestionOf, type Resource, type TerrorsMove } from '../../state.ts'
import { hasToken } from '../marks.ts'
import { gain as take } from '../pool.ts'
import type { Verb } from './verb.ts'

export const gain: Verb<'gain'> = (s, effect) => take(s, effect.resource, effect.n)

/** For each own monster in play with a HAUNT token, whichever side is up. */
export const gainPer: Verb<'gainPer'> = (s, effect) => {
  const haunted = activePlayer(s).area.filter((card) => hasToken(s, card)).length
  const times = Math.min(haunted, effect.max)
  if (times > 0) take(s, effect.resource, effect.n * times)
}

const RAGE = 2

/** TL-RAGE-R1: the two resources are not certain, so the table says which. */
const RAGE_OPTIONS: { readonly [rage in Options['rage']]: readonly [Resource, Resource] } = {
  coinOrPower: ['coin', 'power'],
  powerOrRegeneration: ['power', 'regeneration'],
  coinOrRegeneration: ['coin', 'regeneration'],
}

export const rage: Verb<'rage'> = (s) => push(s, { do: 'rage' })

/** TL-RAGE1, TL-RAGE-R2. */
export const rageQuestion: QuestionOf<'rage'> = {
  who: askActive,
  moves: (s) => RAGE_OPTIONS[s.options.rage].map((resource) => GAIN[resourceNo(resource)] as TerrorsMove),
  answer(s, _, __, move) {
    if (move.do === 'gain') take(s, move.resource, RAGE)
  },
}
