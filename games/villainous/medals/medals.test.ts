import { expect, test } from 'vitest'
import { faultsOf, type MedalCases, taleWith } from '../../testing/tale.ts'
import type { VillainousEvent } from '../events.ts'
import medals from './index.ts'

const as = (...villains: string[]) => ({ tables: [{ options: { villains } }] })
const power = (...each: number[]) => ({
  tables: [{ realms: each.map((power) => ({ power })) }, { realms: [] }],
})
const vanquished = (seat: number, ...allies: number[]): VillainousEvent => {
  return { e: 'vanquished', seat, card: 1, allies, at: 0 }
}
const condition = (seat: number): VillainousEvent => ({ e: 'condition', seat, card: 1, shown: [] })
const fated = (seat: number, owner: number): VillainousEvent => ({ e: 'fated', seat, owner, shown: [] })
const activated = (seat: number): VillainousEvent => ({ e: 'activated', seat, card: 1 })
const defeated = (owner: number): VillainousEvent => ({ e: 'defeated', owner, card: 1, at: 0 })
const times = (count: number, ...events: VillainousEvent[]) =>
  Array.from({ length: count }, () => events).flat()

const wonAs = (villain: string) => ({
  earned: [taleWith([], { ...as(villain, 'other'), won: true })],
  missed: [taleWith([], as(villain, 'other')), taleWith([], { ...as('other', villain), won: true })],
})

const CASES: MedalCases = {
  gaston: wonAs('gaston'),
  'horned-king': wonAs('horned-king'),
  'lady-tremaine': wonAs('lady-tremaine'),
  together: {
    earned: [taleWith([vanquished(0, 4, 5)])],
    missed: [taleWith([vanquished(0, 4), vanquished(1, 4, 5)])],
  },
  condition: { earned: [taleWith([condition(0)])], missed: [taleWith([condition(1)])] },
  fate: {
    earned: [taleWith(times(5, fated(0, 1)))],
    missed: [taleWith([...times(4, fated(0, 1)), ...times(5, fated(1, 0))])],
  },
  rich: { earned: [taleWith([], power(10, 0))], missed: [taleWith([], power(9, 12))] },
  activate: {
    earned: [taleWith(times(3, activated(0)))],
    missed: [taleWith(times(2, activated(0), activated(1)))],
  },
  'four-heroes': {
    earned: [taleWith(times(4, defeated(0)))],
    missed: [taleWith(times(3, defeated(0), defeated(1)))],
  },
}

test('each is earned by what it names and by nothing less', () => {
  expect(faultsOf(medals, CASES)).toEqual([])
})
