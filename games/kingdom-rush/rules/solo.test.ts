import { describe, expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import type { At } from '../content/geometry/cells.ts'
import type { Options } from '../state.ts'
import { hurt } from './damage.ts'
import { newHero } from './figures.ts'
import { HeroScene } from './testing/heroes.ts'
import { baseAt, maskOf, Scene } from './testing/scene.ts'

const alone = (options: Partial<Options> = {}) =>
  new Scene({ seats: 1, options: { heroes: ['malik'], ...options } })
const COLOUR = (colour: number) => ({ do: 'colour', colour }) as const

test('KR-SOLO2, KR-SOLO3, KR-SOLO6, KR-SOLO-R1: one of three colours is left out each round, never the same twice running', () => {
  const t = alone().until('ban-colour')
  expect([t.s.round, t.legal()]).toEqual([1, [COLOUR(0), COLOUR(1), COLOUR(2)]])
  t.answer(0, COLOUR(1))
  expect([t.question, t.s.banned]).toEqual(['play', 1])
  t.allReady()
  expect([t.s.round, t.question, t.legal()]).toEqual([2, 'ban-colour', [COLOUR(0), COLOUR(2)]])
  expect(t.refusal(COLOUR(1))).toBe('KR-SOLO6')
  t.answer(0, COLOUR(2)).until('play').clear().allReady()
  expect(t.legal()).toEqual([COLOUR(0), COLOUR(1)])
})

test('KR-SOLO-R1: it is chosen before anything comes out of the piles', () => {
  const t = alone().until('play').clear().allReady()
  expect([t.question, t.s.trays]).toEqual(['ban-colour', []])
  t.answer(0, t.legal()[0] ?? COLOUR(0))
  expect(t.s.trays.length).toBeGreaterThan(0)
})

test('KR-SOLO3: two and more are not asked', () => {
  const t = new Scene({ seats: 2 }).until('play')
  expect(t.s.banned).toBe(-1)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'KR-SOLO1: scenario %i can be played alone, with the towers for one',
  (scenario) => {
    const t = alone({ scenario }).until('play')
    expect([t.s.players.length, t.held(0)]).toEqual([1, ['archer', 'artillery', 'footmen', 'mage']])
  },
)

test('KR-SOLO4, KR-SOLO-R2: a site of the colour left out takes no tower, and is a site in everything else', () => {
  // b4 at (1,2) is blue for one player, with the path at (2,2) before it.
  const t = new HeroScene({ seats: 1, options: { heroes: ['magnus'] } }).until('ban-colour')
  t.answer(0, COLOUR(1)).clear().give(0, 'archer', 'mage').stands('archer', 'b9').lay('t1-12', [2, 2])
  const building = t.fork().answer(0, { do: 'build', tower: t.tower('mage') })
  expect(building.refusal({ do: 'site', site: t.site('b4') })).toBe('KR-SOLO3')
  t.stand('magnus', [2, 1]).activate('magnus').go([1, 2]).basic().face(2)
  t.put('t1-12', [0, 0], [0, 1]).put('t1-12', [3, 0], [3, 1])
  expect([t.at('magnus'), t.tiles('t1-12'), t.question]).toEqual(['1,2', 2, 'play'])
  // What stands on another of its sites is taken up as always.
  expect(t.phase('pickup').held(0)).toContain('archer')
})

test('KR-SOLO15: those who fight at close quarters are the heroes to play alone', () => {
  const { heroes } = boxOf(alone().s).file
  const recommended = heroes.filter(({ soloRecommended }) => soloRecommended)
  expect(recommended.map(({ id }) => id)).toEqual(['malik', 'ignus', 'lilith'])
})

test('KR-SOLO5: white sites are always open', () => {
  const t = alone({ scenario: 5 }).until('play').clear().give(0, 'archer')
  for (const banned of [0, 1, 2]) {
    t.s.banned = banned
    const building = t.fork().answer(0, { do: 'build', tower: t.tower('archer') })
    expect(building.offers({ do: 'site', site: t.site('b13') })).toBe(true)
  }
})

test('KR-SOLO10, KR-SOLO11, KR-SOLO-R3, KR-SOLO-R10: who came from the bench leaves at the end of the round; what it placed stays', () => {
  const t = alone()
    .until('play')
    .clear()
    .lay('t1-12', [2, 2], { tiles: [[[0, 0]]] })
  const ignus = 1
  t.s.heroes.push({
    ...newHero(t.s, ignus, 0),
    guest: 1,
    at: t.space([2, 2]),
    on: t.card('t1-12'),
    base: maskOf([1, 2]),
  })
  t.allReady()
  expect(t.s.heroes.map(({ hero }) => hero)).toEqual([0])
  expect(t.told('guest-left')).toEqual([{ e: 'guest-left', hero: ignus }])
  expect(t.tray('t1-12').tiles).toHaveLength(1)
  // KR-SOLO-R3: it has held its tray before it went.
  expect(t.map).toMatchObject({ 't1-12': '2,2' })
})

test('KR-SOLO-R7: the Wildcat of an Alleria from the bench leaves with her, that of the main hero stays', () => {
  const t = alone().until('play').clear()
  const alleria = 3
  t.s.heroes.push({ ...newHero(t.s, alleria, 0), guest: 1 })
  t.s.wildcat = { at: t.space([2, 2]), on: -1, base: 0, met: 1, spent: 1 }
  expect(t.allReady().s.wildcat).toBeNull()
  const main = alone({ heroes: ['alleria'] })
    .until('play')
    .clear()
  main.s.heroes.push({ ...newHero(main.s, 0, 0), guest: 1 })
  main.allReady()
  expect([main.s.wildcat === null, main.s.heroes.length]).toEqual([false, 1])
})

describe('the bench', () => {
  const NUMBERS = { malik: 0, ignus: 1, magnus: 2, alleria: 3 } as const
  const CALL = (id: keyof typeof NUMBERS) => ({ do: 'call', hero: NUMBERS[id] }) as const
  const SPACE = (t: Scene, at: At) => ({ do: 'space', space: t.space(at) }) as const
  const bench = (...ids: (keyof typeof NUMBERS)[]) => {
    const t = alone().until('play').clear()
    t.s.bench = ids.map((id) => NUMBERS[id])
    return t
  }
  /** Every part that may be left out is left out. */
  const rest = (t: Scene) => {
    while (t.question !== 'play')
      t.answer(
        0,
        t.legal().find(({ do: does }) => does === 'confirm' || does === 'done') ?? (t.legal()[0] as never),
      )
    return t
  }

  test('KR-SOLO8, KR-SOLO9, KR-SOLO-R3, KR-SOLO-R12: a hero comes to any space, confronts its tray and makes its basic attack', () => {
    const t = bench('ignus').lay('t1-12', [2, 2]).lay('portal1-01', [2, 3]).answer(0, CALL('ignus'))
    expect([t.question, t.refusal(SPACE(t, [2, 3]))]).toEqual(['place-guest', 'KR-MOVE7'])
    t.answer(0, SPACE(t, [2, 2])).answer(0, { do: 'cells', cells: baseAt([3, 0]) })
    expect(t.told('basic-attack')).toEqual([{ e: 'basic-attack', figure: 1 }])
    rest(t)
    expect(t.hero('ignus')).toMatchObject({ at: t.space([2, 2]), on: t.card('t1-12'), guest: 1, owner: 0 })
    // KR-SOLO-R4: it has nothing else to do.
    expect(t.refusal({ do: 'activate', hero: 1 })).toBe('KR-SOLO-R4')
    expect(t.offers({ do: 'activate', hero: 0 })).toBe(true)
  })

  test('KR-SOLO8, KR-SOLO10: one in a round, and none twice in a game', () => {
    const t = rest(bench('ignus', 'magnus').answer(0, CALL('ignus')))
    expect([t.refusal(CALL('magnus')), t.refusal(CALL('ignus'))]).toEqual(['KR-SOLO8', 'KR-SOLO10'])
    t.clear().allReady().until('play')
    expect([t.offers(CALL('magnus')), t.refusal(CALL('ignus'))]).toEqual([true, 'KR-SOLO10'])
  })

  test('KR-SOLO-R5, KR-SOLO-R9: also where nothing can be hit, and while the main hero is knocked out', () => {
    const t = bench('ignus')
    Object.assign(t.hero('malik'), { state: 'ko', health: 0 })
    rest(t.answer(0, CALL('ignus')))
    expect([t.question, t.s.bench, t.told('tile-placed')]).toEqual(['play', [], []])
  })

  test('KR-SOLO12, KR-SOLO-R7: the Wildcat comes with Alleria’s basic attack, may be activated at once, and leaves with her', () => {
    const t = bench('alleria')
      .answer(0, CALL('alleria'))
      .answer(0, SPACE(bench(), [2, 2]))
    expect(t.s.wildcat?.at).toBe(-1)
    for (let i = 0; i < 20 && t.question !== 'play'; i++)
      t.answer(0, t.offers({ do: 'wildcat' }) ? { do: 'wildcat' } : (t.legal()[0] as never))
    expect([t.s.wildcat?.at, t.offers({ do: 'wildcat' })]).toEqual([t.space([2, 2]), true])
    expect(t.allReady().s.wildcat).toBeNull()
  })

  test('KR-SOLO-R4: one that is knocked out is off the map and does not come back', () => {
    const t = rest(bench('ignus').answer(0, CALL('ignus')))
    hurtAll(t)
    expect([t.at('ignus'), t.hero('ignus').state]).toEqual(['board', 'ko'])
    expect(t.clear().allReady().until('play').s.heroes).toHaveLength(1)
  })

  function hurtAll(t: Scene) {
    while (t.hero('ignus').health > 0) hurt(t.s, 1, 'boss', 0)
  }

  test('KR-SOLO-R14: while on the map it may be chosen by effects on heroes', () => {
    const t = rest(bench('ignus').lay('portal4-01', [1, 3]).stand('malik', [2, 2]).answer(0, CALL('ignus')))
    t.s.spells = [5]
    t.answer(0, { do: 'cast', spell: 5 }).put('portal4-01', [0, 0], [1, 0])
    expect(t.legal()).toEqual([0, 1].map((hero) => ({ do: 'choose', hero })))
  })

  test('KR-SOLO-R6: the abilities of one from the bench are not in play, and so not copied', () => {
    const t = new HeroScene({ seats: 1, options: { heroes: ['magnus'], scenario: 2 } }).until('play').clear()
    t.s.bench = [NUMBERS.malik]
    t.skill('magnus', ['knowledge-is-power']).stand('magnus', [0, 0])
    rest(t.answer(0, CALL('malik')))
    expect(t.hero('malik').at).toBeGreaterThanOrEqual(0)
    t.activate('magnus').use('knowledge-is-power')
    expect([t.question, t.faceDown('magnus')]).toEqual(['activation', ['knowledge-is-power']])
  })
})
