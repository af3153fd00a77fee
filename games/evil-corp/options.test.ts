import { DuskhallError, open, readOptions, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { evilCorp } from './index.ts'

const DEFAULTS = {
  summonBonusScope: 'summoningTileOnly',
  moveTriggersSpaceBonus: false,
  powerDrawReshuffles: true,
  surchargeOnPowerRecruit: true,
  killUsesCurrentTerror: true,
  emptyMarketBag: 'reshuffleQueueDiscards',
  coinSupplyLimited: false,
  protectStopsOwnPowers: false,
  terrorBoostReach: 'allEligibleBoards',
  aloneScope: 'ownSide',
  flipDemonDirection: 'either',
  ownCountIsMaximum: true,
  victoryCheckTiming: 'afterGaugePass',
  firstPlayer: 'random',
}

function read(given: unknown, seats = 2) {
  return readOptions(evilCorp.options, seats, given)
}

test.each([
  [2, [0, 0]],
  [3, [0, 0, 0]],
  [4, [0, 0]],
])('a table of %i that says nothing plays by the documented defaults', (seats, startingGold) => {
  expect(read({}, seats)).toEqual({ ...DEFAULTS, startingGold })
  expect(open(evilCorp, { seats, seed: seedFrom('defaults') }).options).toEqual({ ...DEFAULTS, startingGold })
})

const CHOICES = {
  summonBonusScope: ['summoningTileOnly', 'allOwnActiveTiles'],
  emptyMarketBag: ['reshuffleQueueDiscards', 'queueShrinks'],
  terrorBoostReach: ['allEligibleBoards', 'sameBoard'],
  aloneScope: ['ownSide', 'bothSides'],
  flipDemonDirection: ['either', 'reactivateOnly'],
  victoryCheckTiming: ['afterGaugePass', 'afterVillages'],
  firstPlayer: ['random', '0', '1', '2', '3'],
}

test.each(Object.entries(CHOICES))('%s takes its values and nothing else', (name, values) => {
  for (const value of values) expect(read({ [name]: value }, 4)).toMatchObject({ [name]: value })
  for (const bad of ['', values[0]?.toUpperCase(), 0, true, null, [values[0]]]) {
    expect(() => read({ [name]: bad }, 4)).toThrow(
      `Option "${name}" is one of ${values.join(', ')}, not ${JSON.stringify(bad)}.`,
    )
  }
  expect(evilCorp.options[name as keyof typeof CHOICES]).toMatchObject({
    kind: 'choice',
    values,
    default: values[0],
  })
})

test.each([
  ['moveTriggersSpaceBonus', false],
  ['powerDrawReshuffles', true],
  ['surchargeOnPowerRecruit', true],
  ['killUsesCurrentTerror', true],
  ['coinSupplyLimited', false],
  ['protectStopsOwnPowers', false],
  ['ownCountIsMaximum', true],
] as const)('%s is a flag, by default %s', (name, by) => {
  expect(evilCorp.options[name]).toEqual({ kind: 'flag', default: by })
  for (const value of [true, false]) expect(read({ [name]: value })).toMatchObject({ [name]: value })
  for (const bad of ['true', 1, 0, null]) {
    expect(() => read({ [name]: bad }, 4)).toThrow(
      `Option "${name}" is true or false, not ${JSON.stringify(bad)}.`,
    )
  }
})

test.each([
  [2, 2],
  [3, 3],
  [4, 2],
])('EC-RULING94: a table of %i sets its handicap in %i purses, each from 0 to 4', (seats, purses) => {
  const all = (gold: number) => new Array(purses).fill(gold)
  for (const gold of [0, 1, 2, 3, 4])
    expect(read({ startingGold: all(gold) }, seats).startingGold).toEqual(all(gold))
  for (const bad of [
    all(5),
    all(-1),
    all(1.5),
    [...all(0), 0],
    all(0).slice(1),
    3,
    '4',
    null,
    all(0).fill('1'),
  ]) {
    expect(() => read({ startingGold: bad }, seats)).toThrow(
      `Option "startingGold" is a list of ${purses} whole numbers from 0 to 4, not ${JSON.stringify(bad)}.`,
    )
  }
  expect(evilCorp.options.startingGold).toMatchObject({ kind: 'numbers', min: 0, max: 4, default: 0 })
})

test('an option that does not exist is refused with the list of those that do', () => {
  expect(() => read({ roundLimit: 10 })).toThrow(
    /There is no option "roundLimit"; the options are summonBonus/,
  )
  expect(() => read([])).toThrow('Options are an object of names and values.')
})

test('a table cannot be opened with a wrong option', () => {
  const opening = { seats: 2, seed: seedFrom('wrong') }
  expect(() => open(evilCorp, { ...opening, options: { startingGold: [5, 0] } })).toThrow(DuskhallError)
  expect(() => open(evilCorp, { ...opening, options: { aloneScope: 'nobody' } })).toThrow(DuskhallError)
})

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
