/** What is asked once more before a move is sent. */
import { EMPTY, type Language } from '@duskhall/kernel'
import type { SeatInfo } from '@duskhall/ui'
import { capital } from '../../kit/text/index.ts'
import { campOf } from '../content/box.ts'
import { ownerOf } from '../rules/tiles.ts'
import { type EvilCorpMove, kindAt, type Place, placeAt } from '../state.ts'
import { wordsOf } from '../text/index.ts'
import type { EvilCorpView } from './answers.ts'
import { nameOf } from './consequence.ts'
import { matters } from './matters.ts'
import { harmOf } from './traps.ts'

export function confirm(
  view: EvilCorpView,
  move: EvilCorpMove,
  _: readonly SeatInfo[],
  lang: Language,
): string | null {
  if (move.do === 'pass') return passing(view, lang)
  if (move.do === 'tile' && view.question?.name === 'kill') return killing(view, move, lang)
  const harm = harmOf(view, move)
  const words = wordsOf(lang)
  return harm && words.confirm.harm(capital(words.harm[harm]))
}

/** Passing with actions left that could change something for the better. */
function passing(view: EvilCorpView, lang: Language): string | null {
  const words = wordsOf(lang)
  const left = (view.question?.moves ?? []).filter((move) => matters(view, move) && !harmOf(view, move))
  const count = (action: EvilCorpMove['do']) => left.filter((move) => move.do === action).length
  const can = (['deploy', 'activate', 'recruit'] as const).flatMap((action) =>
    count(action) > 0 ? [words.confirm[action](count(action))] : [],
  )
  return can.length > 0 ? words.confirm.pass(words.list(can)) : null
}

/** Killing an own tile where something else could be answered; where nothing could, it was asked before. */
function killing(
  { state, seat, question }: EvilCorpView,
  move: Extract<EvilCorpMove, { do: 'tile' }>,
  lang: Language,
): string | null {
  const isOwn = (at: Place) => ownerOf(state, at) === campOf(state, seat)
  const others = question?.moves.some(
    (other) => other.do !== 'tile' || !isOwn(placeAt(other.village, other.half, other.space)),
  )
  const place = placeAt(move.village, move.half, move.space)
  const kind = kindAt(state, place)
  if (!others || kind === EMPTY || !isOwn(place)) return null
  return wordsOf(lang).confirm.killOwn(nameOf(state, kind, lang))
}
