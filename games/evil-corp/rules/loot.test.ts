import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('EC-EX1, EC-LOOT1, EC-LOOT3, EC-LOOT5, EC-FIELD4: the first Red tile on a Battlefield loots its printed terror', () => {
  const t = scene({ screens: [['basic-red']] })
  t.deploy(0, 'basic-red', 1, 'battlefield')
  expect(t.lead(1, 0)).toBe(1)
  expect(t.s.camps[0]?.gold).toBe(1)
  expect(t.s.villages[1]?.loot).toBe(0)
  expect(t.question).toBe('action')
  expect(t.asked).toEqual([1])
})

test('EC-LOOT2, EC-LOOT6: the second Red tile on the board, of either camp, finds nothing to loot', () => {
  const t = scene({
    screens: [
      ['basic-red', 'basic-red'],
      ['basic-red-strong', 'basic-blue'],
    ],
  })
  t.deploy(0, 'basic-red', 0, 'battlefield')
  t.deploy(1, 'basic-red-strong', 0, 'battlefield')
  expect(t.s.camps[1]?.gold).toBe(0)
  t.deploy(0, 'basic-red', 0, 'battlefield', 1)
  expect(t.s.camps[0]?.gold).toBe(1)
})
