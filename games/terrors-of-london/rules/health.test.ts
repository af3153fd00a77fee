import { expect, test } from 'vitest'
import { healthPrice, printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const LOST = { winners: [1], rule: 'TL-END1' }

test('TL-HEALTH1: at 1 Health nobody has lost, at 0 the game is over, on whoever’s turn', () => {
  expect(scene({ power: 2, health: [40, 3] }).attack(2).s.outcome).toBeNull()
  expect(scene({ power: 3, health: [40, 3] }).attack(3).s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
  const own = scene({ health: [healthPrice('methuselah')] }).say('overlord')
  expect([own.health(0), own.s.outcome, own.question]).toEqual([0, LOST, null])
})

test('TL-HEALTH2: Health never rises above what the Overlord started with', () => {
  const t = scene({ regeneration: 9, health: [39] }).heal(1)
  expect(t.health(0)).toBe(40)
  expect(t.refusal({ do: 'heal', amount: 1 })).toBe('TL-REGEN3')
  const spirit = scene({ overlords: ['azazael', 'fenris'], regeneration: 9, health: [45] }).heal(5)
  expect(spirit.health(0)).toBe(50)
})

test('TL-HEALTH3, TL-HEALTH4: Health spent drops by exactly that much, and is no attack', () => {
  const t = scene({ relics: [['tower-cuirass']] }).say('overlord')
  expect(t.events).toEqual([
    { e: 'overlord-used', seat: 0 },
    { e: 'health-lost', seat: 0, health: healthPrice('methuselah'), by: 'cost' },
  ])
  expect([t.lost(0), t.s.absorbed]).toEqual([healthPrice('methuselah'), 0])
})

test('TL-HEALTH-R1: edge case 37, a price of 3 Health with 3 is paid and loses; with 2 nobody is asked', () => {
  const given = { hands: [['vampire-countess', 'cultist']], draws: [['ghoul', 'wisp']] } as const
  const paid = scene({ ...given, health: [3] }).play('vampire-countess')
  expect(paid.offered).toEqual(['decline', 'pay'])
  paid.say('pay')
  expect([paid.health(0), paid.s.outcome, paid.hand(0)]).toEqual([0, LOST, ['cultist']])
  const short = scene({ ...given, health: [2] }).play('vampire-countess')
  expect([short.question, short.health(0), short.hand(0)]).toEqual(['action', 2, ['cultist']])
})

test('TL-HEALTH-R1: only Health that is there pays for the Overlord', () => {
  const price = healthPrice('methuselah')
  expect(scene({ health: [price - 1] }).refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  expect(
    scene({ health: [price + 1] })
      .say('overlord')
      .health(0),
  ).toBe(1)
})

test('TL-HEALTH-R1, TL-END-R1: whoever dies of the price of a Relic does not enjoy it', () => {
  const content = printed({ 'pocket-watch': { action: { cost: { health: 3 }, effects: [{ op: 'unite' }] } } })
  const t = scene({ content, relics: [['pocket-watch']], health: [3] }).relic('pocket-watch')
  expect([t.s.outcome, t.player(0).unite]).toEqual([LOST, 0])
  const alive = scene({ content, relics: [['pocket-watch']], health: [4] }).relic('pocket-watch')
  expect([alive.s.outcome, alive.player(0).unite, alive.health(0)]).toEqual([null, 1, 1])
})

test('TL-HEALTH-R2: edge case 36, a CURSE of 2 against 1 Health leaves 0 and ends the game at once', () => {
  for (const health of [1, 2]) {
    const t = scene({ hands: [['poltergeist', 'cultist']], street: ['ghoul'], health: [40, health] })
    t.play('poltergeist').say('lose-health')
    expect(t.told('health-lost')).toEqual([{ e: 'health-lost', seat: 1, health, by: 'curse' }])
    expect([t.health(1), t.s.outcome]).toEqual([0, { winners: [0], rule: 'TL-END1' }])
    expect([t.question, t.street[0]]).toEqual([null, 'ghoul'])
  }
  const alive = scene({ hands: [['mummy', 'cultist']], health: [40, 3] })
    .play('mummy')
    .say('lose-health')
  expect([alive.health(1), alive.s.outcome]).toEqual([1, null])
})

test('TL-HEALTH-R2, TL-CURSE-R1: edge case 35, without a card in hand 2 Health are lost, and nobody is asked', () => {
  const t = scene({ hands: [['mummy', 'cultist'], []] }).play('mummy')
  expect([t.lost(1), t.question, t.seat]).toEqual([2, 'action', 0])
})
