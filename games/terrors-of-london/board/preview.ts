/** What an aimed move would lead to, before the next turn. */
import { type Ahead, kept, playAhead, waitingBefore } from '@duskhall/ui'
import { terrorsOfLondon } from '../index.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import type { TerrorsView } from './answers.ts'

export type Preview = Ahead<TerrorsOfLondon>

/** After these the rest hangs on a card nobody has seen yet. */
const CHANCE: readonly string[] = ['revealed', 'looked']

/** The next turn waits, and nobody passes by themselves. */
const untilTurn = waitingBefore<TerrorsOfLondon, TerrorsMove>(
  {
    ...terrorsOfLondon,
    questions: {
      ...terrorsOfLondon.questions,
      action: { ...(terrorsOfLondon.questions.action as never as object), always: () => true } as never,
    },
  },
  'turn',
)

export const previewOf = kept((view: TerrorsView, move: TerrorsMove): Preview => {
  const ahead = playAhead(untilTurn, view, move)
  const chance = ahead.events.findIndex(({ e }) => CHANCE.includes(e))
  if (chance < 0) return ahead
  return { after: view.state, events: ahead.events.slice(0, chance + 1), next: null, waits: false }
})
