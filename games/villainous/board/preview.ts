/** What an aimed move would lead to, before the next turn. */
import { previewBefore } from '@duskhall/ui'
import type { VillainousEvent } from '../events.ts'
import { villainous } from '../index.ts'
import type { Villainous, VillainousMove } from '../state.ts'

export const previewOf = previewBefore<Villainous, VillainousMove, VillainousEvent>(villainous, {
  before: ['turn'],
  chance: ['fated', 'revealed', 'looked', 'found', 'not-found'],
})
