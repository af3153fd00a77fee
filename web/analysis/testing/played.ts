/** A game between two bots with everything that a page knows of it. */
import { botOf, playBout } from '@duskhall/bots'
import { loadBoard, loadKnowledge, loadRules, loadTexts } from '@duskhall/games/registry.ts'
import { seedFrom } from '@duskhall/kernel'
import { historyOf } from '../../play/history.ts'

export async function played(id: string, which: string) {
  const parts = [loadRules(id), loadKnowledge(id), loadBoard(id), loadTexts(id)] as const
  const [game, knowledge, board, texts] = await Promise.all(parts)
  const bots = [botOf('quick'), botOf('quick')]
  const { record } = playBout({ game, knowledge, bots, seed: seedFrom(which, id) })
  return { game, knowledge, board, texts, moves: record.moves, history: historyOf(game, record) }
}
