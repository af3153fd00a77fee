import { expect, test } from 'vitest'
import type { SpaceType } from '../../content/box.ts'
import type { EvilCorpMove } from '../../state.ts'
import { laid, type Placed, type Scene, scene } from '../testing/scene.ts'

const TYPES: readonly SpaceType[] = ['battlefield', 'fortification', 'port', 'portal']
const COUNT = { battlefield: 3, fortification: 1, port: 2, portal: 1 } as const

/** Every space of the camp's half in the village, as a destination. */
function spaces(
  t: Scene,
  camp: number,
  village: number,
  except: readonly EvilCorpMove[] = [],
): EvilCorpMove[] {
  const all = TYPES.flatMap((type) =>
    Array.from({ length: COUNT[type] }, (_, n) => t.to(camp, village, type, n)),
  )
  return all.filter((move) => !except.some((other) => JSON.stringify(other) === JSON.stringify(move)))
}

/** Tiles on all spaces of the camp's halves in two villages but the given ones. */
function crowd(camp: number, free: readonly `${0 | 1} ${SpaceType}`[]): Placed[] {
  return [0, 1].flatMap((village) =>
    TYPES.flatMap((space) =>
      free.includes(`${village as 0 | 1} ${space}`)
        ? []
        : Array.from({ length: COUNT[space] }, (_, n) => ({ camp, village, space, n, tile: 'red-10' })),
    ),
  )
}

const mover = laid('yellow-10', 0, 0, 'port')

test('EC-MOVE1, EC-MOVE2, EC-MOVE3, EC-RULING67: an own deployed tile goes to any free own space of both boards', () => {
  const t = scene({
    screens: [['basic-blue']],
    on: [mover, laid('basic-red', 0, 0, 'battlefield'), laid('basic-red', 1, 0, 'battlefield')],
  })
  t.activate(0, 0, 'port')
  expect(t.question).toBe('move-which')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'battlefield'), t.tile(0, 0, 'port')])
  expect(t.refusal(0, t.tile(1, 0, 'battlefield'))).toBe('EC-MOVE1')
  expect(t.refusal(0, { do: 'take', from: 'screen', tile: 'basic-blue' })).toBe('illegal')
  expect(t.refusal(0, { do: 'done' })).toBe('illegal')
  t.answer(0, t.tile(0, 0, 'battlefield'))
  expect(t.question).toBe('move-where')
  const taken = [t.to(0, 0, 'battlefield'), t.to(0, 0, 'port'), t.to(0, 0, 'portal')]
  expect(t.legal(0)).toEqual([...spaces(t, 0, 0, taken), ...spaces(t, 0, 1, [t.to(0, 1, 'portal')])])
  expect(t.refusal(0, t.to(0, 0, 'battlefield'))).toBe('EC-DEPLOY4')
  expect(t.refusal(0, t.to(0, 0, 'port'))).toBe('EC-DEPLOY4')
  expect(t.refusal(0, t.to(1, 0, 'battlefield', 1))).toBe('EC-DEPLOY2')
  expect(t.refusal(0, t.to(0, 1, 'portal'))).toBe('EC-PORTAL1')
  t.answer(0, t.to(0, 1, 'fortification'))
  const from = t.place(0, 0, 'battlefield')
  const to = t.place(0, 1, 'fortification')
  expect(t.told('moved')).toEqual([{ e: 'moved', seat: 0, kind: t.kind('basic-red'), from, to }])
  expect(t.tileAt(0, 0, 'battlefield')).toBeNull()
  expect(t.tileAt(0, 1, 'fortification')).toBe('basic-red')
  expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([-1, 1])
  expect(t.isActive(0, 1, 'fortification')).toBe(true)
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-MOVE3: the new space may be on the same board', () => {
  const t = scene({ on: [mover, laid('basic-red', 0, 0, 'battlefield')] })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'battlefield'))
    .answer(0, t.to(0, 0, 'battlefield', 2))
  expect(t.tileAt(0, 0, 'battlefield', 2)).toBe('basic-red')
  expect(t.lead(0, 0)).toBe(1)
})

