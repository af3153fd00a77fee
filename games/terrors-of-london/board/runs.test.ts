/** One press for what needs no thought: all cards, what is free, and the end of the turn. */
import { view as viewOf } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from '../index.ts'
import { isRelicUsed } from '../rules/marks.ts'
import { Scene } from '../rules/testing/scene.ts'
import { playerOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import board from './index.ts'
import { idOf } from './seen.ts'

const asked = (s: TerrorsOfLondon, seat = 0) => viewOf(terrorsOfLondon, s, seat)

/** In the order in which they came. */
const names = (t: Scene, where: 'area' | 'hand') => playerOf(t.s, 0)[where].map((card) => idOf(t.s, card))

/** Presses what the prompt offers and gives its answers, as the page does; what is asked meanwhile gets the first answer. */
function press(t: Scene, label: string): boolean {
  const run = board.runs?.(asked(t.s), 'en').find((one) => one.label.startsWith(label))
  for (let tries = 0; run && tries < 20 && t.s.active === 0; tries++) {
    const move = run.next(asked(t.s))
    const [other] = t.s.agenda.at(-1)?.do === 'curse' ? (asked(t.s, 1).question?.moves ?? []) : []
    if (move) t.answer(0, move)
    else if (other) t.answer(1, other)
    else if (run.waits?.(asked(t.s))) t.answer(0, asked(t.s).question?.moves[0] as TerrorsMove)
    else break
  }
  return run !== undefined
}

test('one press plays all cards, and goes on after the choice that one of them asks for', () => {
  const t = new Scene({ hands: [['cultist', 'werewolf', 'fanatic', 'blood-tithe']], health: [40, 40] })
  expect(press(t, 'Attack')).toBe(false)
  expect(press(t, 'Play all')).toBe(true)
  // The Influence finds no monster of its faction: it may be kept.
  expect(playerOf(t.s, 0).hand).toHaveLength(1)
  expect(names(t, 'area')).toEqual(['cultist', 'fanatic', 'werewolf'])
})

test('what counts others is played before them, and what is drawn meanwhile stays in hand', () => {
  const t = new Scene({
    hands: [['sewer-rats', 'pack-alpha', 'howl-of-the-wolf']],
    overlords: ['fenris', 'methuselah'],
    draws: [['cultist', 'cultist']],
  })
  press(t, 'Play all')
  expect(names(t, 'area')).toEqual(['pack-alpha', 'sewer-rats', 'howl-of-the-wolf'])
  expect(names(t, 'hand')).toEqual(['cultist'])
})

test('the same press uses what is free and better at no other time, and nothing with a price or a choice', () => {
  const t = new Scene({
    hands: [['cultist', 'warlock']],
    relics: [['pocket-watch', 'sword-of-methuselah', 'key-of-lufenamun']],
    draws: [['fanatic']],
  })
  expect(press(t, 'Play and use all')).toBe(true)
  const used = playerOf(t.s, 0).relics.filter((card) => isRelicUsed(t.s, card))
  expect(used.map((card) => idOf(t.s, card))).toEqual(['pocket-watch'])
  // The Warlock demands a sacrifice.
  expect(names(t, 'hand')).toEqual(['warlock'])
})

test('another press attacks, heals and ends the turn', () => {
  const t = new Scene({ hands: [['cultist']], power: 6, regeneration: 2, health: [30, 40] })
  expect(board.runs?.(asked(t.s), 'en').map(({ label }) => label)).toEqual(['Attack for 6, heal 2, end turn'])
  expect(board.runs?.(asked(t.s), 'fr')[0]?.label).toBe('Attaquer (6), soigner 2, passer')
  press(t, 'Attack')
  expect([0, 1].map((seat) => playerOf(t.s, seat).health)).toEqual([32, 34])
  expect(t.s.active).toBe(1)
  const healing = new Scene({ hands: [['cultist']], regeneration: 2, health: [30, 40] })
  expect(board.runs?.(asked(healing.s), 'en')[0]?.label).toBe('Heal 2, end turn')
  expect(board.runs?.(asked(new Scene({ hands: [['cultist']] }).s), 'en')).toEqual([])
})
