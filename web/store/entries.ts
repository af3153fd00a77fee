/**
 * What lies in the browser's store has been there for years, through other versions and broken disks: an entry is read
 * with every check, and one that does not hold stands in nobody's way.
 */
import { checkRecord, type MatchRecord } from '@duskhall/kernel'
import type { DamagedEntry, EntryKey } from './store.ts'
import type { Hinted, Player, SavedTable, TableInfo } from './tables.ts'

/** More players than any game has. */
const MOST_SEATS = 20
const LATEST = 8.64e15

type Fields = { readonly [field: string]: unknown }
type Check = (value: unknown, entry: Fields) => boolean

const isText: Check = (value) => typeof value === 'string' && value.length <= 10_000
const isTime: Check = (value) => Number.isFinite(value) && Math.abs(value as number) <= LATEST
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0
const isSeatOf: Check = (value, { players }) =>
  isCount(value, {}) && (value as number) < (players as readonly Player[]).length
const maybe =
  (check: Check): Check =>
  (value, entry) =>
    value === undefined || check(value, entry)
const listOf =
  (check: Check): Check =>
  (value, entry) =>
    // A list may have holes, which `every` would not look at.
    Array.isArray(value) && value.length <= MOST_SEATS && [...value].every((item) => check(item, entry))

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** A name that an address can hold. */
function isId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
}

const isPlayer: Check = (value) =>
  isObject(value) &&
  isText(value.name, value) &&
  (value.kind === 'person' || value.kind === 'bot') &&
  maybe(isText)(value.level, value) &&
  isText(value.icon, value)

const isCaption: Check = (value) =>
  isText(value, {}) || (isObject(value) && isText(value.en, value) && isText(value.fr, value))

const isRoomMark: Check = (value) =>
  isObject(value) &&
  isText(value.room, value) &&
  isText(value.word, value) &&
  maybe((branched) => typeof branched === 'boolean')(value.branched, value)

const isDailyMark: Check = (value) =>
  isObject(value) &&
  isText(value.day, value) &&
  maybe((practice) => typeof practice === 'boolean')(value.practice, value)

/** A list as long as it likes of somebody's number of something. */
const countedBySeat =
  (field: string): Check =>
  (value, entry) =>
    Array.isArray(value) &&
    [...value].every((item) => isObject(item) && isCount(item[field], {}) && isSeatOf(item.seat, entry))
const areHints = countedBySeat('at')
const areKept = countedBySeat('thing')

const INFO: { readonly [F in keyof TableInfo]-?: Check } = {
  id: isId,
  game: isText,
  players: (value) => listOf(isPlayer)(value, {}) && (value as readonly unknown[]).length > 0,
  started: isTime,
  saved: isTime,
  over: (value) => typeof value === 'boolean',
  resigned: maybe(isSeatOf),
  hints: maybe(areHints),
  kept: maybe(areKept),
  teams: maybe(listOf(listOf(isSeatOf))),
  lesson: maybe(isText),
  leftLesson: maybe(isText),
  room: maybe(isRoomMark),
  daily: maybe(isDailyMark),
  inherited: maybe(isCount),
  caption: isCaption,
  moves: isCount,
}

function holds(entry: Fields, checks: { readonly [field: string]: Check }): boolean {
  return Object.entries(checks).every(([field, check]) => check(entry[field], entry))
}

/** The entry of a list of games, or null where it is none. */
export function readInfo(value: unknown): TableInfo | null {
  return isInfo(value) ? value : null
}

function isInfo(value: unknown): value is TableInfo {
  return isObject(value) && holds(value, INFO)
}

/** Where hints were asked for at a table with these players, as a file tells it; none where it tells nonsense. */
export function readHints(value: unknown, players: readonly Player[]): readonly Hinted[] {
  return areHints(value, { players }) ? (value as readonly Hinted[]) : []
}

/** A saved table, or null where it is none. Whether its state can be played on is for its rules to say. */
export function readTable(value: unknown): SavedTable | null {
  return isTable(value) ? value : null
}

function isTable(value: unknown): value is SavedTable {
  if (!isObject(value) || !isObject(value.snapshot)) return false
  const { snapshot: _, ...rest } = value
  const { record, state, hash, rules } = value.snapshot
  if (!isRecord(record) || !isObject(state) || !isText(hash, {}) || !maybe(isCount)(rules, {})) return false
  const info = { ...rest, moves: record.moves.length }
  return isInfo(info) && info.players.length === record.seats
}

function isRecord(value: unknown): value is MatchRecord {
  try {
    checkRecord(value)
    return true
  } catch {
    return false
  }
}

/** What can still be read of an entry that does not hold. */
export function damagedEntry(id: EntryKey, ...found: readonly unknown[]): DamagedEntry {
  const first = <T>(field: string, check: Check) =>
    found.map((value) => (isObject(value) ? value[field] : undefined)).find((value) => check(value, {})) as
      | T
      | undefined
  return { id, game: first<string>('game', isText) ?? null, saved: first<number>('saved', isTime) ?? null }
}
