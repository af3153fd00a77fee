/** Laying, opening and keeping tables: what stands between the screens and the store. */
import { type HallTable, tableOf } from '@duskhall/games/boards.ts'
import { loadBoard, loadRules, loadTexts } from '@duskhall/games/registry.ts'
import {
  DuskhallError,
  drawnChoices,
  type Game,
  type GameTexts,
  type Language,
  type Match,
  type MatchRecord,
  same,
  type Table,
  takeSnapshot,
  waited,
} from '@duskhall/kernel'
import type { BoardModule, RoomMark } from '@duskhall/ui'
import { StoreError } from '../store/store-error.ts'
import type { Caption, DailyMark, Player, SavedTable } from '../store/tables.ts'
import { fillContents, savedMatch } from './contents.ts'
import { letIn } from './door.ts'
import { type History, historyFrom, lay, type Relived, reliveInSlices } from './history.ts'
import { Hall } from './keeping.ts'
import { newId, newSeed, teamsOf } from './people.ts'

/** Everything of one game that a screen needs. */
export interface OpenGame {
  readonly hall: HallTable
  readonly game: Game
  readonly board: BoardModule
  readonly texts: { readonly [L in Language]: GameTexts }
}

/** Why the hall cannot open something; what the kernel cannot open is a DuskhallError. */
export class OpenError extends Error {
  override name = 'OpenError'
  readonly kind: 'unknownGame' | 'brokenLink' | 'noSuchTable' | 'load' | 'broken'
  /** The game that is asked for. */
  readonly game: string

  constructor(kind: OpenError['kind'], game = '', cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
    this.game = game
  }
}

export const hall = new Hall(({ game, snapshot }) => loaded.get(game)?.content.file(snapshot.record.content))

const opened = new Map<string, Promise<OpenGame>>()
/** The rules that are here already: a table is saved at once, without waiting for them. */
const loaded = new Map<string, Game>()

export function openGame(id: string): Promise<OpenGame> {
  const table = tableOf(id)
  if (!table) return Promise.reject(new OpenError('unknownGame', id))
  const known = opened.get(id)
  if (known) return known
  const opening = Promise.all([loadRules(id), loadBoard(id), loadTexts(id)]).then(
    ([game, board, texts]): OpenGame => {
      loaded.set(id, game)
      return { hall: table, game, board, texts }
    },
    (error) => {
      opened.delete(id)
      throw new OpenError('load', id, error)
    },
  )
  opened.set(id, opening)
  return opening
}

/** Keeps the contents that older saves name. Nobody waits for it; what fails is tried again next time. */
export function keepOldContents(): void {
  fillContents(hall, (id) => (tableOf(id) ? loadRules(id) : undefined)).catch(() => {})
}

/** Where a game stands, in words of every language: the hall may speak another one when it shows them. */
export function captionOf(texts: OpenGame['texts'], state: Table): Caption {
  return { en: texts.en.phase(state), fr: texts.fr.phase(state) }
}

/** A table as it is kept, of a match that was not kept before. */
export function savedFrom(match: Match, players: readonly Player[], texts: OpenGame['texts']): SavedTable {
  const now = Date.now()
  const inherited = match.record.moves.length
  return {
    id: newId(),
    game: match.record.game,
    players,
    snapshot: takeSnapshot(match),
    started: now,
    saved: now,
    over: match.state.outcome !== null,
    ...teamsOf(match),
    ...(inherited > 0 ? { inherited } : {}),
    caption: captionOf(texts, match.state),
  }
}

export interface Wishes {
  readonly seed?: string | undefined
  readonly options?: unknown
  /** A content file, where the table is not to play with what is in the box. */
  readonly content?: unknown
  /** The room that lays it. */
  readonly room?: RoomMark | null | undefined
  /** The day whose table it is. */
  readonly daily?: DailyMark | undefined
  /** The name of a lesson to begin with. */
  readonly lesson?: string | undefined
}

/** Lays a fresh table, keeps it, and returns its name. Where nobody has chosen who is played, it is drawn by lot. */
export async function newTable(id: string, players: readonly Player[], wishes: Wishes = {}): Promise<string> {
  const { game, texts } = await openGame(id)
  const seed = newSeed(wishes.seed ?? '')
  const options = wishes.options ?? drawnChoices(game.options, players.length, seed)
  const content = wishes.content === undefined ? undefined : game.content.load(wishes.content)
  const { match } = lay(game, players.length, seed, options, content)
  // Where a bot begins, it is waited for before anything else.
  if (waited(game, match.state).some((seat) => players[seat]?.kind === 'bot')) letIn(id)
  const { room, lesson, daily } = wishes
  const saved = {
    ...savedFrom(match, players, texts),
    ...(room ? { room } : {}),
    ...(lesson ? { lesson } : {}),
    ...(daily ? { daily } : {}),
  }
  await hall.save(saved)
  return saved.id
}

/** A new game that goes on from the record of another, after so many of its moves. */
export async function branch(
  { game, texts }: OpenGame,
  record: MatchRecord,
  moves: number,
  players: readonly Player[],
  room: RoomMark | null = null,
): Promise<string> {
  const short = { ...record, moves: record.moves.slice(0, moves) }
  const { match } = await reliveInSlices(game, short)
  // Whoever goes back knows what comes: the room is told.
  const saved = {
    ...savedFrom(match, players, texts),
    ...(room ? { room: { ...room, branched: true } } : {}),
  }
  await hall.save(saved)
  return saved.id
}

export interface OpenTable extends OpenGame {
  readonly saved: SavedTable
  readonly match: Match
  readonly history: History
  /** Why it goes on from its snapshot and cannot be replayed: other rules, or a record that does not lead there. */
  readonly apart: 'rules' | 'record' | null
}

export async function openTable(id: string): Promise<OpenTable> {
  const saved = await hall.load(id)
  if (!saved) throw new OpenError('noSuchTable')
  const open = await openGame(saved.game)
  return sound(saved.game, async () => {
    const kept = await savedMatch(open.game, saved.snapshot, hall)
    const fromState = { match: kept, history: historyFrom(kept.state) }
    const apart = apartOf(kept)
    const relived = apart === 'rules' ? null : await relivedTo(kept)
    if (!relived) return { ...open, saved, ...fromState, apart }
    return { ...open, saved, ...relived, apart: null }
  })
}

/** Why a match goes on from where it stands, if its record does not lead there. */
export function apartOf({ game, record }: Match): 'rules' | 'record' {
  return record.rulesVersion === game.rulesVersion ? 'record' : 'rules'
}

/** A match with all that was told in it; null where its record does not lead to its state, which then says more. */
async function relivedTo({ game, record, state }: Match): Promise<Relived | null> {
  try {
    const relived = await reliveInSlices(game, record)
    return same(relived.match.state, state) ? relived : null
  } catch {
    return null
  }
}

/** What neither the kernel nor the store expects is the rules' own stumbling over a table. */
export async function sound<T>(game: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof DuskhallError || error instanceof StoreError) throw error
    throw new OpenError('broken', game, error)
  }
}
