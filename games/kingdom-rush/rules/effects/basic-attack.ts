/** The verb `basicAttack`, and every other basic attack: the list of the hero who makes it. */
import { push, tell } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import { type FigureNo, type KingdomRush, OFF_MAP } from '../../state.ts'
import { ownerOf } from '../figures.ts'
import type { Carry } from './verb.ts'

/** KR-ALLERIA4, KR-MAGNUS5: of the hero just chosen, decided by its owner (KR-ALLERIA-R4); all its parts are optional. */
export const basicAttacking: Carry<'basicAttack'> = (s, { hero }, { who }) => {
  s.deed.struck = []
  const figure = who === 'self' ? hero : s.deed.hero
  const attacker = s.heroes[figure]
  // KR-BASIC-R3; who is knocked out or has just got up is on the board too (KR-KO-R5).
  if (attacker && attacker.at !== OFF_MAP) beginBasicAttack(s, figure)
}

export function beginBasicAttack(s: KingdomRush, figure: FigureNo): void {
  s.deed.struck = []
  const list = boxOf(s).heroes[s.heroes[figure]?.hero ?? -1]?.basicAttack ?? -1
  tell?.<KingdomRushEvent>({ e: 'basic-attack', figure })
  push(s, { do: 'effects', list, at: 0, hero: figure, by: ownerOf(s, figure) })
}