test('EC-MOVE2, EC-ELIG4: with three players the third board is out of reach', () => {
  const t = scene({ seats: 3, on: [mover, laid('basic-red', 1, 1, 'battlefield')] })
  t.activate(0, 0, 'port')
  // The tile itself is the only one to move.
  expect(t.question).toBe('move-where')
  const free = [...spaces(t, 0, 0, [t.to(0, 0, 'port'), t.to(0, 0, 'portal')])]
  expect(t.legal(0)).toEqual([...free, ...spaces(t, 0, 2, [t.to(0, 2, 'portal')])])
  expect(t.refusal(0, t.to(1, 1, 'battlefield', 1))).toBe('EC-DEPLOY3')
})

test('EC-MOVE2, EC-TEAM17, EC-RULING76: a partner moves only tiles within the own reach, to the own end and not to the other', () => {
  const t = scene({
    seats: 4,
    on: [
      laid('yellow-10', 0, 1, 'port'),
      laid('basic-red', 0, 1, 'battlefield'),
      laid('basic-red', 0, 0, 'battlefield'),
    ],
  })
  t.activate(1, 1, 'port')
  expect(t.legal(1)).toEqual([t.tile(0, 1, 'battlefield'), t.tile(0, 1, 'port')])
  t.answer(1, t.tile(0, 1, 'battlefield'))
  expect(t.refusal(1, t.to(0, 0, 'fortification'))).toBe('EC-DEPLOY3')
  t.answer(1, t.to(0, 2, 'battlefield'))
  expect([t.tileAt(0, 2, 'battlefield'), t.lead(2, 0), t.lead(1, 0)]).toEqual(['basic-red', 1, 0])
})

test('EC-MOVE4, EC-ACT6: yellow-04 may move itself, and turns inactive where it arrives', () => {
  const t = scene({
    on: [laid('yellow-04', 0, 0, 'port'), laid('basic-red', 0, 0, 'battlefield')],
  })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'port'))
    .answer(0, t.to(0, 0, 'battlefield', 1))
  const place = t.place(0, 0, 'battlefield', 1)
  expect(t.told('turned-inactive')).toEqual([{ e: 'turned-inactive', kind: t.kind('yellow-04'), place }])
  expect(t.isActive(0, 0, 'battlefield', 1)).toBe(false)
  expect(t.lead(0, 0)).toBe(2)
  expect(t.asked).toEqual([1])
})

const pair = [
  laid('basic-red', 0, 0, 'battlefield'),
  laid('basic-blue', 0, 1, 'battlefield'),
  laid('yellow-03', 0, 0, 'port'),
] as const

test('EC-MOVE5, EC-RULING68: yellow-03 moves two different tiles, the second into the space the first has left', () => {
  const t = scene({ on: pair })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'battlefield'))
    .answer(0, t.to(0, 1, 'battlefield', 1))
  expect(t.question).toBe('move-which')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'port'), t.tile(0, 1, 'battlefield'), { do: 'done' }])
  expect(t.refused(0)).toEqual([{ move: t.tile(0, 1, 'battlefield', 1), rule: 'EC-RULING68' }])
  t.answer(0, t.tile(0, 1, 'battlefield')).answer(0, t.to(0, 0, 'battlefield'))
  expect(t.tileAt(0, 0, 'battlefield')).toBe('basic-blue')
  expect(t.tileAt(0, 1, 'battlefield', 1)).toBe('basic-red')
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING69, EC-MOVE5: yellow-03 may stop after one tile, but must move one', () => {
  const t = scene({ on: pair })
  t.activate(0, 0, 'port')
  expect(t.refusal(0, { do: 'done' })).toBe('illegal')
  t.answer(0, t.tile(0, 0, 'battlefield'))
    .answer(0, t.to(0, 0, 'fortification'))
    .answer(0, { do: 'done' })
  expect(t.tileAt(0, 1, 'battlefield')).toBe('basic-blue')
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING69: where counts are exact, yellow-03 moves two tiles', () => {
  const t = scene({ options: { ownCountIsMaximum: false }, on: pair })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'battlefield'))
    .answer(0, t.to(0, 0, 'fortification'))
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'port'), t.tile(0, 1, 'battlefield')])
})

