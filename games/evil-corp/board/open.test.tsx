/** A table with all cards open, as a replay of a finished game shows it: hands and bags of everybody. */
import { type View, view as viewOf } from '@duskhall/kernel'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'
import { pileOf } from './piles.ts'

const { s } = scene({
  screens: [['basic-red'], ['yellow-05', 'red-04']],
  bags: [['basic-blue'], ['basic-yellow', 'basic-yellow']],
})
const open: View<EvilCorp, EvilCorpMove> = { seat: 0, state: s, unseen: {}, backs: {}, question: null }
const labels = (view: View<EvilCorp, EvilCorpMove>) => spoken(drawBoard(board, texts, view))
const names = ['yellow-05', 'red-04'].map((tile) => texts.en.name(tile))

test('the screens of others are seen, and can be looked behind', () => {
  const said = labels(open)
  for (const name of names)
    expect(said.some((label) => label.startsWith('Vex') && label.includes(name))).toBe(true)
  expect(said).toContain('Behind the screen of Vex, 2 tiles')
  expect(said).toContain('Bag of Vex, 2 tiles')
})

test('while the game goes on they stay closed', () => {
  const said = labels(viewOf(evilCorp, s, 0))
  for (const name of names)
    expect(said.some((label) => label.startsWith('Vex') && label.includes(name))).toBe(false)
  expect(said.join()).not.toContain('Behind the screen of')
})

test('a bag that is open holds what is in it; a closed one is known with the screens only', () => {
  const bagOf = (view: View<EvilCorp, EvilCorpMove>) => {
    const desk = { s: view.state, after: view.state, view, words: { hiddenNote: 'hidden' } }
    return pileOf(desk as never, 1, 'bag', '').pile
  }
  expect(bagOf(open)).toMatchObject({ cards: s.camps[1]?.bag, note: undefined })
  expect(bagOf(viewOf(evilCorp, s, 0)).cards).toHaveLength(4)
})
