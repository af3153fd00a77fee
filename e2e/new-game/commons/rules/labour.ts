/** COM-LABOUR1: everybody lifts and lays stones at the same time, until all are ready. */
import { push, type Question, type Seat, takeOut, tell } from '@duskhall/kernel'
import type { Commons, CommonsEvent, CommonsMove, Labour, Place } from '../state.ts'
import { isDone, isWhole } from './wall.ts'

export const labourQuestion: Question<Commons, Labour, CommonsMove> = {
  who: (s) => s.stones.map((_, seat) => seat),
  waits: (_, q) => q.ready.flatMap((ready, seat) => (ready ? [] : [seat])),

  moves(s, q, seat) {
    if (q.ready[seat]) return [{ do: 'withdraw' }]
    if (q.held[seat] !== null)
      return places(s)
        .filter((place) => !isDone(s, place))
        .map((place) => ({ do: 'lay', place }))
    const lifts = isWhole(s) ? [] : (s.stones[seat] ?? []).map((stone) => ({ do: 'lift', stone }) as const)
    return [...lifts, { do: 'ready' }]
  },

  refusals(s, q, seat) {
    if (q.ready[seat] || q.held[seat] === null) return []
    const done = places(s).filter((place) => isDone(s, place))
    return done.map((place) => ({ move: { do: 'lay', place }, rule: 'COM-LAY1' }))
  },

  answer(s, q, seat, move) {
    switch (move.do) {
      case 'lift':
        return push(s, { ...q, held: q.held.with(seat, move.stone) })
      case 'lay': {
        lay(s, q, seat, move.place)
        // COM-LAY2: nothing is left to do with what others have lifted.
        const held = isWhole(s) ? q.held.map(() => null) : q.held.with(seat, null)
        return push(s, { ...q, held })
      }
      case 'ready':
      case 'withdraw': {
        const ready = move.do === 'ready'
        tell?.<CommonsEvent>({ e: ready ? 'ready' : 'withdrew', seat })
        return push(s, { ...q, ready: q.ready.with(seat, ready) })
      }
    }
  },
}

const places = (s: Commons) => s.wall.map((_, place) => place)

function lay(s: Commons, q: Labour, seat: Seat, place: Place): void {
  const stone = q.held[seat] ?? 0
  takeOut(s.stones[seat] ?? [], stone)
  s.wall[place]?.push(stone)
  tell?.<CommonsEvent>({ e: 'laid', seat, stone, place })
}