test('EC-RULING18, EC-RULING69: where counts are exact, a lone yellow-03 still moves only itself', () => {
  const t = scene({ options: { ownCountIsMaximum: false }, on: [pair[2]] })
  t.activate(0, 0, 'port').answer(0, t.to(0, 0, 'fortification'))
  expect(t.isActive(0, 0, 'fortification')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-MOVE6, EC-RULING2, EC-RULING57: a moved tile uses no deployment power, takes no loot and leaves it to the next', () => {
  const t = scene({
    screens: [['basic-red', 'basic-blue'], ['basic-blue']],
    on: [mover, laid('red-11', 0, 0, 'fortification'), laid('basic-red', 1, 0, 'port')],
  })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'fortification'))
    .answer(0, t.to(0, 0, 'battlefield'))
  expect([t.question, t.asked]).toEqual(['action', [1]])
  expect(t.tileAt(1, 0, 'port')).toBe('basic-red')
  expect(t.s.villages[0]?.loot).toBe(-1)
  expect(t.purse(0)).toBe(0)
  t.pass(1).deploy(0, 'basic-red', 0, 'battlefield', 1)
  expect(t.s.villages[0]?.loot).toBe(0)
  expect(t.purse(0)).toBe(1)
})

test('EC-RULING2: a tile moved to a Port takes no cargo and gains no gold', () => {
  const t = scene({ on: [mover, laid('basic-yellow', 0, 1, 'battlefield')] })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 1, 'battlefield'))
    .answer(0, t.to(0, 1, 'port'))
  expect(t.purse(0)).toBe(0)
  expect(t.s.villages[1]).toMatchObject({ cargoYellow: 2, cargoRedBlue: 2 })
  expect(t.lead(1, 0)).toBe(0)
})

test('EC-RULING2, EC-RULING3: a Blue tile may be moved to a Portal, without a demon; a Yellow one may not', () => {
  const t = scene({
    bags: [['basic-red']],
    on: [mover, laid('basic-blue', 0, 0, 'battlefield')],
  })
  t.activate(0, 0, 'port')
  const yellow = t.fork().answer(0, t.tile(0, 0, 'port'))
  expect(yellow.refusal(0, t.to(0, 0, 'portal'))).toBe('EC-PORTAL1')
  t.answer(0, t.tile(0, 0, 'battlefield')).answer(0, t.to(0, 0, 'portal'))
  expect(t.tileAt(0, 0, 'portal')).toBe('basic-blue')
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test.each([
  ['basic-red', { loot: 0, stone: -1 }, 1],
  ['basic-blue', { loot: -1, stone: 0 }, 0],
  ['basic-yellow', { loot: -1, stone: -1 }, 0],
])(
  'EC-RULING2: where a move counts as placing, %s moved to a Battlefield takes what lies there',
  (tile, pawns, gold) => {
    const on = [mover, { camp: 0, village: 0, space: 'fortification', tile }] as const
    const t = scene({ options: { moveTriggersSpaceBonus: true }, on })
    t.activate(0, 0, 'port')
      .answer(0, t.tile(0, 0, 'fortification'))
      .answer(0, t.to(0, 0, 'battlefield'))
    expect(t.s.villages[0]).toMatchObject(pawns)
    expect(t.purse(0)).toBe(gold)
    const plain = scene({ on })
    plain
      .activate(0, 0, 'port')
      .answer(0, t.tile(0, 0, 'fortification'))
      .answer(0, t.to(0, 0, 'battlefield'))
    expect(plain.s.villages[0]).toMatchObject({ loot: -1, stone: -1 })
    expect(plain.purse(0)).toBe(0)
  },
)

test.each(['fortification', 'port', 'portal'] as const)(
  'EC-RULING2: even where a move counts as placing, a %s gives nothing to a moved tile',
  (space) => {
    const options = { moveTriggersSpaceBonus: true }
    const t = scene({
      options,
      on: [mover, laid('basic-blue', 0, 1, 'battlefield')],
    })
    t.activate(0, 0, 'port')
      .answer(0, t.tile(0, 1, 'battlefield'))
      .answer(0, t.to(0, 1, space))
    expect(t.s.villages[1]).toMatchObject({ loot: -1, stone: -1, cargoRedBlue: 2 })
    expect(t.purse(0)).toBe(0)
    expect([t.question, t.asked]).toEqual(['action', [1]])
  },
)

test('EC-RULING65, EC-RULING66: a kept inactive tile moved to a Battlefield stays inactive and is boosted by its captain', () => {
  const t = scene({
    on: [mover, laid('basic-blue', 0, 0, 'fortification', { inactive: true }), laid('blue-12', 0, 1, 'port')],
  })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'fortification'))
    .answer(0, t.to(0, 0, 'battlefield', 1))
  expect(t.isActive(0, 0, 'battlefield', 1)).toBe(false)
  // The space it left remembers nothing of its face.
  expect(t.isActive(0, 0, 'fortification')).toBe(true)
  expect(t.lead(0, 0)).toBe(2)
})

