import { seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../../state.ts'
import { type Given, laid, scene } from '../testing/scene.ts'

/** Camp 0 has this one tile on a Port of board 0. */
function own(tile: string, given: Given = {}) {
  const { on = [], ...rest } = given
  return scene({ ...rest, on: [{ camp: 0, village: 0, space: 'port', tile }, ...on] })
}

const fromScreen = (tile: string): EvilCorpMove => ({ do: 'take', from: 'screen', tile })
const fromDiscard = (tile: string): EvilCorpMove => ({ do: 'take', from: 'discard', tile })
const DONE: EvilCorpMove = { do: 'done' }

test('EC-DRAW1, EC-ACT6: blue-07 draws one tile from the camp bag behind the own screen', () => {
  const t = own('blue-07', { screens: [['basic-yellow']], bags: [['basic-red'], ['basic-blue']] })
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toEqual(['basic-red', 'basic-yellow'])
  expect([t.bag(0), t.bag(1)]).toEqual([[], ['basic-blue']])
  const secret = { seats: [0], kinds: [t.kind('basic-red')] }
  expect(t.told('drew')).toEqual([{ e: 'drew', seat: 0, count: 1, secret }])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-DRAW1, EC-RULING90: the draw is random, and every tile of the bag can come', () => {
  const bag = ['basic-red', 'basic-blue', 'basic-red-strong']
  const drawn = new Set<string>()
  for (let game = 0; game < 40; game++) {
    const t = own('blue-07', { seed: seedFrom('draw', game), screens: [[]], bags: [bag] })
    const before = t.s.fence
    t.activate(0, 0, 'port')
    expect(t.s.fence).toBeGreaterThan(before)
    expect(t.screen(0)).toHaveLength(1)
    expect([...t.screen(0), ...t.bag(0)].sort()).toEqual([...bag].sort())
    drawn.add(t.screen(0)[0] as string)
  }
  expect([...drawn].sort()).toEqual([...bag].sort())
})

test('EC-DRAW1, EC-TEAM1, EC-TEAM8: a partner draws from the common bag behind the own screen', () => {
  const t = scene({
    seats: 4,
    screens: [['basic-yellow'], ['basic-blue'], ['basic-blue'], ['basic-blue']],
    bags: [['red-04']],
    on: [laid('blue-15', 0, 1, 'port')],
  })
  t.activate(1, 1, 'port')
  expect(t.screen(1)).toEqual(['basic-blue', 'red-04'])
  expect(t.screen(0)).toEqual(['basic-yellow'])
})

test('EC-DRAW2, EC-DAY9: with ten tiles behind the screen the draw still brings one', () => {
  const many = new Array<string>(10).fill('basic-yellow')
  const t = own('blue-15', { screens: [many], bags: [['basic-red', 'basic-red']] })
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toHaveLength(11)
  expect(t.bag(0)).toEqual(['basic-red'])
})

test('EC-DRAW3: a drawn tile can be deployed in the next turn', () => {
  const t = own('blue-07', { bags: [['basic-red']] })
  expect(t.offers(0, { do: 'deploy', tile: 'basic-red' })).toBe(false)
  t.activate(0, 0, 'port').pass(1).deploy(0, 'basic-red', 0, 'battlefield')
  expect(t.tileAt(0, 0, 'battlefield')).toBe('basic-red')
})

test('EC-RULING13, EC-RULING50, EC-DISC1, EC-DISC2: blue-08 draws 2 through a refilled bag, then discards 2 it chooses', () => {
  const t = own('blue-08', {
    screens: [['basic-yellow']],
    bags: [['red-04']],
    discards: [['basic-red', 'basic-red', 'basic-red']],
  })
  t.activate(0, 0, 'port')
  expect(t.told('bag-refilled')).toEqual([{ e: 'bag-refilled', camp: 0, count: 3 }])
  expect(t.screen(0)).toEqual(['basic-red', 'basic-yellow', 'red-04'])
  expect([t.bag(0), t.discard(0)]).toEqual([['basic-red', 'basic-red'], []])
  expect([t.question, t.asked]).toEqual(['discard', [0]])
  expect(t.legal(0)).toEqual(['basic-yellow', 'red-04', 'basic-red'].map(fromScreen))
  t.answer(0, fromScreen('red-04'))
  expect(t.told('discarded')).toEqual([{ e: 'discarded', seat: 0, kind: t.kind('red-04') }])
  expect(t.legal(0)).toEqual(['basic-yellow', 'basic-red'].map(fromScreen))
  t.answer(0, fromScreen('basic-red'))
  expect(t.screen(0)).toEqual(['basic-yellow'])
  expect(t.discard(0)).toEqual(['basic-red', 'red-04'])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING13: where powers do not refill the bag, bag 1 and discard 5 give one tile of two', () => {
  const discards = [new Array<string>(5).fill('basic-red')]
  const t = own('blue-13', { options: { powerDrawReshuffles: false }, bags: [['red-04']], discards })
  t.activate(0, 0, 'port')
  expect(t.told('drew')).toMatchObject([{ seat: 0, count: 1 }])
  expect(t.screen(0)).toEqual(['basic-yellow', 'red-04'])
  expect(t.discard(0)).toHaveLength(5)
})

test('EC-OFFICE12, EC-RULING13: a bag that suffices is not refilled, even when the draw empties it', () => {
  const t = own('blue-13', { bags: [['red-04', 'red-04']], discards: [['basic-red']] })
  t.activate(0, 0, 'port')
  expect(t.told('bag-refilled')).toEqual([])
  expect(t.discard(0)).toEqual(['basic-red'])
})

test('EC-RULING17, EC-RULING43: blue-07 cannot be activated with bag and discard empty', () => {
  const move = { do: 'activate', village: 0, half: 0, space: 4 } as const
  expect(own('blue-07').refusal(0, move)).toBe('EC-RULING17')
  expect(own('blue-07', { discards: [['basic-red']] }).offers(0, move)).toBe(true)
  const strict = { options: { powerDrawReshuffles: false } }
  expect(own('blue-07', { ...strict, discards: [['basic-red']] }).refusal(0, move)).toBe('EC-RULING17')
  expect(own('blue-07', { ...strict, bags: [['basic-red']] }).offers(0, move)).toBe(true)
})

test('EC-RULING43, EC-RULING45: a draw stops short without penalty; then all that is there is discarded', () => {
  const t = own('blue-08', { screens: [[]], bags: [['red-04']] })
  t.activate(0, 0, 'port')
  expect(t.events.map(({ e }) => e)).toEqual(['activated', 'drew', 'discarded', 'turned-inactive'])
  expect([t.screen(0), t.bag(0), t.discard(0)]).toEqual([[], [], ['red-04']])
})

test('EC-RULING18, EC-DISC1: with nothing to draw, blue-08 may still be used to discard; exactly 2 go at once', () => {
  const t = own('blue-08', { screens: [['basic-red', 'basic-blue']] })
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toEqual([])
  expect(t.discard(0)).toEqual(['basic-blue', 'basic-red'])
  expect(t.asked).toEqual([1])
  const nothing = own('blue-08', { screens: [[], ['basic-blue']], gold: [9], queue: ['blue-10'] })
  expect(nothing.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
})

test('EC-DISC1, EC-HIDE3: the owner is asked even when all tiles behind the screen are alike', () => {
  const t = own('blue-11', { screens: [['basic-red']], bags: [['basic-red']] })
  t.activate(0, 0, 'port')
  expect(t.question).toBe('discard')
  expect(t.legal(0)).toEqual([fromScreen('basic-red')])
  t.answer(0, fromScreen('basic-red'))
  expect([t.screen(0), t.discard(0)]).toEqual([['basic-red'], ['basic-red']])
})

test('EC-RECYC1, EC-RECYC2, EC-RULING69: blue-04 puts one or two tiles of its choice from the discard into the bag', () => {
  const discards = [['basic-red', 'red-04', 'basic-red'], ['blue-05']]
  const t = own('blue-04', { bags: [['basic-blue']], discards })
  t.activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['recycle', [0]])
  expect(t.legal(0)).toEqual(['basic-red', 'red-04'].map(fromDiscard))
  expect(t.refusal(0, DONE)).toBe('illegal')
  expect(t.refusal(0, fromDiscard('blue-05'))).toBe('illegal')
  t.answer(0, fromDiscard('basic-red'))
  expect(t.told('recycled')).toEqual([{ e: 'recycled', camp: 0, kind: t.kind('basic-red') }])
  expect([t.bag(0), t.discard(0)]).toEqual([
    ['basic-blue', 'basic-red'],
    ['basic-red', 'red-04'],
  ])
  expect(t.legal(0)).toEqual([fromDiscard('red-04'), fromDiscard('basic-red'), DONE])
  const stop = t.fork().answer(0, DONE)
  expect(stop.bag(0)).toEqual(['basic-blue', 'basic-red'])
  expect([stop.question, stop.asked]).toEqual(['action', [1]])
  t.answer(0, fromDiscard('red-04'))
  expect([t.bag(0), t.discard(0)]).toEqual([['basic-blue', 'basic-red', 'red-04'], ['basic-red']])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING18, EC-RULING17, EC-RECYC1: blue-04 recycles the one tile there is, and cannot be used without any', () => {
  const t = own('blue-04', { discards: [['red-04'], ['basic-red']] })
  t.activate(0, 0, 'port')
  expect([t.bag(0), t.discard(0), t.discard(1)]).toEqual([['red-04'], [], ['basic-red']])
  expect(t.asked).toEqual([1])
  const none = own('blue-04', { discards: [[], ['basic-red']] })
  expect(none.refusal(0, { do: 'activate', ...none.where(0, 0, 'port') })).toBe('EC-RULING17')
})

test('EC-RULING69, EC-RECYC1: where counts are exact, blue-04 recycles two', () => {
  const options = { ownCountIsMaximum: false }
  const t = own('blue-04', { options, discards: [['basic-red', 'red-04', 'blue-05']] })
  t.activate(0, 0, 'port').answer(0, fromDiscard('red-04'))
  expect(t.legal(0)).toEqual(['basic-red', 'blue-05'].map(fromDiscard))
  const one = own('blue-04', { options, discards: [['basic-red']] })
  one.activate(0, 0, 'port')
  expect([one.bag(0), one.question, one.asked]).toEqual([['basic-red'], 'action', [1]])
})

const everywhere: Given = {
  screens: [
    ['basic-red', 'basic-blue', 'basic-red'],
    ['red-10', 'red-10'],
  ],
  bags: [['red-04'], ['red-04']],
  discards: [['blue-05'], ['blue-06']],
  on: [laid('basic-red-strong', 0, 1, 'battlefield'), laid('basic-red-strong', 1, 1, 'battlefield')],
}

test('EC-BANISH2, EC-BANISH3, EC-BANISH4, EC-BANISH5, EC-BANISH7: screen, discard and boards are offered; bag and rivals are not', () => {
  const t = own('yellow-15', everywhere)
  t.activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['banish', [0]])
  expect(t.legal(0)).toEqual([
    fromScreen('basic-red'),
    fromScreen('basic-blue'),
    fromDiscard('blue-05'),
    t.tile(0, 0, 'port'),
    t.tile(0, 1, 'battlefield'),
  ])
  expect(t.refusal(0, fromScreen('red-04'))).toBe('illegal')
  expect(t.refusal(0, fromDiscard('red-04'))).toBe('illegal')
  expect(t.refusal(0, t.tile(1, 1, 'battlefield'))).toBe('illegal')
  expect(t.refusal(0, fromDiscard('blue-06'))).toBe('illegal')
  expect(t.refusal(0, fromScreen('red-10'))).toBe('illegal')
})

