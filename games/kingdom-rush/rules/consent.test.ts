import { describe, expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import type { KingdomRushMove, Options } from '../state.ts'
import { timeMage } from './testing/bosses.ts'
import { Scene } from './testing/scene.ts'

const AGREE = { do: 'agree' } as const
const OBJECT = { do: 'object' } as const

const table = (options: Partial<Options> = {}, seats = 3) => {
  const heroes = (['malik', 'alleria', 'ignus'] as const).slice(0, seats)
  return new Scene({ seats, options: { heroes, teamConsent: true, ...options } }).until('play').clear()
}
const spellOf = (t: Scene, id: string) => boxOf(t.s).spells.findIndex((spell) => spell.id === id)

/** A table of three where Rain of Fire can be cast. */
function withSpell(options: Partial<Options> = {}): { t: Scene; cast: KingdomRushMove } {
  const t = table(options).lay('t1-01', [2, 2])
  t.s.spells = [spellOf(t, 'rain-of-fire')]
  return { t, cast: { do: 'cast', spell: spellOf(t, 'rain-of-fire') } }
}

test('KR-GEN-R4: without the option a choice of the team is anybody’s, at once', () => {
  const { t, cast } = withSpell({ teamConsent: false })
  expect(t.answer(2, cast).question).toBe('pieces')
})

describe('KR-GEN-R4: with the option', () => {
  test('KR-GEN-R4: all others are asked, in any order, and only then it happens', () => {
    const { t, cast } = withSpell()
    t.answer(1, cast)
    expect([t.question, t.asked, t.s.spells.length]).toEqual(['consent', [0, 2], 1])
    expect(t.told('proposed')).toEqual([
      { e: 'proposed', seat: 1, choice: { what: 'cast', spell: spellOf(t, 'rain-of-fire') } },
    ])
    expect(t.refusal(1, AGREE)).toBe('not-asked')
    t.answer(2, AGREE)
    expect([t.question, t.asked, t.s.spells.length]).toEqual(['consent', [0], 1])
    t.answer(0, AGREE)
    expect([t.question, t.asked, t.s.spells.length]).toEqual(['pieces', [1], 0])
    expect(t.told('cast')).toMatchObject([{ seat: 1 }])
  })

  test('KR-GEN-R4: one objection is enough, and everything is as before', () => {
    const { t, cast } = withSpell()
    const { asked: _, agenda: __, ...before } = structuredClone(t.s)
    t.answer(1, cast).answer(0, AGREE).answer(2, OBJECT)
    expect(t.told('consented')).toEqual([{ e: 'consented', seat: 2, agreed: false }])
    expect([t.question, t.asked, t.s]).toMatchObject(['play', [0, 1, 2], before])
    // Who is ready stays ready, and it may be proposed again.
    expect(t.offers(1, cast)).toBe(true)
  })

  test('KR-GEN-R4, KR-PLAY-R14: what is a seat’s own affair needs nobody, and alone nobody is asked', () => {
    const t = table().give(0, 'archer')
    expect(t.answer(0, { do: 'build', tower: t.tower('archer') }).question).toBe('site')
    const solo = table({}, 1).lay('t1-01', [2, 2])
    solo.s.spells = [spellOf(solo, 'rain-of-fire')]
    expect(solo.answer(0, { do: 'cast', spell: spellOf(solo, 'rain-of-fire') }).question).toBe('pieces')
  })

  test('KR-GEN-R4, KR-SPELL-R7, KR-SETUP-R12: spells before the game, one by one', () => {
    const opening = new Scene({
      seats: 2,
      options: { heroes: ['malik', 'alleria'], scenario: 4, teamConsent: true },
    }).until('choose-spell')
    const [first = { do: 'done' as const }] = opening.legal(0)
    const t = opening.fork().answer(1, first).answer(0, AGREE)
    expect(t.s.spells).toHaveLength(1)
    const objected = opening.fork().answer(1, first).answer(0, OBJECT)
    expect([objected.question, objected.s.spells]).toEqual(['choose-spell', []])
    const none = opening.fork().answer(0, { do: 'done' })
    expect(none.told('proposed')).toMatchObject([{ choice: { what: 'spell', spell: -1 } }])
    expect(none.answer(1, AGREE).question).toBe('play')
  })

  test('KR-GEN-R4, KR-DIAM4: a purchase with its receiver; turned down, the shop stands open as it was', () => {
    const shop = table({ scenario: 2 }, 2)
    shop.s.diamonds = 5
    shop.phase('spend')
    const tower = shop.tower('archer')
    shop.answer(0, { do: 'buy', tower }).answer(0, { do: 'give', to: 1 })
    expect([shop.question, shop.s.diamonds]).toEqual(['consent', 5])
    expect(shop.told('proposed')).toMatchObject([{ choice: { what: 'buy', tower, to: 1 } }])
    const objected = shop.fork().answer(1, OBJECT)
    expect([objected.question, objected.s.diamonds]).toEqual(['spend', 5])
    const agreed = shop.fork().answer(1, AGREE)
    expect([agreed.question, agreed.s.diamonds, agreed.held(1).at(-1)]).toEqual(['spend', 3, 'archer'])
  })

  test('KR-GEN-R4, KR-WHITE3: who takes a tower from a white site', () => {
    const t = table({ scenario: 5 }).stands('militia', 'b13', { by: 1 }).phase('pickup')
    for (const seat of [0, 1, 2]) t.give(seat)
    const { fence } = t.s
    t.answer(2, { do: 'give', to: 2 })
    expect([t.question, t.asked, t.s.fence]).toEqual(['consent', [0, 1], fence])
    const objected = t.fork().answer(0, OBJECT)
    expect([objected.question, objected.held(2)]).toEqual(['share', []])
    t.answer(1, AGREE).answer(0, AGREE)
    expect([t.question, t.held(2)]).toEqual(['play', ['militia']])
    expect(t.s.fence).toBeGreaterThan(fence)
  })

  test('KR-GEN-R4, KR-BLILITH4: which tower a boss takes', () => {
    const t = new Scene({
      seats: 2,
      options: { heroes: ['malik', 'alleria'], scenario: 7, teamConsent: true },
    })
      .until('play')
      .clear()
      .lay('lilith-life-1', [2, 2], { lane: 2 })
      .top('li-fall-1')
    const tower = { tower: 0, turn: 0, by: 0, down: 0, late: 0 }
    t.s.towers.push({ ...tower, site: 3 }, { ...tower, site: 3, tower: 5 })
    t.phase('boss').answer(1, { do: 'raze', tower: 1 })
    expect(t.told('proposed')).toMatchObject([{ choice: { what: 'raze', tower: 5, site: 3 } }])
    expect(t.fork().answer(0, OBJECT).question).toBe('raze-tower')
    expect(t.answer(0, AGREE).s.towers).toMatchObject([{ tower: 0 }])
  })

  test('KR-GEN-R4, KR-BTIME-R11, KR-PEARL3: whom the boss exhausts, and whom the Pearl hurts', () => {
    const t = timeMage('malik', 'magnus').stand('malik', [2, 1]).stand('magnus', [2, 5])
    t.s.options = { ...t.s.options, teamConsent: true }
    t.s.spells = [spellOf(t, 'pearl-of-time-distortion')]
    t.lay('portal1-01', [2, 2], { lane: 0 })
    t.answer(0, { do: 'cast', spell: t.s.spells[0] ?? -1 }).answer(1, AGREE)
    while (t.question === 'pieces' || t.question === 'cells') t.answer(0, t.legal(0)[0] as KingdomRushMove)
    expect(t.question).toBe('choose-victim')
    t.answer(1, { do: 'choose', hero: 0 })
    expect(t.told('proposed')).toMatchObject([{ choice: { what: 'victim', figure: 0 } }])
    expect(t.fork().answer(0, OBJECT).question).toBe('choose-victim')
    const { health } = t.hero('malik')
    expect(t.answer(0, AGREE).hero('malik').health).toBe(health - 1)
    // Both are as near to her.
    t.stand('malik', [2, 3]).stand('magnus', [2, 4]).top('tm-stasis').phase('boss')
    t.answer(0, { do: 'nearest', hero: 1 })
    expect(t.told('proposed')).toMatchObject([{ choice: { what: 'nearest', figure: 1 } }])
    expect(t.fork().answer(1, OBJECT).question).toBe('choose-nearest')
    expect([t.answer(1, AGREE).question, t.asked]).toEqual(['turn-down', [1]])
  })
})
