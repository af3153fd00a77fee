import { expect, test } from 'vitest'
import { timeMage } from './testing/bosses.ts'
import { heroes } from './testing/heroes.ts'
import { maskOf } from './testing/scene.ts'
import { coveredOn } from './trays.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const SHAMAN = ['gs...', 'gg...', '.....', '.....', '.....']
const GRIDS = { 't1-01': GOBLINS, 't1-02': SHAMAN, 't1-03': GOBLINS }
const COLUMN = maskOf([0, 0], [1, 0])

test('KR-TILE11: tiles stay on their tray from round to round, until it is destroyed, healed or gone', () => {
  const t = heroes(['malik', 'magnus'], { grids: GRIDS })
    .lay('t1-01', [2, 2])
    .lay('t1-02', [1, 1])
    .lay('t1-03', [1, 5])
  for (const id of ['t1-01', 't1-02', 't1-03']) t.tray(id).tiles = [COLUMN]
  for (const lane of [0, 1, 2, 3]) t.pile(lane)
  t.allReady().until('play')
  // The shaman has healed its Horde; the third has left the map.
  expect(t.s.trays.map(({ tiles }) => tiles)).toEqual([[COLUMN], []])
  t.allReady().until('play')
  expect([t.map['t1-01'], t.tiles('t1-01')]).toEqual(['1,3', 1])
  t.tray('t1-01').tiles.push(maskOf([0, 1], [1, 1]))
  t.allReady().until('play')
  expect(t.map).not.toHaveProperty('t1-01')
})

test('KR-TILE-R8: a tile comes off in one piece, with every cell it covers', () => {
  // The level cell of a Portal tile takes the centre, which two tiles of two and more cells share with others.
  const t = timeMage().lay('t1-06', [2, 0])
  t.tray('t1-06').tiles = [maskOf([1, 2], [2, 2], [3, 2], [3, 1]), maskOf([4, 3], [4, 4])]
  t.run({ do: 'portal-tile' })
  expect(t.tray('t1-06').tiles).toEqual([maskOf([4, 3], [4, 4])])
  expect(coveredOn(t.s, t.tray('t1-06')) & maskOf([1, 2], [3, 2], [3, 1])).toBe(0)
  const healed = heroes(['malik', 'magnus'], { grids: GRIDS }).lay('t1-02', [1, 1])
  healed.tray('t1-02').tiles = [COLUMN]
  expect(coveredOn(healed.s, healed.phase('advance').tray('t1-02'))).toBe(0)
})
