/** What is asked once more before a move is sent. */
import { EMPTY, type Language } from '@duskhall/kernel'
import type { SeatInfo } from '@duskhall/ui'
import { campOf } from '../content/box.ts'
import { ownerOf } from '../rules/tiles.ts'
import { type EvilCorpMove, kindAt, placeAt } from '../state.ts'
import { wordsOf } from '../text/index.ts'
import type { EvilCorpView } from './answers.ts'
import { nameOf } from './consequence.ts'
import { killsOnlyOwn } from './traps.ts'

export function confirm(
  view: EvilCorpView,
  move: EvilCorpMove,
  _: readonly SeatInfo[],
  lang: Language,
): string | null {
  if (move.do === 'pass') return passing(view, lang)
  if (move.do === 'tile' && view.question?.name === 'kill') return killing(view, move, lang)
  return killsOnlyOwn(view, move) ? wordsOf(lang).confirm.onlyOwn : null
}

/** Passing with actions left. */
function passing({ question }: EvilCorpView, lang: Language): string | null {
  const words = wordsOf(lang)
  const count = (action: EvilCorpMove['do']) =>
    question?.moves.filter((move) => move.do === action).length ?? 0
  const can = (['deploy', 'activate', 'recruit'] as const).flatMap((action) =>
    count(action) > 0 ? [words.confirm[action](count(action))] : [],
  )
  return can.length > 0 ? words.confirm.pass(words.list(can)) : null
}

function killing({ state, seat }: EvilCorpView, move: Extract<EvilCorpMove, { do: 'tile' }>, lang: Language) {
  const place = placeAt(move.village, move.half, move.space)
  const kind = kindAt(state, place)
  if (kind === EMPTY || ownerOf(state, place) !== campOf(state, seat)) return null
  return wordsOf(lang).confirm.killOwn(nameOf(state, kind, lang))
}
