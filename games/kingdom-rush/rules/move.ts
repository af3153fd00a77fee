/** Moving a hero or the Wildcat: where it can get to, and getting there (KR-MOVE). */
import { askSeat, push, tell } from '@duskhall/kernel'
import { boxOf, type Card } from '../content/box.ts'
import type { Attack } from '../content/effects.ts'
import { nextTo, type Space } from '../content/geometry/map.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, type FigureNo, type KingdomRush, type KingdomRushMove, OFF_MAP } from '../state.ts'
import { DONE, toSpace } from './answers.ts'
import { confrontAt, endRefusal } from './confront.ts'
import { strike } from './effects/attack.ts'
import { alleria, figureOf, ownerOf, putOn } from './figures.ts'
import { scenarioOf } from './scenario.ts'
import { isFallow, topAt } from './trays.ts'

function within(s: KingdomRush, from: Space, steps: number): readonly Space[] {
  return scenarioOf(s).walk(from, steps, s.fallow)
}

function stepsFrom(s: KingdomRush, space: Space): readonly Space[] {
  return nextTo(scenarioOf(s).ground, space, s.fallow)
}

/** KR-HERO-R5: where an unbroken path of at most so many steps may end; what lies between does not matter. */
export function destinations(s: KingdomRush, figure: FigureNo, steps: number): KingdomRushMove[] {
  const found: KingdomRushMove[] = []
  for (const space of within(s, figureOf(s, figure).at, steps))
    if (endRefusal(s, figure, space) === null) found.push(toSpace(space))
  return found
}

/** Why a space is no end of such a move. */
export function moveRefusal(s: KingdomRush, figure: FigureNo, steps: number, space: Space): string | null {
  const { at } = figureOf(s, figure)
  const refused = endRefusal(s, figure, space)
  if (refused !== null) return refused
  return within(s, at, steps).includes(space) ? null : at === OFF_MAP ? 'KR-MOVE9' : 'KR-MOVE1'
}

/** The whole move at once. */
export function goTo(s: KingdomRush, figure: FigureNo, space: Space): void {
  enter(s, figure, space)
  endMove(s, figure)
}

/** KR-MOVE-R9: what it covered is free at once. */
function enter(s: KingdomRush, figure: FigureNo, space: Space): void {
  const from = figureOf(s, figure).at
  putOn(s, figure, space)
  tell?.<KingdomRushEvent>({ e: 'moved', figure, from, to: space })
}

/** KR-CAT8, KR-CAT-R3: the end of Alleria's first move, her own or by an effect, brings the Wildcat. */
function endMove(s: KingdomRush, figure: FigureNo): void {
  const isFirst = s.wildcat?.met === 0 && figure === alleria(s)
  if (isFirst) push(s, { do: 'wildcat-comes', space: figureOf(s, figure).at })
  confrontAt(s, figure)
}

/** Of the Wildcat, or granted by an effect; it may stay where it is. */
export const goQuestion: Asks<'go'> = {
  who: (s, { figure }) => askSeat(ownerOf(s, figure)),
  moves: (s, { figure, steps }) => [...destinations(s, figure, steps), DONE],
  refusal: (s, { figure, steps }, _, move) =>
    move.do === 'space' ? moveRefusal(s, figure, steps, move.space) : null,
  answer(s, { figure }, _, move) {
    if (move.do === 'space') goTo(s, figure, move.space)
  },
}

/** Whether a figure that stands there with so many steps left can still end its move by the rules. */
function canEnd(s: KingdomRush, figure: FigureNo, space: Space, left: number): boolean {
  return endRefusal(s, figure, space) === null || endsElsewhere(s, figure, space, left)
}

function endsElsewhere(s: KingdomRush, figure: FigureNo, space: Space, left: number): boolean {
  return within(s, space, left).some((other) => other !== space && endRefusal(s, figure, other) === null)
}

/** Step by step, with an attack on each Horde that is entered (KR-IGNUS4, KR-IGNUS5). */
export const strideQuestion: Asks<'stride'> = {
  who: (s, { hero }) => askSeat(ownerOf(s, hero)),
  moves(s, { hero, left, begun }) {
    const { at } = figureOf(s, hero)
    const next = left > 0 ? stepsFrom(s, at).filter((space) => canEnd(s, hero, space, left - 1)) : []
    const mayStop = !begun || endRefusal(s, hero, at) === null
    return [...next.map(toSpace), ...(mayStop ? [DONE] : [])]
  },
  refusal(s, { hero, left }, _, move) {
    const { at } = figureOf(s, hero)
    if (move.do === 'done') return endRefusal(s, hero, at)
    if (move.do !== 'space') return null
    if (isFallow(s, move.space)) return 'KR-MOVE-R12'
    return left > 0 && stepsFrom(s, at).includes(move.space) ? endRefusal(s, hero, move.space) : 'KR-MOVE1'
  },
  answer(s, { do: _, ...q }, __, move) {
    const { hero, left, begun, list, passed } = q
    if (move.do === 'done' && begun) endMove(s, hero)
    if (move.do !== 'space') return
    enter(s, hero, move.space)
    const tray = topAt(s, move.space)
    // KR-IGNUS-R5 to KR-IGNUS-R7, KR-IGNUS-R12.
    const hit: Card | null = tray && !passed.includes(tray.card) ? tray.card : null
    push(s, {
      do: 'stride',
      ...q,
      left: left - 1,
      begun: true,
      passed: hit === null ? passed : [...passed, hit],
    })
    if (hit === null) return
    // KR-IGNUS-R8: the tile comes before the base, which must still have a place where the move has to end here.
    const constraint = endsElsewhere(s, hero, move.space, left - 1) ? null : 'leavesRoom'
    const verbs = (boxOf(s).lists[list] ?? []) as readonly Attack[]
    verbs.forEach((verb, at) => {
      strike(s, { list, at, hero, by: ownerOf(s, hero) }, verb, constraint)
    })
  },
}
