/** What is asked once more before a move is sent. */
import type { Language } from '@duskhall/kernel'
import type { SeatInfo } from '@duskhall/ui'
import { boardOf } from '../content/box.ts'
import { realmOf, type VillainousMove } from '../state.ts'
import { tableWords } from '../text/table.ts'
import type { VillainousView } from './answers.ts'

export function confirm(
  view: VillainousView,
  move: VillainousMove,
  _: readonly SeatInfo[],
  lang: Language,
): string | null {
  return move.do === 'end' ? ending(view, lang) : null
}

/** Ending the turn with an action left that hardly anybody leaves unused. */
function ending({ state, seat, question }: VillainousView, lang: Language): string | null {
  const words = tableWords(lang)
  const icons = boardOf(state, seat).icons[realmOf(state, seat).mover] ?? []
  const can = (question?.moves ?? []).flatMap((move) => {
    const icon = move.do === 'use' ? icons[move.icon] : undefined
    const say = icon && words.confirm.can[icon.action]
    return icon && say ? [say(icon.n)] : []
  })
  return can.length > 0 ? words.confirm.end(words.list([...new Set(can)])) : null
}
