import { expect, test } from 'vitest'
import { together } from './spans-together.ts'

const card = (text: string) => ({ text, thing: { kind: 'card', id: 'c' } as const })
const parts = (...spans: Parameters<typeof together>[0]) =>
  together(spans).map(({ text, tail }) => [text, tail])

test('a full stop, a comma or a colon stays with the name before it', () => {
  expect(parts({ text: 'You draw ' }, card('Ghoul'), { text: '.' })).toEqual([
    ['You draw ', ''],
    ['Ghoul', '.'],
  ])
  expect(parts(card('Ghoul'), { text: ', then ' }, card('Wisp'), { text: '\u00a0: 2.' })).toEqual([
    ['Ghoul', ','],
    [' then ', ''],
    ['Wisp', '\u00a0:'],
    [' 2.', ''],
  ])
})

test('a possessive too; other words do not', () => {
  expect(parts(card('Vex'), { text: "'s purse." })).toEqual([
    ['Vex', "'s"],
    [' purse.', ''],
  ])
  expect(parts(card('Ghoul'), { text: ' (2)' })).toEqual([
    ['Ghoul', ''],
    [' (2)', ''],
  ])
})

test('nothing is lost or said twice', () => {
  const spans = [{ text: '(' }, card('A'), { text: ')…' }, card('B'), card('C'), { text: '! x' }]
  const all = together(spans)
    .map(({ text, tail }) => text + tail)
    .join('')
  expect(all).toBe(spans.map(({ text }) => text).join(''))
})
