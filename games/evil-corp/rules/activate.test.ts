import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { laid, type Placed, scene } from './testing/scene.ts'

const PASS: EvilCorpMove = { do: 'pass' }

function fromScreen(tile: string): EvilCorpMove {
  return { do: 'take', from: 'screen', tile }
}

test('EC-ACT1, EC-ACT2, EC-ACT3, EC-ACT7: only an own, active tile with an activatable power can be activated', () => {
  const t = scene({
    screens: [['basic-red', 'blue-07']],
    bags: [['basic-yellow'], ['basic-yellow']],
    on: [
      laid('blue-07', 0, 0, 'battlefield'),
      laid('blue-15', 0, 0, 'battlefield', { n: 1, inactive: true }),
      laid('basic-red', 0, 0, 'battlefield', { n: 2 }),
      laid('yellow-05', 0, 1, 'port'),
      laid('blue-13', 1, 0, 'battlefield'),
    ],
  })
  const activate = (camp: number, village: number, space: 'battlefield' | 'port', n = 0): EvilCorpMove => {
    return { do: 'activate', ...t.where(camp, village, space, n) }
  }
  expect(t.legal(0)).toEqual([
    { do: 'deploy', tile: 'basic-red' },
    { do: 'deploy', tile: 'blue-07' },
    activate(0, 0, 'battlefield'),
    PASS,
  ])
  expect(t.refusal(0, activate(1, 0, 'battlefield'))).toBe('EC-ACT1')
  expect(t.refusal(0, activate(0, 0, 'battlefield', 2))).toBe('EC-ACT2')
  expect(t.refusal(0, activate(0, 1, 'port'))).toBe('EC-ACT2')
  expect(t.refusal(0, activate(0, 0, 'battlefield', 1))).toBe('EC-ACT3')
  expect(t.refusal(0, activate(0, 1, 'port', 1))).toBe('illegal')
})

test.each(['battlefield', 'fortification', 'port', 'portal'] as const)(
  'EC-ACT4, EC-ACT6, EC-ACT9: a tile on a %s is activated at no cost and then turned inactive',
  (space) => {
    const t = scene({ bags: [['basic-red']], on: [{ camp: 0, village: 0, space, tile: 'blue-07' }] })
    t.activate(0, 0, space)
    expect(t.screen(0)).toEqual(['basic-red', 'basic-yellow'])
    expect(t.isActive(0, 0, space)).toBe(false)
    expect(t.purse(0)).toBe(0)
    expect(t.told('activated')).toEqual([
      { e: 'activated', seat: 0, kind: t.kind('blue-07'), place: t.place(0, 0, space) },
    ])
    expect(t.told('turned-inactive')).toEqual([
      { e: 'turned-inactive', kind: t.kind('blue-07'), place: t.place(0, 0, space) },
    ])
    expect([t.question, t.asked]).toEqual(['action', [1]])
  },
)

