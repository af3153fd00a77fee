import { describe, expect, test } from 'vitest'
import { bySort, randomGame } from '../../testing/random-game.ts'
import { boxOf } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import { type HeroScene, heroes } from './testing/heroes.ts'
import { atFive, FLYER, FULL } from './testing/rulings.ts'

test('KR-TOWER-R3: an attack whose last piece lies is over by itself; only what is left is ever left out', () => {
  let leftOut = 0
  let placed = 0
  for (let at = 1; at <= 60; at++)
    for (const { events } of randomGame(kingdomRush, { seats: 2, at, choose: bySort })) {
      placed += events.filter(({ e }) => e === 'tile-placed').length
      events.forEach((event, no) => {
        if (event.e !== 'forced' || !JSON.stringify(event).includes('"confirm"')) return
        leftOut++
        expect(events[no + 1]?.e).toBe('held-back')
      })
    }
  expect(placed).toBeGreaterThan(20)
  expect(leftOut).toBeGreaterThan(0)
})

describe('what an attack cannot be aimed at is refused for what keeps it off', () => {
  /** With the first tile, or with a soldier where there is none. */
  const aimedAt = (t: HeroScene, id: string) => t.refusal(t.aiming(id))

  test('KR-FLY5, KR-RANGE6: a tower: a tray under another one, and one out of range', () => {
    const t = heroes(['malik', 'magnus'], {
      grids: { 't1-01': FULL, 't1-02': FULL, 't1-03': FULL, 'fly-01': FLYER },
      options: { scenario: 9 },
    })
    t.lay('t1-01', [1, 2])
      .lay('fly-01', [1, 2], { lane: 0 })
      .lay('t1-02', [0, 2])
      .lay('t1-03', [2, 0], { lane: 2 })
    t.give(0, 'sharpshooter').build(0, 'sharpshooter', 'b12', 3)
    expect(t.targets(2)).toEqual(['t1-02', 'fly-01'])
    expect([aimedAt(t, 't1-01'), aimedAt(t, 't1-03')]).toEqual(['KR-FLY5', 'KR-RANGE6'])
  })

  test('KR-BOSS-R2, KR-PORTAL5, KR-RANGE6: a tower: a boss and a Portal above its level; a Portal of its level out of range', () => {
    const t = heroes(['malik', 'magnus'], {
      grids: { 't1-01': FULL, 't1-02': FULL },
      options: { scenario: 4 },
    })
    // b11 is (4,4): of what lies before the tower the boss is nearest, the Portals are beside it.
    t.lay('t1-01', [2, 4]).lay('t1-02', [3, 5]).lay('blackburn-life-3', [3, 4])
    t.lay('portal3-01', [3, 3]).lay('portal1-01', [0, 1])
    t.give(1, 'marksmen').build(1, 'marksmen', 'b11', 0)
    expect(t.trays).toEqual(['t1-01', 't1-02'])
    expect(['blackburn-life-3', 'portal3-01', 'portal1-01'].map((id) => aimedAt(t, id))).toEqual([
      'KR-BOSS-R2',
      'KR-PORTAL5',
      'KR-RANGE6',
    ])
  })

  test('KR-HERO7, KR-BASIC3, KR-RANGE6: a hero: a Portal and a boss beside him, the tray he stands on, one too far away', () => {
    const t = heroes(['malik', 'magnus'], {
      grids: { 't1-01': FULL, 't1-02': FULL, 't1-03': FULL },
      options: { scenario: 4 },
    })
    t.lay('t1-01', [3, 3]).lay('t1-02', [3, 4]).lay('t1-03', [0, 0])
    t.lay('portal1-01', [2, 4], { lane: 1 }).lay('blackburn-life-1', [3, 2])
    t.stand('malik', [3, 3], [3, 3]).skill('malik', ['hammer-blow']).activate('malik').use('hammer-blow')
    t.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
    expect(t.trays).toEqual(['t1-02'])
    expect(['portal1-01', 'blackburn-life-1', 't1-01', 't1-03'].map((id) => aimedAt(t, id))).toEqual([
      'KR-HERO7',
      'KR-HERO7',
      'KR-BASIC3',
      'KR-RANGE6',
    ])
  })

  test('KR-SPELL5, KR-FLY5: a spell whose target is named: Portals stay refused for what they are', () => {
    const t = atFive(['malik', 'magnus'], { 't1-01': FULL, 't1-03': FULL })
    t.lay('t1-01', [1, 0]).lay('t1-03', [1, 1]).lay('portal2-01', [2, 1]).lay('t1-02', [3, 4])
    t.s.spells = [boxOf(t.s).spells.findIndex(({ id }) => id === 'thunder')]
    t.say({ do: 'cast', spell: t.s.spells[0] as number }).say({ do: 'aim', tray: t.card('t1-01') })
    expect([aimedAt(t, 'portal2-01'), aimedAt(t, 't1-02')]).toEqual(['KR-SPELL5', 'KR-RANGE6'])
  })
})
