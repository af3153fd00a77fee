import { expect, test } from 'vitest'
import { faultsOf, type MedalCases, taleWith } from '../../testing/tale.ts'
import type { EvilCorpEvent } from '../events.ts'
import medals from './index.ts'

const DAY: EvilCorpEvent = { e: 'day', round: 2, first: 0 }
const token = (camp: number, by: 'conquest' | 'victory'): EvilCorpEvent => ({
  e: 'token',
  village: 0,
  camp,
  by,
})
const looted = (camp: number, village: number): EvilCorpEvent => ({ e: 'looted', camp, village, gold: 2 })
const summoned = (seat: number, column: number): EvilCorpEvent => ({ e: 'summoned', seat, demon: 0, column })
const killed = (seat: number, camp: number): EvilCorpEvent => ({ e: 'killed', seat, camp, kind: 1, place: 1 })
const kept = (camp: number, free: boolean): EvilCorpEvent => ({ e: 'kept', camp, kind: 1, place: 1, free })
const copied = (seat: number): EvilCorpEvent => ({ e: 'copied', seat, kind: 1, slot: 0 })
const tie = (camp: number): EvilCorpEvent => ({ e: 'tie-broken', village: 0, camp })
const cargo = (camp: number, village: number, cargo: 'yellow' | 'redBlue', gold = 2): EvilCorpEvent => {
  return { e: 'cargo-taken', camp, village, cargo, gold }
}
const purses = (...gold: number[]) => ({ tables: [{ camps: gold.map((gold) => ({ gold })) }] })

const CASES: MedalCases = {
  conquest: {
    earned: [taleWith([token(0, 'conquest')]), taleWith([token(1, 'conquest')], { seat: 2, side: 1 })],
    missed: [taleWith([token(0, 'victory'), token(1, 'conquest')])],
  },
  terror: {
    earned: [taleWith([token(0, 'victory')])],
    missed: [taleWith([token(0, 'conquest'), token(1, 'victory')])],
  },
  stone: { earned: [taleWith([tie(0)])], missed: [taleWith([tie(1)])] },
  'two-loots': {
    earned: [taleWith([DAY, looted(0, 0), looted(0, 1)])],
    missed: [taleWith([looted(0, 0), DAY, looted(0, 1)]), taleWith([looted(0, 0), looted(1, 1)])],
  },
  demon: {
    earned: [taleWith([summoned(0, 3)])],
    missed: [taleWith([summoned(0, 2), summoned(1, 3)])],
  },
  cargo: {
    earned: [taleWith([cargo(0, 1, 'redBlue'), cargo(0, 1, 'yellow')])],
    missed: [
      taleWith([cargo(0, 1, 'redBlue'), DAY, cargo(0, 1, 'yellow')]),
      taleWith([cargo(0, 1, 'redBlue'), cargo(0, 0, 'yellow')]),
      taleWith([cargo(0, 1, 'redBlue'), cargo(0, 1, 'yellow', 0)]),
      taleWith([cargo(0, 1, 'redBlue'), cargo(1, 1, 'yellow')]),
    ],
  },
  kills: {
    earned: [taleWith([killed(0, 1), killed(0, 2), killed(0, 1)])],
    missed: [taleWith([killed(0, 1), killed(0, 1), killed(0, 0), killed(1, 2)])],
  },
  overtime: { earned: [taleWith([kept(0, false)])], missed: [taleWith([kept(0, true), kept(1, false)])] },
  copy: { earned: [taleWith([copied(0)])], missed: [taleWith([copied(1)])] },
  broke: {
    earned: [taleWith([], { ...purses(0, 4), won: true })],
    missed: [taleWith([], { ...purses(1, 0), won: true }), taleWith([], purses(0, 4))],
  },
}

test('each is earned by what it names and by nothing less', () => {
  expect(faultsOf(medals, CASES)).toEqual([])
})