test('EC-ACT5, EC-ACT6, EC-RULING75: first the draw, then the discard of tiles then known, and inactive only at the end', () => {
  const t = scene({
    screens: [['basic-yellow']],
    bags: [['basic-red', 'basic-blue']],
    on: [laid('blue-13', 0, 0, 'port')],
  })
  t.activate(0, 0, 'port')
  expect(t.told('drew').map(({ count }) => count)).toEqual([2])
  expect(t.question).toBe('discard')
  expect(t.isActive(0, 0, 'port')).toBe(true)
  expect(t.legal(0)).toHaveLength(3)
  for (const tile of ['basic-yellow', 'basic-red', 'basic-blue'])
    expect(t.offers(0, fromScreen(tile))).toBe(true)
  t.answer(0, fromScreen('basic-red'))
  expect(t.events.map(({ e }) => e)).toEqual(['discarded', 'turned-inactive'])
  expect(t.discard(0)).toEqual(['basic-red'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-ACT5, EC-SELFD2: a tile that discards itself and kills does so in this order', () => {
  const t = scene({
    on: [
      laid('red-03', 0, 0, 'battlefield'),
      laid('red-10', 1, 0, 'battlefield'),
      laid('basic-red', 1, 0, 'battlefield', { n: 1 }),
    ],
  })
  t.activate(0, 0, 'battlefield')
  expect(t.told('discarded-self')).toHaveLength(1)
  expect([t.question, t.tileAt(0, 0, 'battlefield')]).toEqual(['kill', null])
  t.answer(0, t.tile(1, 0, 'battlefield'))
  expect([t.discard(0), t.discard(1)]).toEqual([['red-03'], ['red-10']])
  expect(t.told('turned-inactive')).toEqual([])
})

test('EC-ACT9: an effect that asks for payment is paid', () => {
  const t = scene({
    gold: [2, 0],
    queue: ['red-02', 'red-09', 'red-14', 'blue-15', 'red-12'],
    on: [laid('yellow-16', 0, 0, 'port')],
  })
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toEqual(['basic-yellow', 'red-02'])
  expect(t.purse(0)).toBe(0)
})

test('EC-EX8, EC-ACT6, EC-ACT7, EC-ACT8, EC-GAUGE10: an activated Oracle keeps its terror and has no power left', () => {
  const t = scene({
    screens: [['blue-08', 'basic-red']],
    bags: [['basic-yellow', 'basic-yellow']],
    on: [laid('blue-15', 0, 0, 'battlefield')],
    options: { summonBonusScope: 'allOwnActiveTiles' },
  })
  t.activate(0, 0, 'battlefield')
  expect(t.screen(0)).toEqual(['basic-red', 'basic-yellow', 'blue-08'])
  expect([t.lead(0, 0), t.isActive(0, 0, 'battlefield')]).toEqual([2, false])
  t.pass(1)
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'battlefield') })).toBe('EC-ACT3')
  t.deploy(0, 'blue-08', 1, 'portal')
  expect(t.refusal(0, { do: 'summon', demon: 'demon-banish', column: 2 })).toBe('EC-DEMON6')
})

test('EC-ACT7, EC-ACT8: a captain that a rival turns inactive strengthens nobody', () => {
  const t = scene({
    screens: [['basic-yellow'], ['blue-01', 'basic-red']],
    on: [laid('red-14', 0, 0, 'port'), laid('basic-red', 0, 1, 'battlefield')],
  })
  expect(t.terror(0, 1, 'battlefield')).toBe(2)
  t.pass(0)
    .deploy(1, 'blue-01', 0, 'port')
    .answer(1, t.tile(0, 0, 'port'))
  expect(t.terror(0, 1, 'battlefield')).toBe(1)
})

test('EC-ACT10, EC-ACT11: a tile can be activated on any later turn of its round, one tile an action', () => {
  const t = scene({
    screens: [
      ['blue-07', 'basic-red', 'basic-red'],
      ['basic-red', 'basic-red', 'basic-red', 'basic-red'],
    ],
    bags: [['basic-yellow', 'basic-yellow']],
    on: [laid('blue-15', 0, 1, 'port')],
  })
  t.deploy(0, 'blue-07', 0, 'port')
  expect([t.question, t.asked]).toEqual(['action', [1]])
  t.deploy(1, 'basic-red', 0, 'port')
  const soon = t.fork().activate(0, 0, 'port')
  expect(soon.isActive(0, 0, 'port')).toBe(false)
  expect(soon.isActive(0, 1, 'port')).toBe(true)
  expect([soon.question, soon.asked]).toEqual(['action', [1]])
  t.deploy(0, 'basic-red', 0, 'battlefield').deploy(1, 'basic-red', 0, 'battlefield')
  t.activate(0, 0, 'port')
  expect([t.isActive(0, 0, 'port'), t.isActive(0, 1, 'port')]).toEqual([false, true])
})

