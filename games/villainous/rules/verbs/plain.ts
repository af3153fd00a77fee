/** Verbs without a choice. */
import { Count } from '../../../kit/content/atoms.ts'
import { drawCards, hasCards, rebuild } from '../piles.ts'
import { gainPower } from '../play.ts'
import { verb } from '../verb.ts'

export const gain = verb('gain', { n: Count(1, 9) }, { do: (s, { owner }, { n }) => gainPower(s, owner, n) })

export const draw = verb(
  'draw',
  { n: Count(1, 9) },
  {
    possible: (s, { owner }) => hasCards(s, owner, false),
    do: (s, { owner }, { n }) => drawCards(s, owner, n),
  },
)

/** VD-HK-R12, VD-CARDT-R15: also with an empty pile. */
export const reshuffle = verb(
  'reshuffle',
  {},
  {
    possible: (s, { owner }) => hasCards(s, owner, false),
    do: (s, { owner }) => rebuild(s, owner, false),
  },
)

export const reshuffleFate = verb(
  'reshuffleFate',
  {},
  {
    possible: (s, { owner }) => hasCards(s, owner, true),
    do: (s, { owner }) => rebuild(s, owner, true),
  },
)
