/** What is worth building, where, and turned which way: for a lesson, that never points at a tower that would attack nothing. */
import type { Move, Seat, View } from '@duskhall/kernel'
import type { LessonMeasure } from '@duskhall/ui'
import type { TowerNo } from '../content/box.ts'
import { attackFrom, couldHit } from '../rules/build.ts'
import { hasTarget } from '../rules/pieces.ts'
import type { Asking, KingdomRush, KingdomRushMove } from '../state.ts'

const TURNS = [0, 1, 2, 3] as const

/** So many Hordes it could attack. */
function reachedBy(s: KingdomRush, by: Seat, tower: TowerNo, site: number, turn: number): number {
  const attack = attackFrom(s, by, tower, site, turn)
  return attack.trays.filter((card) => hasTarget(s, { ...attack, trays: [card] }, 'hordes', [])).length
}

function reachedAt(s: KingdomRush, by: Seat, tower: TowerNo, site: number): number {
  return Math.max(...TURNS.map((turn) => reachedBy(s, by, tower, site, turn)))
}

/** Trays in reach of what an answer leads to; of a tower in hand only whether there are any. */
function trays({ state, seat }: View<KingdomRush>, move: KingdomRushMove): number {
  const asked = state.agenda.at(-1) as Asking | undefined
  const by = seat as Seat
  if (move.do === 'build') return couldHit(state, by, move.tower) ? 1 : 0
  if (asked?.do === 'site' && move.do === 'site') return reachedAt(state, by, asked.tower, move.site)
  if (asked?.do === 'turn' && move.do === 'turn')
    return reachedBy(state, by, asked.tower, asked.site, move.turn)
  return 0
}

/** By the names that the steps of `lessons.json` point at. */
function pieceOf(move: KingdomRushMove): string {
  if (move.do === 'build') return `hand-${move.tower}`
  if (move.do === 'site') return `site-${move.site}`
  return move.do === 'turn' ? `turn-${move.turn}` : ''
}

export const reach: LessonMeasure = {
  worth: (view: View, move: Move) => trays(view as View<KingdomRush>, move as KingdomRushMove),
  pieceOf: (move: Move) => pieceOf(move as KingdomRushMove),
}
