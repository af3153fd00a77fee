/** The games as the hall shows them; board, rules and words load when a game is opened. Only the page imports this file. */
import type { Game, GameTexts, Language } from '@duskhall/kernel'
import type { BoardModule, GameWindow } from '@duskhall/ui'

export interface HallTable {
  readonly window: GameWindow
  rules(): Promise<Game>
  board(): Promise<BoardModule>
  texts(language: Language): Promise<GameTexts>
}

export const tables: readonly HallTable[] = []
