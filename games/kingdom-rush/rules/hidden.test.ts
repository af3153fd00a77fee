import { guess, HIDDEN, rngFrom, SPECTATOR, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import { Scene } from './testing/scene.ts'
import { faceOf } from './trays.ts'

const table = (scenario: number) => new Scene({ seats: 4, options: { scenario } }).until('play')

test('KR-HIDE1, KR-HIDE2, KR-HIDE3, KR-HIDE-R1, KR-HIDE-R2, KR-HIDE-R7, KR-GEN-R8: nobody sees piles and decks, or the seed; all can count them', () => {
  for (const scenario of [7, 8]) {
    const t = table(scenario)
    for (const seat of [0, 3, SPECTATOR]) {
      const { state } = t.seen(seat)
      const hidden = [
        ...state.piles.flatMap(({ parts }) => parts.flatMap(({ cards, cut }) => [...cards, ...cut])),
        ...state.ghosts,
        ...(state.boss?.deck ?? []),
      ]
      expect(new Set(hidden)).toEqual(new Set([HIDDEN]))
      expect(state.rng).toEqual([0, 0, 0, 0])
      expect(state.piles.map(({ parts }) => parts.map(({ cards }) => cards.length))).toEqual(
        t.s.piles.map(({ parts }) => parts.map(({ cards }) => cards.length)),
      )
    }
  }
})

test('KR-HIDE-R3, KR-HIDE-R6: the back of the top card of each pile shows its diamonds, no other does', () => {
  const t = table(1)
  const { backs } = t.seen(0)
  t.s.piles.forEach(({ parts }, lane) => {
    const tops = parts.map((_, part) => backs[`pile-${lane}-${part}`]?.filter((back) => back !== null))
    const top = parts.at(-1)?.cards.at(-1) as number
    expect(tops.slice(0, -1).flat()).toEqual([])
    expect(tops.at(-1)).toEqual([faceOf(t.s, top).diamonds])
  })
})

test('KR-HIDE-R4: what lies in which segment is known, so a guess keeps every Portal in its place', () => {
  const t = table(1)
  for (let i = 0; i < 10; i++) {
    const guessed = guess(kingdomRush, t.seen(1), rngFrom(seedFrom('guess', i)))
    const sorted = ({ piles }: typeof guessed) =>
      piles.map(({ parts }) => parts.map(({ cards, cut }) => [...cards, ...cut].sort((a, b) => a - b)))
    expect(sorted(guessed)).toEqual(sorted(t.s))
  }
})

test('KR-HIDE-R5, KR-HIDE-R8: hands, heroes, supply and start Hordes are open to all', () => {
  const t = table(1)
  const { players, heroes, supply, trays } = t.seen(SPECTATOR).state
  expect({ players, heroes, supply, trays }).toEqual({
    players: t.s.players,
    heroes: t.s.heroes,
    supply: t.s.supply,
    trays: t.s.trays,
  })
})
