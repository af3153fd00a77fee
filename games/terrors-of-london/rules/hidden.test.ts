import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-HIDE1, TL-HIDE3, TL-HIDE-R1: the opponent sees how many cards there are, and none of them', () => {
  const t = scene({
    hands: [['ghoul', 'wisp']],
    draws: [['lich']],
    market: ['mummy'],
    acolytes: ['acolyte-veil'],
  })
  const { state } = t.seen(1)
  expect(state.players[0]?.hand).toEqual([HIDDEN, HIDDEN])
  expect(state.players[0]?.draw).toEqual([HIDDEN])
  expect([state.market, state.acolytes]).toEqual([[HIDDEN], [HIDDEN]])
  expect(t.names(t.seen(0).state.players[0]?.hand ?? []).sort()).toEqual(['ghoul', 'wisp'])
})

test('TL-HIDE2, TL-HIDE4: discard piles and the Street are open', () => {
  const t = scene({ discards: [['ghoul']], street: ['lich'] })
  expect(t.names(t.seen(1).state.players[0]?.discard ?? [])).toEqual(['ghoul'])
  expect(t.names(t.seen(1).state.street.slice(0, 1))).toEqual(['lich'])
})

test('hand and draw pile are one pool: what a deck holds is public, not where', () => {
  const t = scene({ hands: [['ghoul', 'wisp']], draws: [['lich']] })
  expect(t.names(t.seen(1).unseen['deck-0'] ?? []).sort()).toEqual(['ghoul', 'lich', 'wisp'])
})

test('TL-HIDE-R2, TL-PASS-R2: a card kept on Pass is known to its owner alone', () => {
  const t = scene({ hands: [['lich']], discards: [[]], draws: [[]] }).pass()
  const lich = t.inHand('lich', 0)
  expect(t.s.known[lich]).toBe(1)
  expect(t.seen(1).state.players[0]?.hand).toEqual([HIDDEN])
})

test('a CLAIMed card is known to both as long as its way can be followed', () => {
  const t = scene({ coin: 4, street: ['hired-thug'], hands: [['fanatic']] })
    .buy('hired-thug')
    .say('claim')
  const thug = t.player(0).draw.at(-1)
  expect(t.seen(1).state.players[0]?.draw).toEqual([thug])
  t.pass()
  expect(t.seen(1).state.players[0]?.hand).toEqual([thug, HIDDEN])
})

test('TL-LOOK1, TL-LOOK3: a declined look leaves what both knew known; one that takes a card leaves it to the looker', () => {
  const t = scene({
    coin: 4,
    street: ['hired-thug'],
    hands: [['fortune-teller', 'cultist']],
    draws: [['ghoul', 'wisp']],
  })
  t.buy('hired-thug').say('claim').play('fortune-teller')
  const claimed = t.player(0).draw.at(-1)
  expect(t.seen(1).state.players[0]?.draw).toEqual([HIDDEN, HIDDEN, claimed])
  const declined = t.fork().say('decline')
  expect(declined.seen(1).state.players[0]?.draw).toEqual([HIDDEN, HIDDEN, claimed])
  expect(declined.seen(0).state.players[0]?.draw).toEqual(t.player(0).draw)
  t.pick('ghoul')
  expect(t.seen(1).state.players[0]?.draw).toEqual([HIDDEN, HIDDEN])
  expect(t.seen(0).state.players[0]?.draw).toEqual(t.player(0).draw)
})

test('a Relic from the hand that takes the place of another is not told before it lies there', () => {
  const relics = [['pocket-watch', 'tower-cuirass', 'crystal-ball']] as const
  const t = scene({ hands: [['voodoo-doll', 'cultist']], relics }).play('voodoo-doll')
  expect(t.seen(1).state.agenda.at(-1)).toEqual({ do: 'replace', from: 'hand' })
  expect(t.seen(0).state.agenda.at(-1)).toMatchObject({ secret: { card: t.inHand('voodoo-doll') } })
})
