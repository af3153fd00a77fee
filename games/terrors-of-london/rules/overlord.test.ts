import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-OVER1, TL-OVER2, TL-OVER-R1, TL-HEALTH3: Methuselah draws for 2 Health, once a turn', () => {
  const t = scene({ draws: [['fanatic', 'ghoul']] }).say('overlord')
  expect(t.health(0)).toBe(38)
  expect(t.hand(0)).toEqual(['cultist', 'fanatic'])
  expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R1')
})

test('TL-OVER-R2: a price that cannot be paid in full is refused', () => {
  const t = scene({ overlords: ['lilith', 'fenris'] })
  expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
})

test('TL-HEALTH-R1, TL-END-R1: Health may be paid to exactly 0, and that loses; with less it is refused', () => {
  expect(scene({ health: [1] }).refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  const t = scene({ health: [2], draws: [['fanatic']] }).say('overlord')
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'TL-END1' })
  expect(t.draw(0)).toEqual(['fanatic'])
})

test('TL-HEALTH-R1: a table may read that the last Health cannot be paid', () => {
  expect(scene({ options: { fatalCosts: false }, health: [2] }).refusal({ do: 'overlord' })).toBe(
    'TL-OVER-R2',
  )
  expect(
    scene({ options: { fatalCosts: false }, health: [3] })
      .say('overlord')
      .health(0),
  ).toBe(1)
})

test('TL-CLAIM1: Lilith gives CLAIM to the next monster bought from the Street, and to no other', () => {
  const street = ['ghoul', 'wisp', 'pocket-watch']
  const t = scene({ overlords: ['lilith', 'fenris'], coin: 9, street, acolytes: ['acolyte-veil'] })
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