test('EC-ACT12, EC-RULING10: an inactive tile stays so, turn after turn, moved or kept overnight, and no flip wakes it', () => {
  const t = scene({
    screens: [
      ['basic-red', 'basic-red', 'basic-red'],
      ['blue-01', 'blue-05', 'basic-red'],
    ],
    bags: [['basic-yellow'], []],
    gold: [2, 0],
    queue: ['red-14', 'blue-15', 'red-12', 'red-08', 'yellow-16'],
    on: [
      laid('blue-07', 0, 0, 'port'),
      laid('yellow-04', 0, 0, 'port', { n: 1 }),
      laid('basic-red', 0, 1, 'port'),
    ],
  })
  t.activate(0, 0, 'port')
    .answer(1, { do: 'deploy', tile: 'blue-01' })
    .answer(1, t.to(1, 0, 'port'))
  expect(t.refusal(1, t.tile(0, 0, 'port'))).toBe('EC-RULING10')
  t.answer(1, t.tile(0, 1, 'port'))
  t.activate(0, 0, 'port', 1)
    .answer(0, t.tile(0, 0, 'port'))
    .answer(0, t.to(0, 0, 'fortification'))
  expect(t.isActive(0, 0, 'fortification')).toBe(false)
  t.pass(1, 0)
  expect(t.question).toBe('upkeep')
  t.answer(0, { do: 'upkeep', kept: [{ ...t.where(0, 0, 'fortification'), free: false }] })
  expect([t.s.round, t.tileAt(0, 0, 'fortification'), t.isActive(0, 0, 'fortification')]).toEqual([
    2,
    'blue-07',
    false,
  ])
  t.pass(1)
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'fortification') })).toBe('EC-ACT3')
})

test('EC-ACT12, EC-RULING99, EC-RULING100: a tile killed and deployed again the same Day is active, and its deployment power applies again', () => {
  const t = scene({
    screens: [['basic-red', 'basic-red'], ['basic-red']],
    on: [
      laid('red-09', 0, 0, 'port'),
      laid('yellow-04', 1, 0, 'battlefield', { inactive: true }),
      laid('blue-07', 1, 1, 'port'),
    ],
  })
  t.activate(0, 0, 'port').answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.discard(1)).toEqual(['yellow-04'])
  t.activate(1, 1, 'port')
  expect([t.screen(1), t.discard(1)]).toEqual([['basic-red', 'yellow-04'], []])
  t.pass(0).deploy(1, 'yellow-04', 0, 'battlefield')
  expect(t.isActive(1, 0, 'battlefield')).toBe(true)
  expect(t.purse(1)).toBe(2)
})

test.each<{ tile: string; why: string; on?: Placed[] }>([
  { tile: 'blue-07', why: 'bag and discard are empty' },
  {
    tile: 'blue-14',
    why: 'no rival tile is active',
    on: [laid('basic-red', 1, 0, 'port', { inactive: true })],
  },
  { tile: 'blue-04', why: 'the discard is empty' },
  {
    tile: 'red-04',
    why: 'nothing is weak enough',
    on: [laid('red-10', 1, 0, 'port')],
  },
  { tile: 'yellow-16', why: 'nothing in the queue is affordable' },
])('EC-RULING17, EC-RULING43: $tile cannot be activated when $why', ({ tile, on = [] }) => {
  const t = scene({ on: [{ camp: 0, village: 0, space: 'battlefield', tile }, ...on] })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'battlefield') })).toBe('EC-RULING17')
  expect(t.legal(0)).toEqual([{ do: 'deploy', tile: 'basic-yellow' }, PASS])
})

test('EC-RULING18: each step is done as far as possible', () => {
  const t = scene({
    screens: [[], ['basic-red']],
    bags: [['basic-yellow'], []],
    on: [laid('blue-08', 0, 0, 'port')],
  })
  t.activate(0, 0, 'port')
  expect(t.told('drew').map(({ count }) => count)).toEqual([1])
  expect([t.screen(0), t.discard(0)]).toEqual([[], ['basic-yellow']])
  expect(t.isActive(0, 0, 'port')).toBe(false)
})
