import { expect, test } from 'vitest'
import { NOBODY } from '../state.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const DONE = { do: 'done' } as const
/** Moves one own tile. */
const MOVER: Placed = laid('yellow-10', 0, 1, 'fortification')

/** A tile that waits on a Port of the first village, and the mover already activated on it. */
function moving(tile: string, options = {}): Scene {
  const t = scene({ options, on: [MOVER, { camp: 0, village: 0, space: 'port', tile }] })
  return t.activate(0, 1, 'fortification').answer(0, t.tile(0, 0, 'port'))
}

test('EC-RULING2: a moved tile takes neither loot nor Stone; only the gauge changes', () => {
  const red = moving('basic-red-strong')
  red.answer(0, red.to(0, 0, 'battlefield'))
  expect(red.lead(0, 0)).toBe(2)
  expect(red.s.villages[0]?.loot).toBe(NOBODY)
  expect(red.purse(0)).toBe(0)
  expect([red.question, red.asked]).toEqual(['action', [1]])
  const blue = moving('basic-blue')
  blue.answer(0, blue.to(0, 0, 'battlefield'))
  expect(blue.s.villages[0]?.stone).toBe(NOBODY)
})

test('EC-RULING2: by option a tile moved to a Battlefield takes loot or Stone', () => {
  const red = moving('basic-red-strong', { moveTriggersSpaceBonus: true })
  red.answer(0, red.to(0, 0, 'battlefield'))
  expect(red.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 0, gold: 2 }])
  expect(red.s.villages[0]?.loot).toBe(0)
  expect(red.purse(0)).toBe(2)
  const blue = moving('basic-blue', { moveTriggersSpaceBonus: true })
  blue.answer(0, blue.to(0, 1, 'battlefield'))
  expect(blue.s.villages[1]?.stone).toBe(0)
  expect(blue.s.villages[0]?.stone).toBe(NOBODY)
})

test.each([false, true])(
  'EC-RULING2: cargo and demon are never taken by a move (moveTriggersSpaceBonus %s)',
  (moveTriggersSpaceBonus) => {
    const port = moving('basic-yellow', { moveTriggersSpaceBonus })
    port.answer(0, port.to(0, 1, 'port'))
    expect(port.purse(0)).toBe(0)
    expect(port.s.villages[1]?.cargoYellow).toBe(2)
    const portal = moving('basic-blue', { moveTriggersSpaceBonus })
    portal.answer(0, portal.to(0, 0, 'portal'))
    expect(portal.tileAt(0, 0, 'portal')).toBe('basic-blue')
    expect([portal.question, portal.asked]).toEqual(['action', [1]])
    const fort = moving('basic-red', { moveTriggersSpaceBonus })
    fort.answer(0, fort.to(0, 0, 'fortification'))
    expect(fort.s.villages[0]?.loot).toBe(NOBODY)
  },
)

/** A tile moved from a Port to a Battlefield; a rival then deploys another of its kind beside it. */
function joined(tile: string, own: string) {
  const t = scene({ screens: [[own], [tile, 'basic-yellow']], on: [MOVER, laid(tile, 0, 0, 'port')] })
  t.activate(0, 1, 'fortification').answer(0, t.tile(0, 0, 'port'))
  return t.answer(0, t.to(0, 0, 'battlefield')).deploy(1, tile, 0, 'battlefield')
}

test('EC-RULING2, EC-RULING57: after a Red tile was moved there, the first Red tile deployed still loots', () => {
  const t = joined('basic-red-strong', 'basic-red')
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 1, village: 0, gold: 2 }])
  t.deploy(0, 'basic-red', 0, 'battlefield', 1)
  expect(t.told('looted')).toEqual([])
})

test('EC-RULING57: a Blue tile moved to a Battlefield leaves the Stone for the next Blue tile deployed', () => {
  const t = joined('basic-blue', 'basic-yellow')
  expect(t.told('stone-taken')).toEqual([{ e: 'stone-taken', camp: 1, village: 0 }])
  expect(t.s.villages[0]?.stone).toBe(1)
})

test('EC-RULING3, EC-RULING67: a Yellow tile goes to any other free space of its halves, but to no Portal', () => {
  const t = moving('basic-yellow')
  expect(t.question).toBe('move-where')
  expect(t.legal(0)).toEqual([
    t.to(0, 0, 'battlefield', 0),
    t.to(0, 0, 'battlefield', 1),
    t.to(0, 0, 'battlefield', 2),
    t.to(0, 0, 'fortification'),
    t.to(0, 0, 'port', 1),
    t.to(0, 1, 'battlefield', 0),
    t.to(0, 1, 'battlefield', 1),
    t.to(0, 1, 'battlefield', 2),
    t.to(0, 1, 'port', 0),
    t.to(0, 1, 'port', 1),
  ])
  expect(t.refusal(0, t.to(0, 0, 'portal'))).toBe('EC-PORTAL1')
  expect(t.refusal(0, t.to(0, 0, 'port', 0))).toBe('EC-DEPLOY4')
  expect(t.refusal(0, t.to(0, 1, 'fortification'))).toBe('EC-DEPLOY4')
  expect(t.refusal(0, t.to(1, 0, 'port'))).toBe('EC-DEPLOY2')
})

