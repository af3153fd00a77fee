import { moves, open, play, refusals, seedFrom, standing } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, faceOf } from '../content/box.ts'
import { terrorsOfLondon } from '../index.ts'
import type { Options, Player, TerrorsMove, TerrorsOfLondon } from '../state.ts'

const fresh = (options: Partial<Options> = {}) =>
  open(terrorsOfLondon, { seats: 2, seed: seedFrom('setup'), options: { firstPlayer: '0', ...options } })

function legal(s: TerrorsOfLondon, seat: number): TerrorsMove[] {
  return moves(terrorsOfLondon, s, seat)
}

/** Both Overlords and the first two Influences of each. */
function setUp(options: Partial<Options> = {}): TerrorsOfLondon {
  const s = fresh(options)
  const order = s.first === 0 ? [0, 1] : [1, 0]
  play(terrorsOfLondon, s, order[0] as number, { do: 'faction', faction: 'undead' })
  play(terrorsOfLondon, s, order[1] as number, { do: 'faction', faction: 'beast' })
  for (const seat of order) {
    for (let n = 0; n < 2; n++) play(terrorsOfLondon, s, seat, legal(s, seat)[0] as TerrorsMove)
  }
  return s
}

const ids = (s: TerrorsOfLondon, cards: readonly number[]) => cards.map((card) => faceOf(s, card).id).sort()

test('TL-GEN1, TL-SETUP2, TL-SETUP3: the first player chooses a faction, then the other', () => {
  const s = fresh()
  expect(standing(s)).toEqual({ do: 'faction', seat: 0 })
  expect(legal(s, 0)).toHaveLength(4)
  play(terrorsOfLondon, s, 0, { do: 'faction', faction: 'mortal' })
  expect(boxOf(s).overlords[s.players[0]?.overlord as number]?.id).toBe('lilith')
  expect(standing(s)).toEqual({ do: 'faction', seat: 1 })
})

test('TL-SETUP-R1: a faction taken by the other player is refused', () => {
  const s = fresh()
  play(terrorsOfLondon, s, 0, { do: 'faction', faction: 'mortal' })
  expect(legal(s, 1)).not.toContainEqual({ do: 'faction', faction: 'mortal' })
  expect(refusals(terrorsOfLondon, s, 1)).toEqual([
    { move: { do: 'faction', faction: 'mortal' }, rule: 'TL-SETUP-R1' },
  ])
})

test('TL-SETUP5, TL-COMP8: each chooses two of the four Influences of the Overlord, in turn order', () => {
  const s = fresh({ firstPlayer: '1' })
  play(terrorsOfLondon, s, 1, { do: 'faction', faction: 'undead' })
  play(terrorsOfLondon, s, 0, { do: 'faction', faction: 'beast' })
  expect(standing(s)).toEqual({ do: 'influence', seat: 1, left: 2 })
  const offered = legal(s, 1).map((move) => (move.do === 'influence' ? faceOf(s, move.card).id : ''))
  expect(offered).toEqual(['blood-tithe', 'crimson-kiss', 'call-of-the-crypt', 'memories-of-sumer'])
  play(terrorsOfLondon, s, 1, legal(s, 1)[1] as TerrorsMove)
  expect(legal(s, 1)).toHaveLength(3)
})

test('TL-SETUP4, TL-SETUP6, TL-SETUP7, TL-SETUP10, TL-SETUP11, TL-SETUP12, TL-SETUP13, TL-SETUP14, TL-EX5: decks, piles, Street and first hands', () => {
  const s = setUp()
  const [first, second] = s.players as [Player, Player]
  expect([first.health, second.health]).toEqual([40, 45])
  expect([first.hand.length, first.draw.length]).toEqual([4, 6])
  expect([second.hand.length, second.draw.length]).toEqual([5, 5])
  expect(ids(s, [...first.hand, ...first.draw])).toEqual(
    ['blood-tithe', 'crimson-kiss', ...Array(5).fill('cultist'), ...Array(3).fill('fanatic')].sort(),
  )
  expect(s.street).toHaveLength(5)
  expect([s.market.length, s.acolytes.length]).toEqual([63, 8])
  expect([first.discard, second.discard, s.removed]).toEqual([[], [], []])
})

test('TL-SETUP9: unused Influences are out of the game', () => {
  const s = setUp()
  expect(s.box).toHaveLength(12)
  expect(s.box.every((card) => faceOf(s, card).type === 'influence')).toBe(true)
})

test('TL-SETUP15: the first player takes the first turn', () => {
  for (const firstPlayer of ['0', '1'] as const) {
    const s = setUp({ firstPlayer })
    expect(standing(s)).toEqual({ do: 'action' })
    expect(s.active).toBe(Number(firstPlayer))
  }
})

test('TL-SETUP13, TL-SETUP14: a table may ask for the balanced start', () => {
  const s = setUp({ opening: 'balanced' })
  expect(s.players.map(({ hand }) => hand.length)).toEqual([3, 5])
})
