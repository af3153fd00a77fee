/** A power that can only kill tiles of one's own camp, and must: told beforehand, and asked once more. */
import { moves } from '@duskhall/kernel'
import { campOf } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import { ownerOf } from '../rules/tiles.ts'
import { type EvilCorpMove, placeAt } from '../state.ts'
import type { EvilCorpView } from './answers.ts'
import { previewOf } from './preview.ts'

/** Moves that use a power. */
const USES: readonly EvilCorpMove['do'][] = ['activate', 'place', 'summon', 'queue']

export function killsOnlyOwn(view: EvilCorpView, move: EvilCorpMove): boolean {
  if (!USES.includes(move.do)) return false
  const { after, events, next } = previewOf(view, move)
  const camp = campOf(view.state, view.seat)
  // Played ahead, a choice with one answer is made.
  if (events.some((event) => event.e === 'killed' && event.camp === camp)) return true
  if (next?.name !== 'kill') return false
  return moves(evilCorp, after, view.seat).every(
    (answer) =>
      answer.do === 'tile' && ownerOf(after, placeAt(answer.village, answer.half, answer.space)) === camp,
  )
}
