/** What an aimed move would lead to, before the Hordes that are defeated leave and before a card is turned up that nobody has seen. */
import { previewBefore } from '@duskhall/ui'
import type { KingdomRushEvent } from '../events.ts'
import { kingdomRush } from '../game.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'

export const previewOf = previewBefore<KingdomRush, KingdomRushMove, KingdomRushEvent>(kingdomRush, {
  before: ['phase', 'spawn', 'ghost', 'boss-comes', 'next-life', 'boss-effect'],
  unshown: ['ready'],
})
