/**
 * The games, and the only place that lists them. Each is a folder of that name, and each part of it loads when it is
 * first asked for: a page loads no bot, a bot's worker no board, and Node could not load a board at all. A game without a
 * window is played at the command line, and the hall does not show it (boards.ts).
 */
import type { Game, GameTexts, Knowledge, Language } from '@duskhall/kernel'
import type { BoardModule, Lesson, Medal, PrimerPart, RoomModule } from '@duskhall/ui'

export const GAMES: readonly string[] = ['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush']

export const isGame = (id: string): boolean => GAMES.includes(id)

export type Texts = { readonly [L in Language]: GameTexts }

export const loadRules = async (id: string): Promise<Game> => (await import(`./${id}/index.ts`)).default

export const loadKnowledge = async (id: string): Promise<Knowledge> =>
  (await import(`./${id}/bot/index.ts`)).knowledge

export const loadTexts = async (id: string): Promise<Texts> => (await import(`./${id}/text/index.ts`)).texts

/** A page of the game beside its table. */
export const loadRoom = async (id: string, room: string): Promise<RoomModule> =>
  (await import(`./${id}/rooms/${room}/index.tsx`)).default

/** The lessons of a game, for those that have some. */
export const loadLessons = async (id: string): Promise<readonly Lesson[]> =>
  (await import(`./${id}/lessons/index.ts`)).default

/** The game in one page, for those that have it. */
export const loadPrimer = async (id: string): Promise<readonly PrimerPart[]> =>
  (await import(`./${id}/lessons/primer.ts`)).default

/** What a game can teach, for those that say so. */
export const loadMedals = async (id: string): Promise<readonly Medal[]> =>
  (await import(`./${id}/medals/index.ts`)).default

export const loadBoard = async (id: string): Promise<BoardModule> =>
  (await import(`./${id}/board/index.ts`)).default
