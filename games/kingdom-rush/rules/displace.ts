/** KR-ADVANCE-R28: figures that must leave a space, for a tray, a ghost or a boss. */
import { askSeat, push, tell } from '@duskhall/kernel'
import type { Space } from '../content/geometry/map.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, type FigureNo, type KingdomRush, NONE, OFF_MAP, type StepOf } from '../state.ts'
import { toSpace } from './answers.ts'
import { figureOf, figuresAt, ownerOf, putOn, toBoard } from './figures.ts'
import { scenarioOf } from './scenario.ts'
import { isFree } from './trays.ts'

/** Whoever stands on the space without tray steps aside, in seat order; those on a lower tray stay (KR-ADVANCE-R27). */
export function makeWay(s: KingdomRush, space: Space): void {
  displace(
    s,
    figuresAt(s, space).filter((figure) => figureOf(s, figure).on === NONE),
    space,
  )
}

export function displace(s: KingdomRush, figures: readonly FigureNo[], from: Space): void {
  push(s, ...figures.map((figure) => ({ do: 'step-aside' as const, figure, from })))
}

function freeAround(s: KingdomRush, space: Space): Space[] {
  return (scenarioOf(s).ground.adjacent[space] ?? []).filter((next) => isFree(s, next))
}

/** Without a free space it goes back to its board, unhurt (KR-SPAWN8, KR-ADVANCE17). */
export function stepAside(s: KingdomRush, { figure, from }: StepOf<'step-aside'>): void {
  if (freeAround(s, from).length > 0) push(s, { do: 'displace', figure, from })
  else {
    toBoard(s, figure)
    tell?.<KingdomRushEvent>({ e: 'displaced', figure, from, to: OFF_MAP })
  }
}

export const displaceQuestion: Asks<'displace'> = {
  who: (s, { figure }) => askSeat(ownerOf(s, figure)),
  moves: (s, { from }) => freeAround(s, from).map(toSpace),
  refusals(s, { from }) {
    const taken = (scenarioOf(s).ground.adjacent[from] ?? []).filter((next) => !isFree(s, next))
    return taken.map((space) => ({ move: { do: 'space', space }, rule: 'KR-MAP-R4' }))
  },
  answer(s, { figure, from }, _, move) {
    if (move.do !== 'space') return
    putOn(s, figure, move.space)
    // KR-PLAY-R17: choices outside phase 2 are final.
    s.fence++
    tell?.<KingdomRushEvent>({ e: 'displaced', figure, from, to: move.space })
  },
}
