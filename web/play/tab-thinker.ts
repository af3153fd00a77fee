/** A plain bot in the page itself, for where no worker thinks: in short slices, so that the page stays awake. */
import { botOf, decideInSlices } from '@duskhall/bots'
import { loadKnowledge, loadRules } from '@duskhall/games/registry.ts'
import { type Move, seedFrom } from '@duskhall/kernel'
import type { ThinkRequest } from './table-state.ts'
import type { ThinkerTable } from './worker-thinker.ts'

/** Strong enough to be a rival, and quick on any device. */
const PLAIN = 'regular'

/** A frame may be drawn in between. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 4))

export async function thinkInTab(
  { game, seed }: ThinkerTable,
  { seat, view }: ThinkRequest,
  signal: AbortSignal,
): Promise<Move> {
  const [rules, knowledge] = await Promise.all([loadRules(game), loadKnowledge(game)])
  const player = botOf(PLAIN).sit(rules, knowledge, seedFrom(seed, 'bot', seat))
  const move = await decideInSlices(player.think(view), pause, signal)
  if (move === null) throw new DOMException('Called off', 'AbortError')
  return move
}
