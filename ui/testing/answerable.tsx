/** For tests of boards: whatever the rules ask, the answer can be given on the table, by a button, or composed. */
import {
  type Game,
  type GameTexts,
  type Language,
  type Move,
  SPECTATOR,
  type Table,
  type View,
  view as viewOf,
} from '@duskhall/kernel'
import type { Arrangement } from '../arrangement.ts'
import type { BoardModule } from '../board.ts'
import { type Drawing, drawBoard, glowing, spoken } from './draw.tsx'

/** Where a game waits for somebody; the table is looked at only if such answers have not been seen often. */
interface Moment<S extends Table, M extends Move> {
  readonly question: string
  readonly legal: readonly M[]
  /** What the seat that is asked sees. */
  view(): View<S, M>
}

/** The moments of games that are played at random. */
export function momentsOf<S extends Table, M extends Move>(
  game: Game<S, M>,
  play: (at: number) => Iterable<Pick<Moment<S, M>, 'question' | 'legal'> & { before: S; seat: number }>,
): Answerable<S, M>['moments'] {
  return function* (at) {
    for (const { question, legal, before, seat } of play(at))
      yield { question, legal, view: () => viewOf(game, before, seat) }
  }
}

export interface Answerable<S extends Table, M extends Move> {
  readonly board: BoardModule<S, M>
  readonly texts: { readonly [L in Language]: GameTexts<S, M> }
  /** A random game, moment by moment; `at` says which game. */
  moments(at: number): Iterable<Moment<S, M>>
  /** How many games are looked at in any case. */
  readonly games: number
  /** Questions with answers that must come, as in "action pass"; more games are played until all have. */
  readonly wanted: readonly string[]
  /** Whether an answer that is no button can be given where these things glow. */
  isReachable(view: View<S, M>, move: M, glow: ReadonlySet<string>, drawing: Drawing<M>): boolean
}

const MOST_GAMES = 80
/** Tables looked at for each sort of answer to each question: the rare ones are seen, the common ones cost little. */
const LOOKS = 3
const UNSPEAKABLE = /undefined|NaN|\?\?|^$/

/** What is wrong with the board in this arrangement; nothing, it is hoped. Every other table is drawn in French. */
export function unanswerable<S extends Table, M extends Move>(
  { board, texts, moments, games, wanted, isReachable }: Answerable<S, M>,
  arrangement: Arrangement,
): string[] {
  const looked = new Map<string, number>()
  const problems: string[] = []
  const missing = () => wanted.filter((sort) => !looked.has(sort))
  for (let at = 0; at < MOST_GAMES && (at < games || missing().length > 0); at++) {
    for (const { question, legal, ...moment } of moments(at)) {
      const sorts = new Set(legal.map((move) => `${question} ${move.do}`))
      const looks = Math.min(...[...sorts].map((sort) => looked.get(sort) ?? 0))
      if (looks >= LOOKS) continue
      for (const sort of sorts) looked.set(sort, (looked.get(sort) ?? 0) + 1)
      const view = moment.view()
      const drawing = { lang: looks % 2 === 0 ? 'en' : 'fr', arrangement } as const
      const html = drawBoard(board, texts, view, drawing)
      const glow = glowing(html)
      for (const move of legal) {
        if (board.isButton(view, move) || isReachable(view, move, glow, drawing)) continue
        problems.push(`${question}: ${JSON.stringify(move)} has no place to be given`)
      }
      for (const name of spoken(html)) if (UNSPEAKABLE.test(name)) problems.push(`"${name}" is spoken`)
      // What a move would lead to is drawn too.
      drawBoard(board, texts, view, { ...drawing, aim: legal[0] ?? null })
    }
  }
  return [...problems, ...missing().map((sort) => `${sort} never came`)]
}

/** What glows for whoever only watches these tables, or looks back at them from the first seat; nothing, it is hoped. */
export function offeredInVain<S extends Table, M extends Move>(
  game: Game<S, M>,
  { board, texts }: Pick<Answerable<S, M>, 'board' | 'texts'>,
  tables: Iterable<{ readonly before: S }>,
): string[] {
  return [...tables].flatMap(({ before }) => {
    const watched = drawBoard(board, texts, viewOf(game, before, SPECTATOR))
    const lookedAt = drawBoard(board, texts, viewOf(game, before, 0), { live: false })
    return [...glowing(watched + lookedAt)]
  })
}