test('EC-RULING37, EC-PASSIVE15: red-10 cannot be moved to a Fortification', () => {
  const t = scene({ on: [mover, laid('red-10', 0, 0, 'battlefield')] })
  t.activate(0, 0, 'port').answer(0, t.tile(0, 0, 'battlefield'))
  expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
  expect(t.refusal(0, t.to(0, 1, 'fortification'))).toBe('EC-PASSIVE15')
})

test('EC-RULING117, EC-PASSIVE1: red-10 turned inactive by a rival is kept out of Fortifications all the same', () => {
  const t = scene({
    screens: [['basic-blue'], ['blue-01', 'basic-blue']],
    on: [mover, laid('red-10', 0, 0, 'battlefield')],
    first: 1,
  })
  t.deploy(1, 'blue-01', 0, 'battlefield').answer(1, t.tile(0, 0, 'battlefield'))
  expect(t.isActive(0, 0, 'battlefield')).toBe(false)
  t.activate(0, 0, 'port').answer(0, t.tile(0, 0, 'battlefield'))
  expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
})

test('EC-MOVE2: a tile that could stand on none of the free spaces is not offered', () => {
  const t = scene({
    screens: [['basic-blue']],
    on: [...crowd(0, ['0 fortification']), laid('yellow-10', 0, 0, 'portal')],
  })
  t.activate(0, 0, 'portal')
  // Of all tiles only yellow-10 itself may stand in a Fortification.
  expect(t.told('forced')).toHaveLength(2)
  expect(t.tileAt(0, 0, 'fortification')).toBe('yellow-10')
  const u = scene({
    on: [
      ...crowd(0, ['0 fortification']),
      laid('yellow-10', 0, 0, 'portal'),
      laid('basic-red', 0, 0, 'port'),
    ],
  })
  u.activate(0, 0, 'portal')
  expect(u.legal(0)).toEqual([u.tile(0, 0, 'port'), u.tile(0, 0, 'portal')])
  expect(u.refusal(0, u.tile(0, 0, 'battlefield'))).toBe('EC-MOVE2')
})

test.each(['yellow-10', 'yellow-01'])(
  'EC-MOVE2, EC-MSELF1, EC-RULING17: with no space free, %s cannot be activated',
  (tile) => {
    const t = scene({ on: [...crowd(0, []), { camp: 0, village: 0, space: 'port', tile }] })
    expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
  },
)

test.each(['yellow-01', 'yellow-09'])(
  'EC-MSELF1, EC-MSELF2, EC-GAUGE7, EC-RULING2: %s moves itself and is inactive on arrival',
  (tile) => {
    const t = scene({
      on: [{ camp: 0, village: 0, space: 'port', tile }, laid('basic-red', 0, 0, 'battlefield')],
    })
    t.activate(0, 0, 'port')
    expect(t.question).toBe('move-self')
    const taken = [t.to(0, 0, 'battlefield'), t.to(0, 0, 'port'), t.to(0, 0, 'portal')]
    expect(t.legal(0)).toEqual([...spaces(t, 0, 0, taken), ...spaces(t, 0, 1, [t.to(0, 1, 'portal')])])
    expect(t.refusal(0, t.to(0, 0, 'portal'))).toBe('EC-PORTAL1')
    expect(t.refusal(0, t.to(0, 0, 'port'))).toBe('EC-DEPLOY4')
    const before = t.lead(0, 0)
    t.answer(0, t.to(0, 0, 'battlefield', 2))
    expect(t.lead(0, 0)).toBe(before + t.terror(0, 0, 'battlefield', 2))
    expect(t.tileAt(0, 0, 'port')).toBeNull()
    expect(t.isActive(0, 0, 'battlefield', 2)).toBe(false)
    expect(t.purse(0)).toBe(0)
    expect([t.question, t.asked]).toEqual(['action', [1]])
    t.pass(1)
    expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'battlefield', 2) })).toBe('EC-ACT3')
  },
)
