/** The table as it is laid, from the choice of factions to the first Action phase. */
import {
  HIDDEN,
  listen,
  moves,
  open,
  play,
  redact,
  refusals,
  type Seat,
  SPECTATOR,
  seedFrom,
  standing,
  view,
} from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, faceOf, overlordOf, STANDARD } from '../content/box.ts'
import { terrorsOfLondon } from '../index.ts'
import type { Options, Player, TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { printed } from './testing/content.ts'

interface Laid {
  readonly seed?: string
  readonly content?: string
  readonly options?: Partial<Options>
}

const fresh = ({ seed = 'table', content = STANDARD, options }: Laid = {}) =>
  open(terrorsOfLondon, {
    seats: 2,
    seed: seedFrom(seed),
    content,
    options: { firstPlayer: '0', ...options },
  })

const give = (s: TerrorsOfLondon, seat: Seat, move: TerrorsMove) =>
  listen(() => play(terrorsOfLondon, s, seat, move))
const legal = (s: TerrorsOfLondon, seat: Seat): TerrorsMove[] => moves(terrorsOfLondon, s, seat)
const names = (s: TerrorsOfLondon, cards: readonly number[]) => cards.map((card) => faceOf(s, card).id)
const sorted = (s: TerrorsOfLondon, cards: readonly number[]) => names(s, cards).sort()

/** Undead against Beasts, with the first two Influences of each. Returns what the last answer told. */
function dealt(laid: Laid = {}) {
  const s = fresh(laid)
  const order = [s.first, 1 - s.first]
  give(s, order[0] as Seat, { do: 'faction', faction: 'undead' })
  give(s, order[1] as Seat, { do: 'faction', faction: 'beast' })
  const events = [0, 0, 1, 1].map((at) => {
    const seat = order[at] as Seat
    return give(s, seat, legal(s, seat)[0] as TerrorsMove)
  })
  return { s, players: s.players as [Player, Player], told: events.at(-1) ?? [] }
}

test('TL-SETUP1: chance names the first player, or the table does', () => {
  const firsts = Array.from({ length: 12 }, (_, n) => {
    return fresh({ seed: `first ${n}`, options: { firstPlayer: 'random' } })
  })
  expect(new Set(firsts.map(({ first }) => first))).toEqual(new Set([0, 1]))
  for (const s of firsts) {
    expect([s.active, standing(s)]).toEqual([s.first, { do: 'faction', seat: s.first }])
    expect(s.fence).toBe(1)
  }
  for (const firstPlayer of ['0', '1'] as const) {
    const s = fresh({ options: { firstPlayer } })
    expect([s.first, s.active, s.fence]).toEqual([Number(firstPlayer), Number(firstPlayer), 0])
  }
})

test('TL-GEN1, TL-GEN4, TL-SETUP2: four factions to choose from, and the Overlord belongs to the one chosen', () => {
  const s = fresh()
  expect(legal(s, 0)).toEqual([
    { do: 'faction', faction: 'undead' },
    { do: 'faction', faction: 'beast' },
    { do: 'faction', faction: 'mortal' },
    { do: 'faction', faction: 'spirit' },
  ])
  expect(legal(s, 1)).toEqual([])
  for (const [at, faction] of (['undead', 'beast', 'mortal', 'spirit'] as const).entries()) {
    const one = fresh()
    give(one, 0, { do: 'faction', faction })
    expect(overlordOf(one, 0).faction).toBe(at)
  }
})

test('TL-SETUP2, TL-SETUP-R1: edge case 2, when seat 1 is first it chooses first, and seat 0 from the three that are left', () => {
  const s = fresh({ options: { firstPlayer: '1' } })
  expect(give(s, 1, { do: 'faction', faction: 'spirit' })).toEqual([
    { e: 'faction-chosen', seat: 1, faction: 3 },
    { e: 'forced', seat: 1, secret: { seats: [1], move: { do: 'choose', overlord: 'azazael' } } },
    { e: 'overlord-chosen', seat: 1, overlord: 3 },
  ])
  expect(standing(s)).toEqual({ do: 'faction', seat: 0 })
  expect(legal(s, 0)).toEqual([
    { do: 'faction', faction: 'undead' },
    { do: 'faction', faction: 'beast' },
    { do: 'faction', faction: 'mortal' },
  ])
  expect(refusals(terrorsOfLondon, s, 0)).toEqual([
    { move: { do: 'faction', faction: 'spirit' }, rule: 'TL-SETUP-R1' },
  ])
})

test('TL-SETUP3, TL-SETUP-R1: of two Overlords of a faction one is chosen, and both are taken', () => {
  const content = printed({ lilith: { faction: 'undead' } })
  const s = fresh({ content })
  expect(legal(s, 0).map((move) => move.do === 'faction' && move.faction)).toEqual([
    'undead',
    'beast',
    'spirit',
  ])
  give(s, 0, { do: 'faction', faction: 'undead' })
  expect([standing(s)?.do, s.players[0]?.overlord]).toEqual(['choose', -1])
  expect(legal(s, 0)).toEqual([
    { do: 'choose', overlord: 'methuselah' },
    { do: 'choose', overlord: 'lilith' },
  ])
  expect(legal(s, 1)).toEqual([])
  give(s, 0, { do: 'choose', overlord: 'lilith' })
  expect([overlordOf(s, 0).id, s.players[0]?.health]).toEqual(['lilith', 49])
  expect(legal(s, 1).map((move) => move.do === 'faction' && move.faction)).toEqual(['beast', 'spirit'])
})

test.each([
  ['undead', 'methuselah', 40],
  ['beast', 'fenris', 46],
  ['mortal', 'lilith', 49],
  ['spirit', 'azazael', 50],
] as const)('TL-SETUP4: for the %s, %s starts with %i Health', (faction, id, health) => {
  const s = fresh()
  give(s, 0, { do: 'faction', faction })
  expect([overlordOf(s, 0).id, overlordOf(s, 0).health]).toEqual([id, health])
  expect([s.players[0]?.health, s.players[1]?.health]).toEqual([health, 0])
})

test('TL-SETUP5, TL-INFL1: two of the own four, no third, none twice, none of another Overlord', () => {
  const s = fresh()
  give(s, 0, { do: 'faction', faction: 'spirit' })
  give(s, 1, { do: 'faction', faction: 'mortal' })
  const offered = (seat: Seat) =>
    legal(s, seat).map((move) => (move.do === 'influence' ? names(s, [move.card])[0] : move.do))
  expect([offered(0), offered(1)]).toEqual([
    ['plague-of-egypt', 'breath-of-the-demon', 'corrupted-priests', 'ancient-patience'],
    [],
  ])
  const second = legal(s, 0)[1] as TerrorsMove & { do: 'influence' }
  expect(give(s, 0, second)).toEqual([{ e: 'influence-chosen', seat: 0, card: second.card }])
  expect(standing(s)).toEqual({ do: 'influence', seat: 0, left: 1 })
  expect(offered(0)).toEqual(['plague-of-egypt', 'corrupted-priests', 'ancient-patience'])
  give(s, 0, legal(s, 0)[2] as TerrorsMove)
  expect(standing(s)).toEqual({ do: 'influence', seat: 1, left: 2 })
  expect([offered(0), offered(1)]).toEqual([
    [],
    ['order-of-the-long-sunrise', 'hunters-bounty', 'reapers-pact', 'night-monster'],
  ])
})

test('TL-SETUP16: two Influences of each Overlord bear the icon for a first game', () => {
  const { file } = boxOf({ content: STANDARD })
  for (const { id } of file.overlords) {
    const own = file.cards.filter((card) => card.type === 'influence' && card.overlord === id)
    expect(own.filter((card) => card.type === 'influence' && card.starter)).toHaveLength(
      file.setup.influences,
    )
  }
})

test('TL-SETUP-R2: Overlord and Influences are open to everybody as soon as they are chosen', () => {
  const s = fresh()
  give(s, 0, { do: 'faction', faction: 'undead' })
  give(s, 1, { do: 'faction', faction: 'beast' })
  const [event] = give(s, 0, legal(s, 0)[0] as TerrorsMove)
  expect(s.box).toHaveLength(107)
  for (const seat of [0, 1, SPECTATOR]) {
    const { state } = view(terrorsOfLondon, s, seat)
    expect(overlordOf(state, 0).id).toBe('methuselah')
    expect(names(state, state.players[0]?.discard ?? [])).toEqual(['blood-tithe'])
    expect(redact(event as never, seat)).toEqual(event)
  }
})

test('TL-SETUP6, TL-SETUP7, TL-SETUP9, TL-SETUP-R4, TL-EX5: ten cards each, no discard pile, the rest in the box', () => {
  const { s, players } = dealt()
  const monsters = [...Array(5).fill('cultist'), ...Array(3).fill('fanatic')]
  const decks = players.map(({ hand, draw }) => sorted(s, [...hand, ...draw]))
  expect(decks).toEqual([
    ['blood-tithe', 'crimson-kiss', ...monsters].sort(),
    ['blood-moon', 'pack-hunt', ...monsters].sort(),
  ])
  expect(players.map(({ discard, area, relics }) => [discard, area, relics])).toEqual([
    [[], [], []],
    [[], [], []],
  ])
  expect(s.removed).toEqual([])
  expect(sorted(s, s.box)).toEqual(
    [
      ...['call-of-the-crypt', 'memories-of-sumer', 'lair-of-bones', 'howl-of-the-wolf'],
      ...['order-of-the-long-sunrise', 'hunters-bounty', 'reapers-pact', 'night-monster'],
      ...['plague-of-egypt', 'breath-of-the-demon', 'corrupted-priests', 'ancient-patience'],
    ].sort(),
  )
})

test('TL-SETUP9: Cultists and Fanatics that nobody uses go back to the box', () => {
  const content = printed({ cultist: { copies: 11, perPlayer: 4 }, fanatic: { copies: 5, perPlayer: 2 } })
  const { s, players } = dealt({ content })
  expect(players.map(({ hand, draw }) => hand.length + draw.length)).toEqual([8, 8])
  expect(sorted(s, s.box).filter((id) => id === 'cultist' || id === 'fanatic')).toEqual([
    'cultist',
    'cultist',
    'cultist',
    'fanatic',
  ])
})

test('TL-SETUP8, TL-SETUP10, TL-SETUP11: decks, Acolytes and Market are shuffled, each table its own way', () => {
  const [one, other] = [dealt({ seed: 'one' }), dealt({ seed: 'other' })]
  const piles = ({ s, players: [first, second] }: typeof one) => [
    [...first.draw, ...first.hand],
    [...second.draw, ...second.hand],
    s.acolytes,
    [...s.market, ...s.street],
  ]
  const { acolytes, market } = boxOf(one.s)
  const again = piles(dealt({ seed: 'one' }))
  for (const [at, pile] of piles(one).entries()) {
    const otherPile = piles(other)[at] as number[]
    expect(pile).not.toEqual(otherPile)
    expect([...pile].sort()).toEqual([...otherPile].sort())
    expect(pile).toEqual(again[at])
    expect(pile).not.toEqual([...pile].sort((a, b) => a - b))
  }
  expect([...one.s.acolytes].sort()).toEqual([...acolytes].sort())
  expect([...one.s.market, ...one.s.street].sort()).toEqual([...market].sort())
})

test('TL-SETUP8, TL-SETUP10, TL-SETUP11, TL-SETUP12: the piles lie face down, the Street face up', () => {
  const { s } = dealt()
  for (const seat of [0, 1, SPECTATOR]) {
    const { state } = view(terrorsOfLondon, s, seat)
    expect(state.players.map(({ draw }) => draw)).toEqual([Array(6).fill(HIDDEN), Array(5).fill(HIDDEN)])
    expect(state.acolytes).toEqual(Array(8).fill(HIDDEN))
    expect(state.market).toEqual(Array(63).fill(HIDDEN))
    expect(state.street).toEqual(s.street)
  }
})

test('TL-SETUP4, TL-SETUP10, TL-SETUP12, TL-SETUP13, TL-SETUP14, TL-SETUP15: edge case 1, the whole table', () => {
  for (const firstPlayer of ['0', '1'] as const) {
    const { s, told } = dealt({ options: { firstPlayer } })
    const [first, second] = [s.first, 1 - s.first].map((seat) => s.players[seat]) as [Player, Player]
    expect([first.hand.length, second.hand.length]).toEqual([4, 5])
    expect([first.health, second.health]).toEqual([40, 46])
    expect([s.street.length, s.acolytes.length, s.market.length]).toEqual([5, 8, 63])
    const drew = (seat: Seat, hand: readonly number[]) => {
      return { e: 'drew', seat, count: hand.length, secret: { seats: [seat], cards: hand } }
    }
    expect(told.slice(1)).toEqual([
      { e: 'decks-made', first: s.first },
      ...s.street.map((card, slot) => ({ e: 'street-filled', slot, card })),
      drew(s.first, first.hand),
      drew(1 - s.first, second.hand),
      { e: 'turn', seat: s.first, turn: 1 },
    ])
    expect([s.active, s.turn, standing(s)]).toEqual([s.first, 1, { do: 'action' }])
  }
})

test('TL-SETUP15: then the players take turns, the first player first', () => {
  const { s } = dealt({ options: { firstPlayer: '1' } })
  const turns: Seat[] = []
  for (let turn = 0; turn < 4; turn++) {
    const seat = s.active
    turns.push(seat)
    // Starting cards ask nothing: all but one are played, then the turn is passed.
    while (s.active === seat) {
      const answers = legal(s, seat)
      const pass = answers.find((move) => move.do === 'pass')
      give(s, seat, pass ?? (answers[0] as TerrorsMove))
      while (standing(s)?.do !== 'action') give(s, seat, legal(s, seat)[0] as TerrorsMove)
    }
  }
  expect(turns).toEqual([1, 0, 1, 0])
})

test('TL-SETUP-R3: nobody is asked about the first hand; its cards can be played, and that is all', () => {
  const { s, players } = dealt()
  expect(legal(s, 0)).toEqual([...players[0].hand.map((card) => ({ do: 'play', card })), { do: 'overlord' }])
  expect(legal(s, 1)).toEqual([])
})

test('TL-MARKET1, TL-MARKET3, TL-MARKET5, TL-BUY2: Market and Street hold monsters and Relics for sale, and no Acolytes', () => {
  const { s } = dealt()
  const forSale = [...s.market, ...s.street].map((card) => faceOf(s, card))
  expect(forSale).toHaveLength(68)
  expect(new Set(forSale.map(({ type }) => type))).toEqual(new Set(['monster', 'relic']))
  expect(new Set(forSale.map(({ group }) => group))).toEqual(new Set(['market']))
  expect(s.acolytes.every((card) => faceOf(s, card).group === 'acolyte')).toBe(true)
})
