import { expect, test } from 'vitest'
import { heroes } from './testing/heroes.ts'

const PLAIN = ['g....', '.....', '.....', '.....', '.....']
const GRIDS = { 't1-01': PLAIN, 't1-02': PLAIN }
const WILDCAT = { do: 'wildcat' } as const
const table = () => heroes(['alleria', 'magnus'], { grids: GRIDS })

test('KR-CAT8, KR-CAT9, KR-CAT-R3: the end of her first move brings the Wildcat, which may be activated in the same round', () => {
  const t = table()
  expect(t.refusal(0, WILDCAT)).toBe('KR-CAT-R10')
  t.activate('alleria').go([1, 5])
  expect([t.cats, t.s.wildcat?.met]).toEqual(['1,5', 1])
  t.done().answer(0, WILDCAT)
  expect(t.question).toBe('go')
  t.go([1, 3])
  expect([t.cats, t.at('alleria')]).toEqual(['1,3', '1,5'])
})

test('KR-CAT8: once in a game; her later moves leave it where it is', () => {
  const t = table().stand('alleria', [2, 0]).cat([2, 3])
  t.activate('alleria').go([2, 1])
  expect(t.cats).toBe('2,3')
})

test('KR-CAT-R3: her first move may be one by an effect', () => {
  const t = table().skill('magnus', ['abracadabra']).stand('magnus', [0, 2])
  t.activate('magnus').use('abracadabra').choose('alleria').go([0, 0])
  expect(t.cats).toBe('0,0')
})

test('KR-CAT-R12: being displaced is no move of hers', () => {
  const t = table().lay('t1-01', [1, 1]).stand('alleria', [2, 1])
  t.phase('advance').until('displace').go([3, 1])
  expect([t.at('alleria'), t.cats]).toEqual(['3,1', 'board'])
})

test('KR-CAT-R4, KR-CONF3: on a tray both need room, hers first; without it the Wildcat stays on the board', () => {
  const t = table().lay('t1-01', [2, 1]).stand('alleria', [2, 0]).activate('alleria').go([2, 1]).base([0, 0])
  expect(t.question).toBe('confront')
  t.base([2, 2])
  expect([t.cats, t.s.wildcat?.on]).toEqual(['2,1', t.card('t1-01')])
  const full = table().lay('t1-01', [2, 1]).stand('alleria', [2, 0])
  full.tray('t1-01').tiles = [0b11111_11111_11111_11100_11100]
  full.activate('alleria').go([2, 1])
  expect([full.cats, full.s.wildcat?.met]).toEqual(['board', 1])
})

test('KR-CAT1, KR-CAT2, KR-CAT3, KR-CAT-R1, KR-CAT-R2: once a round, two spaces, a base on a Horde; nothing else', () => {
  const t = table().lay('t1-01', [2, 2]).stand('alleria', [0, 5]).cat([2, 0])
  expect(t.refusal(1, WILDCAT)).toBe('KR-PLAY-R14')
  t.answer(0, WILDCAT)
  expect(t.refusal({ do: 'space', space: t.space([2, 3]) })).toBe('KR-MOVE1')
  t.go([2, 2]).base([0, 0])
  expect([t.question, t.s.wildcat?.on]).toEqual(['play', t.card('t1-01')])
  expect(t.refusal(0, WILDCAT)).toBe('KR-CAT-R1')
  // KR-CAT11: Alleria's own activation is another one.
  expect(t.offers(0, { do: 'activate', hero: 0 })).toBe(true)
  t.allReady().until('play')
  expect(t.offers(0, WILDCAT)).toBe(true)
})

test('KR-CAT-R7, KR-CONF-R4: it ends where a hero may end, and may stay', () => {
  const t = table().lay('portal1-01', [2, 1]).stands('archer', 'b3').cat([2, 0]).answer(0, WILDCAT)
  expect(t.refusal({ do: 'space', space: t.space([2, 1]) })).toBe('KR-MOVE7')
  expect(t.refusal({ do: 'space', space: t.space([3, 1]) })).toBe('KR-MOVE6')
  expect(t.done().cats).toBe('2,0')
})

