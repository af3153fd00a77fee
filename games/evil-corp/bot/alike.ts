/** Answers that come to the same: equal spaces of one half, equal tiles on equal spaces. */
import { standing } from '@duskhall/kernel'
import { spaceType } from '../content/box.ts'
import { type EvilCorp, type EvilCorpMove, halfAt, isActive, kindAt, placeAt, type Where } from '../state.ts'

/** What tells an answer from the others; those of equal marks are interchangeable. */
function markOf(s: EvilCorp, move: EvilCorpMove, at: number): number | string {
  if (move.do === 'place') return spaceMark(s, move)
  if (move.do === 'tile' || move.do === 'activate') {
    const place = placeAt(move.village, move.half, move.space)
    return `${spaceMark(s, move)} ${kindAt(s, place)} ${isActive(halfAt(s, place), move.space)}`
  }
  return at
}

function spaceMark(s: EvilCorp, { village, half, space }: Where): string {
  return `${village}${half}${spaceType(s, village, space)}`
}

/** One of each. */
export function withoutAlike(s: EvilCorp, moves: readonly EvilCorpMove[]): EvilCorpMove[] {
  if (!mayHoldAlike(s)) return moves.slice()
  const seen = new Set<number | string>()
  return moves.filter((move, at) => {
    const mark = markOf(s, move, at)
    return !seen.has(mark) && seen.add(mark)
  })
}

function mayHoldAlike(s: EvilCorp): boolean {
  const name = standing(s)?.do
  return (
    name !== 'coins' && name !== 'recycle' && name !== 'summon' && name !== 'upkeep' && name !== 'discard'
  )
}
