/** What an aimed move would lead to, before the Night. */
import { type Ahead, kept, playAhead, waitingBefore } from '@duskhall/ui'
import { evilCorp } from '../index.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import type { EvilCorpView } from './answers.ts'

export type Preview = Ahead<EvilCorp>

/** Answers that are sealed, or whose result is only chance. */
const UNSHOWN: readonly EvilCorpMove['do'][] = ['upkeep', 'draws']

const untilNight = waitingBefore<EvilCorp, EvilCorpMove>(evilCorp, 'night')

export const previewOf = kept((view: EvilCorpView, move: EvilCorpMove): Preview => {
  if (UNSHOWN.includes(move.do)) return { after: view.state, events: [], next: null, waits: false }
  return playAhead(untilNight, view, move)
})
