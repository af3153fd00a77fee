import type { Outcome } from '@duskhall/kernel'
import type { RoomResult } from '@duskhall/ui'
import { describe, expect, test } from 'vitest'
import type { Difficulty } from '../../content/words.ts'
import {
  addCampaign,
  currentOf,
  enter,
  freshCampaign,
  readKept,
  removeCampaign,
  withCampaign,
} from './kept.ts'

const outcome = (won: boolean, stars = 0): Outcome => ({
  winners: won ? [0, 1] : [],
  rule: 'KR-WIN1',
  ...(stars ? { stars } : {}),
})

function told(
  scenario: number,
  difficulty: Difficulty,
  won = true,
  more: Partial<RoomResult> = {},
): RoomResult {
  const stars = difficulty.startsWith('star') ? Number(difficulty.at(-1)) : 0
  const options = { scenario, difficulty }
  return {
    table: `t${scenario}`,
    word: 'first',
    branched: false,
    options,
    outcome: outcome(won, won ? stars : 0),
    ...more,
  }
}

const nothing = readKept(null)

test('there is a campaign from the first moment on', () => {
  expect(currentOf(nothing)).toMatchObject({ id: 'first', campaign: { won: [] }, who: ['person', 'bot'] })
  expect(readKept(nothing)).toEqual(nothing)
})

describe('what a match won', () => {
  test('KR-CAMP-R6: is entered once, however often it is told', () => {
    const { kept } = enter(nothing, [told(1, 'star2'), told(1, 'star2')])
    expect(currentOf(kept)).toMatchObject({
      campaign: { won: [{ scenario: 1, stars: 2, heroic: false, iron: false }] },
      fresh: [{ scenario: 1, difficulty: 'star2' }],
    })
    expect(enter(kept, [told(1, 'star2'), told(1, 'star1')]).kept).toEqual(kept)
  })

  test('is told to the campaign it was played for, also when another goes on', () => {
    const two = addCampaign(nothing, freshCampaign('second', 'Nora'))
    expect(currentOf(two).name).toBe('Nora')
    const { kept } = enter(two, [told(1, 'iron')])
    expect(kept.campaigns.map(({ campaign }) => campaign.won.length)).toEqual([1, 0])
    expect(enter(two, [told(1, 'iron', true, { word: 'gone' })]).kept).toEqual(two)
  })

  test('counts not after a step back to an earlier round, and that is said; nor does a defeat or a game given up', () => {
    const results = [
      told(1, 'star1', true, { branched: true }),
      told(1, 'star1', false),
      told(1, 'star1', true, { outcome: null }),
      { nonsense: true },
    ]
    expect(enter(nothing, results)).toEqual({ kept: nothing, uncounted: 1 })
  })

  test('KR-CAMP-R2: of a closed scenario is no match of this campaign', () => {
    expect(enter(nothing, [told(5, 'star3')]).kept).toEqual(nothing)
  })
})

test('a campaign that is removed leaves the others; the last one leaves a fresh one', () => {
  const two = addCampaign(nothing, freshCampaign('second'))
  expect(removeCampaign(two, 'second')).toEqual(nothing)
  const won = enter(nothing, [told(1, 'star1')]).kept
  expect(currentOf(removeCampaign(won, 'first')).campaign.won).toEqual([])
})

test('what is damaged stays as it was found, and stands in the way of nothing', () => {
  const good = withCampaign(nothing, 'first', (one) => ({ ...one, name: 'Nora' }))
  const damaged = { id: 'broken', campaign: { schema: 'other' } }
  const read = readKept({ ...good, current: 'broken', campaigns: [damaged, ...good.campaigns, 7] })
  expect(read).toEqual({ ...good, damaged: [damaged, 7] })
  expect(readKept(read)).toEqual(read)
  expect(readKept('a text')).toEqual({ ...nothing, damaged: ['a text'] })
})

test('of a scenario that is lost the best try is kept, by Portals, then by rounds; a win and a branch change nothing of it', () => {
  const lost = (round: number, closed: number, more: Partial<RoomResult> = {}) =>
    told(1, 'star1', false, { state: { seats: 2, round, closed }, ...more })
  const tries = (...results: readonly RoomResult[]) => currentOf(enter(nothing, results).kept).attempts
  const portals = 2
  expect(tries(lost(5, 1), lost(9, 0), lost(4, 1))).toEqual([{ scenario: 1, round: 5, closed: 1, portals }])
  expect(tries(lost(5, 1), lost(7, 1))).toEqual([{ scenario: 1, round: 7, closed: 1, portals }])
  expect(tries(lost(5, 1, { branched: true }), lost(5, 1, { state: { round: 'x' } }))).toEqual([])
  // It outlives the drawer, and one that was written without it is read as before.
  const { kept } = enter(nothing, [lost(5, 1)])
  expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})
