import { expect, test } from 'vitest'
import { loadContent } from '../../content/box.ts'
import standard from '../../content/evil-corp.json' with { type: 'json' }
import { laid, scene } from '../testing/scene.ts'

/** A queue nobody can afford with a handful of gold. */
const dear = ['red-12', 'red-14', 'blue-15', 'yellow-16', 'red-08']

test.each([
  ['basic-yellow', 1],
  ['yellow-01', 1],
  ['yellow-02', 1],
  ['yellow-09', 1],
  ['yellow-14', 1],
  ['yellow-04', 2],
  ['yellow-06', 2],
  ['yellow-11', 2],
  ['yellow-12', 2],
  ['yellow-05', 3],
  ['yellow-13', 3],
])(
  'EC-GAIN1, EC-GAIN2, EC-GEN7, EC-GEN8, EC-EX14: %s takes %i gold from the supply, and nobody is asked',
  (tile, gold) => {
    const t = scene({ screens: [[tile, 'basic-blue']], queue: dear })
    t.deploy(0, tile, 0, 'fortification')
    expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold }])
    expect(t.s.camps.map((camp) => camp.gold)).toEqual([gold, 0])
    expect(t.s.camps.map((camp) => camp.magicGold)).toEqual([0, 0])
    expect(t.question).toBe('action')
    expect(t.asked).toEqual([1])
  },
)

test('EC-GAIN1, EC-DEPLOY7, EC-DEPLOY9: gold comes with the deployment only, not with a later activation', () => {
  const t = scene({ screens: [['yellow-04', 'basic-blue']] })
  t.deploy(0, 'yellow-04', 0, 'fortification').pass(1)
  t.activate(0, 0, 'fortification').answer(0, t.to(0, 0, 'battlefield'))
  expect(t.s.camps[0]?.gold).toBe(2)
})

// Both villages hold 8 gold on their cargoes, so 30 - 8 - what the camps have is left in the supply.
test.each([
  [11, 1],
  [12, 0],
  [9, 3],
  [8, 3],
])(
  'EC-RULING25, EC-GAIN1, EC-GOLD2: with a limited supply, 10 and %i gold in hand, yellow-05 gains %i',
  (other, gold) => {
    const t = scene({
      options: { coinSupplyLimited: true },
      screens: [['yellow-05', 'basic-blue']],
      gold: [10, other],
    })
    t.deploy(0, 'yellow-05', 0, 'fortification')
    expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold }])
    expect(t.s.camps.map((camp) => camp.gold)).toEqual([10 + gold, other])
    expect(t.asked).toEqual([1])
  },
)

test('EC-RULING25: without the option the supply never runs dry', () => {
  const t = scene({ screens: [['yellow-05', 'basic-blue']], gold: [10, 12] })
  t.deploy(0, 'yellow-05', 0, 'fortification')
  expect(t.s.camps[0]?.gold).toBe(13)
})

test('EC-RULING17, EC-RULING25: a power that only gains gold cannot be activated when the supply is empty', () => {
  const tiles = standard.tiles.map((tile) =>
    tile.id === 'yellow-05' ? { ...tile, activate: [{ op: 'gainGold', n: 1 }] } : tile,
  )
  const content = loadContent({ ...standard, tiles })
  const options = { coinSupplyLimited: true }
  const on = [laid('yellow-05', 0, 0, 'port')] as const
  const empty = scene({ content, options, on, gold: [10, 12] })
  expect(empty.refusal(0, { do: 'activate', ...empty.where(0, 0, 'port') })).toBe('EC-RULING17')
  const t = scene({ content, options, on, gold: [10, 11] })
  t.activate(0, 0, 'port')
  expect(t.s.camps[0]?.gold).toBe(11)
  expect(t.isActive(0, 0, 'port')).toBe(false)
})

