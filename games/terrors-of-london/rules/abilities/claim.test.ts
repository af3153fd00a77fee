/** CLAIM: a bought card on top of the draw pile. */
import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { priceOf, printed } from '../testing/content.ts'
import { scene } from '../testing/scene.ts'

test('TL-CLAIM1, TL-CLAIM2: the buyer chooses between draw pile and discard pile, and pays only then', () => {
  const t = scene({ coin: 5, street: ['ghoul', 'hired-thug'], market: ['lich'], draws: [['fanatic']] })
  t.buy('hired-thug')
  expect([t.question, t.seat, t.offered]).toEqual(['claim', 0, ['claim', 'decline']])
  const other = t.fork().say('decline')
  expect([other.discard(0), other.draw(0), other.pool.coin]).toEqual([['hired-thug'], ['fanatic'], 1])
  t.say('claim')
  const thug = t.player(0).draw.at(-1)
  expect(t.told('bought')).toEqual([{ e: 'bought', seat: 0, card: thug, price: 4, to: 'draw' }])
  expect([t.discard(0), t.draw(0), t.pool.coin]).toEqual([[], ['hired-thug', 'fanatic'], 1])
  expect(t.street.slice(0, 2)).toEqual(['ghoul', 'lich'])
  expect(t.question).toBe('action')
})

test('TL-CLAIM1: a card without CLAIM goes to the discard pile without a question', () => {
  const t = scene({ coin: 5, street: ['ghoul', 'hired-thug'], draws: [['fanatic']] }).buy('ghoul')
  expect([t.question, t.discard(0), t.draw(0)]).toEqual(['action', ['ghoul'], ['fanatic']])
})

test('TL-CLAIM-R1: CLAIM does nothing when the card is played or haunted', () => {
  const areas = [[{ card: 'revenant', token: 'dismissed' }]] as const
  const t = scene({ hands: [['hired-thug', 'relic-hunter', 'cultist']], areas })
  t.play('hired-thug', 'relic-hunter')
  expect([t.question, t.draw(0)]).toEqual(['action', []])
  t.haunt('revenant')
  expect([t.question, t.draw(0), t.area(0)]).toEqual([
    'action',
    [],
    ['revenant', 'hired-thug', 'relic-hunter'],
  ])
})

const claimedRelic = () => printed({ 'voodoo-doll': { keywords: [{ op: 'claim' }] } })

test('TL-CLAIM-R2: a Relic with CLAIM may go to the draw pile instead of the Relic Zone', () => {
  const t = scene({ content: claimedRelic(), coin: priceOf('voodoo-doll'), street: ['voodoo-doll'] })
  t.buy('voodoo-doll')
  expect(t.question).toBe('claim')
  const other = t.fork().say('decline')
  expect([other.relics(0), other.draw(0)]).toEqual([['voodoo-doll'], []])
  t.say('claim')
  expect([t.relics(0), t.draw(0), t.pool.coin]).toEqual([[], ['voodoo-doll'], 0])
})

test('TL-CLAIM-R2, TL-RELIC-R3: claimed, it needs no room in a full Relic Zone; otherwise it does', () => {
  const relics = [['pocket-watch', 'canopic-jar', 'tower-cuirass']] as const
  const coin = priceOf('voodoo-doll')
  const t = scene({ content: claimedRelic(), coin, street: ['voodoo-doll'], relics }).buy('voodoo-doll')
  expect(t.fork().say('decline').question).toBe('replace')
  t.say('claim')
  expect([t.relics(0), t.removed, t.draw(0)]).toEqual([[...relics[0]], [], ['voodoo-doll']])
})

test('TL-CLAIM-R3: the last of several lies uppermost, and a card kept on Pass above them', () => {
  const t = scene({ coin: 9, street: ['hired-thug', 'revenant'], hands: [['lich']], draws: [['fanatic']] })
  t.buy('hired-thug').say('claim').buy('revenant').say('claim')
  expect(t.draw(0)).toEqual(['revenant', 'hired-thug', 'fanatic'])
  t.pass()
  expect(t.names(t.player(0).hand)).toEqual(['lich', 'revenant', 'hired-thug', 'fanatic'])
})

test('TL-CLAIM2, TL-HIDE-R2: face down it lies, and both players know it, but nobody else', () => {
  const t = scene({ coin: 4, street: ['hired-thug'], draws: [['fanatic']] })
    .buy('hired-thug')
    .say('claim')
  const thug = t.player(0).draw.at(-1)
  for (const seat of [0, 1]) {
    expect(t.seen(seat).state.players[0]?.draw).toEqual([HIDDEN, thug])
  }
  expect(t.seen(-1).state.players[0]?.draw).toEqual([HIDDEN, HIDDEN])
})

test('TL-CLAIM1: the CLAIM that Lilith gives is used up by the next monster, claimed or not', () => {
  const t = scene({ overlords: ['lilith', 'fenris'], coin: 9, street: ['ghoul', 'wisp'] }).say('overlord')
  expect(t.told('promised')).toEqual([{ e: 'promised', seat: 0, what: 'claim', type: 'monster', n: 1 }])
  t.buy('ghoul').say('decline')
  expect(t.discard(0)).toEqual(['ghoul'])
  expect(t.buy('wisp').question).toBe('action')
})

test('TL-CLAIM1, TL-CLAIM-R2: a CLAIM given to the next Relic is for a Relic only', () => {
  const action = { effects: [{ op: 'claimNext', type: 'relic' }] }
  const content = printed({ lilith: { action } })
  const street = ['ghoul', 'pocket-watch', 'voodoo-doll']
  const t = scene({ content, overlords: ['lilith', 'fenris'], coin: 20, street }).say('overlord')
  expect(t.told('promised')).toEqual([{ e: 'promised', seat: 0, what: 'claim', type: 'relic', n: 1 }])
  expect(t.buy('ghoul').question).toBe('action')
  t.buy('pocket-watch').say('claim')
  expect(t.draw(0)).toEqual(['pocket-watch'])
  expect(t.buy('voodoo-doll').relics(0)).toEqual(['voodoo-doll'])
})

test('TL-COST1, TL-BUY1: a discount for monsters counts in the Street and for Acolytes, once, and not below 0', () => {
  const content = printed({
    ghoul: { unique: [{ op: 'discount', type: 'monster', n: 2 }] },
    'sewer-rats': { cost: 1 },
    lich: { cost: 6 },
  })
  const given = { content, hands: [['ghoul', 'ghoul', 'cultist']], acolytes: ['acolyte-veil'] } as const
  const t = scene({ ...given, street: ['sewer-rats', 'lich', 'pocket-watch'] }).play('ghoul')
  expect(t.told('promised')).toEqual([{ e: 'promised', seat: 0, what: 'discount', type: 'monster', n: 2 }])
  // 1 Coin: the Rats and an Acolyte cost nothing, the Lich 4, the Relic as much as ever.
  expect(t.offered.filter((move) => /^(buy|acolyte)/.test(move))).toEqual(['acolyte', 'buy sewer-rats'])
  expect(t.fork().say('acolyte').pool.coin).toBe(1)
  const bought = t.fork().buy('sewer-rats')
  expect([bought.pool.coin, bought.offers({ do: 'acolyte' })]).toEqual([1, false])
  // Two discounts add up: 6 - 4 for the Lich.
  expect(t.play('ghoul').buy('lich').pool.coin).toBe(0)
})
