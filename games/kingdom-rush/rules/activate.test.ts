import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { heroes } from './testing/heroes.ts'

/**
 * Scenario 1: the path is (1,0) (1,1) (1,3) (1,4) (1,5), (2,0) to (2,3), (3,2) (3,3); the exit is at (1,5). Malik moves 2 spaces,
 * Alleria, Ignus and Lilith 3, Magnus 2.
 */
const DONE = { do: 'done' } as const
const BASIC = { do: 'basic' } as const
const RECOVER = { do: 'recover' } as const

test('KR-HERO1, KR-HERO2, KR-PLAY-R14: everybody plays their own hero card, once a round', () => {
  const t = heroes(['malik', 'magnus'])
  expect(t.refusal(1, { do: 'activate', hero: 0 })).toBe('KR-PLAY-R14')
  t.activate('malik').done()
  expect(t.refusal(0, { do: 'activate', hero: 0 })).toBe('KR-HERO2')
  expect(t.offers(1, { do: 'activate', hero: 1 })).toBe(true)
  t.allReady().until('play')
  expect(t.offers(0, { do: 'activate', hero: 0 })).toBe(true)
})

test('KR-HERO6, KR-KO7, KR-PLAY-R7: nobody who lies on the board or has just got up', () => {
  const t = heroes(['malik', 'magnus'])
  t.hero('malik').state = 'ko'
  t.hero('magnus').state = 'back'
  expect(t.refusal(0, { do: 'activate', hero: 0 })).toBe('KR-PLAY-R7')
  expect(t.refusal(1, { do: 'activate', hero: 1 })).toBe('KR-HERO6')
})

test('KR-SOLO-R4: one from the bench has no card to play', () => {
  const t = heroes(['malik', 'magnus'])
  t.hero('malik').guest = 1
  expect(t.refusal(0, { do: 'activate', hero: 0 })).toBe('KR-SOLO-R4')
})

test('KR-HERO3, KR-HERO4, KR-HERO5, KR-HERO-R5, KR-RECOVER-R2: a move and an action, either first, then it is over', () => {
  const first = heroes(['malik', 'magnus']).stand('malik', [2, 0])
  first.activate('malik').go([2, 1])
  expect([first.question, first.spaces]).toEqual(['activation', []])
  expect(first.say(RECOVER).question).toBe('play')
  const second = heroes(['malik', 'magnus']).stand('malik', [2, 0])
  second.activate('malik').say(RECOVER)
  expect(second.refusal(BASIC)).toBe('KR-ACT2')
  expect(second.go([2, 2]).question).toBe('play')
  expect([first.at('malik'), second.at('malik')]).toEqual(['2,1', '2,2'])
})

test('KR-HERO-R1, KR-GEN-R6, KR-PLAY-R3, KR-MOVE-R10: both may be left out, and ending is always said', () => {
  const t = heroes(['malik', 'magnus']).stand('malik', [2, 0]).activate('malik')
  expect(t.fork().done().question).toBe('play')
  t.go([2, 1])
  expect(t.question).toBe('activation')
  expect(t.done().question).toBe('play')
})

test('KR-PLAY4, KR-PLAY-R2, KR-PLAY-R9: nobody else acts while an activation is open', () => {
  const t = heroes(['malik', 'magnus']).give(1, 'archer').stand('malik', [2, 0])
  t.activate('malik').go([2, 1])
  expect([t.asked, t.legal(1)]).toEqual([[0], []])
  t.done()
  expect(t.offers(1, { do: 'build', tower: t.tower('archer') })).toBe(true)
})

test('KR-MOVE8, KR-MOVE-R3: who has moved and acted moves no more; who acts first keeps the whole move', () => {
  const t = heroes(['malik', 'magnus']).stand('malik', [2, 0])
  t.activate('malik').go([2, 1])
  expect(t.refusal({ do: 'space', space: t.space([2, 2]) })).toBe('KR-MOVE8')
  t.say(RECOVER)
  const other = heroes(['malik', 'magnus']).stand('malik', [2, 0])
  other.activate('malik').say(RECOVER)
  expect(other.spaces).toContain('2,2')
})

test('KR-MOVE1, KR-MOVE2, KR-MOVE3, KR-MOVE5, KR-MOVE-R2, KR-MOVE-R11: as many steps as its board says, orthogonal or diagonal, over any ground', () => {
  const t = heroes(['magnus', 'alleria']).stand('magnus', [3, 0])
  t.activate('magnus')
  // Open ground, sites of both colours, path; the start is two steps away.
  expect(t.spaces).toEqual(['1,0', '1,1', '1,2', '2,0', '2,1', '2,2', '3,0', '3,1', '3,2'])
  expect(t.refusal({ do: 'space', space: t.space([3, 3]) })).toBe('KR-MOVE1')
  expect(t.refusal({ do: 'space', space: 99 })).toBe('KR-MOVE5')
  expect(t.refusal({ do: 'space', space: -1 })).toBe('KR-MOVE5')
})

