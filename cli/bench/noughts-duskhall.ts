/** Noughts and crosses on our kernel: every move is chosen from the list of legal ones. */
import {
  anyOf,
  asked,
  emptyTable,
  type Game,
  type Move,
  moves,
  noContent,
  open,
  play,
  type Question,
  type RngState,
  rngFrom,
  type Seat,
  type Step,
  seedFrom,
  standing,
  type Table,
} from '@duskhall/kernel'
import { emptyBoard, hasLine, movesPerSecond } from './noughts.ts'

interface Board extends Table {
  cells: number[]
}
interface Turn extends Step {
  readonly do: 'turn'
  readonly seat: Seat
}
interface Mark extends Move {
  readonly do: 'mark'
  readonly cell: number
}

const TURNS: readonly Turn[] = [0, 1].map((seat) => ({ do: 'turn', seat }))
const SEATS: readonly (readonly Seat[])[] = [[0], [1]]
const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({ do: 'mark', cell }))

const turn: Question<Board, Turn, Mark> = {
  who: (_, q) => SEATS[q.seat] as readonly Seat[],
  moves(s) {
    const free: Mark[] = []
    for (let cell = 0; cell < s.cells.length; cell++) if (s.cells[cell] === 0) free.push(MARKS[cell] as Mark)
    return free
  },
  answer(s, _, seat, { cell }) {
    s.cells[cell] = seat + 1
    if (hasLine(s.cells, seat + 1)) s.outcome = { winners: [seat], rule: 'three in a row' }
    else if (!s.cells.includes(0)) s.outcome = { winners: [], rule: 'board full' }
    else s.agenda.push(TURNS[1 - seat] as Turn)
  },
  always: () => true,
}

const noughts: Game<Board, Mark, object> = {
  id: 'noughts',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: {},
  content: noContent,
  setup: (setup) => ({
    ...emptyTable(setup),
    agenda: [TURNS[0] as Turn],
    cells: emptyBoard(),
  }),
  steps: {},
  questions: { turn },
  zones: () => [],
}

const SEED = seedFrom('noughts')

function playGame(rng: RngState): number {
  const s = open(noughts, { seats: 2, seed: SEED })
  while (standing(s)) {
    const seat = asked(noughts, s)[0] as Seat
    const legal = moves(noughts, s, seat)
    play(noughts, s, seat, anyOf(rng, legal))
  }
  return s.asked
}

console.log(JSON.stringify(movesPerSecond(playGame, rngFrom(SEED), Number(process.argv[2]))))
