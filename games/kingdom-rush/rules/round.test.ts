import { asked, openMatch, seedFrom, submit, undo, view } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import type { Options } from '../state.ts'
import { cover } from './testing/bosses.ts'
import { heroes } from './testing/heroes.ts'
import { Scene } from './testing/scene.ts'

const table = (options: Partial<Options> = {}, seats = 2) => new Scene({ seats, options }).until('play')
const STAGES = ['phase', 'round', 'colour-banned', 'regenerated']

describe('phase 2', () => {
  test('KR-PLAY3, KR-PLAY6, KR-PLAY-R5, KR-PLAY-R15: everybody is asked at once, until all have said that they are ready', () => {
    const t = table({}, 3)
    expect([t.s.phase, t.asked]).toEqual(['play', [0, 1, 2]])
    t.answer(2, { do: 'ready' }).answer(0, { do: 'ready' })
    expect([t.s.round, t.unready, t.asked]).toEqual([1, 1, [0, 1, 2]])
    t.answer(2, { do: 'withdraw' }).answer(1, { do: 'ready' })
    expect(t.s.round).toBe(1)
    t.answer(2, { do: 'ready' })
    expect([t.question, t.s.phase]).toEqual(['spend', 'spend'])
  })

  test('KR-PLAY2, KR-PLAY-R8: as many actions as there are cards, mixed as one likes: towers, passes, heroes, the Wildcat, spells', () => {
    const t = heroes(['alleria', 'malik'])
      .give(0, 'archer', 'mage', 'archer')
      .cat([2, 3])
      .lay('t1-01', [2, 1])
    t.s.spells = [0]
    const kinds = (seat: number) => new Set(t.legal(seat).map((move) => move.do))
    expect(kinds(0)).toEqual(new Set(['build', 'pass', 'activate', 'wildcat', 'cast', 'ready']))
    t.build(0, 'archer', 'b5')
      .answer(0, { do: 'pass', tower: t.tower('mage') })
      .build(0, 'archer', 'b6')
    t.answer(0, { do: 'wildcat' }).done().activate('alleria').done()
    t.answer(0, { do: 'cast', spell: 0 }).put('t1-01', [0, 1], [0, 2]).confirm()
    expect([t.s.towers.length, t.held(1, 'incoming'), t.tiles('t1-01')]).toEqual([2, ['adept'], 1])
    // Everything is used up; ready is said all the same, and may be taken back.
    expect(kinds(0)).toEqual(new Set(['ready']))
    t.answer(0, { do: 'ready' })
    expect(kinds(0)).toEqual(new Set(['withdraw']))
  })

  test('KR-PLAY-R8: alone a tower is upgraded, and one of the bench may be called', () => {
    const t = heroes(['malik']).give(0, 'archer')
    t.s.bench = [1]
    expect(new Set(t.legal().map((move) => move.do))).toEqual(
      new Set(['build', 'pass', 'activate', 'call', 'ready']),
    )
  })

  test('KR-PLAY-R1: one thing after another, each on the table as it then is', () => {
    const t = heroes(['alleria', 'malik']).give(0, 'archer').give(1, 'archer').stock({ marksmen: 1 })
    const pass = { do: 'pass', tower: t.tower('archer') } as const
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const played = t.fork().answer(first, pass).answer(second, pass)
      // The last card of level 2 is for whoever comes first.
      expect([played.held(second, 'incoming'), played.held(first, 'incoming')]).toEqual([
        ['marksmen'],
        ['archer'],
      ])
    }
  })

  test('KR-PLAY-R6: what was done in it can be taken back, nothing before it', () => {
    const opening = { seats: 2, seed: seedFrom('back'), options: { heroes: ['malik', 'ignus'] as const } }
    let { match } = openMatch(kingdomRush, opening)
    while (match.state.phase !== 'play') {
      const seat = asked(kingdomRush, match.state)[0] ?? 0
      const move = view(kingdomRush, match.state, seat).question?.moves[0]
      if (!move) throw new Error('Nobody is asked.')
      const taken = submit(match, { question: match.state.asked, seat, move })
      if ('refused' in taken) throw new Error(taken.refused)
      match = taken.match
    }
    const ready = submit(match, { question: match.state.asked, seat: 0, move: { do: 'ready' } })
    if ('refused' in ready) throw new Error(ready.refused)
    expect(undo(ready.match, 0)).toMatchObject({ state: match.state })
    expect(undo(ready.match, 0, 'consent')).toMatchObject({ state: match.state })
    for (const policy of ['own', 'consent'] as const) expect(undo(match, 1, policy)).toHaveProperty('refused')
  })
})

