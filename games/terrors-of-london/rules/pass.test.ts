/** Pass: when it is allowed, and what becomes of the last card. */
import { HIDDEN, redact } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

const FIVE = ['fanatic', 'fanatic', 'fanatic', 'ghoul', 'wisp']

test('TL-PASS1, TL-ACT4: Pass ends the Action phase, and the opponent is asked next', () => {
  const t = scene({ draws: [FIVE], power: 3, coin: 2 }).pass()
  expect([t.s.active, t.seat, t.question]).toEqual([1, 1, 'action'])
  expect(t.refusal(0, { do: 'attack', amount: 1 })).toBe('not-asked')
})

test('TL-PASS2, TL-PASS-R1: with two cards only playing one is left to do, with one Pass is there', () => {
  const t = scene({ overlords: ['lilith', 'fenris'], hands: [['fanatic', 'voodoo-doll']] })
  expect(t.offered).toEqual(['play fanatic', 'play voodoo-doll'])
  expect(t.refusal({ do: 'pass' })).toBe('TL-PASS2')
  t.play('voodoo-doll')
  expect(t.offered).toEqual(['pass', 'play fanatic', 'relic voodoo-doll'])
})

test('TL-PASS2: three cards are too many as well', () => {
  expect(scene({ hands: [['fanatic', 'cultist', 'ghoul']] }).refusal({ do: 'pass' })).toBe('TL-PASS2')
})

test('TL-PASS2: with an empty hand and nothing left to do Pass comes by itself', () => {
  const t = scene({ overlords: ['lilith', 'fenris'], hands: [['fanatic']], draws: [FIVE] })
  expect(t.play('fanatic').offered).toEqual(['attack 1', 'pass'])
  t.attack(1)
  expect(t.events.map(({ e }) => e)).toEqual(['attacked', 'forced', 'passed', 'cleaned-up', 'drew', 'turn'])
  expect(t.told('passed')).toEqual([{ e: 'passed', seat: 0, kept: 0 }])
  expect(t.s.active).toBe(1)
})

test('TL-PASS3, TL-DRAW-R1: the card kept lies on top, is drawn first and counts among the five', () => {
  const t = scene({ hands: [['lich']], draws: [FIVE] }).pass()
  expect(t.names(t.player(0).hand)).toEqual(['lich', 'fanatic', 'fanatic', 'fanatic', 'ghoul'])
  expect(t.draw(0)).toEqual(['wisp'])
})

test('TL-PASS-R2, TL-HIDE-R2: it is not offered to discard it or to keep it in hand, and the opponent does not see it', () => {
  const t = scene({ hands: [['lich']], draws: [FIVE] })
  const lich = t.inHand('lich')
  expect(t.offered).toEqual(['overlord', 'pass', 'play lich'])
  t.pass()
  const [passed] = t.told('passed')
  expect(passed).toEqual({ e: 'passed', seat: 0, kept: 1, secret: { seats: [0], card: lich } })
  expect(redact(passed as never, 1)).toEqual({ e: 'passed', seat: 0, kept: 1 })
  expect(t.seen(1).state.players[0]?.hand).toEqual(Array(5).fill(HIDDEN))
})

test('TL-PASS-R3, TL-RELIC4, TL-PASS2: two Relics in hand and three in the zone: one must leave the game before Pass', () => {
  const relics = [['pocket-watch', 'canopic-jar', 'tower-cuirass']] as const
  const t = scene({ overlords: ['lilith', 'fenris'], hands: [['voodoo-doll', 'grimoire']], relics })
  const inZone = ['relic canopic-jar', 'relic pocket-watch']
  expect(t.offered).toEqual(['play grimoire', 'play voodoo-doll', ...inZone])
  t.play('grimoire')
  expect(t.offered).toEqual(['card canopic-jar', 'card pocket-watch', 'card tower-cuirass'])
  t.pick('pocket-watch')
  expect(t.relics(0)).toEqual(['canopic-jar', 'tower-cuirass', 'grimoire'])
  expect(t.removed).toEqual(['pocket-watch'])
  expect(t.pass().hand(0)).toEqual(['voodoo-doll'])
})

test('TL-DRAWK-R1, TL-PASS2: cards drawn with DRAW must be played down to one before Pass', () => {
  const t = scene({ hands: [['memories-of-sumer', 'ghoul']], draws: [['fanatic', 'cultist', 'wisp']] })
  t.play('ghoul', 'memories-of-sumer')
  expect(t.hand(0)).toEqual(['cultist', 'fanatic'])
  expect(t.refusal({ do: 'pass' })).toBe('TL-PASS2')
  expect(t.play('cultist').offers({ do: 'pass' })).toBe(true)
})
