/** Doubtful readings as table options: every value, and what it changes at the table. */
import { asked, moves, open, play, readOptions, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { choicesAt } from '../testing/options.ts'
import { terrorsOfLondon } from './index.ts'
import { healthPrice } from './rules/testing/content.ts'
import { scene } from './rules/testing/scene.ts'
import type { TerrorsMove, TerrorsOfLondon } from './state.ts'

/** What Methuselah pays for a card. */
const PRICE = healthPrice('methuselah')

const table = (options: object, seed = 'options') =>
  open(terrorsOfLondon, { seats: 2, seed: seedFrom(seed), options })

/** Whoever is asked takes the first answer there is. */
function answerFirst(s: TerrorsOfLondon): void {
  const [seat = 0] = asked(terrorsOfLondon, s)
  play(terrorsOfLondon, s, seat, moves(terrorsOfLondon, s, seat)[0] as TerrorsMove)
}

test('what a table may choose, the documented reading first', () => {
  expect(choicesAt(terrorsOfLondon, 2)).toEqual({
    firstPlayer: ['random', '0', '1'],
    opening: ['printed', 'balanced'],
    influence: ['conditional', 'baseCoin'],
    rage: ['coinOrPower', 'powerOrRegeneration', 'coinOrRegeneration'],
    sacrificeGain: ['power', 'coin', 'regeneration'],
    keywordsOptional: [false, true],
    fatalCosts: [true, false],
    limitedTokens: [false, true],
  })
  const given = { opening: 'balanced' }
  expect(table(given).options).toEqual(readOptions(terrorsOfLondon.options, 2, given))
})

test('TL-SETUP1: firstPlayer is left to chance, or named', () => {
  const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`)
  const firsts = (firstPlayer: string) => new Set(seeds.map((seed) => table({ firstPlayer }, seed).first))
  expect(firsts('random')).toEqual(new Set([0, 1]))
  expect([firsts('0'), firsts('1')]).toEqual([new Set([0]), new Set([1])])
})

test.each([
  ['printed', 4, 5],
  ['balanced', 3, 5],
] as const)(
  'TL-SETUP13, TL-SETUP14: opening %s gives the first player %i cards and the other %i',
  (opening, first, second) => {
    for (const firstPlayer of ['0', '1'] as const) {
      const s = table({ opening, firstPlayer })
      while (s.turn === 0) answerFirst(s)
      const order = [s.first, 1 - s.first]
      expect(order.map((seat) => s.players[seat]?.hand.length)).toEqual([first, second])
      expect(order.map((seat) => s.players[seat]?.draw.length)).toEqual([10 - first, 10 - second])
    }
  },
)

test.each([
  ['conditional', { coin: 0, power: 0, regeneration: 0 }, { coin: 3, power: 0, regeneration: 3 }],
  ['baseCoin', { coin: 1, power: 0, regeneration: 0 }, { coin: 4, power: 0, regeneration: 3 }],
] as const)(
  'TL-INFL-R1: influence %s, without and with a monster of the faction',
  (influence, alone, together) => {
    const given = { options: { influence }, hands: [['blood-tithe', 'cultist']] } as const
    expect(scene(given).play('blood-tithe').pool).toEqual(alone)
    const t = scene({ ...given, areas: [['ghoul']] }).play('blood-tithe')
    expect(t.pool).toEqual(together)
    expect(scene({ options: { influence }, hands: [['ghoul', 'cultist']] }).play('ghoul').pool.coin).toBe(1)
  },
)

test.each([
  ['coinOrPower', ['gain coin', 'gain power']],
  ['powerOrRegeneration', ['gain power', 'gain regeneration']],
  ['coinOrRegeneration', ['gain coin', 'gain regeneration']],
] as const)('TL-RAGE-R1: rage %s offers %j, two of one and nothing of the other', (rage, offered) => {
  const t = scene({ options: { rage }, hands: [['black-shuck', 'cultist']] }).play('black-shuck')
  expect(t.offered).toEqual(offered)
  for (const answer of offered) {
    const resource = answer.slice('gain '.length) as 'coin' | 'power' | 'regeneration'
    const before = t.pool
    expect(t.fork().gain(resource).pool).toEqual({ ...before, [resource]: before[resource] + 2 })
  }
})

test.each(['power', 'coin', 'regeneration'] as const)(
  'TL-SACR-R1: with sacrificeGain %s a card sacrificed gives one of it',
  (sacrificeGain) => {
    const t = scene({ options: { sacrificeGain }, relics: [['hangmans-noose']], areas: [['cultist']] })
    const pool = { coin: 0, power: 0, regeneration: 0, [sacrificeGain]: 1 }
    expect(t.relic('hangmans-noose').pick('cultist').pool).toEqual(pool)
  },
)

test.each([
  ['COMMAND', 'skeletal', ['card ghoul', 'card wisp']],
  ['DESTROY', 'lambton-worm', ['card fanatic', 'card lambton-worm']],
  ['SACRIFICE', 'warlock', ['card fanatic', 'card warlock']],
])(
  'TL-GEN-R4: %s by the %s may be declined with keywordsOptional, and must be carried out without',
  (_, id, choices) => {
    const given = { hands: [[id, 'cultist']], areas: [['fanatic']], discards: [['ghoul', 'wisp']] } as const
    expect(scene(given).play(id).offered).toEqual(choices)
    expect(scene(given).play(id).refusal({ do: 'decline' })).toBe('illegal')
    const t = scene({ ...given, options: { keywordsOptional: true } }).play(id)
    expect(t.offered).toEqual([...choices, 'decline'])
    const before = t.pool
    t.say('decline')
    expect([t.question, t.pool, t.area(0), t.removed]).toEqual(['action', before, ['fanatic', id], []])
    expect(t.discard(0)).toEqual(['ghoul', 'wisp'])
  },
)

test('TL-GEN-R4: keywordsOptional leaves DRAW, UNITE, RAGE and CURSE as they are', () => {
  const options = { keywordsOptional: true }
  const t = scene({ options, hands: [['howl-of-the-wolf', 'alchemist', 'mummy', 'black-shuck', 'cultist']] })
  t.play('alchemist').play('black-shuck')
  expect([t.player(0).unite, t.offered]).toEqual([1, ['gain coin', 'gain power']])
  expect(t.gain('coin').play('mummy').offered).toEqual(['card cultist', 'lose-health'])
})

test.each([
  [true, PRICE + 1, true],
  [true, PRICE, true],
  [true, PRICE - 1, false],
  [false, PRICE + 1, true],
  [false, PRICE, false],
  [false, PRICE - 1, false],
])(
  `TL-HEALTH-R1: with fatalCosts %s and %i Health, ${PRICE} can be paid: %s`,
  (fatalCosts, health, payable) => {
    const t = scene({ options: { fatalCosts }, health: [health] })
    expect(t.offers({ do: 'overlord' })).toBe(payable)
    if (payable) expect(t.say('overlord').health(0)).toBe(health - PRICE)
    else expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  },
)

test('TL-HEALTH-R1: without fatalCosts a price in Coins does not ask for Health, and CURSE may still kill', () => {
  const options = { fatalCosts: false }
  const t = scene({ options, overlords: ['lilith', 'fenris'], coin: 1, health: [1] })
  expect(t.offers({ do: 'overlord' })).toBe(true)
  const cursed = scene({ options, hands: [['mummy', 'cultist'], []], health: [40, 2] }).play('mummy')
  expect(cursed.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
})
