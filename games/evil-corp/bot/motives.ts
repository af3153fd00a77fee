/** What the evaluation looks at, as it can be told to a player: the reasons of hints. */
import type { Motive, Seat } from '@duskhall/kernel'
import { campOf } from '../content/box.ts'
import { type Camp, campState, type EvilCorp } from '../state.ts'
import { isDawn } from './features.ts'
import { frontsOf, type Night } from './night-preview.ts'

export type MotiveId = keyof typeof FEATURES

const FEATURES = {
  token: ['tokens', 'token tonight', 'victory tonight', 'one step from victory'],
  village: [
    'lead',
    'lead of 1',
    'lead of 2',
    'lead of 4',
    'lead of 6',
    'steps tonight',
    'first step',
    'second step',
    'stone',
  ],
  purse: ['gold', 'magic gold', 'magic gold tonight'],
  powers: ['powers ready'],
  hand: ['tiles to deploy', 'terror to deploy'],
  room: ['free battlefields', 'fortified terror'],
  frightening: ['terror', 'captain', 'guard', 'kill', 'rival', 'flip'].map((trait) => `bag: ${trait}`),
  useful: [
    'gold',
    'draw',
    'sift',
    'banish',
    'move',
    'recruit',
    'quartermaster',
    'summoning',
    'price',
    'red',
    'blue',
  ].map((trait) => `bag: ${trait}`),
} as const satisfies { readonly [id: string]: readonly string[] }

const NUMBERS: { readonly [Id in MotiveId]?: (s: EvilCorp, camp: Camp) => readonly number[] } = {
  token: (s, camp) => byVillage(s, camp, (_, { token }) => (token ? 1 : 0)),
  village: (s, camp) => [
    ...byVillage(s, camp, (lead) => lead),
    ...byVillage(s, camp, (_, { steps }) => steps),
  ],
  purse: (s, camp) => {
    const { gold, magicGold } = campState(s, camp)
    return [gold, magicGold]
  },
}

/** By village, 0 where the camp has no half: how it stands there, and what the Night would bring if it fell now. */
function byVillage(
  s: EvilCorp,
  camp: Camp,
  of: (lead: number, tonight: Readonly<Night>) => number,
): readonly number[] {
  const numbers = s.villages.map(() => 0)
  const tonight: Night = { steps: 0, magicGold: 0, token: false }
  for (const front of frontsOf(s, camp)) {
    front.tonight(tonight)
    numbers[front.village] = of(front.lead, tonight)
  }
  return numbers
}

export function motives(s: EvilCorp, seat: Seat): readonly Motive<EvilCorp>[] {
  const camp = campOf(s, seat)
  const dawn = isDawn(s)
  return (
    (Object.keys(FEATURES) as MotiveId[])
      // At dawn the hand is not measured: whatever lies in it would seem to be won.
      .filter((id) => !(dawn && id === 'hand'))
      .map((id) => {
        const numbers = NUMBERS[id]
        return {
          id,
          features: FEATURES[id],
          ...(numbers ? { numbers: (table: EvilCorp) => numbers(table, camp) } : {}),
        }
      })
  )
}
