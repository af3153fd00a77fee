/** How the game ends, and that nothing else ends it. */
import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-END1, TL-END2, TL-END-R1, TL-ATK-R3: an attack that takes the last Health ends the game, without Cleanup', () => {
  const t = scene({ power: 9, health: [1, 3], areas: [['ghoul']] }).attack(4)
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
  expect(t.told('won')).toEqual([{ e: 'won', seats: [0], rule: 'TL-END1' }])
  expect([t.question, t.legal(0), t.legal(1)]).toEqual([null, [], []])
  expect([t.health(1), t.pool.power, t.area(0)]).toEqual([0, 5, ['ghoul']])
  expect(t.refusal(0, { do: 'pass' })).toBe('over')
})

test('TL-END1: with 1 Health left the game goes on', () => {
  const t = scene({ power: 9, health: [1, 3] }).attack(2)
  expect([t.health(1), t.s.outcome, t.question]).toEqual([1, null, 'action'])
  expect(t.attack(1).s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
})

test('TL-END2: the second player wins as well', () => {
  const t = scene({ health: [1], hands: [['cultist'], ['fanatic', 'cultist']] }).pass()
  t.play('fanatic').attack(1)
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'TL-END1' })
})

test('TL-END-R1, TL-CURSE-R3: in the middle of an effect: what is left of the card does not happen', () => {
  const t = scene({
    hands: [['poltergeist', 'cultist']],
    street: ['ghoul'],
    health: [undefined, 2],
  })
  t.play('poltergeist').say('lose-health')
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
  expect([t.street[0], t.s.agenda, t.health(1)]).toEqual(['ghoul', [], 0])
})

test('TL-END-R1, TL-CURSE-R1: also when nobody had a choice', () => {
  const t = scene({ hands: [['poltergeist', 'cultist'], []], street: ['ghoul'], health: [undefined, 1] })
  t.play('poltergeist')
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
  expect([t.s.agenda, t.street[0], t.health(1)]).toEqual([[], 'ghoul', 0])
  expect(t.told('health-lost')).toEqual([{ e: 'health-lost', seat: 1, health: 1, by: 'curse' }])
})

test('TL-END-R1, TL-HEALTH-R1: by a cost of one’s own, on one’s own turn', () => {
  const t = scene({ hands: [['vampire-countess', 'cultist']], health: [3], draws: [['ghoul', 'wisp']] })
  t.play('vampire-countess').say('pay')
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'TL-END1' })
  expect([t.health(0), t.draw(0), t.s.agenda]).toEqual([0, ['ghoul', 'wisp'], []])
})

test('TL-END-R1, TL-HEALTH-R1: with 2 Health the price of 3 is not even offered', () => {
  const t = scene({ hands: [['vampire-countess', 'cultist']], health: [2], draws: [['ghoul', 'wisp']] })
  t.play('vampire-countess')
  expect([t.question, t.health(0)]).toEqual(['action', 2])
})

test('TL-END-R2: with both Overlords at 0 the game is drawn', () => {
  const t = scene({ health: [0, 2], power: 2 }).attack(2)
  expect(t.s.outcome).toEqual({ winners: [0, 1], rule: 'TL-END-R2' })
  expect(t.told('won')).toEqual([{ e: 'won', seats: [0, 1], rule: 'TL-END-R2' }])
})

test('TL-END-R3, TL-SETUP15: turns alternate without a limit', () => {
  const t = scene({ hands: [['cultist'], ['cultist']], draws: [['fanatic'], ['fanatic']] })
  for (let turn = 2; turn <= 300; turn++) {
    t.play(t.hand(t.seat)[0] as string).pass()
    expect([t.s.turn, t.s.active]).toEqual([turn, (turn + 1) % 2])
  }
  expect([t.s.outcome, t.question]).toEqual([null, 'action'])
})
