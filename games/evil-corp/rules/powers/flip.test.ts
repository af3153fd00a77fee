import { expect, test } from 'vitest'
import { loadContent } from '../../content/box.ts'
import standard from '../../content/evil-corp.json' with { type: 'json' }
import type { EvilCorpMove } from '../../state.ts'
import { type Given, laid, scene } from '../testing/scene.ts'

const DECLINE: EvilCorpMove = { do: 'decline' }
const STRIKE: EvilCorpMove = { do: 'demon', demon: 'demon-strike' }
const BANISH: EvilCorpMove = { do: 'demon', demon: 'demon-banish' }
const CYCLE: EvilCorpMove = { do: 'demon', demon: 'demon-cycle' }

/** The box with other powers on one tile. */
function changed(id: string, powers: object): string {
  const tiles = standard.tiles.map((tile) => (tile.id === id ? { ...tile, ...powers } : tile))
  return loadContent({ ...standard, tiles })
}

const crowd: Given['on'] = [
  laid('basic-red', 0, 0, 'battlefield'),
  laid('basic-red', 1, 0, 'battlefield'),
  laid('basic-yellow', 1, 0, 'battlefield', { n: 1, inactive: true }),
  laid('red-10', 1, 0, 'fortification'),
  laid('yellow-05', 1, 1, 'port'),
  laid('blue-07', 1, 1, 'portal'),
]

test.each(['blue-01', 'blue-05'])(
  'EC-FLIP1, EC-FLIP5, EC-RULING10, EC-RULING41: deployed %s turns any active rival tile, on any space',
  (tile) => {
    const t = scene({ screens: [[tile, 'basic-blue']], on: crowd })
    t.deploy(0, tile, 1, 'fortification')
    expect([t.question, t.asked]).toEqual(['flip-monster', [0]])
    expect(t.legal(0)).toEqual([
      t.tile(1, 0, 'battlefield'),
      t.tile(1, 0, 'fortification'),
      t.tile(1, 1, 'port'),
      t.tile(1, 1, 'portal'),
    ])
    expect(t.refused(0)).toEqual([
      { move: t.tile(0, 0, 'battlefield'), rule: 'EC-FLIP5' },
      { move: t.tile(1, 0, 'battlefield', 1), rule: 'EC-RULING10' },
      { move: t.tile(0, 1, 'fortification'), rule: 'EC-FLIP5' },
    ])
    expect(t.refusal(0, DECLINE)).toBe('illegal')
    t.answer(0, t.tile(1, 0, 'battlefield'))
    const place = t.place(1, 0, 'battlefield')
    expect(t.told('flipped')).toEqual([{ e: 'flipped', seat: 0, kind: t.kind('basic-red'), camp: 1, place }])
    expect(t.half(0, 1).inactive).toBe(0b011)
    expect(t.half(1, 1).inactive).toBe(0)
    expect([t.question, t.asked]).toEqual(['action', [1]])
  },
)

test.each(['blue-09', 'blue-14'])(
  'EC-FLIP1, EC-FLIP4, EC-RULING41: activated %s turns a tile without powers, whose terror stays',
  (tile) => {
    const t = scene({ on: [...crowd, { camp: 0, village: 0, space: 'port', tile }] })
    const before = t.lead(0, 0)
    t.activate(0, 0, 'port').answer(0, t.tile(1, 0, 'battlefield'))
    expect(t.isActive(1, 0, 'battlefield')).toBe(false)
    expect(t.terror(1, 0, 'battlefield')).toBe(1)
    expect(t.lead(0, 0)).toBe(before)
    expect(t.isActive(0, 0, 'port')).toBe(false)
  },
)

test('EC-FLIP1, EC-ELIG1: with three players a tile on the board of the two others is out of reach', () => {
  const on = [0, 1, 2].map(
    (village) => ({ camp: [1, 1, 2][village] as number, village, space: 'port', tile: 'basic-red' }) as const,
  )
  const t = scene({ seats: 3, screens: [['blue-01', 'basic-blue']], on })
  t.deploy(0, 'blue-01', 0, 'battlefield')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(2, 2, 'port')])
  expect(t.refusal(0, t.tile(1, 1, 'port'))).toBe('illegal')
})

test('EC-FLIP2, EC-GAUGE9, EC-EX20: a captain turned inactive stops boosting on all boards at once', () => {
  const t = scene({
    screens: [['blue-01', 'basic-blue'], ['basic-red']],
    on: [
      laid('basic-blue', 1, 0, 'battlefield'),
      laid('basic-blue', 1, 1, 'battlefield'),
      laid('blue-12', 1, 0, 'battlefield', { n: 1 }),
    ],
  })
  expect([t.lead(0, 1), t.lead(1, 1)]).toEqual([4, 2])
  t.deploy(0, 'blue-01', 0, 'port').answer(0, t.tile(1, 0, 'battlefield', 1))
  expect([t.lead(0, 1), t.lead(1, 1)]).toEqual([2, 1])
})

