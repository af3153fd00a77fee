/** Records leave the page as files and links, with the names of the players beside them. */
import { hashOf, type Match, type RecordFile, recordFile, type Seat } from '@duskhall/kernel'
import { contentToBring } from '../play/contents.ts'
import { addressOf } from '../shell/route.ts'
import type { Hinted, Player, SavedTable } from '../store/tables.ts'
import { pack } from './link.ts'

/** What a record says beside its moves. */
export interface Beside {
  /** Where somebody saw a problem. */
  readonly question?: number
  /** Who gave up. */
  readonly resigned?: Seat
  /** Where somebody asked for a hint. */
  readonly hints?: readonly Hinted[]
}

/** The record as kept by others, with its content. */
export function recordText(match: Match, players: readonly Player[], beside: Beside = {}): string {
  const { game, record, state } = match
  const file = recordFile(record, hashOf(state), game.content.file(record.content))
  const standing = isApart(match) ? { rules: game.rulesVersion, state } : {}
  return textOf(file, players, { ...standing, ...beside })
}

/** Whether a match went on from where it stood: its moves do not lead to its state, which goes with them then. */
function isApart(match: Match): boolean {
  let first = match
  while (first.before) first = first.before
  return first.record.moves.length > 0
}

/** The record as it travels in an address: short, so with its content only if others cannot have it. */
export function linkText(
  { game, record, state }: Match,
  players: readonly Player[],
  beside: Beside = {},
): string {
  return textOf(recordFile(record, hashOf(state), contentToBring(game, record.content)), players, beside)
}

/** The record of a table that cannot be opened here, from nothing but what was saved. */
export function savedText({ snapshot, players, resigned, hints }: SavedTable, contentFile: unknown): string {
  const { record, hash, state, rules } = snapshot
  return textOf(recordFile(record, hash, contentFile), players, { rules, state, resigned, hints })
}

function textOf(file: RecordFile, players: readonly Player[], beside: object = {}): string {
  const named = players.map(({ name, kind, level }) => ({ name, kind, ...(level ? { level } : {}) }))
  return `${JSON.stringify({ ...file, players: named, ...beside })}\n`
}

export function download(name: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: 'application/json' }))
}

export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export async function linkTo(match: Match, players: readonly Player[], beside: Beside): Promise<string> {
  const packed = await pack(linkText(match, players, beside))
  return `${location.origin}${location.pathname}${addressOf({ at: 'record', packed })}`
}

/** Whatever was found in the store, as text: it may hold what no file can, such as itself. */
export function rawText(found: unknown): string {
  const above: unknown[] = []
  const plain = (value: unknown, depth: number): unknown => {
    if (typeof value === 'bigint') return `${value}`
    if (typeof value !== 'object' || value === null) return value
    if (above.includes(value)) return '(itself)'
    if (depth > DEEPEST) return '(too deep)'
    if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
      return Object.prototype.toString.call(value)
    above.push(value)
    const copy = Array.isArray(value)
      ? value.map((item) => plain(item, depth + 1))
      : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, depth + 1)]))
    above.pop()
    return copy
  }
  return `${JSON.stringify({ format: 'duskhall-damaged-1', found: plain(found, 0) })}\n`
}

/** No game lies deeper. */
const DEEPEST = 200
