import { expect, test } from 'vitest'
import { healthPrice, printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

/** What Methuselah pays for a card. */
const PRICE = healthPrice('methuselah')

test('TL-OVER1, TL-OVER2, TL-OVER-R1, TL-HEALTH3: Methuselah draws for Health, once a turn', () => {
  const t = scene({ draws: [['fanatic', 'ghoul']] }).say('overlord')
  expect(t.lost(0)).toBe(PRICE)
  expect(t.hand(0)).toEqual(['cultist', 'fanatic'])
  expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R1')
})

test('TL-OVER-R2: a price that cannot be paid in full is refused', () => {
  const t = scene({ overlords: ['lilith', 'fenris'] })
  expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
})

test('TL-HEALTH-R1, TL-END-R1: Health may be paid to exactly 0, and that loses; with less it is refused', () => {
  expect(scene({ health: [PRICE - 1] }).refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  const t = scene({ health: [PRICE], draws: [['fanatic']] }).say('overlord')
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'TL-END1' })
  expect(t.draw(0)).toEqual(['fanatic'])
})

test('TL-HEALTH-R1: a table may read that the last Health cannot be paid', () => {
  expect(scene({ options: { fatalCosts: false }, health: [PRICE] }).refusal({ do: 'overlord' })).toBe(
    'TL-OVER-R2',
  )
  expect(
    scene({ options: { fatalCosts: false }, health: [PRICE + 1] })
      .say('overlord')
      .health(0),
  ).toBe(1)
})

test('TL-CLAIM1: Lilith gives CLAIM to the next monster bought from the Street, and to no other', () => {
  const street = ['ghoul', 'wisp', 'pocket-watch']
  const t = scene({ overlords: ['lilith', 'fenris'], coin: 20, street, acolytes: ['acolyte-veil'] })
  t.say('overlord').say('acolyte').buy('pocket-watch')
  expect(t.question).toBe('action')
  t.buy('ghoul').say('claim')
  expect(t.draw(0)).toEqual(['ghoul'])
  expect(t.buy('wisp').question).toBe('action')
})

test('Azazael gives a HAUNT token to a monster that has none and is in no horde', () => {
  const areas = [['wisp', 'skeletal', 'cultist', { card: 'gargoyle', token: 'haunt' }]] as const
  const t = scene({ overlords: ['azazael', 'fenris'], coin: 2, areas })
  t.link('wisp', 'skeletal').say('decline').say('overlord')
  expect(t.token('cultist')).toBe('haunt')
  expect(t.pool.coin).toBe(0)
})

test('TL-OVER-R1: with the next turn of its player an Overlord may be used again', () => {
  const t = scene({ draws: [['fanatic']] })
    .say('overlord')
    .play('cultist')
    .pass()
    .pass()
  expect(t.offers({ do: 'overlord' })).toBe(true)
  expect(t.say('overlord').lost(0)).toBe(2 * PRICE)
})

test('TL-OVER-R1, TL-GEN-R7: the use of one Overlord does not count for the other', () => {
  const t = scene({ hands: [['cultist'], ['cultist']], areas: [[], ['werewolf']] })
  t.say('overlord').pass()
  expect(t.offers({ do: 'overlord' })).toBe(true)
})

const trigger = { on: { event: 'playMonster' }, limit: 2, effects: [{ op: 'gain', resource: 'coin', n: 2 }] }

test('TL-OVER-R3, TL-ABIL5: a Triggered Overlord needs no Overlord action, and is refused one', () => {
  const content = printed({ methuselah: { action: null, triggered: trigger } })
  const t = scene({ content, hands: [['fanatic', 'fanatic', 'fanatic', 'cultist']] })
  expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R3')
  expect(t.offers({ do: 'overlord' })).toBe(false)
  expect(t.play('fanatic').pool).toEqual({ coin: 2, power: 1, regeneration: 0 })
  expect(t.told('triggered')).toEqual([{ e: 'triggered', seat: 0, source: -1 }])
  expect(t.play('fanatic').pool.coin).toBe(4)
  expect(t.play('fanatic').pool.coin).toBe(4)
  expect(t.pass().pass().play('fanatic').pool.coin).toBe(2)
})

test('TL-OVER-R3, TL-OVER1: an Overlord with both may do both, and its trigger waits for its own condition', () => {
  const horde = { ...trigger, on: { event: 'horde' } }
  const content = printed({ methuselah: { triggered: horde } })
  const t = scene({ content, hands: [['ghoul', 'cultist']], areas: [['wisp']], draws: [['fanatic']] })
  expect(t.play('ghoul').pool.coin).toBe(1)
  expect(t.say('overlord').hand(0)).toEqual(['cultist', 'fanatic'])
  expect(t.link('wisp', 'ghoul').say('decline').pool.coin).toBe(3)
})

test('TL-OVER2, TL-HEALTH4: a price in Health is not reduced by Armor', () => {
  const t = scene({ relics: [['tower-cuirass']], draws: [['fanatic']] }).say('overlord')
  expect(t.lost(0)).toBe(PRICE)
  expect(t.told('health-lost')).toEqual([{ e: 'health-lost', seat: 0, health: PRICE, by: 'cost' }])
})

test('TL-OVER-R2: a price in every resource is paid in full, or not at all', () => {
  const cost = { coin: 1, power: 2, regeneration: 3 }
  const content = printed({ methuselah: { action: { cost, effects: [{ op: 'unite' }] } } })
  const all = { content, coin: 1, power: 2, regeneration: 3, health: [30] } as const
  for (const short of [{ coin: 0 }, { power: 1 }, { regeneration: 2 }]) {
    expect(scene({ ...all, ...short }).refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  }
  const t = scene(all).say('overlord')
  expect(t.pool).toEqual({ coin: 0, power: 0, regeneration: 0 })
  expect(t.told('paid')).toEqual([{ e: 'paid', seat: 0, coin: 1, power: 2, regeneration: 3 }])
  expect(t.player(0).unite).toBe(1)
  expect([t.health(0), t.question]).toEqual([30, 'action'])
})