test('EC-BANISH1, EC-BANISH6, EC-RULING84: one tile from the screen and one from the discard leave the game for good', () => {
  const t = own('yellow-15', everywhere)
  t.activate(0, 0, 'port')
  const { fence } = t.s
  t.answer(0, fromScreen('basic-red'))
  // It has come out from behind the screen: that cannot be taken back.
  expect(t.s.fence).toBe(fence + 1)
  const first = { e: 'banished', camp: 0, kind: t.kind('basic-red'), from: 'screen', place: -1 }
  expect(t.told('banished')).toEqual([first])
  t.answer(0, fromDiscard('blue-05'))
  expect(t.s.fence).toBe(fence + 1)
  const second = { e: 'banished', camp: 0, kind: t.kind('blue-05'), from: 'discard', place: -1 }
  expect(t.told('banished')).toEqual([second])
  expect(t.banished(0)).toEqual(['basic-red', 'blue-05'])
  expect(t.screen(0)).toEqual(['basic-blue', 'basic-red'])
  expect(t.discard(0)).toEqual([])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
  t.passAll()
  expect(t.banished(0)).toEqual(['basic-red', 'blue-05'])
  expect([...t.screen(0), ...t.bag(0), ...t.discard(0)].sort()).toEqual(
    ['basic-blue', 'basic-red', 'basic-red-strong', 'red-04', 'yellow-15'].sort(),
  )
  expect(t.s.marketBag).not.toContain(t.kind('basic-red'))
})

