/** Answers that come to the same: equal spaces of one half, equal tiles on equal spaces. */
import { oneOfEach } from '@duskhall/bots/knowledge'
import { sideOf } from '../content/box.ts'
import { type EvilCorp, type EvilCorpMove, halfAt, isActive, type Place, placeAt } from '../state.ts'

/** The first space of this one's type in its half stands for all of them. */
function standIn(s: EvilCorp, village: number, half: number, space: number): Place {
  const { spaces } = sideOf(s, village)
  return placeAt(village, half, spaces.indexOf(spaces[space] as (typeof spaces)[number]))
}

/** What tells an answer about a space from the others; those of equal marks are interchangeable. */
function markOf(s: EvilCorp, move: EvilCorpMove): number | null {
  if (move.do !== 'place' && move.do !== 'tile' && move.do !== 'activate') return null
  const { village, half, space } = move
  const mark = standIn(s, village, half, space) * 1024
  if (move.do === 'place') return mark
  const there = halfAt(s, placeAt(village, half, space))
  return mark + (there.spaces[space] as number) * 2 + (isActive(there, space) ? 1 : 0)
}

export function withoutAlike(s: EvilCorp, moves: readonly EvilCorpMove[]): EvilCorpMove[] {
  return oneOfEach(moves, (move) => markOf(s, move))
}
