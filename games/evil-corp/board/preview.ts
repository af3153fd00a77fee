/** What an aimed move would lead to, before the Night. */
import { type Ahead, previewBefore } from '@duskhall/ui'
import type { EvilCorpEvent } from '../events.ts'
import { evilCorp } from '../index.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'

export type Preview = Ahead<EvilCorp, EvilCorpEvent>

export const previewOf = previewBefore<EvilCorp, EvilCorpMove, EvilCorpEvent>(evilCorp, {
  before: ['night'],
  unshown: ['upkeep', 'draws'],
})
