import { listen } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import type { HeroId } from '../content/words.ts'
import { heal, hurt } from './damage.ts'
import { Scene } from './testing/scene.ts'

const table = (...heroes: HeroId[]) =>
  new Scene({ seats: heroes.length, options: { heroes } }).until('play').clear()
const ability = (t: Scene, id: string) => boxOf(t.s).abilities.findIndex((one) => one.id === id)

test('KR-DMG1, KR-KO1, KR-KO2, KR-KO-R4: one damage is one health; at none the hero lies on its board and covers nothing', () => {
  const t = table('malik', 'magnus').lay('t1-04', [1, 1]).stand('magnus', [1, 1], [2, 2])
  t.hero('magnus').health = 2
  hurt(t.s, 1, 'boss', -1)
  expect([t.hero('magnus').health, t.at('magnus')]).toEqual([1, '1,1'])
  const told = listen(() => hurt(t.s, 1, 'boss', -1))
  expect(t.hero('magnus')).toMatchObject({ health: 0, state: 'ko', at: -1, on: -1, base: 0 })
  expect(told.map(({ e }) => e)).toEqual(['hurt', 'knocked-out'])
})

test('KR-DMG2: a destroyed tray, a stopped attempt, a sniper, a boss: one damage each', () => {
  const t = table('malik', 'magnus').lay('t2-16', [1, 1]).stand('malik', [1, 1], [3, 3])
  t.phase('advance')
  expect(t.told('hurt').map(({ by }) => by)).toEqual(['blocked', 'sniper'])
  t.tray('t2-16').tiles = [boxOf(t.s).faces[t.card('t2-16')]?.enemies ?? 0]
  expect(
    t
      .phase('destroy')
      .told('hurt')
      .map(({ by, health }) => [by, health]),
  ).toEqual([['destroyed', 2]])
})

test('KR-KO-R3, KR-KO-R8: whoever lies or stands on its board takes no damage', () => {
  const t = table('malik', 'magnus').stand('magnus', [0, 0])
  t.hero('magnus').health = 1
  for (let i = 0; i < 3; i++) hurt(t.s, 1, 'sniper', -1)
  hurt(t.s, 0, 'sniper', -1)
  expect([t.hero('magnus').health, t.hero('malik').health]).toEqual([0, 5])
})

test('KR-CAT5, KR-CAT6, KR-CAT11: any damage knocks the Wildcat out, and it does not get up by itself', () => {
  const t = table('alleria').stand('alleria', [0, 0])
  t.s.wildcat = { at: t.space([0, 0]), on: -1, base: 0, met: 1, spent: 0 }
  t.hero('alleria').health = 1
  hurt(t.s, 0, 'sniper', -1)
  expect(t.s.wildcat.at).toBe(t.space([0, 0]))
  hurt(t.s, -2, 'sniper', -1)
  t.phase('play')
  expect([t.s.wildcat.at, t.hero('alleria').state]).toEqual([-1, 'back'])
})

test('KR-PROT1, KR-PROT3, KR-PROT-R1, KR-PROT-R3, KR-BOSS7: a protected hero suffers nothing of any kind from then on', () => {
  const t = table('malik', 'magnus').stand('malik', [0, 0])
  t.hero('malik').health = 3
  t.hero('malik').protected = 1
  const told = listen(() => {
    for (const by of ['destroyed', 'blocked', 'sniper', 'boss', 'spell'] as const) hurt(t.s, 0, by, -1)
  })
  expect([t.hero('malik').health, told.map(({ e }) => e)]).toEqual([3, Array(5).fill('unhurt')])
})

test('KR-PROT2, KR-PROT-R2: it still holds its tray, twice a fast one; soldiers go', () => {
  const t = table('malik', 'magnus')
    .lay('t1-12', [1, 1], { soldiers: [[1, 2]] })
    .stand('malik', [1, 1], [3, 0])
  t.hero('malik').protected = 1
  t.phase('advance')
  expect([t.map['t1-12'], t.hero('malik').health, t.s.soldiers]).toEqual(['1,1', 5, 12])
  // And it can be put aside.
  t.clear().lay('t1-04', [1, 1]).stand('malik', [2, 1]).phase('advance')
  expect(t.question).toBe('displace')
})

test('KR-MALIK10, KR-MALIK-R8, KR-PROT-R4, KR-PROT-R5: on the space of one who shakes the earth all are safe, elsewhere nobody', () => {
  const t = table('malik', 'magnus', 'alleria').stand('malik', [0, 0]).stand('magnus', [0, 0])
  t.s.wildcat = { at: t.space([0, 0]), on: -1, base: 0, met: 1, spent: 0 }
  t.stand('alleria', [0, 1])
  t.hero('malik').active = [ability(t, 'earthquake')]
  for (const figure of [0, 1, 2, -2]) hurt(t.s, figure, 'sniper', -1)
  expect(t.s.heroes.map(({ health }) => health)).toEqual([5, 3, 2])
  expect(t.s.wildcat.at).toBe(t.space([0, 0]))
  // Who comes there is safe, who leaves is not.
  t.stand('magnus', [0, 1]).stand('alleria', [0, 0])
  for (const figure of [1, 2]) hurt(t.s, figure, 'sniper', -1)
  expect(t.s.heroes.map(({ health }) => health)).toEqual([5, 2, 2])
})

test('KR-KO-R7: that of a hero who was knocked out protects nobody any more', () => {
  const t = table('malik', 'magnus')
  t.hero('malik').active = [ability(t, 'earthquake')]
  t.hero('malik').state = 'ko'
  t.stand('magnus', [0, 0])
  hurt(t.s, 1, 'sniper', -1)
  expect(t.hero('magnus').health).toBe(2)
})

test('KR-HERO-R4, KR-KO-R5: healing ends at the maximum, and nobody is healed who lies or has just got up', () => {
  const t = table('malik', 'magnus')
  t.hero('malik').health = 4
  heal(t.s, 0, 3)
  expect(t.hero('malik').health).toBe(5)
  for (const state of ['ko', 'back'] as const) {
    Object.assign(t.hero('magnus'), { state, health: 1 })
    heal(t.s, 1, 1)
    expect(t.hero('magnus').health).toBe(1)
  }
})

test('KR-KO3, KR-KO4, KR-KO5, KR-KO6, KR-KO7, KR-KO8, KR-KO-R1, KR-KO-R2: F11, the next phase 2 it gets up by itself, whole, and does nothing that round', () => {
  const t = table('malik', 'magnus').stand('malik', [0, 0])
  Object.assign(t.hero('malik'), { health: 1, down: 1 })
  hurt(t.s, 0, 'spell', -1)
  t.phase('play')
  expect(t.hero('malik')).toMatchObject({ state: 'back', health: 5, at: -1, played: 1, down: 1 })
  expect(t.told('regenerated')).toEqual([{ e: 'regenerated', figure: 0, health: 5 }])
  t.phase('play')
  expect(t.hero('malik').state).toBe('up')
})

test('KR-WIN-R4: the game goes on when all heroes are knocked out', () => {
  const t = table('malik').stand('malik', [0, 0])
  t.hero('malik').health = 1
  hurt(t.s, 0, 'sniper', -1)
  expect(t.s.outcome).toBeNull()
})
