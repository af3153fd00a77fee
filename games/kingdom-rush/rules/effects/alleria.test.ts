import { expect, test } from 'vitest'
import type { HeroId } from '../../content/words.ts'
import { amongHordes, heroes } from '../testing/heroes.ts'

const PLAIN = ['g....', '.....', '.....', '.....', 'k....']

/** Alleria on (2,1) without a tray; t1-01 at (2,3) two spaces east, t1-02 at (1,1) north, t1-03 at (2,0) west. */
const table = (others: readonly HeroId[] = ['malik']) =>
  amongHordes(['alleria', ...others], PLAIN, [2, 3], [1, 1], [2, 0])
    .stand('alleria', [2, 1])
    .cat([0, 0])

test('KR-ALLERIA1, KR-BASIC2, KR-ORIENT5, KR-ORIENT6, KR-ORIENT-R6, KR-HERO-R6: her arrows reach where she faces, which she says with the attack', () => {
  const t = table().activate('alleria').basic()
  expect(t.legal()).toEqual([0, 1, 2, 3].map((turn) => ({ do: 'turn', turn })))
  expect(t.fork().face(0).trays).toEqual(['t1-02'])
  // Forward to the left: north-west of east is north-east of her, south-west of west.
  expect(t.fork().face(1).trays).toEqual(['t1-01'])
  expect(t.fork().face(3).trays).toEqual(['t1-03'])
  t.face(1).put('t1-01', [0, 0], [1, 0])
  expect([t.tiles('t1-01'), t.hero('alleria').facing, t.question]).toEqual([1, 1, 'activation'])
})

test('KR-ORIENT6: with nothing to hit any way round nobody asks where she looks', () => {
  const t = heroes(['alleria', 'malik']).stand('alleria', [2, 1]).cat([0, 0]).activate('alleria').basic()
  expect(t.question).toBe('activation')
})

test('KR-BASIC3, KR-BASIC-R4, KR-ABIL-R6: from a tray she shoots at others, never at the one she confronts', () => {
  const t = table().lay('t1-04', [2, 1]).stand('alleria', [2, 1], [0, 0]).activate('alleria').basic().face(0)
  expect(t.refusal(t.aiming('t1-04'))).toBe('KR-BASIC3')
  expect(t.trays).toEqual(['t1-02'])
})

test('KR-TYPE2, KR-BASIC4: her arrows are stopped by who resists them', () => {
  const t = table().activate('alleria').basic().face(0).aim('t1-02')
  expect(t.refusedCells([4, 0], [4, 1])).toBe('KR-TILE8')
})

test('KR-ALLERIA10, KR-TILE9: four arrows, on one Horde or several', () => {
  const t = heroes(['alleria', 'malik'], { grids: { 't1-01': PLAIN, 't1-02': PLAIN } })
    .lay('t1-01', [1, 0])
    .lay('t1-02', [1, 1])
  t.stand('alleria', [2, 1])
    .cat([0, 0])
    .skill('alleria', ['multishot'])
    .activate('alleria')
    .use('multishot')
    .face(0)
  t.put('t1-01', [0, 0]).put('t1-02', [0, 0]).put('t1-02', [0, 1]).put('t1-02', [0, 2])
  expect([t.tiles('t1-01'), t.tiles('t1-02'), t.question]).toEqual([1, 3, 'activation'])
})

test('KR-ALLERIA6, KR-ALLERIA7: her shot, and two more tiles where the Wildcat stands on a Horde', () => {
  const t = table().skill('alleria', ['do-you-bleed']).cat([2, 0], [1, 1])
  t.activate('alleria').use('do-you-bleed').face(0).put('t1-02', [1, 0], [1, 1], [1, 2])
  expect(t.trays).toEqual(['t1-03'])
  t.put('t1-03', [0, 0]).put('t1-03', [0, 1])
  expect([t.tiles('t1-02'), t.tiles('t1-03')]).toEqual([1, 2])
  const without = table().skill('alleria', ['do-you-bleed']).activate('alleria').use('do-you-bleed').face(0)
  without.put('t1-02', [1, 0], [1, 1], [1, 2])
  expect(without.question).toBe('activation')
})

