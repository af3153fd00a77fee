import { expect, test } from 'vitest'
import { loadContent } from '../content/box.ts'
import standard from '../content/terrors-of-london.json' with { type: 'json' }
import { priceOf } from './testing/content.ts'
import { scene } from './testing/scene.ts'

test('TL-ABIL5, TL-ABIL6, TL-ABIL-R4: the Pack Alpha gains with every other Beast, three times a turn', () => {
  const hand = ['sewer-rats', 'sewer-rats', 'sewer-rats', 'ghoul', 'cultist']
  const t = scene({ hands: [hand], areas: [['pack-alpha']] }).play('sewer-rats')
  expect(t.pool.power).toBe(3)
  expect(t.told('triggered')).toHaveLength(1)
  expect(t.play('ghoul').pool.power).toBe(4)
  expect(t.play('sewer-rats', 'sewer-rats').pool.power).toBe(10)
})

test('TL-ABIL6: beyond its limit it gives nothing, and next turn it works again', () => {
  const t = scene({
    hands: [['cultist', 'fanatic', 'wisp', 'cultist'], ['cultist']],
    areas: [[{ card: 'lich', token: 'haunt' }]],
  })
  t.play('fanatic', 'wisp', 'cultist')
  expect(t.pool.power).toBe(3)
  t.pass().pass().play('cultist')
  expect(t.pool.power).toBe(1)
})

test('TL-ABIL-R3: a Triggered ability does not see its own card being played', () => {
  const t = scene({ hands: [['pack-alpha', 'cultist']] })
    .play('pack-alpha')
    .gain('coin')
  expect(t.pool).toEqual({ coin: 3, power: 3, regeneration: 0 })
})

test('TL-ABIL7: the Chimera gains after the ability of the horde', () => {
  const t = scene({ areas: [['chimera', 'skeletal', 'wisp']] }).link('wisp', 'skeletal')
  expect(t.pool.power).toBe(0)
  t.ability('skeletal')
  expect(t.events.map(({ e }) => e)).toEqual(['horde-ability', 'gained', 'triggered', 'gained'])
  expect(t.pool.power).toBe(2)
})

test('TL-ABIL7: the Wraith gains after CURSE has been answered', () => {
  const t = scene({ hands: [['banshee', 'cultist']], areas: [['wraith']] }).play('banshee')
  expect(t.pool.power).toBe(2)
  expect(t.say('lose-health').pool.power).toBe(3)
})

test('TL-BUY-R3: the Vampire Hunter gains after the Street is filled, twice a turn', () => {
  const street = ['ghoul', 'wisp', 'pickpocket']
  const coin = priceOf('ghoul') + priceOf('wisp') + priceOf('pickpocket')
  const t = scene({ coin, street, market: ['lich'], areas: [['vampire-hunter']] }).buy('ghoul')
  expect(t.events.map(({ e }) => e)).toEqual(['bought', 'street-filled', 'triggered', 'gained'])
  expect(t.pool.coin).toBe(coin - priceOf('ghoul') + 1)
  expect(t.buy('wisp').buy('pickpocket').pool.coin).toBe(2)
})

/** The file of the box where Chimera and Black Shuck do more than gain when a horde is formed. */
function withOtherTriggers(): string {
  const file = structuredClone(standard) as { cards: { id: string; triggered?: unknown }[] }
  for (const card of file.cards) {
    const on = { event: 'horde' }
    if (card.id === 'chimera') card.triggered = { on, limit: 1, effects: [{ op: 'draw', n: 1 }] }
    if (card.id === 'black-shuck') card.triggered = { on, limit: 1, effects: [{ op: 'discard', n: 1 }] }
  }
  return loadContent(file)
}

test('TL-ABIL8: the owner of several triggered abilities is asked for their order', () => {
  const t = scene({
    content: withOtherTriggers(),
    areas: [['chimera', 'black-shuck', 'skeletal', 'wisp']],
    hands: [['cultist', 'fanatic']],
    draws: [['lich']],
  })
  t.link('wisp', 'skeletal').say('decline')
  expect(t.question).toBe('order-triggers')
  const first = t.fork().answer(0, t.legal()[0] as never)
  expect(first.hand(0)).toEqual(['cultist', 'fanatic', 'lich'])
  expect(t.answer(0, t.legal()[1] as never).choices).toEqual(['cultist', 'fanatic'])
  expect(t.pick('fanatic').hand(0)).toEqual(['cultist', 'lich'])
  expect(t.question).toBe('action')
})
