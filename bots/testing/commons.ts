/**
 * A small game for two or three who all act freely and win or lose together: each carries stones to the wall, says
 * when it is ready, and may think again until all are.
 */
import {
  emptyTable,
  type Game,
  noContent,
  push,
  type Question,
  type Seat,
  type Step,
  type Table,
} from '@duskhall/kernel'

export interface CommonsTable extends Table<Labour> {
  stones: number[]
  wall: number
}

interface Labour extends Step {
  readonly do: 'labour'
  readonly ready: readonly boolean[]
}

export type CommonsMove = { readonly do: 'carry' | 'ready' | 'withdraw' }

/** So high the wall has to be. */
const WALL = 5
const STONES = 3

const labour: Question<CommonsTable, Labour, CommonsMove> = {
  who: (s) => s.stones.map((_, seat) => seat),
  waits: (_, q) => q.ready.flatMap((ready, seat) => (ready ? [] : [seat])),
  moves: (s, q, seat) => {
    if (q.ready[seat]) return [{ do: 'withdraw' }]
    return (s.stones[seat] as number) > 0 ? [{ do: 'ready' }, { do: 'carry' }] : [{ do: 'ready' }]
  },
  answer(s, q, seat, move) {
    if (move.do === 'carry') carry(s, seat)
    const ready = q.ready.with(seat, move.do === 'ready')
    push(s, { ...q, ready })
    if (ready.every(Boolean)) {
      const won = s.wall >= WALL
      s.outcome = { winners: won ? s.stones.map((_, at) => at) : [], rule: 'COM-WALL1', stars: won ? 3 : 0 }
    }
  },
}

function carry(s: CommonsTable, seat: Seat): void {
  s.stones[seat] = (s.stones[seat] as number) - 1
  s.wall++
}

export const commons: Game<CommonsTable, CommonsMove, Record<string, never>, never, Labour> = {
  id: 'commons',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: {},
  content: noContent,
  setup: (setup) => ({
    ...emptyTable(setup),
    agenda: [{ do: 'labour', ready: new Array(setup.seats).fill(false) }],
    stones: new Array(setup.seats).fill(STONES),
    wall: 0,
  }),
  steps: {},
  questions: { labour },
  zones: () => [],
  teams: (seats) => [Array.from({ length: seats }, (_, seat) => seat)],
}
