/** Nim with one heap: enough to see whether a search thinks. */
import {
  emptyTable,
  type Game,
  type Move,
  noContent,
  type Question,
  type Step,
  type Table,
} from '@duskhall/kernel'

export interface NimTable extends Table {
  heap: number
}

interface Turn extends Step {
  readonly do: 'turn'
  readonly seat: number
}

export interface Take extends Move {
  readonly do: 'take'
  readonly count: number
}

const turn: Question<NimTable, Turn, Take> = {
  who: (_, q) => [q.seat],
  moves: (s) => [1, 2, 3].filter((count) => count <= s.heap).map((count) => ({ do: 'take', count })),
  answer(s, q, seat, { count }) {
    s.heap -= count
    if (s.heap === 0) s.outcome = { winners: [seat], rule: 'last one wins' }
    else s.agenda.push({ do: 'turn', seat: 1 - q.seat } as Turn)
  },
  always: () => true,
}

export const nim: Game<NimTable, Take, { heap: number }> = {
  id: 'nim',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: { heap: { kind: 'number', min: 1, max: 50, default: 10 } },
  content: noContent,
  setup: (setup) => ({
    ...emptyTable(setup),
    agenda: [{ do: 'turn', seat: 0 } as Turn],
    heap: setup.options.heap,
  }),
  steps: {},
  questions: { turn },
  zones: () => [],
}
