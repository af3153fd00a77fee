/** The verb `teleport`: a hero to any space where a move may end (KR-MAGNUS4). */
import { askSeat, push } from '@duskhall/kernel'
import type { Asks, KingdomRush } from '../../state.ts'
import { endRefusal } from '../confront.ts'
import { goTo } from '../move.ts'
import { scenarioOf } from '../scenario.ts'
import type { OnHero } from './verb.ts'

export const teleporting: OnHero<'teleport'> = {
  // KR-MAGNUS-R4: also one who stands on the board.
  refusal: (s, hero) => (s.heroes[hero]?.state === 'up' ? null : 'KR-KO-R5'),
  carry(s, { by }, _, hero) {
    push(s, { do: 'teleport', hero, by })
  },
}

/** KR-MAGNUS-R3, KR-MAGNUS-R5: distance does not matter, and it may stay where it is. */
export const teleportQuestion: Asks<'teleport'> = {
  // KR-MAGNUS-R15: whoever uses it picks the space.
  who: (_, { by }) => askSeat(by),
  moves: (s, { hero }) => [
    ...elsewhere(s, hero)
      .filter((space) => endRefusal(s, hero, space) === null)
      .map((space) => ({ do: 'space', space }) as const),
    { do: 'done' },
  ],
  refusal: (s, { hero }, _, move) => (move.do === 'space' ? endRefusal(s, hero, move.space) : null),
  answer(s, { hero }, _, move) {
    if (move.do === 'space') goTo(s, hero, move.space)
  },
}

function elsewhere(s: KingdomRush, hero: number): number[] {
  const { adjacent } = scenarioOf(s).ground
  return [...adjacent.keys()].filter((space) => space !== s.heroes[hero]?.at)
}
