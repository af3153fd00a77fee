/** What is asked about before it is done: to be ready while towers in hand could still hit a Horde. */
import type { Language } from '@duskhall/kernel'
import type { SeatInfo } from '@duskhall/ui'
import { couldHit } from '../rules/build.ts'
import type { KingdomRushMove } from '../state.ts'
import { namesOf } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import type { KingdomRushView } from './answers.ts'

export function confirm(
  { state, seat, question }: KingdomRushView,
  move: KingdomRushMove,
  _: readonly SeatInfo[],
  lang: Language,
): string | null {
  if (move.do !== 'ready') return null
  const moves = question?.moves ?? []
  const idle = new Set(
    moves.flatMap((one) => (one.do === 'build' && couldHit(state, seat, one.tower) ? [one.tower] : [])),
  )
  const towers = state.players[seat]?.hand.filter((tower) => idle.has(tower)).length ?? 0
  if (towers === 0) return null
  const { hero } = namesOf(state, lang)
  const waiting = moves.flatMap((one) => (one.do === 'activate' ? (state.heroes[one.hero] ?? []) : []))
  const names = waiting.map((one) => hero(one.hero))
  return tableWords(lang).readyAnyway(towers, names)
}