test('EC-FLIP2, EC-EX21: a lone red-06 turned inactive falls back to its printed terror', () => {
  const t = scene({
    screens: [['blue-05', 'basic-blue']],
    on: [laid('red-06', 1, 0, 'battlefield')],
  })
  t.deploy(0, 'blue-05', 1, 'port')
  expect(t.isActive(1, 0, 'battlefield')).toBe(false)
  expect(t.terror(1, 0, 'battlefield')).toBe(1)
})

test('EC-FLIP3, EC-ACT7: the turned tile cannot be activated for the rest of the round', () => {
  const t = scene({
    screens: [
      ['blue-01', 'basic-blue'],
      ['basic-red', 'basic-red'],
    ],
    on: [laid('red-04', 1, 0, 'port')],
  })
  t.deploy(0, 'blue-01', 0, 'battlefield')
  const activate = { do: 'activate', ...t.where(1, 0, 'port') } as const
  expect(t.refusal(1, activate)).toBe('EC-ACT3')
  t.deploy(1, 'basic-red', 0, 'battlefield').pass(0)
  expect(t.refusal(1, activate)).toBe('EC-ACT3')
})

test('EC-RULING49, EC-RULING17: without an active rival tile blue-01 is deployed without effect, and blue-14 cannot be activated', () => {
  const t = scene({
    screens: [['blue-01', 'basic-blue']],
    on: [laid('blue-14', 0, 0, 'port'), laid('basic-red', 1, 0, 'port', { inactive: true })],
  })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
  t.deploy(0, 'blue-01', 0, 'battlefield')
  expect(t.tileAt(0, 0, 'battlefield')).toBe('blue-01')
  expect(t.told('flipped')).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-GEN7, EC-FLIP1, EC-RULING18: a number beside the icon turns as many tiles, as far as there are any', () => {
  const content = changed('blue-01', { deploy: [{ op: 'flipEnemyMonster', n: 2 }] })
  const screens = [['blue-01', 'basic-blue']]
  const t = scene({ content, screens, on: crowd })
  t.deploy(0, 'blue-01', 0, 'port').answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'fortification'), t.tile(1, 1, 'port'), t.tile(1, 1, 'portal')])
  t.answer(0, t.tile(1, 1, 'port'))
  expect([t.isActive(1, 0, 'battlefield'), t.isActive(1, 1, 'port')]).toEqual([false, false])
  expect([t.question, t.asked]).toEqual(['action', [1]])
  const one = scene({ content, screens, on: [laid('basic-red', 1, 0, 'port')] })
  one.deploy(0, 'blue-01', 0, 'port')
  expect(one.told('flipped')).toHaveLength(1)
  expect([one.question, one.asked]).toEqual(['action', [1]])
})

test('EC-DEMON9, EC-FLIP2: flipping the summoner later changes nothing of the demon it has used', () => {
  const t = scene({
    screens: [
      ['blue-10', 'basic-blue'],
      ['blue-01', 'basic-blue'],
    ],
    discards: [['basic-red', 'basic-red-strong']],
  })
  t.deploy(0, 'blue-10', 0, 'portal').answer(0, { do: 'summon', demon: 'demon-banish', column: 1 })
  t.answer(0, { do: 'take', from: 'discard', tile: 'basic-red' })
  expect(t.s.demons).toEqual([true, false, true])
  t.deploy(1, 'blue-01', 0, 'port')
  expect(t.isActive(0, 0, 'portal')).toBe(false)
  expect(t.s.demons).toEqual([true, false, true])
  expect([t.discard(0), t.banished(0)]).toEqual([['basic-red-strong'], ['basic-red']])
  expect([t.question, t.asked]).toEqual(['action', [0]])
})

test.each(['blue-03', 'blue-06'])(
  'EC-FDEMON1, EC-FDEMON2, EC-RULING61: with an inactive demon %s must turn one, either way, without using it',
  (tile) => {
    const t = scene({
      screens: [[tile, 'basic-blue'], ['basic-red']],
      bags: [['basic-red']],
      gold: [4],
      asleep: ['demon-banish'],
      on: [laid('basic-red', 1, 0, 'port')],
    })
    t.deploy(0, tile, 0, 'battlefield')
    expect([t.question, t.asked]).toEqual(['flip-demon', [0]])
    expect(t.legal(0)).toEqual([STRIKE, BANISH, CYCLE])
    const down = t.fork().answer(0, CYCLE)
    expect(down.told('demon-flipped')).toEqual([{ e: 'demon-flipped', seat: 0, demon: 2, active: false }])
    expect(down.s.demons).toEqual([true, false, false])
    t.answer(0, BANISH)
    expect(t.told('demon-flipped')).toEqual([{ e: 'demon-flipped', seat: 0, demon: 1, active: true }])
    expect(t.s.demons).toEqual([true, true, true])
    for (const played of [t, down]) {
      expect(played.told('summoned')).toEqual([])
      expect([played.screen(0), played.bag(0), played.discard(0)]).toEqual([
        ['basic-blue'],
        ['basic-red'],
        [],
      ])
      expect([played.banished(0), played.purse(0), played.tileAt(1, 0, 'port')]).toEqual([[], 4, 'basic-red'])
      expect([played.question, played.asked]).toEqual(['action', [1]])
    }
  },
)

