/** The action of an activation: basic attack, one ability, or Recover (KR-ACT). */
import { askSeat, push, type Refusal, tell } from '@duskhall/kernel'
import { type AbilityNo, boxOf } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import {
  type Asks,
  type FigureNo,
  type Hero,
  type KingdomRush,
  type KingdomRushMove,
  OFF_MAP,
  type StepOf,
} from '../state.ts'
import { DONE, useAbility } from './answers.ts'
import { beginBasicAttack } from './effects/basic-attack.ts'
import { perform } from './effects/copy-ability.ts'
import { ownerOf } from './figures.ts'
import { ironRuleOf } from './scenario.ts'

const BASIC: KingdomRushMove = { do: 'basic' }
const RECOVER: KingdomRushMove = { do: 'recover' }

/** Every action with the rule against it, or null where it may be taken. */
function actions(
  s: KingdomRush,
  figure: FigureNo,
  without: readonly AbilityNo[],
): { readonly move: KingdomRushMove; readonly rule: string | null }[] {
  const hero = s.heroes[figure] as Hero
  return [
    { move: BASIC, rule: hero.at === OFF_MAP ? 'KR-BASIC-R3' : null },
    ...hero.abilities.map((ability) => ({
      move: useAbility(ability),
      rule: without.includes(ability) ? 'KR-MALIK4' : abilityRefusal(s, figure, ability),
    })),
    // KR-RECOVER-R1: on the map or on the board, also at full health.
    { move: RECOVER, rule: ironRuleOf(s)?.kind === 'noRecover' ? 'KR-CAMP-R14' : null },
  ]
}

/** KR-ABIL1, KR-ABIL-R1, KR-ABIL-R2: face up, not being used at the moment, and not on the portrait. */
function abilityRefusal(s: KingdomRush, figure: FigureNo, ability: AbilityNo): string | null {
  const { abilities, down, active } = s.heroes[figure] as Hero
  if ((down & (1 << abilities.indexOf(ability))) !== 0) return 'KR-ABIL1'
  if (s.agenda.some((step) => step.do === 'used' && step.hero === figure && step.ability === ability))
    return 'KR-ABIL-R1'
  return active.includes(ability) ? 'KR-ABIL-R2' : null
}

export function actionMoves(
  s: KingdomRush,
  figure: FigureNo,
  without: readonly AbilityNo[] = [],
): KingdomRushMove[] {
  const found: KingdomRushMove[] = []
  for (const { move, rule } of actions(s, figure, without)) if (rule === null) found.push(move)
  return found
}

export function actionRefusals(
  s: KingdomRush,
  figure: FigureNo,
  without: readonly AbilityNo[] = [],
): Refusal<KingdomRushMove>[] {
  return actions(s, figure, without).flatMap(({ move, rule }) => (rule === null ? [] : [{ move, rule }]))
}

/** Begins the action that was chosen. */
export function act(s: KingdomRush, figure: FigureNo, move: KingdomRushMove): void {
  if (move.do === 'basic') beginBasicAttack(s, figure)
  if (move.do === 'recover') recover(s, figure)
  if (move.do !== 'ability') return
  tell?.<KingdomRushEvent>({ e: 'ability-used', figure, ability: move.ability })
  push(s, { do: 'used', hero: figure, ability: move.ability })
  perform(s, figure, move.ability, ownerOf(s, figure))
}

/** KR-ABIL2, KR-ABIL-R1: face down when it is over; so is one that lies on the portrait (KR-ABIL-R2). */
export function used(s: KingdomRush, { hero: figure, ability }: StepOf<'used'>): void {
  const hero = s.heroes[figure] as Hero
  hero.down |= 1 << hero.abilities.indexOf(ability)
}

/** KR-RECOVER1, KR-RECOVER2. */
function recover(s: KingdomRush, figure: FigureNo): void {
  const hero = s.heroes[figure] as Hero
  hero.health = boxOf(s).heroes[hero.hero]?.health ?? 0
  hero.down = 0
  tell?.<KingdomRushEvent>({ e: 'recovered', figure, health: hero.health })
}

/** An action that an effect grants (KR-ACT2); it may be left out. */
export const actQuestion: Asks<'act'> = {
  who: (s, { hero }) => askSeat(ownerOf(s, hero)),
  moves: (s, { hero, without }) => [...actionMoves(s, hero, without), DONE],
  refusals: (s, { hero, without }) => actionRefusals(s, hero, without),
  answer(s, { hero }, _, move) {
    act(s, hero, move)
  },
}
