import { canonical, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { At } from './content/geometry/cells.ts'
import { forecast } from './forecast.ts'
import { kingdomRush } from './game.ts'
import { cover, lilith, timeMage } from './rules/testing/bosses.ts'
import { Scene } from './rules/testing/scene.ts'
import { faceOf, spaceOf } from './rules/trays.ts'

const dealt = (scenario = 1) =>
  new Scene({ options: { scenario, heroes: ['malik', 'magnus'] } }).until('play')
const trays = (t: Scene) =>
  forecast(t.s).trays.map(({ card, path, fate, hearts }) =>
    [faceOf(t.s, card).id, fate, ...path.map((space) => at(t, space)), ...(hearts > 0 ? [-hearts] : [])].join(
      ' ',
    ),
  )
const at = (t: Scene, space: number) => {
  const columns = t.space([1, 0])
  return `${Math.floor(space / columns)},${space % columns}`
}

test('F15: who moves where, from the exit backward', () => {
  expect(trays(dealt())).toEqual([
    't1-04 moves 1,4',
    't1-10 moves 1,3 1,5',
    't1-12 moves 2,3 1,3',
    't1-01 moves 2,2',
  ])
})

test('who escapes, what it costs, and that all is lost', () => {
  const t = dealt().phase('advance').phase('play')
  expect(trays(t)).toEqual(['t1-10 escapes -6', 't1-04 moves 1,5', 't1-12 escapes 1,4 -6', 't1-01 stays'])
  expect(forecast(t.s)).toMatchObject({ hearts: 0, lost: 12, defeat: 'KR-WIN4', doubts: [] })
  t.clear().lay('portal1-01', [1, 5])
  expect(forecast(t.s)).toMatchObject({ hearts: 12, lost: 0, defeat: 'KR-PORTAL15' })
})

test('what is destroyed first, for which diamonds, and who is hurt by what', () => {
  const t = dealt()
    .clear()
    .lay('t1-04', [1, 3], { lane: 0 })
    .lay('t1-03', [1, 4], { soldiers: [[0, 1]] })
  t.stand('malik', [1, 3], [0, 0]).stand('magnus', [1, 4], [3, 3])
  cover(t, 't1-04')
  t.hero('malik').protected = 1
  expect(trays(t)).toEqual(['t1-03 stays', 't1-04 destroyed'])
  expect(forecast(t.s)).toMatchObject({
    hits: [
      { figure: 0, by: 'destroyed', card: t.card('t1-04'), prevented: true },
      { figure: 1, by: 'blocked', card: t.card('t1-03'), prevented: false },
    ],
    health: [5, 2],
    diamonds: 1,
    defeat: null,
  })
  expect(forecast(t.s).trays[0]?.held).toBe(1)
})

test('KR-GEN-R10: whoever has to step aside goes to the first free space, and that is in doubt', () => {
  const t = dealt().clear().lay('t1-04', [1, 1]).stand('malik', [2, 1])
  expect(forecast(t.s)).toMatchObject({
    displaced: [{ figure: 0, from: t.space([2, 1]), to: t.space([1, 0]) }],
    doubts: ['answer'],
  })
})

test('tiles that come off, and the Horde that becomes a Portal', () => {
  const t = timeMage().lay('t2-01', [2, 0], { tiles: [[[0, 0]]] })
  const tray = forecast(t.s).trays.find(({ card }) => card === t.card('t2-01'))
  expect(tray).toMatchObject({ mended: true, opens: true, fate: 'moves' })
  expect(forecast(t.s).doubts).toEqual(['boss'])
})

test('a boss who flees, without the card she draws first', () => {
  const t = lilith([2, 2])
  expect(trays(t)).toEqual(['lilith-life-1 moves 1,2'])
  t.lay('lilith-life-1', [0, 3], { lane: 2 })
  expect(forecast(t.s)).toMatchObject({ defeat: 'KR-BLILITH6', doubts: ['boss'] })
  // Its card is drawn: what is left of the phase is certain.
  t.lay('lilith-life-1', [2, 2], { lane: 2 }).stand('malik', [1, 2]).top('li-fall-1').phase('boss')
  expect([t.question, forecast(t.s).doubts]).toEqual(['displace', ['answer']])
})

test('from the middle of phase 4: only what is still to come', () => {
  const t = dealt().clear().lay('t1-04', [1, 4], { lane: 0 }).lay('t1-01', [1, 0]).stand('malik', [1, 5])
  t.phase('advance')
  expect([t.question, t.s.phase]).toEqual(['displace', 'advance'])
  expect(trays(t)).toEqual(['t1-04 stays', 't1-01 moves 1,1'])
})

test('KR-HIDE: it tells nothing that a seat does not see, and leaves the table as it was', () => {
  const t = dealt(8).clear()
  const space: At = t.laneSpace(0, 2)
  t.lay('haunt-01', space)
  cover(t, 'haunt-01')
  const before = canonical(t.s)
  const known = forecast(t.s)
  expect(known.doubts).toEqual(['ghost'])
  expect(canonical(t.s)).toBe(before)
  for (const seat of [0, 1, -1]) expect(forecast(view(kingdomRush, t.s, seat).state)).toEqual(known)
  t.s.ghosts.reverse()
  expect(forecast(t.s)).toEqual(known)
})

const end = (t: Scene) => t.s.outcome?.rule ?? null

test('whatever stands, playing it out is what was forecast', () => {
  for (const scenario of [1, 2, 3, 5, 6, 9]) {
    const t = dealt(scenario)
    for (let round = 1; round < 7 && end(t) === null; round++) {
      t.s.round = round
      t.phase('spawn').phase('play')
      const said = forecast(t.s)
      expect(said.doubts).toEqual([])
      for (const phase of ['destroy', 'advance'] as const) if (end(t) === null) t.phase(phase)
      expect([t.s.hearts, end(t)]).toEqual([said.hearts, said.defeat])
      const there = said.trays.filter(({ fate }) => fate === 'stays' || fate === 'moves')
      expect(Object.fromEntries(there.map(({ card, path, from }) => [card, path.at(-1) ?? from]))).toEqual(
        Object.fromEntries(t.s.trays.map((tray) => [tray.card, spaceOf(t.s, tray)])),
      )
    }
  }
})
