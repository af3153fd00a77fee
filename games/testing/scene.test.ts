/** What a scene promises the tests of every game, on a game that fits on a page. */
import { describe, expect, test } from 'vitest'
import { type LanternMove, lantern } from '../../kernel/testing/lantern.ts'
import { changesOf } from './changes.ts'
import { bySort, randomGame } from './random-game.ts'
import { PlayedTable } from './scene.ts'

const table = () => new PlayedTable(lantern, { seats: 3, options: { wagers: false } })

describe('a scene', () => {
  test('is opened at the first question, with the options it is given', () => {
    const t = table()
    expect([t.question, t.asked, t.seat, t.s.seats]).toEqual(['turn', [0], 0, 3])
    expect(new PlayedTable(lantern, { options: { cards: 12 } }).s.deck).toHaveLength(12 - 2 * 3)
  })

  test('plays what is legal and tells what happened', () => {
    const t = table().answer(0, { do: 'draw' })
    expect(t.told('draw')).toHaveLength(1)
    expect(t.told('mix')).toEqual([])
    expect(t.seat).toBe(1)
  })

  test('refuses to play what is not, and says why', () => {
    expect(() => table().answer(1, { do: 'draw' })).toThrow(
      '{"do":"draw"} by 1 was refused (not-asked ) at "turn".',
    )
  })

  test('answers are asked about for the seat that is asked, or for another', () => {
    const t = table()
    // An even one would ask in which order it scores.
    const own = t.s.hands[0]?.find((card) => card % 2 === 1) as number
    const theirs = t.s.hands[1]?.[0] as number
    expect([t.offers({ do: 'play', card: own }), t.offers({ do: 'play', card: theirs })]).toEqual([
      true,
      false,
    ])
    expect(t.offers(1, { do: 'draw' })).toBe(false)
    expect(t.legal()).toEqual(t.legal(0))
    expect(t.refusal({ do: 'play', card: theirs })).toBe('illegal')
    expect(t.refusal(1, { do: 'draw' })).toBe('not-asked')
    expect(() => t.refusal({ do: 'draw' })).toThrow('is legal')
    t.answer(0, { do: 'play', card: own })
    expect(t.refused()).toEqual([{ move: { do: 'play', card: own }, rule: 'LAN-HAND1' }])
    expect(t.refusal({ do: 'play', card: own })).toBe('LAN-HAND1')
  })

  test('shows and tells each seat what it may know', () => {
    const t = table().answer(0, { do: 'draw' })
    const card = t.s.hands[0]?.at(-1) as number
    expect([t.seen(0), t.seen(1)].map(({ state }) => state.hands[0]?.includes(card))).toEqual([true, false])
    expect([t.heard(0), t.heard(1)]).toEqual([[{ e: 'draw', seat: 0, card }], [{ e: 'draw', seat: 0 }]])
  })

  test('a fork is played on apart', () => {
    const t = table()
    const other = t.fork().answer(0, { do: 'draw' })
    expect([t.seat, other.seat]).toEqual([0, 1])
    expect(other).toBeInstanceOf(PlayedTable)
  })
})

test('changes are exactly the facts that are different after a play', () => {
  const changes = changesOf((t: ReturnType<typeof table>) => ({
    deck: t.s.deck.length,
    pile: t.s.pile.join() || null,
    seats: t.s.seats,
  }))
  expect(changes(table(), (t) => t.answer(0, { do: 'draw' }))).toEqual({ deck: 10 })
  expect(changes(table(), () => {})).toEqual({})
})

describe('a random game', () => {
  const played = (at: number) => [...randomGame(lantern, { seats: 2, at })]

  test('goes to its end, and the same number gives the same game', () => {
    expect(played(1).at(-1)?.after.outcome).not.toBeNull()
    expect(played(1)).toEqual(played(1))
    expect(played(1)).not.toEqual(played(2))
  })

  test('shows the table before each answer, all legal ones, and what was told', () => {
    for (const { before, seat, legal, move, events } of randomGame(lantern, { seats: 2, at: 1 })) {
      expect(legal).toContainEqual(move)
      expect(before.outcome).toBeNull()
      if (move.do === 'draw') expect(events[0]).toMatchObject({ e: 'draw', seat })
    }
  })

  test('may give each sort of answer the same chance', () => {
    const course = { seats: 2, at: 3, options: { cards: 30, wagers: false }, choose: bySort<LanternMove> }
    const sorts = [...randomGame(lantern, course)].map(({ move }) => move.do)
    expect(new Set(sorts)).toEqual(new Set(['pass', 'draw', 'peek', 'mix', 'play', 'bury']))
  })
})
