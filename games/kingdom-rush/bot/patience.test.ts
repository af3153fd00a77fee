/** A team of bots comes to the end of a game that could be held up for ever. */
import { play, waited } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import { HeroScene } from '../rules/testing/heroes.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { answersOf } from './deeds.ts'
import { planRound } from './plan.ts'

/** Scenario 7 after the last card, in that round: Lilith cannot go on while Malik holds the Horde in front of her. */
function standoff(round: number): HeroScene {
  // Whatever is put on it is healed.
  const grids = { 't4-05': ['..sss', '..sss', 'sssss', 'sssss', 'sssss'] }
  const heroes = ['malik', 'ignus', 'magnus', 'alleria'] as const
  const t = new HeroScene({ seats: 4, options: { scenario: 7, difficulty: 'iron', heroes }, grids })
  t.until('play').clear()
  t.s.piles.forEach((_, lane) => {
    t.pile(lane)
  })
  t.s.round = round
  t.s.diamonds = 0
  if (t.s.boss) t.s.boss.life = []
  t.lay('t4-05', [0, 3], { lane: 2 }).lay('lilith-life-3', [1, 3], { lane: 2 })
  return t.stand('malik', [0, 3], [0, 0])
}

function playOn(s: KingdomRush, rounds: number): void {
  const last = s.round + rounds
  while (!s.outcome && s.round < last) {
    const seat = waited(kingdomRush, s)[0] as number
    play(kingdomRush, s, seat, answersOf(s, seat)[0] as KingdomRushMove)
  }
}

test('a tower that its owner cannot use goes to whoever reaches something with it, once no card comes any more', () => {
  const passes = (round: number) => {
    const t = standoff(round).give(0).give(1).give(2).give(3, 'bigbertha')
    for (const hero of t.s.heroes) hero.played = 1
    return planRound(t.s).map(({ use, script }) => [use.do, script[1]])
  }
  expect(passes(8)).toEqual([])
  expect(passes(40)).toEqual([['pass', { do: 'give', to: 0 }]])
})

test('a hero makes room for towers', () => {
  const t = standoff(40).give(0, 'bigbertha').stand('alleria', [0, 2])
  expect(
    planRound(t.s).flatMap(({ use }) => (use.do === 'hero' && use.figure === 3 ? [use.space] : [])),
  ).toEqual([expect.any(Number)])
})

test('a team that can do nothing about the last trays holds them back for a while, and then lets them go', () => {
  const t = standoff(20).give(0).give(1).give(2).give(3)
  playOn(t.s, 10)
  expect(t.s.outcome).toBeNull()
  playOn(t.s, 60)
  expect(t.s.outcome).not.toBeNull()
})
