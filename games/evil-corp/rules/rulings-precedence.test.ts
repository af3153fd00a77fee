import { expect, test } from 'vitest'
import { laid, type Placed, scene } from './testing/scene.ts'

/** Each case: what the main text says of all tiles, and the tile entry (or the more precise wording) that beats it. */

test('EC-RULING96: any tile may go to any free space, but the entry of red-10 keeps it off Fortifications', () => {
  const fort = (tile: string) => {
    const t = scene({ screens: [[tile, 'basic-yellow']] })
    t.answer(0, { do: 'deploy', tile })
    return t.offers(0, t.to(0, 0, 'fortification'))
  }
  expect([fort('basic-red'), fort('red-09'), fort('red-10')]).toEqual([true, true, false])
})

test('EC-RULING96: deploying costs nothing, but the entry of red-08 asks for 2', () => {
  const t = scene({ screens: [['red-08', 'basic-red']], gold: [2, 0] })
  expect(t.fork().deploy(0, 'basic-red', 0, 'fortification').purse(0)).toBe(2)
  expect(t.deploy(0, 'red-08', 0, 'port').told('paid')).toEqual([
    { e: 'paid', camp: 0, gold: 2, magicGold: 0 },
  ])
})

test('EC-RULING96: a tile used turns inactive, but the entry of red-03 discards it', () => {
  const t = scene({ on: [laid('red-03', 0, 0, 'port')] }).activate(0, 0, 'port')
  expect(t.told('turned-inactive')).toEqual([])
  expect(t.discard(0)).toEqual(['red-03'])
})

test('EC-RULING96: a recruited tile goes into the bag, but the entry of yellow-16 puts it behind the screen', () => {
  const t = scene({
    queue: ['red-02', 'red-05'],
    gold: [2, 0],
    on: [laid('yellow-16', 0, 0, 'port')],
  })
  expect(t.fork().recruit(0, 1).bag(0)).toEqual(['red-02'])
  t.activate(0, 0, 'port')
  expect([t.bag(0), t.screen(0)]).toEqual([[], ['basic-yellow', 'red-02']])
})

test('EC-RULING96: keeping a tile costs 2, but the entry of yellow-08 keeps one for nothing', () => {
  const fort: Placed = laid('basic-yellow', 0, 0, 'fortification')
  const plain = scene({ on: [fort] }).passAll()
  expect([plain.question, plain.tileAt(0, 0, 'fortification')]).toEqual(['action', null])
  const t = scene({ on: [fort, laid('yellow-08', 0, 0, 'port')] }).passAll()
  t.answer(0, { do: 'upkeep', kept: [{ ...t.where(0, 0, 'fortification'), free: true }] })
  expect(t.tileAt(0, 0, 'fortification')).toBe('basic-yellow')
})

test('EC-RULING96: the entry of red-11 says terror 1, and the legend of the icon makes it 1 or less, never more', () => {
  const t = scene({
    screens: [['red-11', 'basic-yellow']],
    on: [laid('basic-red', 1, 0, 'battlefield'), laid('basic-red-strong', 1, 0, 'battlefield', { n: 1 })],
  })
  t.deploy(0, 'red-11', 1, 'port')
  expect(t.discard(1)).toEqual(['basic-red'])
})

test('EC-RULING96: the more precise wording holds: banishing on boards takes eligible boards only', () => {
  const t = scene({
    seats: 4,
    on: [laid('yellow-02', 0, 1, 'port'), laid('basic-red', 0, 0, 'port'), laid('basic-red', 0, 2, 'port')],
  }).activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([
    { do: 'take', from: 'screen', tile: 'basic-yellow' },
    t.tile(0, 0, 'port'),
    t.tile(0, 1, 'port'),
  ])
})

test('EC-RULING96: the more precise wording holds: only tiles already deployed are moved', () => {
  const t = scene({
    screens: [['basic-red', 'basic-blue']],
    on: [laid('yellow-10', 0, 0, 'port'), laid('basic-red', 0, 1, 'port')],
  }).activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'port'), t.tile(0, 1, 'port')])
})
