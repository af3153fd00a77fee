/** Records leave the page as files and links, with the names of the players beside them. */
import { type Match, writeRecord } from '@duskhall/kernel'
import { addressOf } from '../shell/route.ts'
import type { Player } from '../store/store.ts'
import { pack } from './link.ts'

/** The record as kept by others; `question` says where somebody saw a problem. */
export function recordText(match: Match, players: readonly Player[], question?: number): string {
  const file = JSON.parse(writeRecord(match)) as object
  const named = players.map(({ name, kind, level }) => ({ name, kind, ...(level ? { level } : {}) }))
  return `${JSON.stringify({ ...file, players: named, ...(question === undefined ? {} : { question }) })}\n`
}

export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export async function linkTo(match: Match, players: readonly Player[]): Promise<string> {
  const packed = await pack(recordText(match, players))
  return `${location.origin}${location.pathname}${addressOf({ at: 'record', packed })}`
}
