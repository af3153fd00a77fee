/** Whole games played at random, for rules that must hold at every moment of every game. */
import {
  asked,
  clone,
  type GameEvent,
  int,
  listen,
  moves,
  open,
  play,
  rngFrom,
  type Seat,
  seedFrom,
  standing,
} from '@duskhall/kernel'
import { evilCorp } from '../../index.ts'
import type { EvilCorp, EvilCorpMove, Options } from '../../state.ts'

export interface Played {
  readonly before: EvilCorp
  readonly question: string
  readonly seat: Seat
  readonly move: EvilCorpMove
  readonly events: readonly GameEvent[]
  readonly after: EvilCorp
}

/** Every answer of a game to its end; `at` says which game. */
export function* randomGame(seats: number, at: number, options: Partial<Options> = {}): Generator<Played> {
  const s = open(evilCorp, { seats, seed: seedFrom('table', seats, at), options })
  const r = rngFrom(seedFrom('choices', seats, at))
  for (let q = standing(s); q; q = standing(s)) {
    const before = clone(s)
    const who = asked(evilCorp, s)
    const seat = who[int(r, who.length)] as Seat
    const legal = moves(evilCorp, s, seat)
    const move = legal[int(r, legal.length)] as EvilCorpMove
    const events = listen(() => play(evilCorp, s, seat, clone(move)))
    yield { before, question: q.do, seat, move, events, after: s }
  }
}
