import { view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from '../../index.ts'
import { scene } from '../testing/scene.ts'

test('TL-LOOK1, TL-LOOK-R1: the Fortune Teller takes one of three and puts the rest back in any order', () => {
  const t = scene({ hands: [['fortune-teller', 'cultist']], draws: [['ghoul', 'wisp', 'lich', 'mummy']] })
  t.play('fortune-teller')
  expect(t.choices).toEqual(['ghoul', 'lich', 'wisp'])
  t.pick('wisp')
  expect(t.question).toBe('put-back')
  t.pick('lich')
  expect(t.hand(0)).toEqual(['cultist', 'wisp'])
  expect(t.draw(0)).toEqual(['lich', 'ghoul', 'mummy'])
  expect(t.question).toBe('action')
})

test('TL-LOOK3: whoever takes none leaves the cards as they lie', () => {
  const t = scene({ hands: [['fortune-teller', 'cultist']], draws: [['ghoul', 'wisp', 'lich', 'mummy']] })
  t.play('fortune-teller').say('decline')
  expect(t.draw(0)).toEqual(['ghoul', 'wisp', 'lich', 'mummy'])
})

test('TL-LOOK2: with one card in the pile the discard pile is shuffled under it', () => {
  const t = scene({
    hands: [['fortune-teller', 'cultist']],
    draws: [['ghoul']],
    discards: [['lich', 'mummy', 'wisp']],
  })
  t.play('fortune-teller')
  expect(t.draw(0)[0]).toBe('ghoul')
  expect(t.draw(0)).toHaveLength(4)
  expect(t.choices).toHaveLength(3)
})

test('TL-LOOK1, TL-HIDE3: the opponent sees that it happened, and not a card', () => {
  const t = scene({ hands: [['fortune-teller', 'cultist']], draws: [['ghoul', 'wisp', 'lich', 'mummy']] })
  t.play('fortune-teller')
  expect(view(terrorsOfLondon, t.s, 1).state.players[0]?.draw).toEqual([-1, -1, -1, -1])
  expect(t.names(view(terrorsOfLondon, t.s, 0).state.players[0]?.draw.slice(1) ?? [])).toEqual([
    'lich',
    'wisp',
    'ghoul',
  ])
})

test('TL-REVEAL1, TL-REVEAL-R1: the Crystal Ball shows the top card to both, and it may stay', () => {
  const t = scene({ relics: [['crystal-ball']], draws: [['ghoul', 'wisp']] }).relic('crystal-ball')
  expect(t.pool.coin).toBe(1)
  expect(t.s.known[t.find(t.player(0).draw, 'ghoul')]).toBe(3)
  expect(t.fork().say('decline').draw(0)).toEqual(['ghoul', 'wisp'])
  t.say('discard-top')
  expect(t.draw(0)).toEqual(['wisp'])
  expect(t.discard(0)).toEqual(['ghoul'])
})

test('TL-REVEAL2: with an empty pile the discard pile is shuffled first; with both empty nothing happens', () => {
  const t = scene({ relics: [['crystal-ball']], discards: [['cultist']] }).relic('crystal-ball')
  expect(t.pool).toEqual({ coin: 0, power: 1, regeneration: 0 })
  expect(scene({ relics: [['crystal-ball']] }).relic('crystal-ball').question).toBe('action')
})

test('TL-DISC1, TL-DISC-R1: the Key draws one and has one discarded', () => {
  const t = scene({ relics: [['key-of-lufenamun']], draws: [['ghoul']] }).relic('key-of-lufenamun')
  expect(t.choices).toEqual(['cultist', 'ghoul'])
  t.pick('cultist')
  expect(t.hand(0)).toEqual(['ghoul'])
  expect(t.discard(0)).toEqual(['cultist'])
})

test('TL-HEALTH3, TL-GEN-R4: the Countess may pay 3 Health to draw two', () => {
  const t = scene({ hands: [['vampire-countess', 'cultist']], draws: [['ghoul', 'wisp', 'lich']] })
  t.play('vampire-countess')
  expect(t.question).toBe('pay')
  expect(t.fork().say('decline').hand(0)).toEqual(['cultist'])
  t.say('pay')
  expect(t.health(0)).toBe(37)
  expect(t.hand(0)).toEqual(['cultist', 'ghoul', 'wisp'])
})
