/** Damage to heroes and the Wildcat, knock-out and coming back (KR-DMG, KR-KO, KR-PROT). */
import { tell } from '@duskhall/kernel'
import { type AbilityNo, boxOf, type Card } from '../content/box.ts'
import type { Verb } from '../content/effects.ts'
import type { Space } from '../content/geometry/map.ts'
import type { Harm, KingdomRushEvent } from '../events.ts'
import { type FigureNo, type Hero, type KingdomRush, OFF_MAP, WILDCAT } from '../state.ts'
import { figureOf, figuresInOrder, putOn } from './figures.ts'
import { scenarioOf } from './scenario.ts'

/** KR-DMG1: one damage; `card` is what did it. */
export function hurt(s: KingdomRush, figure: FigureNo, by: Harm, card: Card): void {
  // KR-KO-R8: on its board nothing reaches it.
  const space = figureOf(s, figure).at
  if (space === OFF_MAP) return
  if (isProtected(s, figure)) {
    tell?.<KingdomRushEvent>({ e: 'unhurt', figure, space, by, card })
    return
  }
  const hero = s.heroes[figure]
  // KR-CAT5: the Wildcat has no health to lose.
  const health = hero ? hero.health - 1 : 0
  if (hero) hero.health = health
  tell?.<KingdomRushEvent>({ e: 'hurt', figure, space, by, card, health })
  if (health === 0) knockOut(s, figure)
}

/** KR-ADVANCE-R29, KR-BLILITH3: whoever stands on the space or next to it, in seat order. */
export function hurtAround(s: KingdomRush, space: Space, by: Harm, card: Card): void {
  const around = scenarioOf(s).ground.adjacent[space] ?? []
  for (const figure of figuresInOrder(s)) {
    const { at } = figureOf(s, figure)
    if (at === space || around.includes(at)) hurt(s, figure, by, card)
  }
}

/** KR-KO1, KR-KO2, KR-KO-R4: off the map at once, so that nothing is covered or held any more. */
function knockOut(s: KingdomRush, figure: FigureNo): void {
  putOn(s, figure, OFF_MAP)
  const hero = s.heroes[figure]
  if (hero) hero.state = 'ko'
  tell?.<KingdomRushEvent>({ e: 'knocked-out', figure })
}

/** KR-PROT-R4: its own Protection goes with a hero; that of a space is looked at when the damage comes. */
function isProtected(s: KingdomRush, figure: FigureNo): boolean {
  if (figure !== WILDCAT && s.heroes[figure]?.protected) return true
  const { at } = figureOf(s, figure)
  return s.heroes.some((hero) => hero.at === at && hero.active.some((ability) => isShelter(s, ability)))
}

/** KR-MALIK10: it protects all on the space of whoever uses it. */
function isShelter(s: KingdomRush, ability: AbilityNo): boolean {
  return verbsOf(s, ability).some((verb) => verb.op === 'protect' && verb.who === 'heroesOnSameSpace')
}

/** KR-LILITH9, KR-LILITH10: what a hero has in force for the case that its tray is destroyed. */
export function riseAgain(s: KingdomRush, hero: Hero): void {
  const { lists } = boxOf(s)
  for (const ability of hero.active)
    for (const verb of verbsOf(s, ability)) {
      if (verb.op !== 'onHordeDestroyed') continue
      for (const effect of lists[verb.list] ?? []) {
        if (effect.op === 'heal') heal(s, s.heroes.indexOf(hero), effect.amount)
        if (effect.op === 'protect') hero.protected = 1
      }
    }
}

function verbsOf(s: KingdomRush, ability: AbilityNo): readonly Verb[] {
  const { abilities, lists } = boxOf(s)
  return lists[abilities[ability]?.list ?? -1] ?? []
}

/** KR-HERO-R4, KR-KO-R5: never above the maximum, and nobody who lies on the board or has just got up. */
export function heal(s: KingdomRush, figure: FigureNo, amount: number): void {
  const hero = s.heroes[figure]
  if (hero?.state !== 'up') return
  const health = Math.min(fullHealth(s, hero), hero.health + amount)
  if (health === hero.health) return
  hero.health = health
  tell?.<KingdomRushEvent>({ e: 'healed', figure, health })
}

function fullHealth(s: KingdomRush, { hero }: Hero): number {
  return boxOf(s).heroes[hero]?.health ?? 0
}

/** KR-KO3 to KR-KO7, KR-KO-R1: at the start of phase 2 those knocked out before get up, and do nothing else this round. */
export function regenerate(s: KingdomRush): void {
  s.heroes.forEach((hero, figure) => {
    if (hero.state === 'back') hero.state = 'up'
    if (hero.state !== 'ko') return
    hero.state = 'back'
    hero.health = fullHealth(s, hero)
    hero.played = 1
    tell?.<KingdomRushEvent>({ e: 'regenerated', figure, health: hero.health })
  })
}
