import { expect, test } from 'vitest'
import { boxOf, type SpaceType, STANDARD, spaceType } from '../content/box.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const box = boxOf({ content: STANDARD })

/** How many spaces of a type a half has. */
const SPACES: readonly [SpaceType, number][] = [
  ['battlefield', 3],
  ['fortification', 1],
  ['port', 2],
  ['portal', 1],
]

/** Both halves of a camp with inactive tiles on every space, except of the types left free on board 0. */
function fullBut(...free: SpaceType[]): Placed[] {
  return [0, 1].flatMap((village) =>
    SPACES.flatMap(([space, count]) =>
      village === 0 && free.includes(space)
        ? []
        : Array.from({ length: count }, (_, n): Placed => {
            return { camp: 0, village, space, n, tile: 'basic-blue', inactive: true }
          }),
    ),
  )
}

function picked(tile: string, more: Parameters<typeof scene>[0] = {}): Scene {
  return scene({ screens: [[tile, 'basic-red']], ...more }).answer(0, { do: 'deploy', tile })
}

test('EC-DEPLOY1: the tile comes from behind the own screen, not from a bag, a discard or another screen', () => {
  const t = scene({
    seats: 4,
    screens: [['basic-red', 'basic-red', 'basic-blue'], ['blue-01'], ['blue-02']],
    bags: [['blue-03']],
    discards: [['blue-04']],
  })
  const deploys = t.legal(0).filter((move) => move.do === 'deploy')
  expect(deploys).toEqual([
    { do: 'deploy', tile: 'basic-red' },
    { do: 'deploy', tile: 'basic-blue' },
  ])
  for (const tile of ['blue-01', 'blue-02', 'blue-03', 'blue-04', 'no-such-tile']) {
    expect(t.refusal(0, { do: 'deploy', tile })).toBe('illegal')
  }
  const { fence } = t.s
  t.deploy(0, 'basic-red', 0, 'battlefield')
  expect(t.screen(0)).toEqual(['basic-blue', 'basic-red'])
  expect([t.screen(1), t.bag(0), t.discard(0)]).toEqual([['blue-01'], ['blue-03'], ['blue-04']])
  expect(t.s.fence).toBe(fence + 1)
})

test('EC-DEPLOY2, EC-DEPLOY3, EC-DEPLOY4: an occupied space, the rival half and a board out of reach are refused', () => {
  const t = picked('basic-red', {
    seats: 3,
    on: [laid('basic-yellow', 0, 0, 'battlefield', { n: 1 })],
  })
  expect(t.refusal(0, t.to(0, 0, 'battlefield', 1))).toBe('EC-DEPLOY4')
  expect(t.refusal(0, t.to(1, 0, 'battlefield'))).toBe('EC-DEPLOY2')
  expect(t.refusal(0, t.to(1, 1, 'battlefield'))).toBe('EC-DEPLOY3')
  expect(t.question).toBe('place')
  expect(t.screen(0)).toEqual(['basic-red', 'basic-red'])
})

test('EC-DEPLOY4: with no free space nothing can be deployed, and the rest can still be done', () => {
  const t = scene({ screens: [['basic-blue']], on: fullBut(), gold: [2], queue: ['red-02'], marketBag: [] })
  expect(t.legal(0)).toEqual([{ do: 'recruit', slot: 1 }, { do: 'pass' }])
  expect(t.refusal(0, { do: 'deploy', tile: 'basic-blue' })).toBe('EC-DEPLOY4')
})

test.each([
  ['basic-yellow', ['portal'], 'EC-PORTAL1'],
  ['red-10', ['portal'], 'EC-PORTAL1'],
  ['red-10', ['fortification'], 'EC-PASSIVE15'],
  ['red-10', ['fortification', 'portal'], 'EC-PORTAL1'],
] as const)('EC-DEPLOY5: %s with only %j free is refused before it is chosen', (tile, free, rule) => {
  const t = scene({ screens: [[tile]], on: fullBut(...free) })
  expect(t.refusal(0, { do: 'deploy', tile })).toBe(rule)
})

