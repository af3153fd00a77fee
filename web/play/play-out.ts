/** A whole game between bots, away from the page: for whoever wants to know how games of a kind end. */
import { botOf, playBout } from '@duskhall/bots'
import { loadKnowledge, loadRules } from '@duskhall/games/registry.ts'
import type { BotGame, BotGameEnd } from '@duskhall/ui'

export async function playOut(
  id: string,
  { seats, level, options, seed, content }: BotGame,
): Promise<BotGameEnd> {
  const [game, knowledge] = await Promise.all([loadRules(id), loadKnowledge(id)])
  const { state } = playBout({
    game,
    knowledge,
    bots: Array.from({ length: seats }, () => botOf(level)),
    seed,
    options,
    ...(content === undefined ? {} : { content: game.content.load(content) }),
  })
  if (!state.outcome) throw new Error('The game has no end.')
  return { outcome: state.outcome, state }
}