test('KR-CAT11: it is activated also while Alleria lies on her board', () => {
  const t = table().cat([2, 0])
  t.hero('alleria').state = 'ko'
  expect(t.offers(0, WILDCAT)).toBe(true)
})

test('KR-ALLERIA1, KR-CAT7, KR-CAT10, KR-BASIC-R1: her basic attack brings it back, though it hits nothing; that round it does nothing', () => {
  const t = table().stand('alleria', [2, 0])
  Object.assign(t.s.wildcat ?? {}, { met: 1 })
  t.activate('alleria').basic()
  expect(t.legal()).toEqual([WILDCAT, { do: 'done' }])
  expect(t.fork().done().cats).toBe('board')
  t.say(WILDCAT).done()
  expect(t.cats).toBe('2,0')
  expect(t.refusal(0, WILDCAT)).toBe('KR-CAT10')
  t.allReady().until('play')
  expect(t.offers(0, WILDCAT)).toBe(true)
})

test('KR-CAT-R5: it is not called from elsewhere on the map', () => {
  const t = table().stand('alleria', [2, 0]).cat([2, 3]).activate('alleria').basic()
  expect([t.question, t.cats]).toEqual(['activation', '2,3'])
})

test('KR-CAT-R4: nor where her tray has no room for it', () => {
  const t = table().lay('t1-01', [2, 1]).stand('alleria', [2, 1], [0, 0])
  Object.assign(t.s.wildcat ?? {}, { met: 1 })
  t.tray('t1-01').tiles = [0b11111_11111_11111_00000_00000, 0b00100_00100]
  t.tray('t1-01').soldiers = 0b01000
  expect(t.activate('alleria').basic().question).toBe('activation')
})

test('KR-CAT-R9: a basic attack granted by an effect brings it back too', () => {
  const t = table().stand('alleria', [2, 0]).skill('magnus', ['abracadabra']).stand('magnus', [0, 2])
  Object.assign(t.s.wildcat ?? {}, { met: 1 })
  t.activate('magnus').use('abracadabra').choose('alleria').done()
  expect([t.question, t.asked]).toEqual(['summon', [0]])
  expect(t.say(WILDCAT).cats).toBe('2,0')
})

test('KR-SOLO12: that of an Alleria from the bench may be activated in the round in which it comes', () => {
  const t = table().stand('alleria', [2, 0])
  Object.assign(t.s.wildcat ?? {}, { met: 1 })
  t.activate('alleria').basic()
  t.hero('alleria').guest = 1
  t.say(WILDCAT).done()
  expect(t.offers(0, WILDCAT)).toBe(true)
})

test('KR-CAT-R8, KR-CAT7: put aside without a free space it goes to the board, and comes back with her basic attack', () => {
  // (1,5) has towers on all its sites and t1-02, which soldiers hold, beside it; t1-01 jumps that one.
  const t = table()
    .lay('t1-01', [1, 3])
    .lay('t1-02', [1, 4], { soldiers: [[0, 0]] })
    .stand('alleria', [3, 0])
    .cat([1, 5])
  for (const site of ['b6', 'b7', 'b8', 'b9']) t.stands('archer', site)
  t.phase('advance')
  expect([t.map['t1-01'], t.cats]).toEqual(['1,5', 'board'])
  // No exit brings it in.
  expect(t.refusal(0, WILDCAT)).toBe('KR-CAT-R10')
  t.activate('alleria').basic().say(WILDCAT).done()
  expect(t.cats).toBe('3,0')
})

test('KR-CAT-R10: only on the map, and then one way of two steps with its base at the end', () => {
  const t = table().lay('t1-01', [2, 2]).stand('alleria', [0, 5])
  expect(t.refusal(0, WILDCAT)).toBe('KR-CAT-R10')
  t.cat([2, 0]).answer(0, WILDCAT)
  expect(t.spaces.every((space) => Number(space.split(',')[1]) <= 2)).toBe(true)
  t.go([2, 2])
  expect(t.question).toBe('confront')
  // With the base the activation is over: a step saved is lost.
  expect(t.base([3, 3]).question).toBe('play')
  const short = table().stand('alleria', [0, 5]).cat([2, 0]).answer(0, WILDCAT).go([2, 1])
  expect(short.question).toBe('play')
})
