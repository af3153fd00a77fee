import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-PLAY1, TL-PLAY2, TL-PLAY3, TL-PLAY4, TL-PLAY5, TL-ABIL1, TL-POOL2, TL-EX1: a monster is played for nothing and gives its resources', () => {
  const t = scene({ hands: [['ghoul', 'cultist']] }).play('ghoul')
  expect(t.area(0)).toEqual(['ghoul'])
  expect(t.hand(0)).toEqual(['cultist'])
  expect(t.pool).toEqual({ coin: 1, power: 1, regeneration: 1 })
  expect(t.question).toBe('action')
})

test('TL-ABIL3, TL-ABIL-R1: resources, then keywords, then the Unique ability', () => {
  const areas = [['sewer-rats', 'werewolf']] as const
  const t = scene({ hands: [['ringmaster', 'cultist']], draws: [['fanatic']], areas }).play('ringmaster')
  expect(t.events.map(({ e }) => e)).toEqual(['played', 'gained', 'drew'])
  expect(t.question).toBe('activate-horde')
  expect(t.ability('sewer-rats').pool).toEqual({ coin: 4, power: 2, regeneration: 0 })
  expect(t.hand(0)).toEqual(['cultist', 'fanatic'])
})

test('TL-ABIL9, TL-ABIL4: neither Horde nor Triggered abilities come with playing', () => {
  const t = scene({ hands: [['black-shuck', 'cultist']] })
    .play('black-shuck')
    .gain('coin')
  expect(t.pool).toEqual({ coin: 2, power: 1, regeneration: 0 })
})

test('TL-GEN-R3: a keyword without anything to act on does nothing, and the card is played', () => {
  const t = scene({ hands: [['skeletal', 'cultist']], discards: [['nosferatu', 'voodoo-doll']] }).play(
    'skeletal',
  )
  expect(t.question).toBe('action')
  expect(t.area(0)).toEqual(['skeletal'])
})

test('TL-PLAY-R2, TL-SACR-R2: a card that sacrifices itself still resolves the rest', () => {
  const t = scene({ hands: [['ripper', 'cultist'], []], areas: [['ghoul']] })
    .play('ripper')
    .pick('ripper')
  expect(t.area(0)).toEqual(['ghoul'])
  expect(t.removed).toEqual(['ripper'])
  // 4 printed, 1 for the sacrifice, 2 for having sacrificed.
  expect(t.pool.power).toBe(7)
  expect(t.lost(1)).toBe(2)
})

test('TL-INFL2, TL-INFL3, TL-INFL4, TL-INFL5: an Influence without a monster of the faction does nothing, then or later', () => {
  const t = scene({ hands: [['blood-tithe', 'sewer-rats', 'ghoul', 'cultist']] })
  t.play('sewer-rats', 'blood-tithe')
  expect(t.pool).toEqual({ coin: 0, power: 2, regeneration: 0 })
  t.play('ghoul')
  expect(t.pool).toEqual({ coin: 1, power: 3, regeneration: 1 })
  expect(t.area(0)).toEqual(['sewer-rats', 'blood-tithe', 'ghoul'])
})

test('TL-INFL2, TL-INFL-R2: a monster of the faction is enough, also a haunted one', () => {
  const t = scene({ hands: [['blood-tithe', 'cultist']], areas: [[{ card: 'ghoul', token: 'dismissed' }]] })
  expect(t.play('blood-tithe').pool).toEqual({ coin: 3, power: 0, regeneration: 3 })
})

test('TL-INFL-R1: a table may read that every Influence gives a Coin', () => {
  const options = { influence: 'baseCoin' } as const
  const t = scene({ options, hands: [['blood-tithe', 'cultist']] }).play('blood-tithe')
  expect(t.pool).toEqual({ coin: 1, power: 0, regeneration: 0 })
})

test('TL-INFL-R4: an Influence joins no horde', () => {
  const t = scene({ areas: [['blood-tithe', 'sewer-rats']] })
  expect(t.refusal(t.linkMove('blood-tithe', 'sewer-rats'))).toBe('TL-INFL-R4')
})
