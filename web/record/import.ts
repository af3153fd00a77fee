/** A record from outside becomes a table: to look at, and to keep when somebody asks for it. */
import { checkEnd, hashOf, playable, problem, readRecord, same } from '@duskhall/kernel'
import { apartOf, hall, type OpenTable, openGame, savedFrom, sound } from '../play/hall.ts'
import { type Course, historyFrom, reliveInSlices } from '../play/history.ts'
import { botAt, knownPlayers, levelOf, newId, personAt } from '../play/people.ts'
import { readHints, readTable } from '../store/entries.ts'
import { StoreError } from '../store/store-error.ts'
import type { Player, SavedTable } from '../store/tables.ts'
import { type Checking, checked } from './checking.ts'
import { standingIn, standingMatch } from './standing.ts'

/** The table of a record. Nothing of it is kept. */
export async function openRecord(text: string, name: string, course: Course = {}): Promise<OpenTable> {
  const file = readRecord(text)
  const open = await openGame(file.game)
  const { game, texts } = open
  const { match, history, apart } = await sound(game.id, async () => {
    if (standingIn(file)) {
      const standing = standingMatch(game, file)
      return { match: standing, history: historyFrom(standing.state), apart: apartOf(standing) }
    }
    const relived = await reliveInSlices(game, playable(game, file), course)
    checkEnd(file, relived.match.state)
    return { ...relived, apart: null }
  })
  const players = playersOf(file, match.record.seats, name, game.id)
  const resigned: unknown = Reflect.get(file, 'resigned')
  const gaveUp = match.state.outcome === null && typeof resigned === 'number' && resigned in players
  const hints = readHints(Reflect.get(file, 'hints'), players)
  const saved: SavedTable = {
    ...savedFrom(match, players, texts),
    ...(hints.length > 0 ? { hints } : {}),
    ...(gaveUp ? { over: true, resigned } : {}),
  }
  // The same record is the same game, however often it is opened.
  const id = hashOf({
    ...match.record,
    file: file.hash,
    players: saved.players.map(({ called: _, ...player }) => player),
    resigned: saved.resigned ?? -1,
  })
  return { ...open, saved: { ...saved, id: id.slice(0, 16) }, match, history, apart }
}

/** The name under which the game of a record is kept already, perhaps played on; null where that is not known. */
export async function keptAs({ saved }: OpenTable): Promise<string | null> {
  // A store that fails does not keep anybody from looking at a game.
  const kept = readTable(await hall.raw(saved.id).catch(() => null))
  const { moves } = saved.snapshot.record
  return kept && same(kept.snapshot.record.moves.slice(0, moves.length), moves) ? saved.id : null
}

/** Keeps the table of a record among the games, once, and returns its name. */
export async function keepRecord(open: OpenTable): Promise<string> {
  const known = await keptAs(open)
  if (known) return known
  const saved = (await isFree(open.saved.id)) ? open.saved : { ...open.saved, id: newId() }
  await hall.save(saved)
  return saved.id
}

/** Whether nothing lies under that name: what does, such as a game taken back since, stays what it is. */
async function isFree(id: string): Promise<boolean> {
  try {
    return (await hall.raw(id)) === null
  } catch (error) {
    return error instanceof StoreError && error.kind === 'blocked'
  }
}

/** A file may hold so many bytes: letters of a record take up to four each. */
const MOST_BYTES = 20_000_000

/** Reads a record file, plays it through beside the page, and keeps it among the games. */
export async function importFile(file: File, name: string, checking: Checking): Promise<string> {
  if (file.size > MOST_BYTES) throw problem('record-large', { most: MOST_BYTES })
  return importRecord(await file.text(), name, checking)
}

export async function importRecord(text: string, name: string, checking: Checking = {}): Promise<string> {
  await checked({ text }, checking)
  const open = await openRecord(text, name, checking)
  checking.signal?.throwIfAborted()
  return keepRecord(open)
}

/**
 * A record file of this hall names its players beside the record, and whoever has no name there is somebody else than
 * the one who opens it; the first seat of any other record is the opener's.
 */
function playersOf(file: object, seats: number, name: string, game: string): Player[] {
  const given: unknown = Reflect.get(file, 'players')
  const named = Array.isArray(given) && given.length === seats ? given : []
  const players = Array.from({ length: seats }, (_, seat) => {
    const player: unknown = named[seat]
    const word = typeof player === 'object' && player !== null ? Reflect.get(player, 'name') : null
    const called = typeof word === 'string' && word.length > 0 && word.length <= 40 ? word : null
    const isBot = typeof player === 'object' && player !== null && Reflect.get(player, 'kind') === 'bot'
    if (isBot) return botAt(seat, levelOf(Reflect.get(player, 'level')), called ?? '', game)
    if (named.length === 0 && seat > 0) return botAt(seat, 'regular', '', game)
    return personAt(seat, called ?? (named.length === 0 ? name : ''))
  })
  return knownPlayers(players, game)
}
