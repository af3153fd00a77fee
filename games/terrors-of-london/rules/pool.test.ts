import { SPECTATOR } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { priceOf, printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const NOTHING = { coin: 0, power: 0, regeneration: 0 }

test('TL-POOL1, TL-POOL5, TL-POOL6, TL-POOL7: Coins buy, Power attacks, Regeneration heals, and none does the work of another', () => {
  const given = { street: ['ghoul'], health: [30] } as const
  const only = (pool: object) =>
    scene({ ...given, ...pool }).offered.filter((answer) => answer !== 'overlord')
  expect(only({ coin: priceOf('ghoul') })).toEqual(['buy ghoul', 'pass', 'play cultist'])
  expect(only({ power: 1 })).toEqual(['attack 1', 'pass', 'play cultist'])
  expect(only({ regeneration: 1 })).toEqual(['heal 1', 'pass', 'play cultist'])
})

test('TL-POOL5: a purchase takes its price in Coins, and nothing else', () => {
  const t = scene({ coin: priceOf('mummy') + 1, power: 5, regeneration: 5, street: ['mummy'] }).buy('mummy')
  expect(t.pool).toEqual({ coin: 1, power: 5, regeneration: 5 })
})

test('TL-POOL6: an attack takes Power, and nothing else', () => {
  const t = scene({ coin: 5, power: 5, regeneration: 5 }).attack(3)
  expect(t.pool).toEqual({ coin: 5, power: 2, regeneration: 5 })
})

test('TL-POOL7, TL-REGEN-R1: healing takes Regeneration, one for one, and nothing else', () => {
  const t = scene({ coin: 5, power: 5, regeneration: 5, health: [30] }).heal(3)
  expect(t.events).toEqual([{ e: 'healed', seat: 0, health: 3 }])
  expect([t.pool, t.health(0), t.lost(1)]).toEqual([{ coin: 5, power: 5, regeneration: 2 }, 33, 0])
})

test('TL-POOL2, TL-POOL3: what is gained first can be spent last, whatever came between', () => {
  const hands = [['hired-thug', 'fanatic', 'cultist']] as const
  // The Thug brings 1 Coin.
  const t = scene({ hands, street: ['pickpocket'], health: [30], coin: priceOf('pickpocket') - 1 })
  t.play('hired-thug').play('fanatic').attack(1).buy('pickpocket').heal(1).attack(2)
  expect([t.health(0), t.lost(1), t.pool]).toEqual([31, 3, { coin: 0, power: 0, regeneration: 0 }])
})

test('TL-POOL4: edge case 17, what is not spent is gone, for the opponent and for the next turn', () => {
  const t = scene({ coin: 3, power: 2, regeneration: 1 }).pass()
  expect(t.told('cleaned-up')).toEqual([{ e: 'cleaned-up', seat: 0, cards: [], lost: [3, 2, 1] }])
  expect(t.pool).toEqual(NOTHING)
  expect(t.pass().pool).toEqual(NOTHING)
})

test('TL-POOL4, TL-REGEN-R1: edge case 38, Regeneration 5 with 2 missing: 2 spent, 3 lost at Cleanup', () => {
  const t = scene({ regeneration: 5, health: [38] })
  expect(t.offered.filter((answer) => answer.startsWith('heal'))).toEqual(['heal 1', 'heal 2'])
  t.heal(2)
  expect([t.health(0), t.pool.regeneration]).toEqual([40, 3])
  expect(t.pass().told('cleaned-up')).toEqual([{ e: 'cleaned-up', seat: 0, cards: [], lost: [0, 0, 3] }])
  expect(t.health(0)).toBe(40)
})

/** A Wraith on both sides that hears CURSE from either; there is one Wisp less for it. */
const WATCHING = (effects: readonly object[]) => {
  const on = { event: 'keyword', keyword: 'curse', by: 'anyone' }
  return printed({ wraith: { copies: 2, triggered: { on, limit: 2, effects } }, wisp: { copies: 2 } })
}
const WATCHED = {
  hands: [['mummy', 'cultist'], []],
  areas: [['wraith'], [{ card: 'wraith', token: 'dismissed' }]],
  draws: [[], ['ghoul', 'wisp']],
} as const
const GAIN = { op: 'gain', resource: 'coin', n: 3 }

test('TL-POOL-R1: what the other player gains on that turn is lost, what the active player gains is not', () => {
  const t = scene({ ...WATCHED, content: WATCHING([GAIN]) }).play('mummy')
  expect(t.told('triggered').map(({ seat }) => seat)).toEqual([0, 1])
  // 1 is the Mummy's, 3 those of the own Wraith.
  expect(t.pool.coin).toBe(4)
  t.pass()
  expect([t.s.active, t.pool]).toEqual([1, NOTHING])
})

test('TL-POOL-R1: nor can a Triggered ability out of turn spend the pool of whoever has the turn', () => {
  const pay = { op: 'pay', cost: { coin: 1 }, effects: [{ op: 'draw', n: 1 }] }
  const t = scene({ ...WATCHED, coin: 5, content: WATCHING([GAIN, { op: 'unite' }, pay]) })
  t.play('mummy').say('decline')
  // Out of turn the 3 Coins just gained pay for the effect, and the rest is lost.
  expect([t.seat, t.question, t.pool.coin]).toEqual([1, 'pay', 3])
  t.say('pay')
  expect([t.hand(1), t.player(1).unite]).toEqual([['ghoul'], 1])
  expect([t.s.active, t.question, t.pool.coin]).toEqual([0, 'action', 9])
})

test('TL-POOL-R1: the pool is that of the active player; the other gains nothing on that turn', () => {
  const t = scene({
    hands: [['mummy', 'cultist'], []],
    areas: [[], [{ card: 'wraith', token: 'dismissed' }]],
  })
  t.play('mummy')
  expect(t.pool).toEqual({ coin: 1, power: 2, regeneration: 0 })
  t.pass()
  expect([t.s.active, t.pool]).toEqual([1, NOTHING])
})

test('TL-POOL-R2: everybody sees the pool', () => {
  const t = scene({ coin: 1, power: 2, regeneration: 3 })
  for (const seat of [0, 1, SPECTATOR]) expect(t.seen(seat).state.pool).toEqual([1, 2, 3])
})

test.each([
  [2, 5, ['heal 1', 'heal 2'], 3, 'TL-REGEN-R1'],
  [5, 2, ['heal 1', 'heal 2'], 3, 'TL-REGEN3'],
  [2, 2, ['heal 1', 'heal 2'], 3, 'TL-REGEN-R1'],
  [0, 2, [], 1, 'TL-REGEN-R1'],
  [2, 0, [], 1, 'TL-REGEN3'],
])(
  'TL-REGEN3, TL-REGEN-R1, TL-HEALTH2: with %i Regeneration and %i missing: %j, and %i is refused by %s',
  (regeneration, missing, offered, more, rule) => {
    const t = scene({ regeneration, health: [40 - missing] })
    expect(t.offered.filter((answer) => answer.startsWith('heal'))).toEqual(offered)
    expect(t.refusal({ do: 'heal', amount: more })).toBe(rule)
  },
)

test.each(['coin', 'power', 'regeneration'] as const)(
  'TL-OVER-R2, TL-POOL3: a price of 2 %s is paid from the pool in full, or refused',
  (resource) => {
    const content = printed({
      methuselah: { action: { cost: { [resource]: 2 }, effects: [{ op: 'unite' }] } },
    })
    expect(scene({ content, coin: 1, power: 1, regeneration: 1 }).refusal({ do: 'overlord' })).toBe(
      'TL-OVER-R2',
    )
    const t = scene({ content, [resource]: 2 }).say('overlord')
    expect(t.events).toEqual([
      { e: 'overlord-used', seat: 0 },
      { e: 'paid', seat: 0, ...NOTHING, [resource]: 2 },
      { e: 'united', seat: 0, tokens: 1 },
    ])
    expect([t.pool, t.health(0)]).toEqual([NOTHING, 40])
    expect(scene({ content, coin: 9, power: 9, regeneration: 9 }).say('overlord').pool[resource]).toBe(7)
  },
)

test('TL-OVER-R2: of a price in several resources every part must be there', () => {
  const content = printed({
    methuselah: { action: { cost: { coin: 1, power: 1, regeneration: 1, health: 1 }, effects: [] } },
  })
  const full = { coin: 1, power: 1, regeneration: 1 }
  for (const short of ['coin', 'power', 'regeneration'] as const)
    expect(scene({ content, ...full, [short]: 0 }).refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  const t = scene({ content, ...full }).say('overlord')
  expect(t.told('paid')).toEqual([{ e: 'paid', seat: 0, ...full }])
  expect(t.told('health-lost')).toEqual([{ e: 'health-lost', seat: 0, health: 1, by: 'cost' }])
  expect([t.pool, t.health(0)]).toEqual([NOTHING, 39])
})