test('EC-RULING11, EC-RULING61: with all demons active blue-06 may turn one inactive or decline, then summons', () => {
  const t = scene({ screens: [['blue-06', 'basic-blue']], bags: [['basic-red']] })
  t.deploy(0, 'blue-06', 0, 'portal')
  expect(t.legal(0)).toEqual([STRIKE, BANISH, CYCLE, DECLINE])
  const down = t.fork().answer(0, BANISH)
  expect(down.s.demons).toEqual([true, false, true])
  expect(down.refusal(0, { do: 'summon', demon: 'demon-banish', column: 1 })).toBe('EC-DEMON3')
  t.answer(0, DECLINE)
  expect(t.s.demons).toEqual([true, true, true])
  expect(t.question).toBe('summon')
  expect(t.offers(0, { do: 'summon', demon: 'demon-cycle', column: 3 })).toBe(true)
})

test('EC-EX9, EC-FDEMON1, EC-DEMON20: blue-03 on a Portal wakes demon-banish, then uses it with value 2', () => {
  const t = scene({
    screens: [['blue-03', 'basic-blue']],
    discards: [['basic-red', 'basic-red', 'basic-red']],
    asleep: ['demon-banish'],
  })
  t.deploy(0, 'blue-03', 0, 'portal').answer(0, BANISH)
  expect(t.refusal(0, { do: 'summon', demon: 'demon-banish', column: 3 })).toBe('EC-DEMON6')
  t.answer(0, { do: 'summon', demon: 'demon-banish', column: 2 })
  const red = { do: 'take', from: 'discard', tile: 'basic-red' } as const
  t.answer(0, red).answer(0, red)
  expect(t.banished(0)).toEqual(['basic-red', 'basic-red'])
  expect(t.s.demons).toEqual([true, false, true])
})

test('EC-RULING11, EC-RULING49: where demons are only woken, active ones are refused and with all active nothing happens', () => {
  const options = { flipDemonDirection: 'reactivateOnly' } as const
  const screens = [['blue-03', 'basic-blue']]
  const t = scene({ options, screens, asleep: ['demon-strike', 'demon-cycle'] })
  t.deploy(0, 'blue-03', 0, 'battlefield')
  expect(t.legal(0)).toEqual([STRIKE, CYCLE])
  expect(t.refused(0)).toEqual([{ move: BANISH, rule: 'EC-RULING11' }])
  t.answer(0, CYCLE)
  expect(t.s.demons).toEqual([false, true, true])
  const awake = scene({ options, screens })
  awake.deploy(0, 'blue-03', 0, 'battlefield')
  expect(awake.events.map(({ e }) => e)).toEqual(['deployed', 'stone-taken'])
  expect(awake.s.demons).toEqual([true, true, true])
  expect([awake.question, awake.asked]).toEqual(['action', [1]])
})

test('EC-GEN7, EC-RULING61: a number beside the demon icon turns as many, each time only as far as it must', () => {
  const content = changed('blue-03', { deploy: [{ op: 'flipDemon', n: 2 }] })
  const t = scene({ content, screens: [['blue-03', 'basic-blue']], asleep: ['demon-strike'] })
  t.deploy(0, 'blue-03', 0, 'battlefield')
  expect(t.legal(0)).toEqual([STRIKE, BANISH, CYCLE])
  const both = t.fork().answer(0, CYCLE)
  expect(both.legal(0)).toEqual([STRIKE, BANISH, CYCLE])
  both.answer(0, STRIKE)
  expect(both.s.demons).toEqual([true, true, false])
  expect([both.question, both.asked]).toEqual(['action', [1]])
  t.answer(0, STRIKE)
  expect(t.legal(0)).toEqual([STRIKE, BANISH, CYCLE, DECLINE])
  t.answer(0, DECLINE)
  expect(t.s.demons).toEqual([true, true, true])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING17, EC-RULING61: activated, a demon flip needs a demon to turn and cannot be declined', () => {
  const content = changed('blue-03', { deploy: [], activate: [{ op: 'flipDemon', n: 1 }] })
  const on = [laid('blue-03', 0, 0, 'port')] as const
  const t = scene({ content, on })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([STRIKE, BANISH, CYCLE])
  const options = { flipDemonDirection: 'reactivateOnly' } as const
  const awake = scene({ content, on, options })
  expect(awake.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
  const asleep = scene({ content, on, options, asleep: ['demon-cycle'] })
  asleep.activate(0, 0, 'port')
  expect(asleep.s.demons).toEqual([true, true, true])
})
