/** The end of recorded games: where the line broke, who finished what, and where a lost game can begin again. */
import { expect, test } from 'vitest'
import type { KingdomRushEvent } from '../../events.ts'
import type { KingdomRush } from '../../state.ts'
import board from '../index.ts'
import { recordedPlays } from '../testing/recorded.ts'
import { brokenLine, staysOf } from './broken-line.ts'
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

test('a card that was held has one mark where it lay, with the numbers of its rounds', () => {
  const held = [4, 4, 4].map((space, at) => ({ what: 'held', lost: 0, round: at + 5, space }) as const)
  const way = [
    ...held,
    { what: 'moved', lost: 0, round: 8, space: 6 },
    { what: 'out', lost: 2, round: 9, space: null },
  ] as const
  expect(staysOf(way).map(({ numbers, what }) => `${numbers} ${what}`)).toEqual([
    '1–3 held',
    '4 moved',
    '5 out',
  ])
  const there = { what: 'moved', lost: 0 } as const
  const back = [7, 8, 7].map((space, at) => ({ ...there, round: at + 1, space }))
  expect(staysOf(back).map(({ numbers }) => numbers)).toEqual(['1, 3', '2'])
})

test('where time was up nothing broke through, and nothing is told of it', () => {
  expect(brokenLine(eventsOf('lost-by-the-limit-of-rounds'))).toBe(null)
  expect(brokenLine([])).toBe(null)
})

test('a round begins where its second phase does, with the hearts of then', () => {
  const states = recordedPlays('lost-with-the-last-heart').map(({ view }) => view.state)
  const beginning = states.findLast(
    (s) => s.hearts > 1 && s.players.some(({ hand }) => hand.length > 0) && returns.begins(s),
  )
  if (!beginning) throw new Error('The recorded game has no round.')
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
  const last = (name: string) => recordedPlays(name).at(-1)?.view.state as KingdomRush
  expect(board.headline(last('won-by-two'), 'en')).toBe('The Kingdom stands!')
  const lost = last('lost-with-the-last-heart')
  expect(board.headline(lost, 'fr')).toBe(`Le Royaume est tombé à la manche ${lost.round}`)
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
