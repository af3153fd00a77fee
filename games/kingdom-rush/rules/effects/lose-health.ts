/** The verb `loseHealth`: damage as the price of a spell (KR-PEARL3). */
import { push, tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../../events.ts'
import { type Asks, everybody, type FigureNo, type KingdomRush, NONE, OFF_MAP } from '../../state.ts'
import { hurt } from '../damage.ts'
import type { Carry } from './verb.ts'

/** KR-PEARL-R2: with nobody in play nobody is hurt, and one alone is not chosen (KR-GEN-R6). */
export const losingHealth: Carry<'loseHealth'> = (s, _, { amount }) => {
  const [hero, ...others] = heroesInPlay(s)
  if (others.length > 0) push(s, { do: 'choose-victim', amount })
  else if (hero !== undefined) loseHealth(s, hero, amount)
}

/** KR-HERO-R3, KR-CAT-R6: on the map; never the Wildcat. */
function heroesInPlay(s: KingdomRush): FigureNo[] {
  return s.heroes.flatMap(({ at }, hero) => (at === OFF_MAP ? [] : [hero]))
}

function loseHealth(s: KingdomRush, hero: FigureNo, amount: number): void {
  for (let i = 0; i < amount; i++) hurt(s, hero, 'spell', NONE)
}

/** A team choice (KR-GEN-R4). */
export const chooseVictimQuestion: Asks<'choose-victim'> = {
  who: everybody,
  moves: (s) => heroesInPlay(s).map((hero) => ({ do: 'choose', hero })),
  answer(s, { amount }, seat, move) {
    if (move.do !== 'choose') return
    tell?.<KingdomRushEvent>({ e: 'victim-chosen', seat, figure: move.hero })
    loseHealth(s, move.hero, amount)
  },
}
