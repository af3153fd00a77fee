/** The games as the hall shows them; board, rules and words load when a game is opened. Only the page imports this file. */
import type { Game, GameTexts, Language } from '@duskhall/kernel'
import type { BoardModule, GameWindow } from '@duskhall/ui'
import { evilCorpWindow } from './evil-corp/board/window/index.tsx'
import { terrorsWindow } from './terrors-of-london/board/window/index.tsx'

export interface HallTable {
  readonly window: GameWindow
  rules(): Promise<Game>
  board(): Promise<BoardModule>
  texts(): Promise<{ readonly [L in Language]: GameTexts }>
}

export const tables: readonly HallTable[] = [
  {
    window: evilCorpWindow,
    rules: async () => (await import('./evil-corp/index.ts')).evilCorp,
    board: async () => (await import('./evil-corp/board/index.ts')).default,
    texts: async () => (await import('./evil-corp/text/index.ts')).texts,
  },
  {
    window: terrorsWindow,
    rules: async () => (await import('./terrors-of-london/index.ts')).terrorsOfLondon,
    board: async () => (await import('./terrors-of-london/board/index.ts')).default,
    texts: async () => (await import('./terrors-of-london/text/index.ts')).texts,
  },
]

export function tableOf(id: string): HallTable | undefined {
  return tables.find(({ window }) => window.id === id)
}