test('KR-ALLERIA8, KR-ALLERIA-R5, KR-ALLERIA-R7: four separate tiles where the Wildcat stands', () => {
  const t = table().skill('alleria', ['call-of-the-wild']).cat([2, 0], [1, 1])
  t.activate('alleria').use('call-of-the-wild')
  expect(t.trays).toEqual(['t1-03'])
  t.put('t1-03', [0, 0]).put('t1-03', [0, 4]).put('t1-03', [4, 4]).put('t1-03', [3, 0])
  expect([t.tiles('t1-03'), t.cats]).toEqual([4, '2,0'])
})

test('KR-FLY5, KR-ALLERIA8: where another tray lies on that of the Wildcat nothing can be put', () => {
  const t = table().skill('alleria', ['call-of-the-wild']).cat([2, 0], [1, 1]).lay('t1-04', [2, 0])
  expect(t.activate('alleria').use('call-of-the-wild').question).toBe('activation')
})

test('KR-ALLERIA9, KR-ALLERIA-R6, KR-ABIL-R5: without the Wildcat on a Horde it is used up for nothing', () => {
  for (const at of [null, [0, 0]] as const) {
    const t = table().skill('alleria', ['call-of-the-wild'])
    if (at) t.cat([...at])
    else Object.assign(t.s.wildcat ?? {}, { at: -1 })
    t.activate('alleria').use('call-of-the-wild')
    expect([t.question, t.faceDown('alleria')]).toEqual(['activation', ['call-of-the-wild']])
  }
})

test('KR-ALLERIA2, KR-ALLERIA3, KR-ALLERIA4, KR-ALLERIA5, KR-ALLERIA-R1, KR-ALLERIA-R2, KR-ALLERIA-R3, KR-ALLERIA-R4, KR-MOVE-R4: like the wind a hero who has played steps and attacks again, as its owner says', () => {
  const t = table().skill('alleria', ['like-the-wind']).stand('malik', [1, 3])
  t.activate('malik').done()
  t.activate('alleria').use('like-the-wind').face(0).put('t1-02', [0, 0], [0, 1]).choose('malik')
  expect([t.question, t.asked]).toEqual(['go', [1]])
  expect(t.spaces).not.toContain('1,5')
  expect(t.refusal({ do: 'space', space: t.space([1, 5]) })).toBe('KR-MOVE1')
  t.go([2, 3]).base([1, 1])
  expect([t.question, t.asked]).toEqual(['pieces', [1]])
  t.put('t1-01', [0, 0], [0, 1])
  t.confirm()
  expect([t.tiles('t1-01'), t.question, t.asked]).toEqual([1, 'activation', [0]])
  // Her own move is still there.
  expect(t.spaces.length).toBeGreaterThan(0)
})

test('KR-ALLERIA2, KR-ALLERIA3: she may choose herself, may stay, or choose nobody', () => {
  const t = table().stand('malik', [2, 3], [1, 1])
  // Whom an earlier effect has chosen does not matter.
  t.s.deed.hero = 1
  t.skill('alleria', ['like-the-wind']).activate('alleria').use('like-the-wind').face(0).confirm()
  expect(t.fork().done().question).toBe('activation')
  t.choose('alleria').done()
  expect(t.question).toBe('face')
})

test('KR-KO-R5, KR-HERO-R3, KR-CAT-R6: not one who is on the board, and never the Wildcat', () => {
  const t = table()
    .skill('alleria', ['like-the-wind'])
    .activate('alleria')
    .use('like-the-wind')
    .face(0)
    .confirm()
  expect(t.refusal({ do: 'choose', hero: 1 })).toBe('KR-HERO-R3')
  expect(t.refusal({ do: 'choose', hero: -2 })).toBe('illegal')
})

test('KR-BASIC-R3: on her board she hits nothing, not even where the Wildcat stands', () => {
  const t = table().skill('alleria', ['do-you-bleed', 'like-the-wind']).cat([2, 0], [1, 1])
  Object.assign(t.hero('alleria'), { at: -1 })
  expect(t.activate('alleria').use('do-you-bleed').question).toBe('activation')
})
