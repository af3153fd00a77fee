/** Hints that a search has found, at random moments of games between bots: they rest on what the seat sees, and have words. */
import { adviceFor, chancesOf, decide } from '@duskhall/bots'
import { loadBoard, loadKnowledge, loadRules } from '@duskhall/games/registry.ts'
import {
  type Advice,
  clone,
  type Game,
  type Grounds,
  guess,
  int,
  type Knowledge,
  LANGUAGES,
  type Move,
  moves,
  open,
  play,
  rngFrom,
  type Seat,
  same,
  seedFrom,
  type Table,
  type View,
  view,
  waited,
} from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'

const POSITIONS = 10
/** How far into a game. */
const MOST_ANSWERS = 120

interface Position {
  readonly s: Table
  readonly seat: Seat
  readonly seen: View
}

/** Tables at which somebody has a choice, of games for any number of players. */
function* positions(game: Game, knowledge: Knowledge, of: string): Generator<Position> {
  const { min, max } = game.seats
  for (let at = 0, found = 0; found < POSITIONS; at++) {
    const r = rngFrom(seedFrom(of, at))
    const s: Table = open(game, { seats: min + (at % (max - min + 1)), seed: seedFrom(of, 'table', at) })
    for (let left = int(r, MOST_ANSWERS); left > 0 && !s.outcome; left--) {
      const [seat = 0] = waited(game, s)
      const legal: Move[] = moves(game, s, seat)
      play(game, s, seat, knowledge.obvious(s, seat, legal) ?? knowledge.rollout(s, seat, legal, r))
    }
    const [seat] = s.outcome ? [] : waited(game, s)
    if (seat === undefined || moves(game, s, seat).length < 2) continue
    found++
    yield { s, seat, seen: view(game, s, seat) }
  }
}

describe.each(['evil-corp', 'terrors-of-london', 'villainous'])('%s', async (id) => {
  const [game, knowledge, { hints }] = await Promise.all([loadRules(id), loadKnowledge(id), loadBoard(id)])
  const asked = (seen: View): readonly Advice[] =>
    decide(adviceFor({ game, knowledge, seed: seedFrom('hint') }, seen, { iterations: 2 }))
  const told = (seen: View, ways: readonly Advice[]) =>
    LANGUAGES.flatMap((lang) =>
      ways.map((way, at) => {
        const reader = { you: seen.seat, names: ['Ann', 'Igor', 'Cy', 'Di'] }
        return hints?.told(seen, way, at === 0 ? null : (ways[0] as Advice), reader, lang)
      }),
    )

  test('what is advised can be done, and each part is told as the seat will see it', () => {
    let several = 0
    for (const { s, seat, seen } of positions(game, knowledge, 'followed')) {
      const ways = asked(seen)
      expect(ways.length).toBeGreaterThan(0)
      if (ways.length > 1) several++
      for (const { steps, why } of ways) {
        const { moments } = why as Grounds
        const table = clone(s)
        const given = steps.flat()
        for (const [at, move] of given.entries()) {
          expect(moves(game, table, seat).some((legal: Move) => same(legal, move))).toBe(true)
          expect(moments.flat()[at]).toEqual(view(game, table, seat))
          play(game, table, seat, move)
        }
      }
    }
    expect(several).toBeGreaterThan(POSITIONS / 2)
  })

  test('other hidden cards give the same hint in the same words', () => {
    for (const { seat, seen } of positions(game, knowledge, 'hidden')) {
      const other: Table = guess(game, seen, rngFrom(seedFrom('other', seen.question?.number ?? 0)))
      const seenThere = view(game, other, seat)
      const [here, there] = [asked(seen), asked(seenThere)]
      expect(there).toEqual(here)
      expect(told(seenThere, there)).toEqual(told(seen, here))
      const trial = { game, knowledge, seed: seedFrom('chances') }
      expect(decide(chancesOf(trial, seenThere, there))).toEqual(decide(chancesOf(trial, seen, here)))
    }
  })

  test('steps, reasons and what is given up have words in both languages, and things on the table', () => {
    for (const { seen } of positions(game, knowledge, 'told')) {
      const ways = asked(seen)
      for (const words of told(seen, ways)) {
        for (const text of [...(words?.steps ?? []), words?.why]) expect(text).toMatch(/\S{2}/)
        expect(words?.why).toMatch(/[.]$/)
        expect([words?.why, words?.givesUp].join(' ')).not.toMatch(/undefined|null|NaN/)
      }
      for (const { steps } of ways) expect(hints?.marks(seen, steps).size).toBeGreaterThan(0)
    }
  })

  test('it is hardly ever said that nothing stands out', () => {
    let vague = 0
    let all = 0
    for (const { seen } of positions(game, knowledge, 'vague')) {
      for (const words of told(seen, asked(seen))) {
        all++
        if (/^(Nothing changes that has a name|Rien ne change qui ait un nom)/.test(words?.why ?? '')) vague++
      }
    }
    expect(vague).toBeLessThan(all / 20)
  })

  test('every motive is made of features that the evaluation has', () => {
    for (const { s, seat } of positions(game, knowledge, 'motives')) {
      const motives = knowledge.motives?.(s, seat) ?? []
      for (const { features } of motives)
        expect(knowledge.features).toEqual(expect.arrayContaining([...features]))
    }
  })

  test('where nobody is asked there is no hint', () => {
    for (const { seen } of positions(game, knowledge, 'over')) {
      expect(asked({ ...seen, question: null })).toEqual([])
    }
  })
})
