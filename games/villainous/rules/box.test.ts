/** What the rulebook says of the box and of the table around it, and what it leaves alone. */
import { readFileSync } from 'node:fs'
import { readOptions } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boardOf, boxOf } from '../content/box.ts'
import { villainous } from '../index.ts'
import { ACTIONS } from '../state.ts'
import { scene } from './testing/scene.ts'

const box = boxOf({ content: villainous.content.standard })
const guide = (language: string) =>
  readFileSync(new URL(`../../../docs/rules/villainous.${language}.md`, import.meta.url), 'utf8')

test('VD-COMP3: every Villain has a guide, a section of its own in the rules', () => {
  const chapters = (language: 'en' | 'fr') =>
    box.boards.map(({ entry }) => new RegExp(`^## (Le )?${entry.name[language]}$`, 'm').test(guide(language)))
  expect([chapters('en'), chapters('fr')]).toEqual([
    [true, true, true],
    [true, true, true],
  ])
})

test('VD-COMP6: 40 tokens are in the box, and nobody ever waits for one', () => {
  const t = scene(['gaston', { mover: 'belles-house', power: 40 }], ['horned-king']).move('tavern')
  expect(t.use('gainPower').power(0)).toBe(42)
})

test('VD-COMP12: what the reference cards tell is at hand: every objective and every action', () => {
  const objectives = box.boards.map(({ entry }) => Object.values(entry.objective))
  expect(new Set(objectives.flat()).size).toBe(6)
  const headings = [
    'Gain Power',
    'Play a Card',
    'Activate',
    'Fate',
    'Move a Hero',
    'Move an Item or Ally',
    'Vanquish',
    'Discard Cards',
  ]
  expect(headings).toHaveLength(ACTIONS.length)
  for (const heading of headings) expect(guide('en')).toContain(`\n## ${heading}\n`)
})

test('VD-SETUP7, VD-HIDE5: everybody knows everybody’s objective from the start', () => {
  const t = scene(['lady-tremaine'], ['horned-king'], ['gaston'])
  for (const seat of [0, 1, 2]) {
    const seen = t.seen(seat).state
    expect(seen.realms.map((_, other) => boardOf(seen, other).entry.objective.en)).toEqual([
      expect.stringContaining('Wedding Bells'),
      expect.stringContaining('Black Cauldron'),
      expect.stringContaining('8 Obstacles'),
    ])
  }
})

test('VD-SETUP-R3: a hand of four Conditions is kept', () => {
  const hand = ['beautiful-as-me', 'beautiful-as-me', 'beautiful-as-me', 'temper'] as const
  const t = scene(['gaston', { hand }], ['horned-king'])
  expect([t.question, t.offered, t.hand(0)]).toEqual([
    'move',
    ['move beasts-castle', 'move forest', 'move tavern'],
    [...hand].sort(),
  ])
})

test('VD-GASTON16, VD-FAQ2: Gaston is proposed first, Lady Tremaine last', () => {
  const proposed = (seats: number) => readOptions(villainous.options, seats).villains
  expect([proposed(2), proposed(3)]).toEqual([
    ['gaston', 'horned-king'],
    ['gaston', 'horned-king', 'lady-tremaine'],
  ])
})

test('VD-FAQ1: no Villain begins with a handicap; only the order of the turns counts', () => {
  const orders = [
    ['gaston', 'horned-king', 'lady-tremaine'],
    ['lady-tremaine', 'gaston', 'horned-king'],
    ['horned-king', 'lady-tremaine', 'gaston'],
  ]
  for (const villains of orders) {
    const s = villainous.setup({
      seats: 3,
      options: { ...readOptions(villainous.options, 3), villains, firstPlayer: '0' },
      content: villainous.content.standard,
      rng: [1, 2, 3, 4],
    })
    expect(s.realms.map(({ power, hand }) => [power, hand.length])).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
    ])
  }
})

test('VD-MULTI8: the Villains of the other boxes are in theirs', () => {
  expect(box.boards.map(({ id }) => id)).toEqual(['gaston', 'horned-king', 'lady-tremaine'])
  const asked = { villains: ['gaston', 'ursula'] }
  expect(() => readOptions(villainous.options, 2, asked)).toThrow()
})

test('VD-GOAL-R5: however long nobody meets an objective, nobody is out and nothing ends', () => {
  const t = scene(['gaston'], ['horned-king'], ['lady-tremaine'])
  for (let i = 0; i < 300; i++) t.until((t.seat + 1) % 3)
  expect([t.winners, t.question, t.s.turn]).toEqual([null, 'move', 301])
})

test('VD-GEN-R7: what lies in a pile or deck is not in play; what lies under a Hero is', () => {
  const bargain = (has: object) =>
    scene(
      [
        'horned-king',
        { mover: 'morva', power: 9, hand: ['we-have-made-a-bargain'], deck: ['visions'], ...has },
      ],
      ['gaston'],
    )
      .move('dungeons')
      .play('we-have-made-a-bargain')
  const piled = bargain({ fateDiscard: ['dyrnwyn'], realm: { doli: 'morva' } })
  expect([piled.question, piled.realm(0).pieces]).toEqual(['act', [0]])
  const held = bargain({ realm: { doli: { at: 'morva', items: ['dyrnwyn'] } } })
  expect(held.offered).toEqual(['branch 0', 'branch 1'])
  expect(held.branch(1).realm(0).pieces).toEqual([1])
})
