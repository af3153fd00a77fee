import { expect, test } from 'vitest'
import { helpKeys, keysTaken, ownKeys, type Sitting } from './help-keys.ts'

const TABLE: Sitting = { replay: false, over: false, bots: true, endsTurns: true, shortcuts: true }
const named = (sitting: Partial<Sitting>) => helpKeys({ ...TABLE, ...sitting }).map(([, name]) => name)

test('at a table every key is named', () => {
  expect(named({})).toEqual([
    ...['tab', 'arrows', 'enter', 'escape', 'space', 'undo', 'digits', 'skip'],
    ...['log', 'rules', 'gallery', 'peek', 'help'],
  ])
})

test('letters and digits that are switched off are not named', () => {
  expect(named({ shortcuts: false })).toEqual(['tab', 'arrows', 'enter', 'escape', 'space'])
})

test('nobody is told to skip bots, or to end a turn, where there are none', () => {
  expect(named({ bots: false })).not.toContain('skip')
  expect(named({ endsTurns: false })).not.toContain('space')
})

test('nothing can be answered in a replay, or when the game is over', () => {
  expect(named({ replay: true })).toEqual([
    ...['stops', 'moves', 'run'],
    ...['log', 'rules', 'gallery', 'peek', 'help'],
  ])
  expect(named({ over: true })).toEqual(['stops', 'log', 'rules', 'gallery', 'peek', 'help'])
})

test("a board's own letters are named where something is played, unless they are switched off", () => {
  const keys = [['F', 'flips the tile']] as const
  expect(ownKeys(keys, TABLE)).toEqual(keys)
  expect(ownKeys(keys, { ...TABLE, shortcuts: false })).toEqual([])
  expect(ownKeys(keys, { ...TABLE, replay: true })).toEqual([])
})

test('hints and what partners mean to do have keys where there are such', () => {
  expect(named({ hints: true })).toContain('hint')
  expect(named({ partners: true })).toEqual(expect.arrayContaining(['keep', 'plan']))
  expect(named({ partners: true, bots: false })).not.toContain('keep')
  expect(named({ hints: true, over: true })).not.toContain('hint')
})

test('in the middle of an action no page opens by a key of the board, and before and after it does', () => {
  const keys = [
    ['R', 'Turn'],
    ['+ −', 'Larger'],
  ] as const
  expect(keysTaken(true, keys)).toContain('r')
  expect(keysTaken(false, keys)).toEqual([])
})
