/** Whole games played at random, for what must hold at every moment of every game. */
import {
  asked,
  clone,
  type GameEvent,
  int,
  listen,
  moves,
  open,
  play,
  type RngState,
  rngFrom,
  type Seat,
  seedFrom,
  standing,
} from '@duskhall/kernel'
import { terrorsOfLondon } from '../../index.ts'
import type { Options, TerrorsMove, TerrorsOfLondon } from '../../state.ts'

export interface Played {
  readonly before: TerrorsOfLondon
  readonly question: string
  readonly seat: Seat
  readonly legal: readonly TerrorsMove[]
  readonly move: TerrorsMove
  readonly events: readonly GameEvent[]
  readonly after: TerrorsOfLondon
}

/** Every answer of a game to its end; `at` says which game. */
export function* randomGame(at: number, options: Partial<Options> = {}): Generator<Played> {
  const s = open(terrorsOfLondon, { seats: 2, seed: seedFrom('table', at), options })
  const r = rngFrom(seedFrom('choices', at))
  for (let q = standing(s); q; q = standing(s)) {
    const before = clone(s)
    const who = asked(terrorsOfLondon, s)
    const seat = who[int(r, who.length)] as Seat
    const legal = moves(terrorsOfLondon, s, seat)
    const move = choose(r, legal)
    const events = listen(() => play(terrorsOfLondon, s, seat, clone(move)))
    yield { before, question: q.do, seat, legal, move, events, after: s }
  }
}

/** First a sort of answer, then one of that sort: attacks of every size would crowd out everything else. */
function choose(r: RngState, legal: readonly TerrorsMove[]): TerrorsMove {
  const sorts = [...new Set(legal.map((move) => move.do))]
  const sort = sorts[int(r, sorts.length)]
  const alike = legal.filter((move) => move.do === sort)
  return alike[int(r, alike.length)] as TerrorsMove
}
