import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-PLAY6, TL-RELIC1, TL-RELIC2, TL-RELIC-R2: a Relic from the hand is used by a Relic action only', () => {
  const t = scene({ hands: [['pocket-watch', 'cultist']] }).play('pocket-watch')
  expect(t.relics(0)).toEqual(['pocket-watch'])
  expect(t.area(0)).toEqual([])
  expect(t.pool.coin).toBe(0)
  expect(t.relic('pocket-watch').pool.coin).toBe(1)
})

test('TL-RELIC5, TL-RELIC-R1, TL-RELIC9, TL-CLEAN4: once a turn, and again on the next', () => {
  const t = scene({ relics: [['pocket-watch']] }).relic('pocket-watch')
  expect(t.refusal({ do: 'relic', card: t.inRelics('pocket-watch') })).toBe('TL-RELIC5')
  t.pass().pass()
  expect(t.relics(0)).toEqual(['pocket-watch'])
  expect(t.relic('pocket-watch').pool.coin).toBe(1)
})

test('TL-RELIC3, TL-RELIC4, TL-PASS-R3: a fourth from the hand needs one of the three to leave the game', () => {
  const relics = ['pocket-watch', 'tower-cuirass', 'crystal-ball']
  const t = scene({ hands: [['voodoo-doll', 'cultist']], relics: [relics] })
  expect(t.refusal({ do: 'pass' })).toBe('TL-PASS2')
  t.play('voodoo-doll')
  expect(t.question).toBe('replace')
  t.pick('tower-cuirass')
  expect(t.relics(0)).toEqual(['pocket-watch', 'crystal-ball', 'voodoo-doll'])
  expect(t.removed).toEqual(['tower-cuirass'])
  expect(t.hand(0)).toEqual(['cultist'])
})

test('TL-RELIC-R7: a Relic that only protects has no action', () => {
  const t = scene({ relics: [['tower-cuirass']] })
  expect(t.refusal({ do: 'relic', card: t.inRelics('tower-cuirass') })).toBe('TL-RELIC-R7')
})

test('TL-RELIC-R6, TL-DESTROY2: a destroyed Relic goes to the discard pile of its owner', () => {
  const t = scene({ hands: [['lambton-worm', 'cultist']], relics: [[], ['voodoo-doll']] })
  t.play('lambton-worm').pick('voodoo-doll')
  expect(t.relics(1)).toEqual([])
  expect(t.discard(1)).toEqual(['voodoo-doll'])
})

test('a Relic with a price is refused to whoever cannot pay it', () => {
  const t = scene({ relics: [['grimoire']], discards: [['ghoul', 'wisp']] })
  expect(t.refusal({ do: 'relic', card: t.inRelics('grimoire') })).toBe('TL-RELIC-R9')
  t.play('cultist')
  expect(t.relic('grimoire').pick('ghoul').hand(0)).toEqual(['ghoul'])
})

test('the Sword of Methuselah gives more once a horde was formed or enlarged this turn', () => {
  const t = scene({ relics: [['sword-of-methuselah']], areas: [['wisp', 'skeletal']] })
  expect(t.fork().relic('sword-of-methuselah').pool.power).toBe(2)
  t.link('wisp', 'skeletal').say('decline')
  expect(t.relic('sword-of-methuselah').pool.power).toBe(4)
})
