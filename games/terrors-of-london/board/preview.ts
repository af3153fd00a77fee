/** What an aimed move would lead to, before the next turn. */
import { type Ahead, previewBefore } from '@duskhall/ui'
import type { TerrorsEvent } from '../events.ts'
import { terrorsOfLondon } from '../index.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'

export type Preview = Ahead<TerrorsOfLondon, TerrorsEvent>

/** Nobody passes by themselves. */
const unforced = {
  ...terrorsOfLondon,
  questions: {
    ...terrorsOfLondon.questions,
    action: { ...terrorsOfLondon.questions.action, always: () => true },
  },
}

export const previewOf = previewBefore<TerrorsOfLondon, TerrorsMove, TerrorsEvent>(unforced, {
  before: ['turn'],
  chance: ['revealed', 'looked'],
})
