/** The spaces that light up while a tower or a hero is turned, or aims. */
import { boxOf } from '../content/box.ts'
import type { Space } from '../content/geometry/map.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { spaceOf, trayOf } from '../rules/trays.ts'
import type { Asking, KingdomRush, KingdomRushMove, StepOf } from '../state.ts'
import { askedOf, attackOf, type KingdomRushView } from './answers.ts'

type TurningStep = StepOf<'turn'> | StepOf<'face'>

export function isTurning(asked: Asking): asked is TurningStep {
  return asked.do === 'turn' || asked.do === 'face'
}

/** What would be reached, turned so. */
export function reachOf(s: KingdomRush, asked: TurningStep, turn: number): readonly Space[] {
  if (asked.do === 'turn') {
    const tower = boxOf(s).towers[asked.tower]
    const from = scenarioOf(s).sites[asked.site]?.at
    return tower && from !== undefined ? scenarioOf(s).reach(tower.arrows, turn, from) : []
  }
  const verb = boxOf(s).lists[asked.list]?.[asked.at]
  const from = s.heroes[asked.hero]?.at
  return verb?.op === 'attack' && from !== undefined ? scenarioOf(s).reach(verb.arrows, turn, from) : []
}

function spacesOf(s: KingdomRush, cards: readonly number[]): Space[] {
  return cards.flatMap((card) => {
    const tray = trayOf(s, card)
    return tray ? [spaceOf(s, tray)] : []
  })
}

export function reachedFrom(view: KingdomRushView, aim: KingdomRushMove | null): readonly Space[] {
  const asked = askedOf(view)
  if (asked && isTurning(asked)) return aim?.do === 'turn' ? reachOf(view.state, asked, aim.turn) : []
  return spacesOf(view.state, attackOf(view)?.trays ?? [])
}
