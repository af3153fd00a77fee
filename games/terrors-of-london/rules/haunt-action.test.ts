/** The HAUNT action: who may take it, how often, and what it does. */
import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-HAUNT7, TL-HAUNT-R2: a monster played this turn is refused, in its next turn it is offered', () => {
  const t = scene({ hands: [['gargoyle', 'cultist'], ['cultist']] }).play('gargoyle')
  expect(t.refusal({ do: 'haunt', card: t.inArea('gargoyle') })).toBe('TL-HAUNT7')
  t.pass()
  expect(t.offered.filter((move) => move.startsWith('haunt'))).toEqual([])
  t.pass()
  expect(t.offered).toEqual(['haunt gargoyle', 'overlord', 'pass', 'play cultist'])
})

test('TL-HAUNT8: a token that shows its Haunt side gives no HAUNT action', () => {
  const t = scene({ areas: [[], [{ card: 'wisp', token: 'haunt' }, 'ghoul']] }).pass()
  expect(t.seat).toBe(1)
  expect(t.refusal({ do: 'haunt', card: t.inArea('wisp') })).toBe('TL-HAUNT8')
  expect(t.refusal({ do: 'haunt', card: t.inArea('ghoul') })).toBe('illegal')
})

test('TL-HAUNT9: each monster once a turn, one after the other', () => {
  const t = scene({
    areas: [
      [
        { card: 'wisp', token: 'dismissed' },
        { card: 'grey-lady', token: 'dismissed' },
      ],
    ],
  })
  t.haunt('wisp')
  expect(t.refusal({ do: 'haunt', card: t.inArea('wisp') })).toBe('TL-HAUNT9')
  t.haunt('grey-lady')
  expect(t.pool).toEqual({ coin: 3, power: 0, regeneration: 2 })
  expect(t.offered.filter((move) => move.startsWith('haunt'))).toEqual([])
})

test('TL-HAUNT10, TL-HAUNT-R9: resources, then keywords in printed order, then the Unique ability', () => {
  const t = scene({
    hands: [['cultist'], ['fanatic']],
    areas: [[{ card: 'reaper', token: 'dismissed' }, 'cultist']],
  })
  t.haunt('reaper')
  expect(t.events.map(({ e }) => e)).toEqual(['haunt-used', 'gained', 'cursed'])
  expect([t.question, t.seat]).toEqual(['curse', 1])
  t.say('lose-health')
  expect([t.question, t.seat]).toEqual(['sacrifice', 0])
  t.pick('cultist')
  expect(t.events.map(({ e }) => e)).toEqual(['sacrificed', 'gained', 'gained'])
  expect(t.pool.power).toBe(6)
})

test('TL-HAUNT11, TL-HAUNT3: the HAUNT keyword of the Phantom Coachman does nothing the second time', () => {
  const t = scene({ areas: [[{ card: 'phantom-coachman', token: 'dismissed' }]], draws: [['ghoul', 'wisp']] })
  t.haunt('phantom-coachman')
  expect(t.told('haunted')).toEqual([])
  expect(t.token('phantom-coachman')).toBe('dismissed')
  expect(t.hand(0)).toEqual(['cultist', 'ghoul'])
  t.play('ghoul').pass()
  expect(t.area(0)).toEqual([])
})

test('TL-HAUNT12: the HAUNT action leaves the Horde ability unused', () => {
  const t = scene({ areas: [[{ card: 'wisp', token: 'dismissed' }, 'skeletal']] }).haunt('wisp')
  expect(t.pool.power).toBe(0)
  t.link('wisp', 'skeletal')
  expect(t.offered).toEqual(['ability skeletal 0', 'ability wisp 0', 'decline'])
  expect(t.ability('wisp').pool.power).toBe(1)
})

test('TL-HAUNT13: the Triggered ability of a haunted monster waits for its condition like any other', () => {
  const t = scene({
    hands: [['sewer-rats', 'cultist']],
    areas: [[{ card: 'pack-alpha', token: 'dismissed' }]],
  })
  expect(t.play('sewer-rats').pool.power).toBe(3)
  expect(t.haunt('pack-alpha').gain('power').pool.power).toBe(8)
})

test('TL-HAUNT-R6: joining a horde before or after the HAUNT action', () => {
  const given = { areas: [[{ card: 'wisp', token: 'dismissed' }, 'skeletal']] } as const
  const before = scene(given).link('wisp', 'skeletal').ability('wisp').haunt('wisp')
  expect(before.pool).toEqual({ coin: 1, power: 1, regeneration: 1 })
  const after = scene(given).haunt('wisp').link('wisp', 'skeletal').ability('wisp')
  expect(after.pool).toEqual({ coin: 1, power: 1, regeneration: 1 })
  expect(after.told('dismissed')).toEqual([])
})

test('TL-HAUNT-R10: to act once more is not to be played: a Lich and a Pack Alpha gain nothing', () => {
  const there = [
    { card: 'gargoyle', token: 'dismissed' },
    { card: 'wisp', token: 'dismissed' },
    'lich',
    'pack-alpha',
  ] as const
  const t = scene({ areas: [there] })
    .haunt('gargoyle')
    .haunt('wisp')
  expect(t.told('triggered')).toEqual([])
  expect(t.told('played')).toEqual([])
  expect(t.pool).toEqual({ coin: 1, power: 2, regeneration: 2 })
})

test('TL-HAUNT-R11, TL-HAUNT6: nobody has to take the HAUNT action, and the monster leaves all the same', () => {
  const t = scene({ areas: [[{ card: 'wisp', token: 'dismissed' }]] })
  expect(t.offered).toEqual(['haunt wisp', 'overlord', 'pass', 'play cultist'])
  t.pass()
  expect(t.area(0)).toEqual([])
  expect(t.hand(0)).toEqual(['cultist', 'wisp'])
})

test('TL-HAUNT7, TL-ACT-R3: nobody acts with the haunted monsters of the other', () => {
  const t = scene({ areas: [[], [{ card: 'wisp', token: 'dismissed' }]] })
  expect(t.refusal({ do: 'haunt', card: t.inArea('wisp', 1) })).toBe('illegal')
})
