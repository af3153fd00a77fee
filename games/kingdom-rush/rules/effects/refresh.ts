/** The verb `refresh`: a hero may turn one ability face up. */
import { askSeat, push, tell } from '@duskhall/kernel'
import type { AbilityNo } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import type { Asks, FigureNo, KingdomRush } from '../../state.ts'
import { ownerOf } from '../figures.ts'
import type { OnHero } from './verb.ts'

/** KR-ABIL-R1: the tile of an ability that is not over yet is not face down. */
function faceDown(s: KingdomRush, hero: FigureNo): AbilityNo[] {
  const { abilities, down } = s.heroes[hero] ?? { abilities: [], down: 0 }
  return abilities.filter((_, slot) => (down & (1 << slot)) !== 0)
}

export const refreshing: OnHero<'refresh'> = {
  // KR-KO-R6: also of one who lies on the board.
  refusal: (s, hero) => (faceDown(s, hero).length > 0 ? null : 'KR-ABIL-R4'),
  carry(s, _, __, hero) {
    push(s, { do: 'turn-up', hero })
  },
}

/** KR-ABIL-R4: its owner picks the tile. */
export const turnUpQuestion: Asks<'turn-up'> = {
  who: (s, { hero }) => askSeat(ownerOf(s, hero)),
  moves: (s, { hero }) => [
    ...faceDown(s, hero).map((ability) => ({ do: 'ability', ability }) as const),
    { do: 'done' },
  ],
  answer(s, { hero: figure }, _, move) {
    const hero = s.heroes[figure]
    if (move.do !== 'ability' || !hero) return
    hero.down &= ~(1 << hero.abilities.indexOf(move.ability))
    tell?.<KingdomRushEvent>({ e: 'refreshed', figure, ability: move.ability })
  },
}
