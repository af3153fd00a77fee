/** Recorded victories, and each way to lose. That they replay whole is tested with all other records. */
import { expect, test } from 'vitest'
import { lastMoveOf } from '../testing/kept.ts'
import { afterMatch, newCampaign } from './campaign.ts'
import { kingdomRush } from './game.ts'
import { KEPT_GAMES } from './rules/testing/kept-games.ts'
import { everybody, type KingdomRush } from './state.ts'

const fileOf = (name: string) => new URL(`fixtures/${name}.json`, import.meta.url)
const kept = (name: string) => lastMoveOf(kingdomRush, fileOf(name))

/** After a change of cards or rules `npm run keep-games` plays them anew. */
test.each(KEPT_GAMES)(
  '$name: a recorded game with $seats seats ends by $rule',
  ({ name, seats, rule, options }) => {
    const { before, after, told } = kept(name)
    expect([before.outcome, after.seats, after.outcome?.rule]).toEqual([null, seats, rule])
    expect(after.options).toMatchObject(options)
    const isWon = name.startsWith('won')
    expect(after.outcome?.winners).toEqual(isWon ? everybody(after) : [])
    expect(told.at(-1)).toBe('ended')
    expect(after.hearts > 0 || rule === 'KR-WIN4').toBe(true)
  },
)

test('KR-WIN1, KR-WIN2, KR-WIN-R5: the recorded victories come at the end of a round, all that they need done', () => {
  for (const { name } of KEPT_GAMES.filter((one) => one.name.startsWith('won'))) {
    const { after } = kept(name)
    expect([name, after.phase]).toEqual([name, 'spend'])
    expect([name, after.boss]).toEqual([name, null])
    const campaign = afterMatch(
      newCampaign(true),
      after.options,
      after.outcome as NonNullable<typeof after.outcome>,
    )
    expect(campaign.won.map(({ scenario }) => scenario)).toEqual([after.options.scenario])
  }
})

test('KR-ROUND4, KR-WIN4, KR-WIN5, KR-WIN6: the recorded defeats come at once, in the phase of what ends them', () => {
  const endOf = (name: string): [KingdomRush['phase'], boolean] => {
    const { after } = kept(name)
    return [after.phase, after.hearts === 0]
  }
  expect(endOf('lost-with-the-last-heart')).toEqual(['advance', true])
  expect(endOf('lost-to-a-portal')).toEqual(['advance', false])
  expect(endOf('lost-to-a-boss')).toEqual(['advance', false])
  expect(endOf('lost-because-lilith-fled')).toEqual(['boss', false])
  expect(kept('lost-by-the-limit-of-rounds').after.round).toBe(5)
})
