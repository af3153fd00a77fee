/** The end of a turn as a player follows it. */
import { clone } from '@duskhall/kernel'
import type { HeardPlay } from '@duskhall/ui'
import { heardPlay } from '@duskhall/ui/testing/heard.ts'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import type { TerrorsMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { interludes } from './interludes.ts'

const FIVE = ['fanatic', 'fanatic', 'ghoul', 'wisp', 'skeletal']

function heard(t: ReturnType<typeof scene>, seat: number, move: TerrorsMove): HeardPlay {
  return heardPlay(terrorsOfLondon, clone(t.s), seat, t.s.active, move) as HeardPlay
}

const followed = (last: HeardPlay, you = 0, lang: 'en' | 'fr' = 'en') =>
  interludes.of([last], { lang, texts: texts[lang], reader: { you, names: ['Nora', 'Vex'] }, seats: [] })

const ending = () =>
  scene({ hands: [['ghoul', 'blood-tithe', 'cultist']], draws: [FIVE] }).play('ghoul', 'blood-tithe')

test('what is discarded and lost, what is drawn, whose turn comes: one after the other', () => {
  const t = ending()
  const play = heard(t, 0, { do: 'pass' })
  expect(interludes.holds(play.events)).toBe(true)
  const { steps, onward, from, to } = followed(play)
  expect({ from, to, onward }).toEqual({ from: 0, to: 2, onward: null })
  expect(steps[0]?.said.text).toMatch(/^Cleanup: you discard .*Not spent and lost: /)
  expect(steps[1]?.said.text).toMatch(/^You draw /)
  expect(steps[1]?.said.why).toContain("Vex's turn")
  expect(steps.at(-1)?.told).toBe(play.events.length)
})

test('first the play area and the pool are empty, then the new hand is there; the turn is still the old one', () => {
  const t = ending()
  const turn = t.s.turn
  const [cleanup, draw] = followed(heard(t, 0, { do: 'pass' })).steps.map(({ state }) => state)
  expect(cleanup?.players[0]).toMatchObject({ area: [], hand: [] })
  expect([cleanup?.pool, cleanup?.turn, cleanup?.active]).toEqual([[0, 0, 0], turn, 0])
  expect(cleanup?.players[0]?.discard).toHaveLength(2)
  expect(draw?.players[0]?.hand).toHaveLength(5)
  expect([draw?.turn, draw?.active]).toEqual([turn, 0])
})

test('nobody else learns what was drawn', () => {
  const { steps } = followed(heard(ending(), 1, { do: 'pass' }), 1)
  expect(steps[1]?.said.text).toMatch(/^.*Nora.* draws 5 cards\.$/)
  expect(steps[1]?.state.players[0]?.hand.every((card: number) => card < 0)).toBe(true)
})

test('nothing else is held back', () => {
  const t = scene({ hands: [['ghoul', 'cultist']], draws: [FIVE] })
  const [first] = t.legal().filter((move) => move.do === 'play')
  expect(interludes.holds(heard(t, 0, first as TerrorsMove).events)).toBe(false)
})
