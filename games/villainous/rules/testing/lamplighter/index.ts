/** A fourth Villain, as small as one can be: six cards, one icon layout, one objective. Not in any box. */
import { Count } from '../../../../kit/content/atoms.ts'
import { realmOf } from '../../../state.ts'
import type { Villain } from '../../../villains/villain.ts'
import { gainPower } from '../../play.ts'
import { verb } from '../../verb.ts'
import entry from './lamplighter.json' with { type: 'json' }
import { plan } from './plan.ts'

/** A verb of its own: Power for every card in hand. */
const gainPerCard = verb(
  'gainPerCard',
  { n: Count(1, 9) },
  { do: (s, { owner }, { n }) => gainPower(s, owner, n * realmOf(s, owner).hand.length) },
)

export const lamplighter: Villain = {
  id: 'lamplighter',
  entry,
  verbs: [gainPerCard],
  forbids: [],
  pieces: () => [],
  hasWon: (s, seat) => realmOf(s, seat).power >= 12,
  plan,
  whiles: {},
}
