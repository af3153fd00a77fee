import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { printed } from '../testing/content.ts'
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
  expect(t.seen(1).state.players[0]?.draw).toEqual([-1, -1, -1, -1])
  expect(t.names(t.seen(0).state.players[0]?.draw.slice(1) ?? [])).toEqual(['lich', 'wisp', 'ghoul'])
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

const teller = { hands: [['fortune-teller', 'cultist']] } as const

test('TL-LOOK1, TL-LOOK3: who looks is asked; any of the cards, or none', () => {
  const t = scene({ ...teller, draws: [['ghoul', 'wisp', 'lich', 'mummy']] }).play('fortune-teller')
  expect([t.question, t.seat]).toEqual(['take', 0])
  expect(t.offered).toEqual(['card ghoul', 'card lich', 'card wisp', 'decline'])
  expect(t.refusal({ do: 'card', card: t.find(t.player(0).draw, 'mummy') })).toBe('illegal')
})

test('TL-LOOK1: the opponent hears that three were looked at, one taken and the rest put back, and no name', () => {
  const t = scene({ ...teller, draws: [['ghoul', 'wisp', 'lich', 'mummy']] }).play('fortune-teller')
  const heard = (seat: number) => t.heard(seat).slice(2)
  const card = (id: string) => t.find([...t.player(0).draw, ...t.player(0).hand], id)
  const seen = ['lich', 'wisp', 'ghoul'].map(card)
  expect(heard(0)).toEqual([{ e: 'looked', seat: 0, pile: 'own', count: 3, cards: seen }])
  expect(heard(1)).toEqual([{ e: 'looked', seat: 0, pile: 'own', count: 3 }])
  t.pick('ghoul')
  expect(t.told('took')).toEqual([{ e: 'took', seat: 0, secret: { seats: [0], card: card('ghoul') } }])
  t.pick('lich')
  const cards = ['wisp', 'lich'].map(card)
  expect(t.told('put-back')).toEqual([{ e: 'put-back', seat: 0, pile: 'own', secret: { seats: [0], cards } }])
  expect(t.heard(1)).toEqual([{ e: 'put-back', seat: 0, pile: 'own' }])
})

test.each([
  ['lich', 'wisp', ['lich', 'wisp', 'mummy']],
  ['wisp', 'lich', ['wisp', 'lich', 'mummy']],
])('TL-LOOK-R1: the rest goes back in the order the looker wishes: %s, then %s', (first, _, pile) => {
  const t = scene({ ...teller, draws: [['ghoul', 'wisp', 'lich', 'mummy']] }).play('fortune-teller')
  t.pick('ghoul')
  expect(t.offered).toEqual(['card lich', 'card wisp'])
  expect(t.pick(first).draw(0)).toEqual(pile)
})

test('TL-LOOK-R1, TL-LOOK3: declined, all lie as they lay, and only their owner knows them', () => {
  const t = scene({ ...teller, draws: [['ghoul', 'wisp', 'lich', 'mummy']] })
  t.play('fortune-teller').say('decline')
  expect(t.draw(0)).toEqual(['ghoul', 'wisp', 'lich', 'mummy'])
  const known = t.player(0).draw.map((card) => t.s.known[card] ?? 0)
  expect(known).toEqual([0, 1, 1, 1])
  expect(t.question).toBe('action')
})

test('TL-LOOK2: exactly three in the pile are enough, two are not', () => {
  const discards = [['mummy', 'reaper']] as const
  const enough = scene({ ...teller, draws: [['ghoul', 'wisp', 'lich']], discards }).play('fortune-teller')
  expect([enough.told('reshuffled'), enough.discard(0)]).toEqual([[], ['mummy', 'reaper']])
  const short = scene({ ...teller, draws: [['ghoul', 'wisp']], discards }).play('fortune-teller')
  expect(short.told('reshuffled')).toEqual([{ e: 'reshuffled', seat: 0, count: 2, under: true }])
  expect([short.draw(0).slice(0, 2), short.draw(0).length]).toEqual([['ghoul', 'wisp'], 4])
  expect(short.choices).toHaveLength(3)
})

test('TL-LOOK2, TL-GEN-R3: where the discard pile is empty too, as many as exist are looked at', () => {
  const two = scene({ ...teller, draws: [['ghoul', 'wisp']] }).play('fortune-teller')
  expect(two.offered).toEqual(['card ghoul', 'card wisp', 'decline'])
  expect(two.told('reshuffled')).toEqual([])
  two.pick('ghoul')
  expect([two.question, two.draw(0), two.hand(0)]).toEqual(['action', ['wisp'], ['cultist', 'ghoul']])
  const one = scene({ ...teller, draws: [['ghoul']] })
    .play('fortune-teller')
    .pick('ghoul')
  expect([one.question, one.draw(0), one.hand(0)]).toEqual(['action', [], ['cultist', 'ghoul']])
  const none = scene(teller).play('fortune-teller')
  expect([none.question, none.told('looked')]).toEqual(['action', []])
})