test('EC-BANISH4, EC-FIELD3: a tile banished from a board leaves its space and the gauge', () => {
  const t = own('yellow-07', everywhere)
  expect(t.lead(1, 0)).toBe(0)
  t.activate(0, 0, 'port').answer(0, t.tile(0, 1, 'battlefield'))
  const place = t.place(0, 1, 'battlefield')
  const kind = t.kind('basic-red-strong')
  expect(t.told('banished')).toEqual([{ e: 'banished', camp: 0, kind, from: 'board', place }])
  expect(t.tileAt(0, 1, 'battlefield')).toBeNull()
  expect(t.lead(1, 0)).toBe(-2)
  expect(t.discard(0)).toEqual(['blue-05'])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING19, EC-RULING69: yellow-15 banishes one or two, not none; exactly two where counts are exact', () => {
  const t = own('yellow-15', everywhere)
  t.activate(0, 0, 'port')
  expect(t.refusal(0, DONE)).toBe('illegal')
  t.answer(0, fromScreen('basic-red'))
  expect(t.legal(0)).toContainEqual(DONE)
  t.answer(0, DONE)
  expect(t.banished(0)).toEqual(['basic-red'])
  expect([t.question, t.asked]).toEqual(['action', [1]])
  const exact = own('yellow-15', { ...everywhere, options: { ownCountIsMaximum: false } })
  exact.activate(0, 0, 'port').answer(0, fromScreen('basic-red'))
  expect(exact.legal(0)).toEqual([
    fromScreen('basic-blue'),
    fromScreen('basic-red'),
    fromDiscard('blue-05'),
    exact.tile(0, 0, 'port'),
    exact.tile(0, 1, 'battlefield'),
  ])
  exact.answer(0, fromScreen('basic-blue'))
  expect(exact.banished(0)).toEqual(['basic-blue', 'basic-red'])
  expect(exact.asked).toEqual([1])
})

