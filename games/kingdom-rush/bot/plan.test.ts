import { moves, play, standing } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import { Scene } from '../rules/testing/scene.ts'
import type { Asking, KingdomRushMove } from '../state.ts'
import { answerTo } from './answers.ts'
import { planRound } from './plan.ts'

test('a tray that is kept for somebody is left alone by all others', () => {
  const grids = { 't1-01': ['gggg.', '.....', '.....', '.....', '.....'] }
  const t = new Scene({ seats: 2, options: { scenario: 1 }, grids }).until('play').clear()
  t.give(0, 'marksmen').give(1, 'marksmen').lay('t1-01', [1, 5])
  for (const hero of t.s.heroes) hero.played = 1
  const builders = (reserved?: ReadonlyMap<number, number>) =>
    planRound(t.s, reserved ? { reserved } : {}).flatMap(({ seat, use }) =>
      use.do === 'build' ? [seat] : [],
    )
  expect(builders()).toEqual([0, 1])
  expect(builders(new Map([[t.card('t1-01'), 1]]))).toEqual([1])
})

test('a tower is turned toward what it is meant to hit, wherever it stands', () => {
  const grids = { 't1-01': ['wwww.', '.....', '.....', '.....', '.....'] }
  const t = new Scene({ seats: 2, options: { scenario: 1 }, grids }).until('play').clear()
  t.give(0).give(1, 'marksmen', 'marksmen').lay('t1-01', [1, 5])
  for (const hero of t.s.heroes) hero.played = 1
  const deeds = planRound(t.s)
  expect(deeds.map(({ use }) => use.do)).toEqual(['build', 'build'])
  for (const { script } of deeds) expect(script.some((move) => move.do === 'cells')).toBe(true)
})

test('whoever comes to an action that somebody else began finds a site from where the tower hits', () => {
  const grids = { 't1-01': ['wwww.', '.....', '.....', '.....', '.....'] }
  const t = new Scene({ seats: 2, options: { scenario: 1 }, grids }).until('play').clear()
  t.give(0, 'archer').lay('t1-01', [1, 5])
  const [build] = moves(kingdomRush, t.s, 0) as KingdomRushMove[]
  play(kingdomRush, t.s, 0, build as KingdomRushMove)
  for (const question of ['site', 'turn', 'cells']) {
    const q = standing(t.s) as Asking
    expect(q.do).toBe(question)
    play(kingdomRush, t.s, 0, answerTo(t.s, q, 0, moves(kingdomRush, t.s, 0) as KingdomRushMove[]))
  }
  expect(t.s.trays[0]?.tiles).toHaveLength(1)
})
