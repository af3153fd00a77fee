/** The games that the hall shows: those with a window. Only the page imports this file. */
import type { GameWindow } from '@duskhall/ui'
import { GAMES } from './registry.ts'

export interface HallTable {
  readonly id: string
  readonly window: GameWindow
}

/** The hall shows all windows at once, so they come with it; the build finds each in the folder of its game. */
const windows = import.meta.glob<GameWindow>('./*/board/window/index.tsx', { eager: true, import: 'default' })

export const tables: readonly HallTable[] = GAMES.flatMap((id) => {
  const window = windows[`./${id}/board/window/index.tsx`]
  return window ? [{ id, window }] : []
})

export function tableOf(id: string): HallTable | undefined {
  return tables.find((table) => table.id === id)
}