/** Looks at four of five cards, of which so many may be taken. */
const looking = (take: number) =>
  scene({
    ...teller,
    content: printed({ 'fortune-teller': { unique: [{ op: 'lookAtTop', n: 4, take }] } }),
    draws: [['ghoul', 'wisp', 'lich', 'mummy', 'reaper']],
  }).play('fortune-teller')

test('TL-LOOK3, TL-LOOK-R1: two of four may be taken, one after the other', () => {
  const t = looking(2).pick('wisp')
  expect([t.question, t.offered]).toEqual(['take', ['card ghoul', 'card lich', 'card mummy', 'decline']])
  const stopped = t.fork().say('decline')
  expect([stopped.question, stopped.draw(0)]).toEqual(['action', ['ghoul', 'lich', 'mummy', 'reaper']])
  t.pick('mummy').pick('lich')
  expect(t.draw(0)).toEqual(['lich', 'ghoul', 'reaper'])
  expect(t.hand(0)).toEqual(['cultist', 'mummy', 'wisp'])
})

test('TL-LOOK2: with fewer than may be taken, all are taken', () => {
  const content = printed({ 'fortune-teller': { unique: [{ op: 'lookAtTop', n: 4, take: 3 }] } })
  const t = scene({ ...teller, content, draws: [['ghoul', 'wisp']] }).play('fortune-teller')
  t.pick('wisp').pick('ghoul')
  expect([t.question, t.hand(0), t.draw(0)]).toEqual(['action', ['cultist', 'ghoul', 'wisp'], []])
  expect(t.told('forced')).toEqual([])
})

test('TL-LOOK-R1: three put back, one by one from the top', () => {
  const t = looking(1).pick('ghoul')
  expect(t.offered).toEqual(['card lich', 'card mummy', 'card wisp'])
  t.pick('mummy')
  expect([t.question, t.offered]).toEqual(['put-back', ['card lich', 'card wisp']])
  expect(t.pick('wisp').draw(0)).toEqual(['mummy', 'wisp', 'lich', 'reaper'])
})

// --- revealing ---

const ball = { relics: [['crystal-ball']] } as const

test.each([
  ['ghoul', { coin: 1, power: 0, regeneration: 0 }],
  ['acolyte-veil', { coin: 1, power: 0, regeneration: 0 }],
  ['cultist', { coin: 0, power: 1, regeneration: 0 }],
  ['hired-thug', { coin: 0, power: 1, regeneration: 0 }],
  ['blood-tithe', { coin: 0, power: 1, regeneration: 0 }],
  ['voodoo-doll', { coin: 0, power: 1, regeneration: 0 }],
])('TL-REVEAL1: %s on top is shown to both, and gives what the Crystal Ball says', (top, pool) => {
  const t = scene({ ...ball, draws: [[top, 'wisp']] }).relic('crystal-ball')
  const card = t.player(0).draw[1]
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 0, pile: 'own', shown: [card] }])
  for (const seat of [0, 1]) {
    expect(t.seen(seat).state.players[0]?.draw).toEqual([HIDDEN, card])
  }
  expect([t.pool, t.question, t.seat, t.offered]).toEqual([pool, 'keep-top', 0, ['decline', 'discard-top']])
})

test('TL-REVEAL-R1: it returns to the top, or its owner puts it away', () => {
  const t = scene({ ...ball, draws: [['ghoul', 'wisp']] }).relic('crystal-ball')
  const kept = t.fork().say('decline')
  expect([kept.draw(0), kept.discard(0), kept.question]).toEqual([['ghoul', 'wisp'], [], 'action'])
  const ghoul = t.player(0).draw[1]
  t.say('discard-top')
  expect(t.told('top-discarded')).toEqual([{ e: 'top-discarded', seat: 0, pile: 'own', card: ghoul }])
  expect([t.draw(0), t.discard(0)]).toEqual([['wisp'], ['ghoul']])
})

test('TL-REVEAL-R1: where nothing is said about its destination it stays without a question', () => {
  const effects = [{ op: 'revealTop', factionMonster: [], otherwise: [], mayDiscard: false }]
  const content = printed({ 'crystal-ball': { action: { effects } } })
  const t = scene({ ...ball, content, draws: [['ghoul', 'wisp']] }).relic('crystal-ball')
  expect([t.question, t.draw(0), t.pool.coin]).toEqual(['action', ['ghoul', 'wisp'], 0])
  expect(t.told('revealed')).toHaveLength(1)
})

test('TL-REVEAL2: one card in the pile is enough; without one the discard pile is shuffled first', () => {
  const enough = scene({ ...ball, draws: [['ghoul']], discards: [['wisp']] }).relic('crystal-ball')
  expect([enough.told('reshuffled'), enough.discard(0)]).toEqual([[], ['wisp']])
  const t = scene({ ...ball, discards: [['wisp']] }).relic('crystal-ball')
  expect(t.told('reshuffled')).toEqual([{ e: 'reshuffled', seat: 0, count: 1, under: true }])
  expect([t.draw(0), t.discard(0), t.pool.coin]).toEqual([['wisp'], [], 1])
  const none = scene(ball).relic('crystal-ball')
  expect([none.question, none.told('revealed'), none.pool]).toEqual([
    'action',
    [],
    { coin: 0, power: 0, regeneration: 0 },
  ])
})
