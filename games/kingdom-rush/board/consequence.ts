/** Line 2 of the prompt: what a legal move would lead to, told as the log would tell it. */
import type { KernelEvent } from '@duskhall/kernel'
import { type BoardModule, toldAhead } from '@duskhall/ui'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { previewOf } from './preview.ts'

/** What says nothing that the answer itself does not. */
const PLAIN: readonly (KingdomRushEvent | KernelEvent)['e'][] = [
  'forced',
  'built',
  'activated',
  'moved',
  'ready',
]
const MOST = 2

type Board = BoardModule<KingdomRush, KingdomRushMove>

export const consequence: Board['consequence'] = (view, move, seats, lang) =>
  toldAhead(previewOf(view, move).events, view, seats, texts[lang], {
    isPlain: ({ e }) => PLAIN.includes(e),
    most: MOST,
  }).join(' ')