test.each([
  ['basic-blue', ['portal']],
  ['basic-yellow', ['fortification']],
  ['red-10', ['battlefield']],
  ['red-10', ['port', 'fortification', 'portal']],
] as const)('EC-DEPLOY5: %s with %j free finds a space', (tile, free) => {
  const t = scene({ screens: [[tile]], on: fullBut(...free) })
  expect(t.offers(0, { do: 'deploy', tile })).toBe(true)
})

test('EC-DEPLOY5, EC-PASSIVE15, EC-PORTAL1: the space refuses the tile before it is placed', () => {
  const t = picked('red-10')
  expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
  expect(t.refusal(0, t.to(0, 1, 'portal'))).toBe('EC-PORTAL1')
  const yellow = picked('basic-yellow')
  expect(yellow.refusal(0, yellow.to(0, 0, 'portal'))).toBe('EC-PORTAL1')
  expect(yellow.offers(0, yellow.to(0, 0, 'fortification'))).toBe(true)
  const blue = picked('basic-blue')
  expect(blue.offers(0, blue.to(0, 0, 'portal'))).toBe(true)
})

test('EC-DEPLOY5, EC-PAY1, EC-RULING12: what must be paid must be in the purse first, whatever the space would give', () => {
  const poor = scene({ screens: [['red-08', 'basic-red']], gold: [1] })
  expect(poor.refusal(0, { do: 'deploy', tile: 'red-08' })).toBe('EC-PAY1')
  const rich = scene({ screens: [['red-08', 'basic-red']], gold: [2] })
  expect(rich.offers(0, { do: 'deploy', tile: 'red-08' })).toBe(true)
})

test('EC-DEPLOY6, EC-DEPLOY13: the deployment power is applied at once, before anybody else acts', () => {
  const on: Placed[] = [laid('red-07', 1, 0, 'port'), laid('basic-red', 1, 1, 'port')]
  const t = scene({ screens: [['blue-01', 'basic-red']], on }).deploy(0, 'blue-01', 0, 'fortification')
  expect([t.question, t.asked]).toEqual(['flip-monster', [0]])
  t.answer(0, t.tile(1, 0, 'port'))
  expect(t.isActive(1, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-DEPLOY7, EC-DEPLOY8: moving a tile does not apply its deployment power again', () => {
  const on: Placed[] = [laid('yellow-10', 0, 0, 'port'), laid('yellow-05', 0, 0, 'battlefield')]
  const t = scene({ on }).activate(0, 0, 'port')
  t.answer(0, t.tile(0, 0, 'battlefield')).answer(0, t.to(0, 1, 'battlefield'))
  expect(t.tileAt(0, 1, 'battlefield')).toBe('yellow-05')
  expect(t.told('gained')).toEqual([])
  expect(t.purse(0)).toBe(0)
})

test('EC-DEPLOY8: the power that copies from the queue finds no deployment power there', () => {
  const on: Placed[] = [laid('yellow-14', 0, 0, 'port')]
  const queue = ['yellow-05', 'yellow-13', 'red-01', 'blue-01', 'red-12']
  const t = scene({ on, queue })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
})

test('EC-DEPLOY7, EC-DEPLOY9: activating a tile does not apply its deployment power again', () => {
  const t = scene({ screens: [['yellow-04', 'basic-red']] }).deploy(0, 'yellow-04', 0, 'fortification')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: 2 }])
  t.pass(1)
    .activate(0, 0, 'fortification')
    .answer(0, t.to(0, 1, 'fortification'))
  expect(t.told('gained')).toEqual([])
  expect(t.purse(0)).toBe(2)
})