test('EC-RULING74, EC-GAUGE8: yellow-02 may banish itself; it leaves instead of turning inactive', () => {
  const t = scene({ on: [laid('yellow-02', 0, 0, 'battlefield')] })
  expect(t.lead(0, 0)).toBe(1)
  t.activate(0, 0, 'battlefield').answer(0, t.tile(0, 0, 'battlefield'))
  expect(t.banished(0)).toEqual(['yellow-02'])
  expect(t.tileAt(0, 0, 'battlefield')).toBeNull()
  expect(t.told('turned-inactive')).toEqual([])
  expect(t.half(0, 0).inactive).toBe(0)
  expect(t.lead(0, 0)).toBe(0)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING74, EC-RULING18: with nothing else to banish yellow-15 takes itself, unasked, and no second tile', () => {
  const t = own('yellow-15', { screens: [[], ['basic-red']], queue: [] })
  t.activate(0, 0, 'port')
  expect(t.banished(0)).toEqual(['yellow-15'])
  expect(t.asked).toEqual([1])
})

test('EC-BANISH2, EC-HIDE3: with a tile behind the screen the owner is asked, whatever else there is', () => {
  const t = own('yellow-15', { options: { ownCountIsMaximum: false }, screens: [['basic-red', 'basic-red']] })
  t.activate(0, 0, 'port').answer(0, t.tile(0, 0, 'port'))
  expect(t.question).toBe('banish')
  expect(t.legal(0)).toEqual([fromScreen('basic-red')])
})

test('EC-BANISH2, EC-BANISH4, EC-TEAM10, EC-RULING76: neither a partner’s screen nor the board at the other end is in reach', () => {
  const t = scene({
    seats: 4,
    screens: [['basic-red'], ['basic-blue'], ['basic-red'], ['basic-red']],
    discards: [['blue-05']],
    on: [
      laid('yellow-07', 0, 1, 'port'),
      laid('basic-red', 0, 0, 'battlefield'),
      laid('basic-red', 0, 2, 'battlefield'),
    ],
  })
  t.activate(0, 1, 'port')
  const legal = [
    fromScreen('basic-red'),
    fromDiscard('blue-05'),
    t.tile(0, 0, 'battlefield'),
    t.tile(0, 1, 'port'),
  ]
  expect(t.legal(0)).toEqual(legal)
  expect(t.refusal(0, fromScreen('basic-blue'))).toBe('illegal')
  expect(t.refusal(0, t.tile(0, 2, 'battlefield'))).toBe('illegal')
})

test.each([
  [[], [], false],
  [['basic-red'], [], true],
  [[], ['basic-red'], true],
] as const)(
  'EC-BANISH2, EC-BANISH3, EC-RULING17, EC-RULING39: guarded even from its own camp, yellow-07 needs a tile behind the screen (%j) or in the discard (%j)',
  (screen, discard, usable) => {
    const t = scene({
      options: { protectStopsOwnPowers: true },
      screens: [screen, ['basic-red']],
      discards: [discard],
      gold: [9],
      on: [laid('yellow-07', 0, 0, 'battlefield'), laid('red-13', 0, 0, 'battlefield', { n: 1 })],
    })
    expect(t.offers(0, { do: 'activate', ...t.where(0, 0, 'battlefield') })).toBe(usable)
  },
)
