/** Everything that was played, as one file: it is saved and brought in as a whole. */
import { piecesMet } from '../collection/pieces-met.ts'
import { days } from '../daily/days-played.ts'
import { medalsWon } from '../medals/medals-won.ts'
import type { Album } from './album.ts'
import { diary } from './diary.ts'

const FORMAT = 'duskhall-diary-1'

/** By the names that they have in the file; a file of an older page lacks some. */
const ALBUMS = { games: diary, days, medals: medalsWon, pieces: piecesMet } as const
type Name = keyof typeof ALBUMS

const albums = Object.entries(ALBUMS) as [Name, Album<unknown>][]

export function eveningsFile(): string {
  const lists = albums.map(([name, album]) => [name, album.entries])
  return `${JSON.stringify({ format: FORMAT, ...Object.fromEntries(lists) })}\n`
}

/** Adds what a file holds to what is here; says how much of each was new, or null where it is no such file. */
export function bringIn(text: string): { readonly [N in Name]: number } | null {
  const file = readFile(text)
  if (!file || !Array.isArray(file.games)) return null
  const counts = albums.map(([name, album]) => [name, album.add(album.listed(file[name])).length])
  return Object.fromEntries(counts) as { [N in Name]: number }
}

function readFile(text: string): { readonly [name: string]: unknown } | null {
  try {
    const file = Object(JSON.parse(text)) as { readonly [name: string]: unknown }
    return file.format === FORMAT ? file : null
  } catch {
    return null
  }
}
