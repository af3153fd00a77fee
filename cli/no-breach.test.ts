/** In Kingdom Rush: a team of bots answers by the rules in every scenario, and holds the line where it can be held. */
import { botOf, decide, playBout } from '@duskhall/bots'
import { knowledge } from '@duskhall/games/kingdom-rush/bot/index.ts'
import { forecast } from '@duskhall/games/kingdom-rush/forecast.ts'
import { kingdomRush } from '@duskhall/games/kingdom-rush/game.ts'
import { Scene } from '@duskhall/games/kingdom-rush/rules/testing/scene.ts'
import type { KingdomRushMove } from '@duskhall/games/kingdom-rush/state.ts'
import { clone, type Move, seedFrom, view, waited } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'

/** All seats play phase 2 until the last one would be ready; what they answer is written down. */
function playPhase(t: Scene, given: Move[] = [], spec = 'greedy'): Scene {
  const players = t.s.players.map((_, seat) =>
    botOf(spec).sit(kingdomRush, knowledge, seedFrom('play', seat)),
  )
  for (let i = 0; i < 300 && t.s.phase === 'play' && t.question !== null; i++) {
    const [seat = 0, ...others] = waited(kingdomRush, t.s)
    const move = decide((players[seat] as (typeof players)[number]).think(view(kingdomRush, t.s, seat)))
    given.push(move)
    if (move.do === 'ready' && others.length === 0) return t
    t.answer(seat, move as KingdomRushMove)
  }
  return t
}

const bout = (seats: number, options: object, seed: string, spec = 'greedy') =>
  playBout({
    game: kingdomRush,
    knowledge,
    bots: Array.from({ length: seats }, () => botOf(spec)),
    seed: seedFrom(seed),
    options,
  })

describe.each([1, 2, 3, 4])('with %i seats', (seats) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('scenario %i is played by legal answers', (scenario) => {
    const difficulty = ['star1', 'star2', 'star3', 'heroic', 'iron'][(scenario + seats) % 5]
    const { state } = bout(seats, { scenario, difficulty, roundLimit: 4 }, `legal ${scenario}`)
    expect(state.outcome).not.toBeNull()
  })
})

test('the same seed gives the same game', () => {
  const options = { scenario: 3, difficulty: 'star2', roundLimit: 4 }
  const [one, other] = [0, 1].map(() => bout(2, options, 'again').record)
  expect(one).toEqual(other)
})

/** A table where one Horde stands before the exit of scenario 1. */
const atTheGate = (grid: readonly string[], ...hands: readonly (readonly string[])[]) => {
  const t = new Scene({ seats: 2, options: { scenario: 1 }, grids: { 't1-01': grid } }).until('play').clear()
  for (const [seat, hand] of hands.entries()) t.give(seat, ...hand)
  return t.lay('t1-01', [1, 5])
}

test('two hands destroy together what neither could alone', () => {
  const t = atTheGate(['gggg.', '.....', '.....', '.....', '.....'], ['marksmen'], ['marksmen'])
  for (const hero of t.s.heroes) hero.played = 1
  expect(forecast(t.s).lost).toBe(4)
  playPhase(t)
  expect(forecast(t.s).lost).toBe(0)
  expect(t.s.towers).toHaveLength(2)
})

test('a Horde before the exit that cannot be destroyed is held', () => {
  const t = atTheGate(['ggggg', 'ggggg', 'g....', '.....', '.....'], ['militia'], [])
  for (const hero of t.s.heroes) hero.played = 1
  expect(forecast(t.s).defeat ?? forecast(t.s).lost).toBe(11)
  playPhase(t)
  expect(forecast(t.s).lost).toBe(0)
})

test('a hero goes where only a base stops the Horde', () => {
  const t = atTheGate(['ggggg', 'ggggg', 'g....', '.....', '.....'], [], [])
  playPhase(t)
  expect(forecast(t.s).lost).toBe(0)
})

test('what no tower can use now is passed on for a better one', () => {
  const t = new Scene({ seats: 2, options: { scenario: 1 } }).until('play').clear()
  t.give(0, 'mage').give(1, 'archer')
  playPhase(t)
  expect([t.held(0, 'incoming'), t.held(1, 'incoming')]).toEqual([['marksmen'], ['adept']])
})

test('a Portal before the exit is closed, whatever it costs', () => {
  const t = new Scene({
    seats: 2,
    options: { scenario: 1 },
    grids: { 'portal1-01': ['.g...', '.g...', '..#..', '.....', '.....'] },
  })
    .until('play')
    .clear()
  t.give(0, 'marksmen').give(1).lay('portal1-01', [1, 5])
  playPhase(t)
  expect(forecast(t.s).defeat).toBeNull()
  expect(t.s.towers.map(({ down }) => down)).toEqual([1])
})

test('nothing is lifted and nothing taken back, also with an empty supply', () => {
  const t = atTheGate(['ggggg', '.....', '.....', '.....', '.....'], ['militia'], ['militia'])
  t.lay('t1-02', [1, 3], { soldiers: [[0, 3]] })
  t.s.soldiers = 0
  const before = clone(t.s.trays.find(({ card }) => card === t.card('t1-02')))
  const given: Move[] = []
  const { s } = playPhase(t, given)
  expect(given.filter(({ do: what }) => what === 'lift')).toEqual([])
  expect(s.trays.find(({ card }) => card === t.card('t1-02'))?.soldiers).toBe(before?.soldiers)
})
