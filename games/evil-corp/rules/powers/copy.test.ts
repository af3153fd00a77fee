import { expect, test } from 'vitest'
import { loadContent } from '../../content/box.ts'
import standard from '../../content/evil-corp.json' with { type: 'json' }
import { type Given, laid, scene } from '../testing/scene.ts'

const slot = (number: number) => ({ do: 'queue', slot: number }) as const

function own(given: Given) {
  const { on = [], ...rest } = given
  return scene({ ...rest, on: [laid('yellow-14', 0, 0, 'port'), ...on] })
}
const activate = { do: 'activate', village: 0, half: 0, space: 4 } as const

const victims = [laid('red-10', 1, 0, 'battlefield'), laid('basic-red', 1, 1, 'battlefield')] as const

test('EC-COPY1, EC-COPY2, EC-COPY3: any slot with a usable activatable power is offered, and no other power', () => {
  // Deployment power, passive power, power without use (empty bag), two usable ones in dear slots.
  const queue = ['yellow-05', 'blue-12', 'blue-07', 'red-09', 'red-05']
  const t = own({ queue, on: victims })
  t.answer(0, activate)
  expect([t.question, t.asked]).toEqual(['copy', [0]])
  expect(t.legal(0)).toEqual([slot(4), slot(5)])
  expect(t.refused(0)).toEqual([
    { move: slot(1), rule: 'EC-COPY1' },
    { move: slot(2), rule: 'EC-COPY1' },
    { move: slot(3), rule: 'EC-RULING17' },
  ])
  t.answer(0, slot(5))
  expect(t.told('copied')).toEqual([{ e: 'copied', seat: 0, kind: t.kind('red-05'), slot: 5 }])
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 1, shown: [t.kind('basic-yellow')] }])
  expect([t.purse(0), t.queue]).toEqual([0, queue])
})

test('EC-COPY3, EC-RULING16, EC-RULING47, EC-RULING110: yellow-14 kills with red-09 from slot 1 and turns inactive; red-09 stays', () => {
  const queue = ['red-09', 'blue-02']
  const t = own({ queue, gold: [1], on: victims })
  t.answer(0, activate)
  expect(t.question).toBe('kill')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(1, 1, 'battlefield')])
  expect(t.refusal(0, t.tile(0, 0, 'port'))).toBe('EC-RULING60')
  t.answer(0, t.tile(1, 0, 'battlefield'))
  expect(t.discard(1)).toEqual(['red-10'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.queue, t.purse(0)]).toEqual([queue, 1])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING48, EC-RULING16: copying red-03 discards yellow-14, then kills', () => {
  const t = own({ queue: ['red-03'], on: victims })
  t.answer(0, activate).answer(0, t.tile(1, 0, 'battlefield'))
  expect([t.discard(0), t.discard(1)]).toEqual([['yellow-14'], ['red-10']])
  expect(t.tileAt(0, 0, 'port')).toBeNull()
  expect(t.half(0, 0).inactive).toBe(0)
  expect(t.queue[0]).toBe('red-03')
})

test('EC-RULING48, EC-RULING2: copying yellow-01 moves yellow-14 to a Battlefield, inactive, without loot', () => {
  const t = own({ queue: ['yellow-01'] })
  t.answer(0, activate)
  expect(t.question).toBe('move-self')
  expect(t.refusal(0, t.to(0, 0, 'portal'))).toBe('EC-PORTAL1')
  t.answer(0, t.to(0, 0, 'battlefield'))
  expect(t.tileAt(0, 0, 'battlefield')).toBe('yellow-14')
  expect(t.isActive(0, 0, 'battlefield')).toBe(false)
  expect(t.lead(0, 0)).toBe(1)
  expect([t.purse(0), t.s.villages[0]?.loot]).toEqual([0, -1])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-COPY1, EC-RULING17: without an activatable power in the queue, or none of use, yellow-14 cannot be activated', () => {
  expect(own({ queue: ['yellow-05', 'blue-12', 'red-01'] }).refusal(0, activate)).toBe('EC-RULING17')
  expect(own({ queue: ['red-04', 'blue-04', 'blue-07'] }).refusal(0, activate)).toBe('EC-RULING17')
  expect(own({ queue: [] }).refusal(0, activate)).toBe('EC-RULING17')
  expect(own({ queue: ['red-04'], on: victims }).offers(0, activate)).toBe(true)
})

test('EC-COPY1: a copying power cannot copy itself', () => {
  expect(own({ queue: ['yellow-14'] }).refusal(0, activate)).toBe('EC-RULING17')
  const t = own({ queue: ['yellow-14', 'red-05', 'red-02'] })
  t.answer(0, activate)
  expect(t.legal(0)).toEqual([slot(2), slot(3)])
  expect(t.refusal(0, slot(1))).toBe('EC-RULING17')
})

test('EC-RULING110, EC-PREC3: a copied yellow-16 may recruit yellow-16 itself', () => {
  const t = own({ queue: ['yellow-16', 'yellow-05'], marketBag: ['blue-10'], gold: [6] })
  t.answer(0, activate)
  expect(t.legal(0)).toEqual([slot(1), slot(2)])
  t.answer(0, slot(1))
  expect([t.purse(0), t.screen(0), t.queue]).toEqual([
    0,
    ['basic-yellow', 'yellow-16'],
    ['yellow-05', 'blue-10'],
  ])
  expect(t.isActive(0, 0, 'port')).toBe(false)
})

test('EC-ACT5, EC-RULING18, EC-COPY1: all steps of the copied power follow in order', () => {
  const t = own({ queue: ['blue-08'], screens: [['basic-yellow']], bags: [['basic-red', 'basic-blue']] })
  t.answer(0, activate)
  expect(t.told('drew')).toMatchObject([{ seat: 0, count: 2 }])
  expect(t.question).toBe('discard')
  t.answer(0, { do: 'take', from: 'screen', tile: 'basic-yellow' })
  t.answer(0, { do: 'take', from: 'screen', tile: 'basic-red' })
  expect([t.screen(0), t.discard(0)]).toEqual([['basic-blue'], ['basic-red', 'basic-yellow']])
  expect(t.isActive(0, 0, 'port')).toBe(false)
})

test('EC-RULING48, EC-RULING18: once its own power has taken it off the board, a tile neither moves nor leaves again', () => {
  const activate = [{ op: 'discardSelf' }, { op: 'moveSelf' }, { op: 'discardSelf' }]
  const tiles = standard.tiles.map((tile) => (tile.id === 'red-03' ? { ...tile, activate } : tile))
  const t = own({ content: loadContent({ ...standard, tiles }), queue: ['red-03'] })
  t.activate(0, 0, 'port')
  expect(t.events.map(({ e }) => e)).toEqual(['activated', 'forced', 'copied', 'discarded-self'])
  expect(t.discard(0)).toEqual(['yellow-14'])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})
