import { expect, test } from 'vitest'
import { WHITE } from '../content/scenario.ts'
import { scenarioOf } from './scenario.ts'
import { heroes } from './testing/heroes.ts'
import { Scene } from './testing/scene.ts'

/** Lane 1 of scenario 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5); its exit lies east of (1,5). */
const GRIDS = { 't1-01': ['g....', '.....', '.....', '.....', '.....'] }
const SPACES = 24

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'KR-MAP1, KR-MAP2, KR-MAP5: in scenario %i every lane ends at an exit, and every site touches the path',
  (scenario) => {
    const { ground, sites } = scenarioOf(new Scene({ options: { scenario } }).s)
    const ends = ground.exits.map(({ at }) => at)
    for (const { spaces } of ground.lanes) {
      expect(ends).toContain(spaces.at(-1))
      expect(spaces.every((space) => ground.isPath[space])).toBe(true)
    }
    for (const { at } of sites) {
      const sides = [at - ground.columns, at + ground.columns]
      if (at % ground.columns > 0) sides.push(at - 1)
      if ((at + 1) % ground.columns > 0) sides.push(at + 1)
      expect([ground.isPath[at], sides.some((space) => ground.isPath[space])]).toEqual([false, true])
    }
  },
)

test('KR-MAP3: a coloured site is one player’s, a white one is everybody’s', () => {
  const t = new Scene({ options: { scenario: 5 } }).until('play').clear().give(0, 'archer').give(1, 'archer')
  const builders = (seat: number) => {
    const building = t.fork().answer(seat, { do: 'build', tower: t.tower('archer') })
    return building.legal(seat).flatMap((move) => (move.do === 'site' ? [move.site] : []))
  }
  const owners = (seat: number) => builders(seat).map((site) => scenarioOf(t.s).sites[site]?.owner[1])
  expect(new Set(owners(0))).toEqual(new Set([0, WHITE]))
  expect(new Set(owners(1))).toEqual(new Set([1, WHITE]))
  const shared = builders(0).filter((site) => builders(1).includes(site))
  expect(shared).toEqual(builders(0).filter((site) => scenarioOf(t.s).sites[site]?.owner[1] === WHITE))
})

test('KR-MAP6, KR-MAP-R3: on its last space a tray is still on the map; with the next move it is in the Kingdom', () => {
  const t = heroes(['malik', 'magnus'], { grids: GRIDS }).lay('t1-01', [1, 4])
  const { hearts } = t.s
  t.phase('advance')
  expect([t.map['t1-01'], t.s.hearts]).toEqual(['1,5', hearts])
  t.phase('advance')
  expect([t.map, t.s.hearts]).toEqual([{}, hearts - 1])
})

test('KR-MAP-R1: every square is a space, open ground too, from the north-west corner on', () => {
  const t = heroes(['magnus', 'malik']).skill('magnus', ['abracadabra']).stand('magnus', [3, 5])
  t.activate('magnus').use('abracadabra').choose('malik')
  expect([t.spaces.length, t.spaces[0], t.spaces.at(-1)]).toEqual([SPACES, '0,0', '3,5'])
  // (0,2) and (3,0) are neither path nor site.
  expect(t.spaces).toEqual(expect.arrayContaining(['0,2', '3,0']))
})

test('KR-MAP-R5: heroes share a space, as many as come; on a tray only as far as their bases have room', () => {
  const t = heroes(['malik', 'magnus', 'ignus', 'alleria'], { grids: GRIDS })
  for (const id of ['magnus', 'ignus', 'alleria'] as const) t.stand(id, [0, 2])
  t.stand('malik', [1, 2]).activate('malik').go([0, 2]).done()
  expect(t.s.heroes.map(({ at }) => at)).toEqual(Array(4).fill(t.space([0, 2])))
  t.lay('t1-01', [1, 3])
  for (const [id, base] of [
    ['magnus', [1, 1]],
    ['ignus', [3, 3]],
  ] as const)
    t.stand(id, [1, 3], base)
  expect(t.activate('alleria').spaces).toContain('1,3')
  // Under two bases in the middle of its rows there is no square of four cells left.
  t.stand('magnus', [1, 3], [0, 1]).stand('ignus', [1, 3], [2, 1])
  t.tray('t1-01').tiles = [0b01000_01000_01000_01000_11111]
  expect(t.refusal({ do: 'space', space: t.space([1, 3]) })).toBe('KR-CONF2')
})