test('EC-RULING67: with every space taken nothing can be moved, and the power cannot be used', () => {
  const spaces = ['battlefield', 'fortification', 'port', 'portal'] as const
  const counts = { battlefield: 3, fortification: 1, port: 2, portal: 1 }
  const full = [0, 1].flatMap((village) =>
    spaces.flatMap((space) =>
      Array.from(
        { length: counts[space] },
        (_, n) => ({ camp: 0, village, space, n, tile: 'blue-02' }) as const,
      ),
    ),
  )
  const t = scene({ on: [...full, MOVER] })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 1, 'fortification') })).toBe('EC-RULING17')
  const self = scene({ on: [...full, { ...MOVER, tile: 'yellow-01' }] })
  expect(self.refusal(0, { do: 'activate', ...self.where(0, 1, 'fortification') })).toBe('EC-RULING17')
})

test.each([false, true])(
  'EC-RULING37, EC-RULING117: a tile with the ban cannot be moved to a Fortification (inactive: %s)',
  (inactive) => {
    const t = scene({ on: [MOVER, { camp: 0, village: 0, space: 'port', tile: 'red-10', inactive }] })
    t.activate(0, 1, 'fortification').answer(0, t.tile(0, 0, 'port'))
    expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
    expect(t.offers(0, t.to(0, 0, 'battlefield'))).toBe(true)
  },
)

test.each(['red-08', 'red-10'])('EC-RULING117: the ban of %s holds before it is deployed', (tile) => {
  const t = scene({ screens: [[tile]], gold: [2, 0] })
  t.answer(0, { do: 'deploy', tile })
  expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-PASSIVE15')
  expect(t.legal(0)).toHaveLength(10)
})

test.each([false, true])('EC-RULING66: a moved tile keeps its face (inactive: %s)', (inactive) => {
  const t = scene({ on: [MOVER, { camp: 0, village: 0, space: 'fortification', tile: 'red-04', inactive }] })
  t.activate(0, 1, 'fortification').answer(0, t.tile(0, 0, 'fortification'))
  t.answer(0, t.to(0, 0, 'battlefield', 2))
  expect(t.tileAt(0, 0, 'fortification')).toBeNull()
  expect(t.tileAt(0, 0, 'battlefield', 2)).toBe('red-04')
  expect(t.isActive(0, 0, 'battlefield', 2)).toBe(!inactive)
  expect(t.isActive(0, 1, 'fortification')).toBe(false)
})

test('EC-RULING66: the space left behind is free and shows nothing of the face that lay there', () => {
  const t = scene({
    screens: [['red-04', 'basic-yellow']],
    on: [MOVER, laid('basic-red', 0, 0, 'port', { inactive: true })],
  })
  t.activate(0, 1, 'fortification').answer(0, t.tile(0, 0, 'port'))
  t.answer(0, t.to(0, 0, 'battlefield')).pass(1)
  t.deploy(0, 'red-04', 0, 'port')
  expect(t.isActive(0, 0, 'port')).toBe(true)
})

function twoMoves(options = {}): Scene {
  const t = scene({
    options,
    on: [
      laid('yellow-03', 0, 1, 'port'),
      laid('basic-red', 0, 0, 'battlefield'),
      laid('basic-blue', 0, 0, 'port'),
    ],
  })
  t.activate(0, 1, 'port').answer(0, t.tile(0, 0, 'battlefield'))
  return t.answer(0, t.to(0, 1, 'battlefield'))
}

test('EC-RULING68: two different tiles move, and the second may take the space left by the first', () => {
  const t = twoMoves()
  expect(t.question).toBe('move-which')
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'port'), t.tile(0, 1, 'port'), DONE])
  expect(t.refusal(0, t.tile(0, 1, 'battlefield'))).toBe('EC-RULING68')
  t.answer(0, t.tile(0, 0, 'port')).answer(0, t.to(0, 0, 'battlefield'))
  expect(t.tileAt(0, 0, 'battlefield')).toBe('basic-blue')
  expect(t.tileAt(0, 1, 'battlefield')).toBe('basic-red')
  expect(t.isActive(0, 1, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING68: the moving tile may be one of the two, and turns inactive where it arrives', () => {
  const t = twoMoves()
  t.answer(0, t.tile(0, 1, 'port')).answer(0, t.to(0, 0, 'fortification'))
  expect(t.tileAt(0, 0, 'fortification')).toBe('yellow-03')
  expect(t.isActive(0, 0, 'fortification')).toBe(false)
})

test('EC-RULING69: the second move may be left out, the first may not', () => {
  const t = twoMoves()
  expect(t.offers(0, DONE)).toBe(true)
  t.answer(0, DONE)
  expect(t.tileAt(0, 0, 'port')).toBe('basic-blue')
  expect([t.question, t.asked]).toEqual(['action', [1]])
  const first = scene({ on: [laid('yellow-03', 0, 1, 'port'), MOVER] })
  first.activate(0, 1, 'port')
  expect(first.legal(0)).toEqual([first.tile(0, 1, 'fortification'), first.tile(0, 1, 'port')])
})

test('EC-RULING69: by option exactly two are moved', () => {
  const t = twoMoves({ ownCountIsMaximum: false })
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'port'), t.tile(0, 1, 'port')])
})

test('EC-RULING69: by option, as far as possible: with one tile on the boards, one move is all', () => {
  const t = scene({
    options: { ownCountIsMaximum: false },
    on: [laid('yellow-03', 0, 1, 'port')],
  })
  t.activate(0, 1, 'port').answer(0, t.to(0, 0, 'port'))
  expect(t.tileAt(0, 0, 'port')).toBe('yellow-03')
  expect([t.question, t.asked]).toEqual(['action', [1]])
})