test('KR-MOVE6, KR-MOVE-R1: over a tower, not onto it', () => {
  const t = heroes(['malik', 'alleria']).stand('malik', [0, 1]).stands('archer', 'b4').activate('malik')
  expect(t.refusal({ do: 'space', space: t.space([1, 2]) })).toBe('KR-MOVE6')
  // There is no other way.
  expect(t.spaces).toContain('2,3')
})

test('KR-MOVE4, KR-MOVE7, KR-MOVE-R6, KR-PORTAL12: over a Portal, not onto it', () => {
  const t = heroes(['malik', 'alleria']).lay('portal1-01', [1, 4]).stand('malik', [2, 5])
  t.activate('malik')
  expect(t.refusal({ do: 'space', space: t.space([1, 4]) })).toBe('KR-MOVE7')
  expect(t.spaces).toContain('0,3')
})

test('KR-MOVE-R8: not onto the space of a boss', () => {
  const t = heroes(['malik', 'alleria'], { options: { scenario: 7 } }).lay('lilith-life-1', [2, 2], {
    lane: 2,
  })
  t.stand('malik', [1, 2]).activate('malik')
  expect(t.refusal({ do: 'space', space: t.space([2, 2]) })).toBe('KR-MOVE-R8')
  expect(t.spaces).toContain('3,2')
})

test('KR-MOVE-R12, KR-MAP-R6: neither onto nor over a fallow card', () => {
  const t = heroes(['magnus', 'alleria'], { options: { scenario: 2 } })
  t.stand('magnus', [1, 0]).activate('magnus')
  expect(t.refusal({ do: 'space', space: t.space([2, 1]) })).toBe('KR-MOVE-R12')
  // The only way there leads over it.
  expect(t.refusal({ do: 'space', space: t.space([3, 2]) })).toBe('KR-MOVE1')
  t.s.fallow = 0
  expect(t.spaces).toEqual(expect.arrayContaining(['2,1', '3,2']))
})

test('KR-MOVE9, KR-MOVE-R5: F11, from the board the first point leads to the space beside the exit', () => {
  const t = heroes(['magnus', 'alleria']).activate('magnus')
  expect(t.spaces).toEqual(['0,4', '0,5', '1,4', '1,5', '2,4', '2,5'])
  expect(t.refusal({ do: 'space', space: t.space([1, 3]) })).toBe('KR-MOVE9')
  t.go([1, 5])
  expect(t.told('moved')).toEqual([{ e: 'moved', figure: 0, from: -1, to: t.space([1, 5]) }])
  // Of two exits one takes either: (5,1) and (5,5).
  const two = heroes(['magnus', 'alleria'], { options: { scenario: 6 } }).activate('magnus')
  expect(two.spaces).toEqual([
    '4,0',
    '4,1',
    '4,2',
    '4,4',
    '4,5',
    '4,6',
    '5,0',
    '5,1',
    '5,2',
    '5,4',
    '5,5',
    '5,6',
  ])
})

test('KR-MOVE9, KR-MOVE-R6, KR-MOVE-R7: who cannot stop at the exit goes on, or stays on the board', () => {
  const t = heroes(['magnus', 'alleria']).lay('portal1-01', [1, 5]).activate('magnus')
  expect(t.refusal({ do: 'space', space: t.space([1, 5]) })).toBe('KR-MOVE7')
  expect(t.spaces).toEqual(['0,4', '0,5', '1,4', '2,4', '2,5'])
  for (const site of ['b6', 'b7', 'b8', 'b9']) t.stands('archer', site)
  t.lay('portal2-01', [1, 4])
  expect(t.spaces).toEqual([])
  expect(t.say(RECOVER).at('magnus')).toBe('board')
})

test('KR-CONF1, KR-CONF-R1, KR-CONF-R4: who ends on a tray covers two by two cells, be they empty', () => {
  const t = heroes(['malik', 'alleria'], {
    grids: { 't1-01': ['g....', '.....', '.....', '.....', '.....'] },
  })
  t.lay('t1-01', [2, 1]).stand('malik', [2, 0]).activate('malik').go([2, 1])
  expect([t.question, t.legal().length]).toEqual(['confront', 16])
  expect(t.refusal({ do: 'cells', cells: 1 })).toBe('KR-CONF-R4')
  t.base([3, 3])
  expect(t.hero('malik')).toMatchObject({ on: t.card('t1-01'), base: 0b11000_11000_00000_00000_00000 })
})

