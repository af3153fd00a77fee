/** The end of recorded games: where the line broke, who finished what, and where a lost game can begin again. */
import { expect, test } from 'vitest'
import type { KingdomRushEvent } from '../../events.ts'
import board from '../index.ts'
import { recordedPlays } from '../testing/recorded.ts'
import { brokenLine } from './broken-line.ts'
import { returns } from './index.ts'

const eventsOf = (name: string) => recordedPlays(name).flatMap(({ events }) => events as KingdomRushEvent[])

test.each(['lost-with-the-last-heart', 'lost-to-a-portal', 'lost-to-a-boss'])(
  '%s: the way of what came through ends at the gate, one station a round',
  (name) => {
    const broken = brokenLine(eventsOf(name))
    const rounds = broken?.stations.map(({ round }) => round) ?? []
    expect(rounds.length).toBeGreaterThan(0)
    expect(rounds).toEqual([...new Set(rounds)].sort((one, other) => one - other))
    expect(broken?.stations.at(-1)).toMatchObject({ what: 'out', space: null })
    expect(broken?.stations.slice(0, -1).every(({ what }) => what !== 'out')).toBe(true)
  },
)

test('where time was up nothing broke through, and nothing is told of it', () => {
  expect(brokenLine(eventsOf('lost-by-the-limit-of-rounds'))).toBe(null)
  expect(brokenLine([])).toBe(null)
})

test('a round begins where its second phase does, with the hearts of then', () => {
  const states = recordedPlays('lost-with-the-last-heart').map(({ view }) => view.state)
  const beginning = states.find((s) => s.round === 10 && returns.begins(s))
  if (!beginning) throw new Error('The recorded game has no tenth round.')
  const { hearts } = beginning
  expect(returns.left(beginning)).toBe(hearts)
  expect(returns.about(beginning, 'en')).toMatch(
    new RegExp(`^${hearts} hearts, \\d+ diamonds?, \\d+ cards on the map\\. Towers`),
  )
  expect(returns.about(beginning, 'fr')).toMatch(
    new RegExp(`^${hearts} Cœurs, \\d+ Diamants?, \\d+ cartes sur la carte\\. Tours`),
  )
  expect(states.some((s) => s.round === 0 && returns.begins(s))).toBe(false)
})

test('the end is told in the words of the Kingdom', () => {
  const last = (name: string) => recordedPlays(name).at(-1)?.view.state as never
  expect(board.headline(last('won-by-two'), 'en')).toBe('The Kingdom stands!')
  expect(board.headline(last('lost-with-the-last-heart'), 'fr')).toBe('Le Royaume est tombé à la manche 10')
})

test('of two players each has finished what is theirs: together all that was destroyed', () => {
  const plays = recordedPlays('won-by-two')
  const events = plays.flatMap(({ events: told }) => told as KingdomRushEvent[])
  const state = plays.at(-1)?.view.state as never
  const [, hordes = 0, portals = 0] = [0, 1]
    .map((seat) => board.tally(state, events, seat, 'en').map(({ value }) => value))
    .reduce((one, other) => one.map((value, at) => value + (other[at] ?? 0)))
  expect(hordes + portals).toBe(events.filter(({ e }) => e === 'destroyed').length)
  expect(portals).toBe(events.filter(({ e }) => e === 'portal-closed').length)
})
