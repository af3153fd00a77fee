/** The boards, each loaded when its game is opened. Only the page imports this file. */
import type { BoardModule } from '@duskhall/ui'

export const boards: { readonly [game: string]: () => Promise<{ readonly default: BoardModule }> } = {}
