import { expect, test } from 'vitest'
import { besideAKiller, laid, type Placed, type Scene, scene } from './testing/scene.ts'

const stones = (t: Scene) => t.s.villages.map(({ stone }) => stone)

test('EC-STONE1, EC-STONE3, EC-FIELD5: the first Blue tile on a Battlefield takes the Stone of that board', () => {
  const t = scene({ screens: [['basic-blue', 'red-01']] }).deploy(0, 'basic-blue', 1, 'battlefield')
  expect(t.told('stone-taken')).toEqual([{ e: 'stone-taken', camp: 0, village: 1 }])
  expect(stones(t)).toEqual([-1, 0])
  expect([t.purse(0), t.question, t.asked]).toEqual([0, 'action', [1]])
})

test('EC-STONE2: the second Blue tile on the board, of either camp, does not take it', () => {
  const t = scene({
    screens: [
      ['basic-blue', 'red-01'],
      ['basic-blue', 'basic-blue', 'red-02'],
    ],
  })
  t.deploy(0, 'basic-blue', 0, 'battlefield').deploy(1, 'basic-blue', 0, 'battlefield')
  expect([t.told('stone-taken'), stones(t)]).toEqual([[], [0, -1]])
  t.pass(0).deploy(1, 'basic-blue', 1, 'battlefield')
  expect(stones(t)).toEqual([0, 1])
})

test.each(['basic-red', 'yellow-07'])('EC-STONE1: %s on a Battlefield does not take the Stone', (tile) => {
  expect(stones(scene({ screens: [[tile, 'red-01']] }).deploy(0, tile, 0, 'battlefield'))).toEqual([-1, -1])
})

/** One Blue tile each on a board, so that its gauge is tied. */
const TIE: Placed[] = [laid('basic-yellow', 1, 0, 'battlefield')]

test('EC-STONE4, EC-NIGHT12: on a tied gauge its holder makes one conquest step, and nothing else', () => {
  const t = scene({ screens: [['basic-blue', 'red-01']], on: TIE }).deploy(0, 'basic-blue', 0, 'battlefield')
  expect(t.lead(0, 0)).toBe(0)
  t.passAll()
  expect(t.told('tie-broken')).toEqual([{ e: 'tie-broken', village: 0, camp: 0 }])
  expect([t.half(0, 0).conquest, t.half(0, 1).conquest]).toEqual([1, 0])
  expect(t.s.camps.map(({ magicGold, tokens }) => [magicGold, tokens])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('EC-STONE4: a board tied at nothing is tied as well', () => {
  const t = scene({
    screens: [['basic-blue', 'red-01']],
    on: [laid('red-04', 1, 0, 'port')],
  })
  t.deploy(0, 'basic-blue', 0, 'battlefield').activate(1, 0, 'port').passAll()
  expect(t.told('tie-broken')).toEqual([{ e: 'tie-broken', village: 0, camp: 0 }])
})

test('EC-STONE5: without a tie the Stone does nothing, whoever leads', () => {
  const trailing = scene({
    screens: [['basic-blue', 'red-01']],
    on: [laid('blue-05', 1, 0, 'battlefield')],
  })
  trailing.deploy(0, 'basic-blue', 0, 'battlefield').passAll()
  expect([trailing.half(0, 0).conquest, trailing.half(0, 1).conquest]).toEqual([0, 1])
  expect(trailing.told('tie-broken')).toEqual([])
  const leading = scene({ screens: [['basic-blue', 'red-01']] }).deploy(0, 'basic-blue', 0, 'battlefield')
  expect(leading.passAll().half(0, 0).conquest).toBe(1)
})

test('EC-STONE6: the Stone of one board breaks no tie on another', () => {
  const t = scene({ screens: [['basic-blue', 'red-01']] }).deploy(0, 'basic-blue', 0, 'battlefield')
  expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([1, 0])
  t.passAll()
  expect([t.half(1, 0).conquest, t.half(1, 1).conquest, t.told('tie-broken')]).toEqual([0, 0, []])
})

test('EC-STONE7: at Night the Stone returns to the board and is there for the next Day', () => {
  const five = new Array(5).fill('basic-blue')
  const t = scene({ screens: [['basic-blue', 'red-01']], bags: [five, five] })
  t.deploy(0, 'basic-blue', 0, 'battlefield').passAll()
  expect([t.s.round, stones(t)]).toEqual([2, [-1, -1]])
  t.deploy(1, 'basic-blue', 0, 'battlefield')
  expect(stones(t)).toEqual([1, -1])
})

test.each(['fortification', 'port', 'portal'] as const)(
  'EC-STONE8: a Blue tile on a %s does not take the Stone',
  (space) => {
    const asleep = ['demon-strike', 'demon-banish', 'demon-cycle']
    const t = scene({ screens: [['basic-blue', 'red-01']], asleep }).deploy(0, 'basic-blue', 0, space)
    expect([stones(t), t.told('stone-taken')]).toEqual([[-1, -1], []])
  },
)

test('EC-RULING58, EC-STONE2: the Stone stays with its taker when the tile is killed and a rival Blue arrives', () => {
  const t = besideAKiller('basic-blue')
  t.deploy(0, 'basic-blue', 0, 'battlefield').activate(1, 0, 'port')
  expect(t.tileAt(0, 0, 'battlefield')).toBeNull()
  t.pass(0).deploy(1, 'basic-blue', 0, 'battlefield')
  expect(stones(t)).toEqual([0, -1])
})

const MOVER: Placed[] = [laid('yellow-10', 0, 0, 'fortification'), laid('basic-blue', 0, 0, 'port')]

test.each([
  [false, [-1, -1]],
  [true, [0, -1]],
])(
  'EC-RULING2: a Blue tile moved to a Battlefield, with moveTriggersSpaceBonus %s',
  (moveTriggersSpaceBonus, after) => {
    const t = scene({ options: { moveTriggersSpaceBonus }, on: MOVER }).activate(0, 0, 'fortification')
    t.answer(0, t.tile(0, 0, 'port')).answer(0, t.to(0, 0, 'battlefield'))
    expect(stones(t)).toEqual(after)
  },
)
