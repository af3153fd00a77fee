/** Laying, opening and keeping tables: what stands between the screens and the store. */
import { type HallTable, tableOf } from '@duskhall/games/boards.ts'
import { loadBoard, loadRules, loadTexts } from '@duskhall/games/registry.ts'
import {
  DuskhallError,
  type Game,
  type GameTexts,
  type Language,
  type Match,
  type MatchRecord,
  readRecord,
  same,
  type Table,
  takeSnapshot,
  verifyRecord,
} from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import { IndexedDbStore } from '../store/indexed-db.ts'
import {
  type Caption,
  type ContentStore,
  type KeptContent,
  MemoryStore,
  type Player,
  type SavedTable,
  StoreError,
  storeError,
  type TableInfo,
  type TableStore,
} from '../store/store.ts'
import { fillContents, savedMatch } from './contents.ts'
import { type History, historyFrom, historyOf, lay, type Relived, relive } from './history.ts'
import { botAt, newId, newSeed, personAt, teamsOf, withoutStandIns } from './people.ts'

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

/** Older saves gave people without a name one of ours. */
function readAgain<T extends TableInfo | SavedTable>(table: T): T {
  return { ...table, players: withoutStandIns(table.players) }
}

class Hall implements TableStore, ContentStore {
  #store: IndexedDbStore | MemoryStore = new IndexedDbStore(() =>
    this.onBlocked(new StoreError('versions', 'Another tab has the store open in an older version.')),
  )
  /** Called when nothing can be kept any more, or not yet; the page says so once. */
  onBlocked: (error: StoreError) => void = () => {}

  async #kept<T>(ask: (store: IndexedDbStore | MemoryStore) => Promise<T>): Promise<T> {
    try {
      return await ask(this.#store)
    } catch (error) {
      const problem = storeError(error)
      if (problem.kind !== 'blocked' || this.#store instanceof MemoryStore) throw problem
      this.#store = new MemoryStore()
      this.onBlocked(problem)
      return ask(this.#store)
    }
  }

  list = async (): Promise<TableInfo[]> => (await this.#kept((store) => store.list())).map(readAgain)
  load = async (id: string): Promise<SavedTable | null> => {
    const saved = await this.#kept((store) => store.load(id))
    return saved && readAgain(saved)
  }
  /** Whoever saves a table need not think of its content. */
  save = (table: SavedTable): Promise<void> =>
    this.#kept((store) =>
      store.save(table, loaded.get(table.game)?.content.file(table.snapshot.record.content)),
    )
  remove = (id: string): Promise<void> => this.#kept((store) => store.remove(id))
  content = (id: string): Promise<KeptContent | null> => this.#kept((store) => store.content(id))
  missingContents = (): Promise<KeptContent[]> => this.#kept((store) => store.missingContents())
  keepContent = (content: KeptContent): Promise<void> => this.#kept((store) => store.keepContent(content))
}

export const hall = new Hall()

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

function savedFrom(match: Match, players: readonly Player[], texts: OpenGame['texts']): SavedTable {
  const now = Date.now()
  return {
    id: newId(),
    game: match.record.game,
    players,
    snapshot: takeSnapshot(match),
    started: now,
    saved: now,
    over: match.state.outcome !== null,
    ...teamsOf(match),
    caption: captionOf(texts, match.state),
  }
}

/** Lays a fresh table, keeps it, and returns its name. */
export async function newTable(
  id: string,
  players: readonly Player[],
  { seed = '', options = {} }: { readonly seed?: string; readonly options?: unknown } = {},
): Promise<string> {
  const { game, texts } = await openGame(id)
  const { match } = lay(game, players.length, newSeed(seed), options)
  const saved = savedFrom(match, players, texts)
  await hall.save(saved)
  return saved.id
}

/** A new game that goes on from the record of another, after so many of its moves. */
export async function branch(
  { game, texts }: OpenGame,
  record: MatchRecord,
  moves: number,
  players: readonly Player[],
): Promise<string> {
  const short = { ...record, moves: record.moves.slice(0, moves) }
  const history = historyOf(game, short)
  const state = history.at(-1)?.after
  if (!state) throw new OpenError('broken', game.id)
  const saved = savedFrom({ game, record: short, state, before: null }, players, texts)
  await hall.save(saved)
  return saved.id
}

export interface OpenTable extends OpenGame {
  readonly saved: SavedTable
  readonly match: Match
  readonly history: History
  /** Begun under other rules: it goes on from its snapshot and cannot be replayed. */
  readonly old: boolean
}

export async function openTable(id: string): Promise<OpenTable> {
  const saved = await hall.load(id)
  if (!saved) throw new OpenError('noSuchTable')
  const open = await openGame(saved.game)
  return sound(saved.game, async () => {
    const kept = await savedMatch(open.game, saved.snapshot, hall)
    const relived = relivedOr(null, open.game, kept.record)
    // A record that does not lead to its saved state says less than the state.
    const old = relived === null || !same(relived.match.state, kept.state)
    return { ...open, saved, ...(old ? { match: kept, history: historyFrom(kept.state) } : relived), old }
  })
}

/** The match of a record that these rules can play again. */
function relivedOr<T>(otherwise: T, game: Game, record: MatchRecord): Relived | T {
  if (record.rulesVersion !== game.rulesVersion) return otherwise
  try {
    return relive(game, record)
  } catch (error) {
    if (error instanceof DuskhallError && error.code === 'move-illegal') return otherwise
    throw error
  }
}

/** What neither the kernel nor the store expects is the rules' own stumbling over a table. */
async function sound<T>(game: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof DuskhallError || error instanceof StoreError) throw error
    throw new OpenError('broken', game, error)
  }
}

/** Reads the text of a record, plays it again, and keeps it among the games. */
export async function importRecord(text: string, name: string): Promise<string> {
  const file = readRecord(text)
  const { game, texts } = await openGame(file.game)
  const match = await sound(game.id, async () => verifyRecord(game, file))
  const players = playersOf(file, match.record.seats, name)
  const resigned: unknown = Reflect.get(file, 'resigned')
  const gaveUp = match.state.outcome === null && typeof resigned === 'number' && resigned in players
  const saved = savedFrom(match, players, texts)
  await hall.save(gaveUp ? { ...saved, over: true, resigned } : saved)
  return saved.id
}

/**
 * A record file of this hall names its players beside the record, and whoever has no name there is somebody else than
 * the one who opens it; the first seat of any other record is the opener's.
 */
function playersOf(file: object, seats: number, name: string): Player[] {
  const given: unknown = Reflect.get(file, 'players')
  const named = Array.isArray(given) && given.length === seats ? given : []
  const players = Array.from({ length: seats }, (_, seat) => {
    const player: unknown = named[seat]
    const word = typeof player === 'object' && player !== null ? Reflect.get(player, 'name') : null
    const called = typeof word === 'string' && word.length > 0 && word.length <= 40 ? word : null
    const isBot = typeof player === 'object' && player !== null && Reflect.get(player, 'kind') === 'bot'
    if (isBot || (named.length === 0 && seat > 0)) return botAt(seat, 'regular', called ?? undefined)
    return personAt(seat, called ?? (named.length === 0 ? name : ''))
  })
  return withoutStandIns(players)
}
