/** The medals of this browser: each once, with the game in which it was won first. */
import { Album } from '../diary/album.ts'
import { isText, isTime } from '../diary/checks.ts'

export interface MedalWon {
  readonly game: string
  readonly medal: string
  /** The table it was won at. */
  readonly table: string
  /** Milliseconds since 1970. */
  readonly at: number
}

function readMedalWon(entry: unknown): MedalWon | null {
  const { game, medal, table, at } = Object(entry) as { readonly [F in keyof MedalWon]: unknown }
  return isText(game) && isText(medal) && isText(table) && isTime(at) ? { game, medal, table, at } : null
}

export const medalsWon = new Album({
  key: 'duskhall-medals',
  read: readMedalWon,
  nameOf: ({ game, medal }) => `${game} ${medal}`,
  timeOf: ({ at }) => at,
  most: 1000,
})