test('EC-DEPLOY10: the power comes first, then what the space gives', () => {
  const on: Placed[] = [laid('basic-red', 1, 0, 'port'), laid('basic-red', 1, 1, 'port')]
  const t = scene({ screens: [['red-12', 'basic-red']], on }).deploy(0, 'red-12', 0, 'battlefield')
  expect([t.question, t.purse(0), t.s.villages[0]?.loot]).toEqual(['kill', 0, -1])
  t.answer(0, t.tile(1, 0, 'port'))
  expect(t.events.map(({ e }) => e)).toEqual(['killed', 'looted'])
  expect([t.purse(0), t.s.villages[0]?.loot]).toEqual([1, 0])
})

test('EC-DEPLOY11, EC-FIELD1, EC-PORT1, EC-PORTAL1, EC-PASSIVE15: every tile of the box goes to every space no rule forbids it', () => {
  for (const { id, color } of box.tiles) {
    const t = picked(id, { gold: [2] })
    const types = t.legal(0).flatMap((move) => {
      return move.do === 'place' && move.village === 0 ? [spaceType(t.s, 0, move.space)] : []
    })
    const barred = id === 'red-08' || id === 'red-10' ? ['fortification'] : []
    if (color !== 'blue') barred.push('portal')
    const expected = SPACES.flatMap(([space, count]) => new Array<SpaceType>(count).fill(space))
    expect(types, id).toEqual(expected.filter((type) => !barred.includes(type)))
    expect(t.legal(0), id).toHaveLength(2 * types.length)
  }
})

test('EC-DEPLOY12: deploying costs nothing, for every tile but the one that says so', () => {
  for (const { id } of box.tiles) {
    const t = scene({ screens: [[id]], gold: [0] })
    if (id === 'red-08') expect(t.refusal(0, { do: 'deploy', tile: id })).toBe('EC-PAY1')
    else expect(t.offers(0, { do: 'deploy', tile: id }), id).toBe(true)
  }
  const t = scene({ screens: [['red-13', 'basic-red']], gold: [3], magicGold: [1] })
  t.deploy(0, 'red-13', 0, 'fortification')
  expect(t.s.camps[0]).toMatchObject({ gold: 3, magicGold: 1 })
  expect(t.told('paid')).toEqual([])
})

test('EC-DEPLOY13: tile, then board and space; placed active; power; effect of the space; next turn', () => {
  const t = scene({ screens: [['red-08', 'basic-red']], gold: [2] })
  t.answer(0, { do: 'deploy', tile: 'red-08' })
  expect([t.question, t.asked, t.screen(0)]).toEqual(['place', [0], ['basic-red', 'red-08']])
  t.answer(0, t.to(0, 0, 'battlefield'))
  const kind = box.kindOf('red-08')
  expect(t.events).toEqual([
    { e: 'deployed', seat: 0, kind, place: t.place(0, 0, 'battlefield') },
    { e: 'paid', camp: 0, gold: 2, magicGold: 0 },
    { e: 'looted', camp: 0, village: 0, gold: 3 },
  ])
  expect(t.isActive(0, 0, 'battlefield')).toBe(true)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-DEPLOY13, EC-RULING99: a tile is placed active where an inactive one has left', () => {
  const t = scene({
    screens: [['red-07', 'basic-red']],
    on: [laid('basic-yellow', 0, 0, 'battlefield', { inactive: true }), laid('red-04', 1, 0, 'battlefield')],
    first: 1,
  })
  t.activate(1, 0, 'battlefield')
  expect(t.tileAt(0, 0, 'battlefield')).toBeNull()
  t.deploy(0, 'red-07', 0, 'battlefield')
  expect(t.isActive(0, 0, 'battlefield')).toBe(true)
})

test('EC-DEPLOY13: the space is asked for even when only one is left', () => {
  const t = scene({ screens: [['basic-yellow', 'basic-red']], on: fullBut('fortification') })
  t.answer(0, { do: 'deploy', tile: 'basic-yellow' })
  expect([t.question, t.legal(0)]).toEqual(['place', [t.to(0, 0, 'fortification')]])
})
