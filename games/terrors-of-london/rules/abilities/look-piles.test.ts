/** Looking at and revealing any pile (TL-LOOK, TL-REVEAL), on cards made for it. */
import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { readContent } from '../../content/load.ts'
import standard from '../../content/terrors-of-london.json' with { type: 'json' }
import { printed } from '../testing/content.ts'
import { scene } from '../testing/scene.ts'

const looking = (look: object) => printed({ 'fortune-teller': { unique: [{ op: 'lookAtTop', ...look }] } })
const HANDS = { hands: [['fortune-teller', 'cultist'], ['cultist']] } as const

test.each([
  ['market', 3],
  ['market', 1],
  ['market', 0],
  ['acolytes', 2],
  ['acolytes', 0],
] as const)(
  'TL-LOOK-R2: of the %s with %i cards as many as there are can be looked at, and nothing is shuffled',
  (pile, there) => {
    const cards = pile === 'market' ? ['ghoul', 'wisp', 'lich'] : ['acolyte-veil', 'acolyte-crypt']
    const discards = [['mummy', 'reaper'], ['ghoul']] as const
    const t = scene({
      ...HANDS,
      discards,
      content: looking({ n: 3, take: 0, pile }),
      [pile]: cards.slice(0, there),
    })
    t.play('fortune-teller')
    expect(t.told('looked').map(({ count }) => count)).toEqual(there > 0 ? [there] : [])
    expect(t.told('reshuffled')).toEqual([])
    expect(t.s[pile]).toHaveLength(there)
    expect(t.question).toBe(there > 1 ? 'put-back' : 'action')
  },
)

test('TL-LOOK1, TL-LOOK-R1: who looks at the Market sees its cards and may order them; the other sees none', () => {
  const t = scene({
    ...HANDS,
    content: looking({ n: 2, take: 0, pile: 'market' }),
    market: ['ghoul', 'wisp', 'lich'],
  })
  const [lich, wisp, ghoul] = t.s.market as [number, number, number]
  t.play('fortune-teller')
  expect(t.seen(0).state.market).toEqual([HIDDEN, wisp, ghoul])
  expect(t.seen(1).state.market).toEqual([HIDDEN, HIDDEN, HIDDEN])
  expect(t.choices).toEqual(['ghoul', 'wisp'])
  t.pick('wisp')
  expect([t.s.market, t.question]).toEqual([[lich, ghoul, wisp], 'action'])
  expect(t.heard(1).at(-1)).toEqual({ e: 'put-back', seat: 0, pile: 'market' })
})

test("TL-LOOK2: too few in the opponent's pile, and the opponent's discard pile goes under it", () => {
  const content = looking({ n: 2, take: 1, pile: 'opponent' })
  const given = { ...HANDS, content, draws: [['mummy'], ['ghoul']], discards: [['lich'], ['wisp']] } as const
  const t = scene(given).play('fortune-teller')
  expect(t.told('reshuffled')).toEqual([{ e: 'reshuffled', seat: 1, count: 1, under: true }])
  expect(t.choices).toEqual(['ghoul', 'wisp'])
  t.pick('ghoul')
  expect([t.hand(0), t.draw(1), t.draw(0), t.discard(0)]).toEqual([
    ['cultist', 'ghoul'],
    ['wisp'],
    ['mummy'],
    ['lich'],
  ])
})

test.each(['opponent', 'market', 'acolytes'] as const)(
  'TL-LOOK-R3: what is taken from the %s is shown to both',
  (pile) => {
    const content = looking({ n: 2, take: 1, pile })
    const piles = {
      draws: [[], ['ghoul', 'wisp']],
      market: ['ghoul', 'wisp'],
      acolytes: ['acolyte-veil', 'acolyte-crypt'],
    } as const
    const t = scene({ ...HANDS, ...piles, content }).play('fortune-teller')
    const card = t.find(
      pile === 'opponent' ? t.player(1).draw : t.s[pile],
      pile === 'acolytes' ? 'acolyte-veil' : 'ghoul',
    )
    t.answer(0, { do: 'card', card })
    expect(t.told('took-openly')).toEqual([{ e: 'took-openly', seat: 0, shown: [card] }])
    expect(t.seen(1).state.players[0]?.hand).toContain(card)
  },
)

test('TL-LOOK3: whoever declines leaves the pile as it was, and what the other knew of it', () => {
  const content = looking({ n: 1, take: 1, pile: 'opponent' })
  const t = scene({ ...HANDS, content, draws: [[], ['ghoul', 'wisp']] })
  const ghoul = t.player(1).draw.at(-1) as number
  t.s.known[ghoul] = 2 // its owner has kept it on top
  t.play('fortune-teller').say('decline')
  expect(t.s.known[ghoul]).toBe(3)
  expect(t.seen(1).state.players[1]?.draw.at(-1)).toBe(ghoul)
})

test('TL-REVEAL1, TL-LOOK-R2: the top of the Market is shown to both, and an empty one shows nothing', () => {
  const reveal = {
    op: 'revealTop',
    factionMonster: [{ op: 'gain', resource: 'coin', n: 2 }],
    otherwise: [],
    mayDiscard: false,
    pile: 'market',
  }
  const content = printed({ 'fortune-teller': { unique: [reveal] } })
  const t = scene({ ...HANDS, content, market: ['ghoul'] })
  const before = t.pool.coin
  t.play('fortune-teller')
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 0, pile: 'market', shown: [t.s.market[0]] }])
  for (const seat of [0, 1]) expect(t.seen(seat).state.market).toEqual(t.s.market)
  expect(t.pool.coin - before).toBeGreaterThanOrEqual(2)
  expect(
    scene({ ...HANDS, content, market: [] })
      .play('fortune-teller')
      .told('revealed'),
  ).toEqual([])
})

test("TL-REVEAL-R1: the top card of the opponent's pile may be put on the opponent's discard pile", () => {
  const reveal = { op: 'revealTop', factionMonster: [], otherwise: [], mayDiscard: true, pile: 'opponent' }
  const content = printed({ 'fortune-teller': { unique: [reveal] } })
  const t = scene({ ...HANDS, content, draws: [['lich'], ['ghoul']] }).play('fortune-teller')
  expect([t.question, t.asked]).toEqual(['keep-top', [0]])
  t.say('discard-top')
  expect([t.draw(1), t.discard(1), t.draw(0)]).toEqual([[], ['ghoul'], ['lich']])
})

test('TL-LOOK-R2: a content file cannot discard from a pile that has no discard pile', () => {
  const effect = { op: 'revealTop', factionMonster: [], otherwise: [], mayDiscard: true, pile: 'acolytes' }
  const cards = standard.cards.map((card) => (card.id === 'ghoul' ? { ...card, unique: [effect] } : card))
  expect(() => readContent({ ...standard, cards })).toThrow(/have no discard pile/)
})
