import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { type Placed, scene } from './testing/scene.ts'

function own(tile: string, space: Placed['space'] = 'port', n = 0): Placed {
  return { camp: 0, village: 0, space, n, tile }
}

function take(tile: string, from: 'screen' | 'discard' = 'screen'): EvilCorpMove {
  return { do: 'take', from, tile }
}

test('EC-RULING13: a power draws the bag, then the discard through the bag', () => {
  const t = scene({
    screens: [['basic-yellow']],
    bags: [['red-01']],
    discards: [['red-02', 'red-03', 'red-04']],
    on: [own('blue-08')],
  }).activate(0, 0, 'port')
  expect(t.told('bag-refilled')).toEqual([{ e: 'bag-refilled', camp: 0, count: 3 }])
  expect(t.screen(0)).toHaveLength(3)
  expect(t.screen(0)).toContain('red-01')
  expect([t.bag(0).length, t.discard(0).length]).toEqual([2, 0])
})

test('EC-RULING13: by option a power draws only what the bag holds', () => {
  const t = scene({
    options: { powerDrawReshuffles: false },
    screens: [['basic-yellow', 'basic-red']],
    bags: [['red-01']],
    discards: [['red-02', 'red-03', 'red-04', 'red-05', 'red-06']],
    on: [own('blue-08')],
  }).activate(0, 0, 'port')
  expect(t.told('bag-refilled')).toEqual([])
  expect(t.screen(0)).toEqual(['basic-red', 'basic-yellow', 'red-01'])
  expect([t.bag(0).length, t.discard(0).length]).toEqual([0, 5])
})

test('EC-RULING13: by option an empty bag makes a draw impossible although the discard is full', () => {
  const given = { screens: [['basic-yellow']], discards: [['red-02']], on: [own('blue-07')] }
  const activate = (t: ReturnType<typeof scene>): EvilCorpMove => ({
    do: 'activate',
    ...t.where(0, 0, 'port'),
  })
  const without = scene({ ...given, options: { powerDrawReshuffles: false } })
  expect(without.refusal(0, activate(without))).toBe('EC-RULING17')
  const by = scene(given)
  expect(by.offers(0, activate(by))).toBe(true)
})

test.each([
  [true, ['basic-yellow', 'red-06']],
  [false, ['basic-yellow']],
])(
  'EC-RULING13: a rival ordered to draw refills too, unless the option forbids it (%s)',
  (powerDrawReshuffles, screen) => {
    const t = scene({
      options: { powerDrawReshuffles },
      screens: [['red-10', 'basic-yellow'], ['basic-yellow']],
      discards: [[], ['red-06']],
    })
    t.deploy(0, 'red-10', 0, 'port')
    expect(t.screen(1)).toEqual(screen)
  },
)

test('EC-RULING13: at Night the discard goes into the bag whatever the option says', () => {
  const t = scene({
    options: { powerDrawReshuffles: false },
    bags: [[], []],
    discards: [['red-01', 'red-02', 'red-03', 'red-04']],
  }).passAll()
  expect(t.screen(0)).toHaveLength(5)
})

test('EC-RULING14, EC-RULING44: the rival chooses, from behind the screen only', () => {
  const t = scene({
    screens: [['basic-yellow'], ['basic-red', 'basic-red', 'red-06']],
    bags: [[], ['red-07']],
    discards: [[], ['red-09']],
    on: [own('red-02'), { ...own('red-08'), camp: 1 }],
  }).activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['discard', [1]])
  expect(t.legal(1)).toEqual([take('basic-red'), take('red-06')])
  expect(t.legal(0)).toEqual([])
  t.answer(1, take('red-06'))
  expect(t.screen(1)).toEqual(['basic-red', 'basic-red'])
  expect(t.discard(1)).toEqual(['red-06', 'red-09'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING14: the rival chooses which 3 of 6 tiles to show', () => {
  const six = ['basic-red', 'basic-blue', 'red-06', 'red-07', 'basic-red', 'basic-yellow']
  const t = scene({ screens: [['basic-yellow'], six], on: [own('red-05')] }).activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['reveal', [1]])
  expect(t.legal(1)).toHaveLength(5)
  t.answer(1, take('basic-red')).answer(1, take('basic-red'))
  expect(t.told('revealed')).toEqual([])
  expect(t.refusal(1, take('basic-red'))).toBe('illegal')
  t.answer(1, take('basic-blue'))
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 1, shown: [0, 1, 1] }])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test.each([2, 3])(
  'EC-RULING45: with %i tiles, no more than asked for, all are shown without a choice',
  (count) => {
    const screen = ['basic-red', 'basic-blue', 'basic-yellow'].slice(0, count)
    const t = scene({ screens: [['basic-yellow'], screen], on: [own('red-05')] }).activate(0, 0, 'port')
    expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 1, shown: [0, 1, 3].slice(0, count) }])
    expect(t.screen(1)).toHaveLength(count)
  },
)

test.each([
  [1, 0, ['basic-red']],
  [2, 1, ['basic-red']],
])('EC-RULING45: of %i tiles a discard of 1 leaves %i', (count, left, gone) => {
  const screen = ['basic-red', 'basic-red'].slice(0, count)
  const t = scene({ screens: [['basic-yellow'], screen], on: [own('red-02')] }).activate(0, 0, 'port')
  if (t.question === 'discard') t.answer(1, take('basic-red'))
  expect([t.screen(1).length, t.discard(1)]).toEqual([left, gone])
})

