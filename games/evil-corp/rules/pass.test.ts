import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { laid, type Placed, scene } from './testing/scene.ts'

const PASS: EvilCorpMove = { do: 'pass' }

test('EC-PASS1, EC-RULING86: with no tile, no activation and nothing affordable, the pass comes by itself and is announced', () => {
  const t = scene({ screens: [['basic-red'], []] })
  t.deploy(0, 'basic-red', 0, 'port')
  expect(t.told('passed')).toEqual([{ e: 'passed', seat: 1 }])
  expect([t.question, t.asked]).toEqual(['action', [0]])
})

test('EC-PASS1: with tiles that cannot be deployed, Pass is the only action left', () => {
  const t = scene({ screens: [['red-08'], ['basic-red']] })
  expect(t.legal(0)).toEqual([PASS])
  expect(t.refusal(0, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
  t.pass(0)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-PASS2, EC-PASS3: a player with everything to do may pass, on any turn', () => {
  const t = scene({
    screens: [
      ['basic-red', 'basic-red', 'basic-red'],
      ['basic-red', 'basic-red', 'basic-red'],
    ],
    bags: [['basic-yellow']],
    gold: [20, 20],
    on: [laid('blue-07', 0, 0, 'port')],
  })
  for (const space of ['battlefield', 'fortification'] as const) {
    for (const seat of [0, 1]) {
      expect(t.legal(seat).at(-1)).toEqual(PASS)
      expect(t.legal(seat).length).toBeGreaterThan(6)
      t.deploy(seat, 'basic-red', 0, space)
    }
  }
  t.pass(0)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-PASS4, EC-PASS5, EC-RULING35: the other takes turn after turn, and who has passed takes none', () => {
  const t = scene({ screens: [['basic-red'], ['basic-red', 'basic-red', 'basic-red']] })
  t.pass(0)
  for (const space of ['battlefield', 'fortification', 'port'] as const) {
    expect([t.question, t.asked]).toEqual(['action', [1]])
    expect(t.refusal(0, { do: 'deploy', tile: 'basic-red' })).toBe('not-asked')
    expect(t.legal(0)).toEqual([])
    t.answer(1, { do: 'deploy', tile: 'basic-red' })
    if (space === 'port') break
    t.answer(1, t.to(1, 0, space))
  }
  expect(t.s.round).toBe(1)
})

test('EC-PASS4, EC-PASS5, EC-RULING35, EC-DAY5: with three players the one who has passed is skipped', () => {
  const red = ['basic-red', 'basic-red', 'basic-red']
  const t = scene({ seats: 3, screens: [red, red, red] })
  t.deploy(0, 'basic-red', 0, 'port').pass(1).deploy(2, 'basic-red', 1, 'port')
  expect(t.asked).toEqual([0])
  t.deploy(0, 'basic-red', 2, 'port')
  expect(t.asked).toEqual([2])
  t.pass(2)
  expect(t.asked).toEqual([0])
  t.deploy(0, 'basic-red', 0, 'battlefield')
  expect([t.s.round, t.asked]).toEqual([1, [0]])
  t.pass(0)
  expect([t.s.round, t.asked]).toEqual([2, [1]])
})

test('EC-PASS6: everybody hears and sees who has passed', () => {
  const t = scene({ seats: 3 }).pass(0)
  expect(t.told('passed')).toEqual([{ e: 'passed', seat: 0 }])
  for (const seat of [0, 1, 2, -1]) {
    expect(t.heard(seat)).toContainEqual({ e: 'passed', seat: 0 })
    expect(t.seen(seat).state.passed).toBe(0b001)
  }
  t.pass(1)
  expect(t.seen(0).state.passed).toBe(0b011)
})

test('EC-PASS7, EC-RULING35: a partner goes on after the other has passed', () => {
  const red = ['basic-red', 'basic-red', 'basic-red']
  const t = scene({ seats: 4, screens: [red, red, red, red] })
  t.pass(0)
  expect(t.asked).toEqual([1])
  t.deploy(1, 'basic-red', 1, 'port').pass(2, 3)
  expect(t.asked).toEqual([1])
  t.deploy(1, 'basic-red', 1, 'battlefield')
  expect([t.s.round, t.tileAt(0, 1, 'battlefield')]).toEqual([1, 'basic-red'])
})

test('EC-PASS8: the tiles of a player who has passed stay in force and can still be killed', () => {
  const t = scene({
    screens: [['basic-red'], ['red-11', 'basic-red']],
    on: [
      laid('red-14', 0, 0, 'port'),
      laid('basic-red', 0, 0, 'battlefield'),
      laid('basic-yellow', 0, 1, 'port'),
    ],
  })
  t.pass(0)
  expect(t.lead(0, 0)).toBe(2)
  t.deploy(1, 'red-11', 1, 'port')
  // The captain lifts the Battlefield tile above the limit of 1: only the tile on the Port can be killed.
  expect(t.told('killed').map(({ kind }) => t.name(kind as number))).toEqual(['basic-yellow'])
  expect([t.discard(0), t.lead(0, 0)]).toEqual([['basic-yellow'], 2])
})

test('EC-PASS9, EC-NIGHT28, EC-RULING29: tiles behind the screen of a passed player stay there until the Night', () => {
  const t = scene({
    screens: [
      ['basic-red', 'basic-blue'],
      ['red-10', 'basic-red'],
    ],
    bags: [['basic-yellow', 'basic-red', 'basic-red', 'basic-red', 'basic-red', 'basic-red'], []],
  })
  t.pass(0).deploy(1, 'red-10', 0, 'port')
  expect(t.screen(0)).toHaveLength(3)
  expect(t.screen(0)).toEqual(expect.arrayContaining(['basic-blue', 'basic-red']))
  expect([t.discard(0), t.asked]).toEqual([[], [1]])
  const held = t.screen(0)
  t.pass(1)
  expect([t.s.round, t.discard(0)]).toEqual([2, held])
})

test('EC-DEPLOY4, EC-PASS3: with all own spaces taken nothing can be deployed, and other actions still can', () => {
  const full = (
    ['battlefield', 'battlefield', 'battlefield', 'fortification', 'port', 'port', 'portal'] as const
  ).flatMap((space, at) =>
    [0, 1].map((village): Placed => {
      const n = { battlefield: at, fortification: 0, port: at - 4, portal: 0 }[space]
      return { camp: 0, village, space, n, tile: at === 0 && village === 0 ? 'blue-07' : 'basic-blue' }
    }),
  )
  const t = scene({
    screens: [['basic-red', 'basic-blue']],
    bags: [['basic-red']],
    gold: [2, 0],
    on: full,
    queue: ['red-02', 'red-14'],
  })
  expect(t.legal(0)).toEqual([
    { do: 'activate', ...t.where(0, 0, 'battlefield') },
    { do: 'recruit', slot: 1 },
    PASS,
  ])
  expect(t.refusal(0, { do: 'deploy', tile: 'basic-red' })).toBe('EC-DEPLOY4')
  expect(t.refusal(0, { do: 'deploy', tile: 'basic-blue' })).toBe('EC-DEPLOY4')
})
