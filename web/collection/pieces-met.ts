/** The pieces that came up in games of this browser: each once, with when it was met first. */
import { Album } from '../diary/album.ts'
import { isText, isTime } from '../diary/checks.ts'

interface PieceMet {
  readonly game: string
  /** Its id in the game's content. */
  readonly piece: string
  /** Milliseconds since 1970. */
  readonly at: number
}

function readPieceMet(entry: unknown): PieceMet | null {
  const { game, piece, at } = Object(entry) as { readonly [F in keyof PieceMet]: unknown }
  return isText(game) && isText(piece) && isTime(at) ? { game, piece, at } : null
}

export const piecesMet = new Album({
  key: 'duskhall-pieces',
  read: readPieceMet,
  nameOf: ({ game, piece }) => `${game} ${piece}`,
  timeOf: ({ at }) => at,
  most: 5000,
})