test('EC-RULING18, EC-RULING45: with too few tiles each step is done as far as possible', () => {
  // Draws 1 instead of 2, then discards the 2 there are.
  const t = scene({ screens: [['basic-yellow']], bags: [['basic-red']], on: [own('blue-08')] }).activate(
    0,
    0,
    'port',
  )
  expect(t.told('drew')).toHaveLength(1)
  expect(t.screen(0)).toEqual([])
  expect(t.discard(0)).toEqual(['basic-red', 'basic-yellow'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
})

test('EC-RULING18: a first step that cannot be done does not stop the second', () => {
  const t = scene({ screens: [['basic-yellow', 'basic-red', 'basic-blue']], on: [own('blue-08')] })
  t.activate(0, 0, 'port')
  expect(t.told('drew')).toEqual([])
  t.answer(0, take('basic-red')).answer(0, take('basic-blue'))
  expect(t.screen(0)).toEqual(['basic-yellow'])
})

test('EC-RULING43: with bag and discard empty a draw stops short, without penalty', () => {
  const t = scene({ bags: [['red-01']], screens: [['basic-yellow', 'basic-red']], on: [own('blue-13')] })
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toEqual(['basic-red', 'basic-yellow', 'red-01'])
  expect([t.question, t.asked]).toEqual(['discard', [0]])
})

test('EC-RULING43: at Night a camp of 4 tiles draws 4', () => {
  const t = scene({
    screens: [['basic-red']],
    bags: [['red-01', 'red-02']],
    discards: [['red-03']],
  }).passAll()
  expect(t.screen(0)).toEqual(['basic-red', 'red-01', 'red-02', 'red-03'])
  expect([t.bag(0), t.discard(0)]).toEqual([[], []])
})

test('EC-RULING29: a tile drawn by a player who has passed stays unused, and is discarded at Night', () => {
  const t = scene({
    screens: [['red-10', 'basic-yellow'], []],
    bags: [[], ['red-06', 'basic-red', 'basic-red', 'basic-red', 'basic-red', 'basic-red']],
    first: 1,
    gold: [0, 9],
  })
  t.pass(1).deploy(0, 'red-10', 0, 'port')
  const [drawn] = t.screen(1)
  expect(t.asked).toEqual([0])
  t.pass(0)
  expect(t.discard(1)).toEqual([drawn])
  expect(t.screen(1)).toHaveLength(5)
})

test('EC-RULING50, EC-RULING75: the discard is chosen after the draw, and may take the tiles just drawn', () => {
  const t = scene({ screens: [['basic-yellow']], bags: [['red-06']], on: [own('blue-11')] }).activate(
    0,
    0,
    'port',
  )
  expect([t.question, t.asked]).toEqual(['discard', [0]])
  expect(t.legal(0)).toEqual([take('basic-yellow'), take('red-06')])
  t.answer(0, take('red-06'))
  expect(t.discard(0)).toEqual(['red-06'])
})

test('EC-RULING75: the object of a kill is chosen after the tile has discarded itself, with the terror of that moment', () => {
  // Without its company the own lone fighter has 3, and 4 with the captain.
  const t = scene({
    on: [
      own('red-03', 'battlefield'),
      own('red-06', 'battlefield', 1),
      { ...own('basic-red'), camp: 1 },
      { ...own('basic-red', 'port', 1), camp: 1 },
    ],
  })
  const captain = scene({
    on: [
      own('red-03', 'battlefield'),
      own('red-06', 'battlefield', 1),
      own('red-14'),
      { ...own('basic-red'), camp: 1 },
    ],
  })
  expect(t.terror(0, 0, 'battlefield', 1)).toBe(1)
  t.activate(0, 0, 'battlefield')
  expect(t.discard(0)).toEqual(['red-03'])
  expect(t.offers(0, t.tile(0, 0, 'battlefield', 1))).toBe(true)
  captain.activate(0, 0, 'battlefield')
  expect(captain.legal(0)).toEqual([captain.tile(0, 0, 'port'), captain.tile(1, 0, 'port')])
  expect(captain.refusal(0, captain.tile(0, 0, 'battlefield', 1))).toBe('EC-KILL1')
})

test('EC-RULING99: a tile that comes back is deployed active, whatever its face was when it left', () => {
  const t = scene({
    screens: [['basic-yellow'], ['red-11', 'basic-yellow']],
    on: [{ ...own('blue-07', 'battlefield'), inactive: true }, own('blue-15')],
  })
  t.deploy(0, 'basic-yellow', 1, 'port').deploy(1, 'red-11', 0, 'battlefield')
  t.answer(1, t.tile(0, 0, 'battlefield'))
  expect(t.discard(0)).toEqual(['blue-07'])
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toEqual(['blue-07'])
  t.pass(1).deploy(0, 'blue-07', 0, 'battlefield')
  expect(t.isActive(0, 0, 'battlefield')).toBe(true)
})

test('EC-RULING100: a tile killed today may be drawn and deployed again today, with its deployment power', () => {
  const t = scene({
    screens: [
      ['yellow-05', 'basic-red'],
      ['red-11', 'basic-yellow'],
    ],
    on: [own('blue-07', 'fortification')],
  })
  t.deploy(0, 'yellow-05', 0, 'battlefield').deploy(1, 'red-11', 1, 'port')
  t.answer(1, t.tile(0, 0, 'battlefield'))
  expect(t.purse(0)).toBe(3)
  t.activate(0, 0, 'fortification').pass(1)
  t.deploy(0, 'yellow-05', 0, 'battlefield')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: 3 }])
  expect(t.purse(0)).toBe(6)
})
