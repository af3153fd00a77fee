/** A hint that is followed goes on as it was told, in all games, at random moments of games between bots. */
import { adviceFor, decide } from '@duskhall/bots'
import { loadKnowledge, loadRules } from '@duskhall/games/registry.ts'
import {
  type Advice,
  clone,
  type Game,
  int,
  type Knowledge,
  type Move,
  moves,
  open,
  play,
  rngFrom,
  seedFrom,
  type Table,
  view,
  waited,
} from '@duskhall/kernel'
import { expect, test } from 'vitest'

/** Hints of several answers that are followed. */
const FOLLOWED = 6
/** How far into a game. */
const MOST_ANSWERS = 120

/** Games played some way by bots. */
function* tables(game: Game, knowledge: Knowledge): Generator<Table> {
  for (let at = 0; ; at++) {
    const r = rngFrom(seedFrom('go on', at))
    const s: Table = open(game, { seats: game.seats.min, seed: seedFrom('go on', 'table', at) })
    for (let left = int(r, MOST_ANSWERS); left > 0 && !s.outcome; left--) {
      const [seat = 0] = waited(game, s)
      const legal: Move[] = moves(game, s, seat)
      play(game, s, seat, knowledge.obvious(s, seat, legal) ?? knowledge.rollout(s, seat, legal, r))
    }
    if (!s.outcome) yield s
  }
}

test.each(['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush'])('%s', async (id) => {
  const [game, knowledge] = await Promise.all([loadRules(id), loadKnowledge(id)])
  const trial = { game, knowledge, seed: seedFrom('hint') }
  const asked = (s: Table, seat: number, begun?: Advice['steps']) =>
    decide(adviceFor(trial, view(game, s, seat), { iterations: 2 }, [], begun))
  let followed = 0
  for (const s of tables(game, knowledge)) {
    if (followed === FOLLOWED) break
    const [seat = 0] = waited(game, s)
    // The last is the one that a search would least come to again.
    const way = asked(s, seat).findLast(({ steps }) => steps.flat().length > 1)
    if (!way) continue
    const after = clone(s)
    const [first = [], ...later] = [...way.steps, ...(way.further ?? [])]
    const [given, ...left] = first
    play(game, after, seat, given)
    const begun = left.length > 0 ? [left, ...later] : later
    const [own] = asked(after, seat, begun)
    const told = [...(own?.steps ?? []), ...(own?.further ?? [])].flat()
    expect(told.slice(0, begun.flat().length)).toEqual(begun.flat())
    followed++
  }
})