test('EC-PAY1, EC-RULING12: with one coin red-08 cannot be deployed, although its loot would be 3', () => {
  const gold = scene({ screens: [['red-08']], gold: [1] })
  expect(gold.refusal(0, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
  expect(gold.offers(0, { do: 'pass' })).toBe(true)
  const magic = scene({ screens: [['red-08']], magicGold: [1] })
  expect(magic.refusal(0, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
})

test.each([
  [2, 0, { gold: 2, magicGold: 0 }],
  [1, 1, { gold: 1, magicGold: 1 }],
  [0, 2, { gold: 0, magicGold: 2 }],
  [3, 0, { gold: 2, magicGold: 0 }],
])(
  'EC-PAY1, EC-PAY2, EC-EX19, EC-GOLD4: with %i gold and %i magic gold red-08 costs exactly 2',
  (gold, magicGold, paid) => {
    const t = scene({ screens: [['red-08', 'basic-blue']], gold: [gold], magicGold: [magicGold] })
    t.deploy(0, 'red-08', 0, 'battlefield')
    expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, ...paid }])
    expect(t.lead(0, 0)).toBe(3)
    // Paid first, then looted: 3 gold.
    expect(t.s.camps[0]?.gold).toBe(gold - paid.gold + 3)
    expect(t.s.camps[0]?.magicGold).toBe(magicGold - paid.magicGold)
    expect(t.events.map(({ e }) => e)).toEqual(['deployed', 'paid', 'looted'])
    expect(t.asked).toEqual([1])
  },
)

test('EC-PAY2, EC-RULING26: with coins of both kinds to spare, the payer says which go first', () => {
  const t = scene({ screens: [['red-08', 'basic-blue']], gold: [2], magicGold: [1] })
  t.deploy(0, 'red-08', 0, 'battlefield')
  expect(t.question).toBe('coins')
  expect(t.legal(0)).toEqual([
    { do: 'coins', first: 'gold' },
    { do: 'coins', first: 'magicGold' },
  ])
  t.answer(0, { do: 'coins', first: 'magicGold' })
  expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 1, magicGold: 1 }])
  expect(t.s.camps[0]).toMatchObject({ gold: 4, magicGold: 0 })
})

test('EC-PAY3, EC-DEPLOY10, EC-PORT3: on a Port the 2 gold are due too, before the cargo is taken', () => {
  const t = scene({ screens: [['red-08', 'basic-blue']], gold: [2] })
  t.deploy(0, 'red-08', 0, 'port')
  expect(t.events.map(({ e }) => e)).toEqual(['deployed', 'paid', 'cargo-taken'])
  expect(t.s.camps[0]?.gold).toBe(2)
  const poor = scene({ screens: [['red-08']], gold: [1] })
  expect(poor.refusal(0, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
})

test('EC-PAY4: moving red-08 costs nothing', () => {
  const t = scene({
    gold: [2],
    on: [laid('red-08', 0, 0, 'battlefield'), laid('yellow-10', 0, 0, 'port')],
  })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'battlefield'))
    .answer(0, t.to(0, 1, 'battlefield'))
  expect(t.told('paid')).toEqual([])
  expect(t.s.camps[0]?.gold).toBe(2)
  expect(t.tileAt(0, 1, 'battlefield')).toBe('red-08')
})

test('EC-PAY4, EC-RULING99, EC-RULING100: killed, drawn again and deployed again the same Day, red-08 is paid for again', () => {
  const t = scene({
    gold: [2],
    screens: [['red-08', 'basic-blue'], ['basic-blue']],
    on: [laid('blue-07', 0, 0, 'port'), laid('red-09', 1, 0, 'port'), laid('red-05', 1, 1, 'port')],
  })
  t.deploy(0, 'red-08', 0, 'battlefield')
  expect(t.s.camps[0]?.gold).toBe(3)
  t.activate(1, 0, 'port').answer(1, t.tile(0, 0, 'battlefield'))
  expect(t.discard(0)).toEqual(['red-08'])
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toEqual(['basic-blue', 'red-08'])
  t.pass(1).deploy(0, 'red-08', 0, 'battlefield')
  expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 2, magicGold: 0 }])
  // The Loot pawn is still taken.
  expect(t.s.camps[0]?.gold).toBe(1)
  expect(t.isActive(0, 0, 'battlefield')).toBe(true)
})