test('KR-CONF3, KR-CONF4, KR-CONF5, KR-CONF-R2: not over tiles, soldiers, bases, deadly enemies; resistance does not matter', () => {
  const t = heroes(['malik', 'alleria'], {
    grids: { 't1-01': ['kz...', 'kz...', '.....', '...d.', '.....'] },
  })
  t.lay('t1-01', [2, 1], { tiles: [[[0, 4]]], soldiers: [[4, 0]] })
  t.stand('alleria', [2, 1], [0, 2]).stand('malik', [2, 0]).activate('malik').go([2, 1])
  const at = (row: number, column: number) =>
    ({ do: 'cells', cells: 0b1100011 << (row * 5 + column) }) as const
  expect(t.offers(at(0, 0))).toBe(true)
  for (const [row, column] of [
    [0, 3],
    [3, 0],
    [1, 2],
  ] as const)
    expect(t.refusal(at(row, column))).toBe('KR-CONF3')
  expect(t.refusal(at(3, 3))).toBe('KR-CONF5')
  // The bar of a brush-clearer is never covered.
  const brush = heroes(['malik', 'alleria'], { options: { scenario: 2 } }).lay('brush-01', [3, 2])
  brush.stand('malik', [4, 2]).activate('malik').go([3, 2])
  const blocked = boxOf(brush.s).faces[brush.card('brush-01')]?.blocked ?? 0
  const over = [0, 5, 10, 15].map((cell) => 0b1100011 << cell).find((cells) => (cells & blocked) !== 0) ?? 0
  expect(brush.refusal({ do: 'cells', cells: over })).toBe('KR-CONF-R2')
})

test('KR-DEADLY1, KR-DEADLY-R1: no base on a deadly enemy; of a large one each of the four cells bars it, for soldiers too', () => {
  const t = heroes(['malik', 'alleria'], {
    grids: { 't1-01': ['.....', '.....', '..YY.', '..YY.', '.....'] },
  })
  t.lay('t1-01', [1, 3]).stand('malik', [1, 4]).give(1, 'militia')
  const soldiers = t.fork().build(1, 'militia', 'b4', 1)
  expect([soldiers.question, soldiers.tray('t1-01').soldiers]).toEqual(['play', 0])
  t.activate('malik').go([1, 3])
  for (const [row, column] of [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ] as const)
    expect(t.refusal({ do: 'cells', cells: 0b1100011 << (row * 5 + column) })).toBe('KR-CONF5')
  expect(t.base([0, 0]).hero('malik').on).toBe(t.card('t1-01'))
  // Tiles cover it.
  expect(t.basic().put('t1-01', [2, 2], [2, 3]).tiles('t1-01')).toBe(1)
})

test('KR-CONF6: the tray under a hero does not advance, the one beside it does', () => {
  const t = heroes(['malik', 'alleria']).lay('t1-01', [2, 1]).lay('t1-04', [1, 3])
  t.stand('malik', [2, 0]).activate('malik').go([2, 1]).base([3, 0]).done()
  t.phase('advance')
  expect(t.map).toEqual({ 't1-01': '2,1', 't1-04': '1,4' })
})

test('KR-CONF2, KR-CONF-R5: without room for the base nobody ends there; that all is covered does not matter', () => {
  const t = heroes(['malik', 'alleria'], {
    grids: { 't1-01': ['g....', '.....', '.....', '.....', '.....'] },
  })
  t.lay('t1-01', [2, 1], { tiles: [[[0, 0]]] }).stand('malik', [2, 0])
  expect(t.fork().activate('malik').spaces).toContain('2,1')
  t.tray('t1-01').tiles = [0b11111 << 5, 0b11111 << 15]
  expect(t.activate('malik').refusal({ do: 'space', space: t.space([2, 1]) })).toBe('KR-CONF2')
})

test('KR-CONF-R3, KR-MOVE-R9, KR-MOVE-R13: who stays keeps its base; who leaves and comes back places it anew', () => {
  const t = heroes(['malik', 'alleria']).lay('t1-01', [2, 1]).stand('malik', [2, 1], [3, 0])
  t.activate('malik').go([2, 1])
  expect([t.question, t.hero('malik').base]).toEqual(['confront', 0])
  // Its own old cells are free for it.
  expect(t.offers({ do: 'cells', cells: 0b1100011 << 15 })).toBe(true)
  expect(t.base([3, 3]).hero('malik').base).toBe(0b1100011 << 18)
  const full = heroes(['malik', 'alleria']).lay('t1-01', [2, 1]).stand('malik', [2, 1], [0, 0])
  full.tray('t1-01').tiles = [0b11111_11111_11111_11100_11100]
  expect(full.activate('malik').spaces).toContain('2,1')
})

