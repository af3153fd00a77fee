/** The verb `copyAbility`: any other ability in play, as one's own (KR-MAGNUS9 to KR-MAGNUS11). */
import { askSeat, push, type Seat, tell } from '@duskhall/kernel'
import { type AbilityNo, boxOf } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import type { Asks, FigureNo, KingdomRush } from '../../state.ts'
import type { Carry } from './verb.ts'

/** KR-MAGNUS10, KR-MAGNUS-R7, KR-MAGNUS-R9: face up or down, of whoever takes part, but no copy of copying. */
function copiable(s: KingdomRush): AbilityNo[] {
  return s.heroes.flatMap(({ abilities }) => abilities).filter((ability) => !isCopier(s, ability))
}

function isCopier(s: KingdomRush, ability: AbilityNo): boolean {
  const { abilities, lists } = boxOf(s)
  return (lists[abilities[ability]?.list ?? -1] ?? []).some(({ op }) => op === 'copyAbility')
}

export const copying: Carry<'copyAbility'> = (s, { hero, by }) => {
  if (copiable(s).length > 0) push(s, { do: 'copy', hero, by })
}

export const copyQuestion: Asks<'copy'> = {
  who: (_, { by }) => askSeat(by),
  moves: (s) => copiable(s).map((ability) => ({ do: 'ability', ability })),
  refusals: (s) =>
    s.heroes.flatMap(({ abilities }) =>
      abilities
        .filter((ability) => isCopier(s, ability))
        .map((ability) => ({ move: { do: 'ability', ability } as const, rule: 'KR-MAGNUS-R9' })),
    ),
  answer(s, { hero, by }, _, move) {
    if (move.do !== 'ability') return
    tell?.<KingdomRushEvent>({ e: 'copied', figure: hero, ability: move.ability })
    perform(s, hero, move.ability, by)
    // KR-MAGNUS-R10: the copying tile stays out as long as what it copied.
    const copier = s.heroes[hero]?.abilities.find((ability) => isCopier(s, ability))
    if (copier !== undefined && s.heroes[hero]?.active.includes(move.ability))
      s.heroes[hero].active.push(copier)
  },
}

/** KR-ABIL4, KR-ABIL-R8: what it does now, and what it does until the round ends. */
export function perform(s: KingdomRush, figure: FigureNo, ability: AbilityNo, by: Seat): void {
  const { kind, list } = boxOf(s).abilities[ability] ?? { kind: 'instant', list: -1 }
  if (kind !== 'instant') s.heroes[figure]?.active.push(ability)
  push(s, { do: 'effects', list, at: 0, hero: figure, by })
}
