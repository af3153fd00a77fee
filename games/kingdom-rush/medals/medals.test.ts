import { expect, test } from 'vitest'
import { faultsOf, type MedalCases, taleWith } from '../../testing/tale.ts'
import type { KingdomRushEvent } from '../events.ts'
import { WILDCAT } from '../state.ts'
import medals from './index.ts'

const escaped = (lost: number): KingdomRushEvent => ({
  e: 'escaped',
  card: 1,
  lane: 0,
  lost,
  hearts: 5 - lost,
})
const out = (figure: number): KingdomRushEvent => ({ e: 'knocked-out', figure })
const tile = (seat: number, enemies: number): KingdomRushEvent => {
  return { e: 'tile-placed', seat, piece: 1, tray: 1, cells: 1, enemies, left: 0 }
}
const blocked = (soldiers: number): KingdomRushEvent => ({ e: 'blocked', card: 1, space: 1, soldiers })
const handed = (seat: number, into: number): KingdomRushEvent => ({
  e: 'passed',
  seat,
  to: 1,
  tower: 3,
  into,
})
const bought: KingdomRushEvent = { e: 'bought', seat: 1, to: 0, tower: 1, diamonds: 2 }
const cast = (seat: number): KingdomRushEvent => ({ e: 'cast', seat, spell: 1 })
const boss: KingdomRushEvent = { e: 'boss-defeated', boss: 0 }
const ended = (seats: number, stars: number) => ({ tables: [{ seats, outcome: { stars } }] })
const won = { won: true }

const CASES: MedalCases = {
  spotless: {
    earned: [taleWith([escaped(0)], won)],
    missed: [taleWith([escaped(1)], won), taleWith([])],
  },
  standing: {
    earned: [taleWith([out(WILDCAT)], won)],
    missed: [taleWith([out(0)], won), taleWith([out(WILDCAT)])],
  },
  alone: {
    earned: [taleWith([], { ...ended(1, 1), ...won })],
    missed: [taleWith([], { ...ended(2, 1), ...won }), taleWith([], ended(1, 0))],
  },
  'full-tile': { earned: [taleWith([tile(0, 4)])], missed: [taleWith([tile(0, 3), tile(1, 4)])] },
  soldiers: {
    earned: [taleWith([blocked(1), blocked(2), blocked(1)])],
    missed: [taleWith([blocked(1), blocked(0), blocked(1)])],
  },
  upgrade: { earned: [taleWith([handed(0, 4)])], missed: [taleWith([handed(0, 3), handed(1, 4)])] },
  merchant: { earned: [taleWith([bought, bought])], missed: [taleWith([bought])] },
  spell: { earned: [taleWith([cast(0)])], missed: [taleWith([cast(1)])] },
  boss: { earned: [taleWith([boss], won)], missed: [taleWith([boss]), taleWith([], won)] },
  stars: {
    earned: [taleWith([], { ...ended(2, 3), ...won })],
    missed: [taleWith([], { ...ended(2, 2), ...won }), taleWith([], ended(2, 3))],
  },
}

test('each is earned by what it names and by nothing less', () => {
  expect(faultsOf(medals, CASES)).toEqual([])
})