test('KR-FLY-R6: on a stack the upper tray is confronted', () => {
  const t = heroes(['malik', 'alleria']).lay('t1-01', [2, 1]).lay('t1-02', [2, 1]).stand('malik', [2, 0])
  t.activate('malik').go([2, 1]).base([3, 0])
  expect(t.hero('malik').on).toBe(t.card('t1-02'))
})

test('KR-HERO-R2: a hero who is not activated stays and covers', () => {
  const t = heroes(['malik', 'alleria']).lay('t1-01', [2, 1]).stand('malik', [2, 1], [3, 0])
  t.allReady().until('play')
  expect(t.hero('malik').base).toBe(0b1100011 << 15)
})

test('KR-BASIC-R3, KR-RECOVER-R1: on its board a hero recovers or uses an ability, but attacks not', () => {
  const t = heroes(['malik', 'alleria']).skill('malik', ['untouchable']).activate('malik')
  expect(t.refusal(BASIC)).toBe('KR-BASIC-R3')
  expect([t.offers(RECOVER), t.offers({ do: 'ability', ability: t.ability('untouchable') })]).toEqual([
    true,
    true,
  ])
  expect(t.offers(DONE)).toBe(true)
})

test('KR-RECOVER1, KR-RECOVER2, KR-RECOVER3: whole again, all abilities face up, and no other action', () => {
  const t = heroes(['malik', 'alleria']).skill(
    'malik',
    ['untouchable', 'earthquake'],
    ['untouchable', 'earthquake'],
  )
  t.hero('malik').health = 1
  t.activate('malik')
  expect(t.refusal({ do: 'ability', ability: t.ability('earthquake') })).toBe('KR-ABIL1')
  t.say(RECOVER)
  expect([t.hero('malik').health, t.faceDown('malik')]).toEqual([5, []])
  expect(t.refusal({ do: 'ability', ability: t.ability('earthquake') })).toBe('KR-ACT2')
})

test('KR-ACT1: the actions are the basic attack, the abilities that lie face up, and Recover', () => {
  const t = heroes(['malik', 'alleria']).skill(
    'malik',
    ['untouchable', 'earthquake', 'hammer-blow'],
    ['earthquake'],
  )
  t.stand('malik', [2, 0]).activate('malik').go([2, 1])
  const abilities = ['untouchable', 'hammer-blow'].map((id) => ({ do: 'ability', ability: t.ability(id) }))
  expect(t.legal()).toEqual([BASIC, ...abilities, RECOVER, DONE])
})

test('KR-ABIL6: no permanent ability of the box says that it lasts longer, so all end with the round', () => {
  const t = heroes(['malik', 'alleria'])
  const permanent = boxOf(t.s).abilities.flatMap(({ id, kind }) => (kind === 'instant' ? [] : [id]))
  expect(permanent).toEqual(['untouchable', 'earthquake', 'resurrection'])
  t.skill('malik', permanent).stand('malik', [2, 0])
  for (const id of permanent) {
    t.activate('malik').use(id).confirm().done()
    expect([t.hero('malik').active, t.faceDown('malik')]).toEqual([[t.ability(id)], [id]])
    t.clear().allReady().until('play')
    expect([t.hero('malik').active, t.hero('malik').protected]).toEqual([[], 0])
    t.hero('malik').down = 0
  }
})

test('KR-CAMP-R14: an iron rule forbids to recover', () => {
  const t = heroes(['malik', 'alleria'], { options: { scenario: 6, difficulty: 'iron' } }).activate('malik')
  expect(t.refusal(RECOVER)).toBe('KR-CAMP-R14')
})

test('W3: diagonally over a tower onto the tray where Ignus stands, and an attack on the next one', () => {
  const t = heroes(['alleria', 'ignus'], {
    grids: {
      't1-01': ['gg...', 'gg...', '.....', 'oo...', '.....'],
      't1-02': ['gg...', '.....', '.....', '.....', '.....'],
    },
  })
  t.stands('adept', 'b4').lay('t1-01', [2, 2]).lay('t1-02', [2, 3]).stand('ignus', [2, 2], [0, 0])
  t.stand('alleria', [0, 1]).cat([0, 0])
  t.activate('alleria').go([2, 2]).base([3, 0]).basic().face(1).put('t1-02', [0, 0], [0, 1])
  expect(t.question).toBe('play')
  t.phase('destroy')
  expect(t.told('destroyed').map(({ card }) => card)).toEqual([t.card('t1-02'), t.card('t1-01')])
  expect([t.hero('alleria').health, t.hero('ignus').health]).toEqual([2, 3])
})