test('KR-ROUND1, KR-ROUND2: phase follows phase, round follows round', () => {
  const t = table().allReady()
  expect(t.told('phase').map(({ phase }) => phase)).toEqual([
    'destroy',
    'advance',
    'pickup',
    'spend',
    'spawn',
    'play',
  ])
  expect(t.told('round')).toEqual([{ e: 'round', round: 2 }])
})

test('KR-ROUND6, KR-ROUND-R4: with a boss in the scenario there is one phase more, on the map or not', () => {
  for (const scenario of [4, 7]) {
    const t = table({ scenario }).clear().allReady()
    expect(t.told('phase').map(({ phase }) => phase)).toEqual([
      'destroy',
      'boss',
      'advance',
      'pickup',
      'spend',
      'spawn',
      'play',
    ])
  }
})

test('KR-ROUND-R5: the colour, new Hordes, whoever gets up, and then every phase; a defeat stops it', () => {
  const t = heroes(['malik'], { options: { scenario: 4 } })
  const told = () => t.events.flatMap((event) => (STAGES.includes(event.e) ? [event.phase ?? event.e] : []))
  t.hero('malik').state = 'ko'
  t.allReady()
  expect(told()).toEqual(['destroy', 'boss', 'advance', 'pickup', 'spend', 'round'])
  t.answer(0, { do: 'colour', colour: t.s.banned === 0 ? 1 : 0 })
  expect(told()).toEqual(['colour-banned', 'spawn', 'play', 'regenerated'])
  // The last space of its lane.
  t.clear().lay('portal2-02', [3, 6], { lane: 0 }).allReady()
  expect([told(), t.s.outcome?.rule]).toEqual([['destroy', 'boss', 'advance'], 'KR-PORTAL15'])
})

test('KR-GEN1, KR-ROUND5, KR-WIN1, KR-WIN3, KR-WIN-R2, KR-WIN-R6, KR-CAMP-R6: with all Portals destroyed all win at the end of the round', () => {
  for (const [difficulty, stars] of [
    ['star2', 2],
    ['iron', 0],
  ] as const) {
    const t = table({ difficulty }).clear()
    t.s.closed = 2
    t.s.diamonds = 2
    t.answer(0, { do: 'ready' }).answer(1, { do: 'ready' })
    // KR-WIN3: the rest of the round is played.
    expect([t.question, t.s.outcome]).toEqual(['spend', null])
    expect(t.allReady().s.outcome).toEqual({ winners: [0, 1], rule: 'KR-WIN1', stars })
  }
})

test('KR-WIN2, KR-WIN-R3, KR-WIN-R5: a boss must be defeated as well, where the scenario says so', () => {
  const t = table({ scenario: 4 })
  t.s.closed = 1
  expect(t.allReady().s.outcome).toBeNull()
  t.s.boss = null
  expect(t.allReady().s.outcome).toEqual({ winners: [0, 1], rule: 'KR-WIN2', stars: 1 })
  const lilith = table({ scenario: 7 })
  lilith.s.boss = null
  expect(lilith.allReady().s.outcome?.winners).toEqual([0, 1])
})

test('KR-WIN3, KR-WIN-R1: after the last Portal the round is played to its end, and may still be lost', () => {
  const last = () => {
    const t = table().clear().lay('portal1-01', [1, 1])
    t.s.closed = 1
    return cover(t, 'portal1-01')
  }
  const won = last().allReady()
  expect(won.told('phase').map(({ phase }) => phase)).toContain('advance')
  expect(won.s.outcome?.winners).toEqual([0, 1])
  const lost = last().lay('t1-04', [1, 5])
  lost.s.hearts = 1
  expect(lost.allReady().s.outcome).toEqual({ winners: [], rule: 'KR-WIN4', stars: 0 })
})

test('KR-ROUND-R6: a limit of rounds is a defeat unless the team has won', () => {
  expect(table({ roundLimit: 1 }).allReady().s.outcome).toEqual({
    winners: [],
    rule: 'KR-ROUND-R6',
    stars: 0,
  })
  const t = table({ roundLimit: 1 })
  t.s.closed = 2
  expect(t.allReady().s.outcome?.rule).toBe('KR-WIN1')
  expect(table().allReady().s.outcome).toBeNull()
})

test('KR-ROUND-R2: what lasts for a round ends with it', () => {
  const t = table()
  Object.assign(t.s.heroes[0] ?? {}, { protected: 1, active: [0] })
  expect(t.allReady().s.heroes[0]).toMatchObject({ protected: 0, active: [] })
})
