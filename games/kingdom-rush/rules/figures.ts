/** Heroes and the Wildcat: who stands where, and in which order they are asked. */
import type { Seat } from '@duskhall/kernel'
import { boxOf, type HeroNo } from '../content/box.ts'
import { NO_CELLS } from '../content/geometry/cells.ts'
import type { Space } from '../content/geometry/map.ts'
import {
  type Figure,
  type FigureNo,
  type Hero,
  type KingdomRush,
  NONE,
  OFF_MAP,
  WILDCAT,
  type Wildcat,
} from '../state.ts'

/** KR-SETUP-R4: upright on its board, at full health. */
export function newHero(s: KingdomRush, hero: HeroNo, owner: number): Hero {
  return {
    at: OFF_MAP,
    on: NONE,
    base: NO_CELLS,
    hero,
    owner,
    health: boxOf(s).heroes[hero]?.health ?? 0,
    state: 'up',
    played: 0,
    facing: 0,
    abilities: [],
    down: 0,
    active: [],
    protected: 0,
    guest: 0,
  }
}

export function figureOf(s: KingdomRush, figure: FigureNo): Figure {
  return figure === WILDCAT ? (s.wildcat as Wildcat) : (s.heroes[figure] as Hero)
}

/** KR-GEN-R7, KR-GEN-R12: heroes in seat order, a guest from the bench last, the Wildcat right after Alleria. */
export function figuresInOrder(s: KingdomRush): FigureNo[] {
  const order = s.heroes.map((_, figure) => figure)
  if (s.wildcat) order.splice(order.indexOf(alleria(s)) + 1, 0, WILDCAT)
  return order
}

/** Whose choices about a figure are (KR-GEN-R5). */
export function ownerOf(s: KingdomRush, figure: FigureNo): Seat {
  return s.heroes[figure === WILDCAT ? alleria(s) : figure]?.owner ?? 0
}

/** The place of the Wildcat's hero in `heroes`. */
export function alleria(s: KingdomRush): FigureNo {
  const box = boxOf(s)
  return s.heroes.findIndex(({ hero }) => hero === box.alleria)
}

export function figuresAt(s: KingdomRush, space: Space): FigureNo[] {
  if (s.wildcat?.at !== space && s.heroes.every(({ at }) => at !== space)) return []
  return figuresInOrder(s).filter((figure) => figureOf(s, figure).at === space)
}

export function figuresOn(s: KingdomRush, card: number): FigureNo[] {
  return isConfronted(s, card) ? figuresInOrder(s).filter((figure) => figureOf(s, figure).on === card) : []
}

/** Whether anybody stands on that tray. */
export function isConfronted(s: KingdomRush, card: number): boolean {
  for (const hero of s.heroes) if (hero.on === card) return true
  return s.wildcat?.on === card
}

/** KR-ADVANCE-R28: upright on its board, health unchanged. */
export function toBoard(s: KingdomRush, figure: FigureNo): void {
  putOn(s, figure, OFF_MAP)
}

/** On a space without tray: nothing is confronted, no cell covered. */
export function putOn(s: KingdomRush, figure: FigureNo, space: Space): void {
  const moved = figureOf(s, figure)
  moved.at = space
  moved.on = NONE
  moved.base = NO_CELLS
}
