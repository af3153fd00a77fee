import { open, readOptions, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { choicesAt } from '../testing/options.ts'
import { evilCorp } from './index.ts'

test.each([
  [2, ['random', '0', '1'], '2 times 0 to 4, else 0'],
  [3, ['random', '0', '1', '2'], '3 times 0 to 4, else 0'],
  [4, ['random', '0', '1', '2', '3'], '2 times 0 to 4, else 0'],
])(
  'EC-RULING94: what a table of %i may choose, the documented reading first',
  (seats, firstPlayer, startingGold) => {
    expect(choicesAt(evilCorp, seats)).toEqual({
      summonBonusScope: ['summoningTileOnly', 'allOwnActiveTiles'],
      moveTriggersSpaceBonus: [false, true],
      powerDrawReshuffles: [true, false],
      surchargeOnPowerRecruit: [true, false],
      killUsesCurrentTerror: [true, false],
      emptyMarketBag: ['reshuffleQueueDiscards', 'queueShrinks'],
      coinSupplyLimited: [false, true],
      protectStopsOwnPowers: [false, true],
      terrorBoostReach: ['allEligibleBoards', 'sameBoard'],
      aloneScope: ['ownSide', 'bothSides'],
      flipDemonDirection: ['either', 'reactivateOnly'],
      ownCountIsMaximum: [true, false],
      victoryCheckTiming: ['afterGaugePass', 'afterVillages'],
      activateWithoutEffect: [false, true],
      killOwnTiles: [true, false],
      declineKill: ['ownTilesOnly', 'always', 'never'],
      firstPlayer,
      startingGold,
    })
    const { options } = open(evilCorp, { seats, seed: seedFrom('defaults') })
    expect(options).toEqual(readOptions(evilCorp.options, seats))
  },
)

const SEEDS = Array.from({ length: 24 }, (_, n) => seedFrom('first player', n))

function firsts(seats: number, firstPlayer?: string): number[] {
  const options = firstPlayer === undefined ? {} : { firstPlayer }
  return [...new Set(SEEDS.map((seed) => open(evilCorp, { seats, seed, options }).first))].sort()
}

test('EC-RULING87: without a wish of the table, chance gives the first-player pawn to any camp', () => {
  expect(firsts(2)).toEqual([0, 1])
  expect(firsts(3, 'random')).toEqual([0, 1, 2])
  expect(firsts(4, 'random')).toEqual([0, 1])
})

test.each([
  [2, '0', 0],
  [2, '1', 1],
  [3, '2', 2],
  [4, '0', 0],
  [4, '1', 0],
  [4, '2', 1],
  [4, '3', 1],
])(
  'EC-RULING87: with %i players a table that names seat %s starts with camp %i',
  (seats, firstPlayer, camp) => {
    expect(firsts(seats, firstPlayer)).toEqual([camp])
    const s = open(evilCorp, { seats, seed: SEEDS[0] as string, options: { firstPlayer } })
    expect(s.turn).toBe(camp)
  },
)
