/** A table of Kingdom Rush at which the first seat holds a tile over a tray, found by trying every spell. */
import { gameOf } from '@duskhall/games'
import type { KingdomRush, KingdomRushMove } from '@duskhall/games/kingdom-rush/state.ts'
import type { Game, Match, Seat, View } from '@duskhall/kernel'
import { moves, openMatch, seedFrom, standing, submit, view, waited, writeRecord } from '@duskhall/kernel'

type KingdomRushView = View<KingdomRush, KingdomRushMove>

const GAME = () => gameOf('kingdom-rush') as Game

function answered(match: Match, seat: Seat, move: object): Match {
  const taken = submit(match, { question: match.state.asked, seat, move: move as KingdomRushMove })
  if ('refused' in taken) throw new Error(`Refused: ${taken.refused}.`)
  return taken.match
}

/** As far as the first phase 2: the first answer to everything. */
function opened(scenario: number): Match {
  const options = { scenario, heroes: ['malik', 'magnus'] }
  let { match } = openMatch(GAME(), { seats: 2, seed: seedFrom('tile'), options })
  while (standing(match.state)?.do !== 'play') {
    const seat = waited(GAME(), match.state)[0] as Seat
    match = answered(match, seat, moves(GAME(), match.state, seat)[0] as object)
  }
  return match
}

/** What leads from a spell to its first tile. */
const ON_THE_WAY: readonly KingdomRushMove['do'][] = ['cast', 'aim', 'target']

/** Every table at which the first seat holds the first tile of a spell. */
function* led(match: Match): Generator<Match> {
  if (standing(match.state)?.do === 'cells') yield match
  else
    for (const move of moves(GAME(), match.state, 0) as KingdomRushMove[])
      if (ON_THE_WAY.includes(move.do)) yield* led(answered(match, 0, move))
}

export interface Tile {
  /** A record that ends with it in the air. */
  readonly record: string
  /** Sets of cells where it may lie. */
  readonly places: readonly number[]
}

/** A tile that can be turned, over a tray on which it may not lie everywhere. */
export function tileInTheAir(): Tile {
  for (let scenario = 1; scenario <= 10; scenario++)
    for (const match of led(opened(scenario))) {
      const { question } = view(GAME(), match.state, 0) as KingdomRushView
      const places = question?.moves.flatMap((move) => (move.do === 'cells' ? [move.cells] : [])) ?? []
      const across = places.filter(isAcross)
      if (across.length > 4 && across.length < ALL_ACROSS && places.length > across.length)
        return { record: writeRecord(match), places }
    }
  throw new Error('No spell of any first round comes to that.')
}

/** Two cells side by side. */
function isAcross(cells: number): boolean {
  const first = cells & -cells
  return cells === (first | (first << 1))
}

/** On an empty card. */
const ALL_ACROSS = 20

/** Where a tile of two cells side by side may lie, or not: row, and column of its left cell. */
export function across(
  { places }: Tile,
  legal: boolean,
): { readonly row: number; readonly column: number }[] {
  const all = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })))
  return all.filter(({ row, column }) => places.includes(3 << (row * 5 + column)) === legal)
}
