/** Prices, Acolytes, and the Street that is filled from the Market (TL-BUY, TL-MARKET). */
import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { priceOf, printed } from './testing/content.ts'
import { type Scene, scene } from './testing/scene.ts'

const STREET = ['ghoul', 'werewolf', 'pocket-watch', 'lich', 'wisp']
const purchases = (t: Scene) => t.offered.filter((answer) => answer.startsWith('buy') || answer === 'acolyte')

test('TL-BUY1, TL-BUY-R1, TL-COST1: edge case 18, what can be paid in full is for sale, one Coin less is too few', () => {
  const given = { street: STREET, acolytes: ['acolyte-veil'], power: 9, regeneration: 9 }
  expect(purchases(scene({ ...given, coin: 0 }))).toEqual([])
  expect(purchases(scene({ ...given, coin: 1 }))).toEqual([])
  expect(purchases(scene({ ...given, coin: 2 }))).toEqual(['acolyte'])
  const three = scene({ ...given, coin: 3 })
  expect(purchases(three)).toEqual(['acolyte', 'buy ghoul', 'buy pocket-watch', 'buy wisp'])
  expect(three.refusal({ do: 'buy', card: three.inStreet('werewolf') })).toBe('TL-BUY-R1')
  const four = scene({ ...given, coin: 4 })
  expect(purchases(four)).toContain('buy werewolf')
  expect(four.refusal({ do: 'buy', card: four.inStreet('lich') })).toBe('TL-BUY-R1')
  const one = scene({ ...given, coin: 1 })
  expect(one.refusal({ do: 'acolyte' })).toBe('TL-BUY-R1')
  const two = scene({ ...given, coin: 2 })
  expect(two.refusal({ do: 'buy', card: two.inStreet('pocket-watch') })).toBe('TL-BUY-R1')
})

test('TL-BUY-R1: Coins made from Power pay, Power does not', () => {
  const content = printed({
    'vampire-thrall': { unique: [{ op: 'convert', from: 'power', to: 'coin' }] },
    alchemist: { unique: [] },
    'philosophers-stone': { action: null },
    nosferatu: { unique: [] },
  })
  const t = scene({ content, hands: [['vampire-thrall', 'cultist']], power: 2, street: ['werewolf'] })
  t.play('vampire-thrall')
  expect(purchases(t)).toEqual([])
  expect(purchases(t.convert('power', 'coin', 3))).toEqual(['buy werewolf'])
})

test('TL-BUY3, TL-BUY4, TL-BUY-R3, TL-BUY-R4, TL-MARKET2: edge case 19, to the discard pile, and the same place is filled', () => {
  const t = scene({ coin: 9, street: STREET, market: ['banshee', 'mummy'] })
  const werewolf = t.inStreet('werewolf')
  t.buy('werewolf')
  const banshee = t.inStreet('banshee')
  expect(t.events).toEqual([
    { e: 'bought', seat: 0, card: werewolf, price: 4, to: 'discard' },
    { e: 'street-filled', slot: 1, card: banshee },
  ])
  expect(t.street).toEqual(['ghoul', 'banshee', 'pocket-watch', 'lich', 'wisp'])
  // Neither its resources nor its RAGE.
  expect([t.question, t.pool]).toEqual(['action', { coin: 5, power: 0, regeneration: 0 }])
  expect([t.discard(0), t.area(0), t.discard(1)]).toEqual([['werewolf'], [], []])
  expect(t.seen(1).state.players[0]?.discard).toEqual([werewolf])
})

test('TL-BUY9, TL-BUY-R5, TL-MARKET3: as many as can be paid, those just turned up as well, and the Street shows five', () => {
  const coin = priceOf('ghoul') + priceOf('banshee') + priceOf('skeletal') + priceOf('wisp')
  const t = scene({ coin, street: STREET, market: ['banshee', 'skeletal', 'mummy'] })
  t.buy('ghoul').buy('banshee').buy('skeletal').buy('wisp')
  expect(t.discard(0)).toEqual(['banshee', 'ghoul', 'skeletal', 'wisp'])
  expect([t.street, t.pool.coin]).toEqual([['mummy', 'werewolf', 'pocket-watch', 'lich', '-'], 0])
})

test('TL-BUY2, TL-BUY5, TL-BUY7, TL-BUY8, TL-MARKET5: edge case 21, an Acolyte is a monster for 2 Coins, and the Street stays', () => {
  const t = scene({ coin: 2, street: STREET, market: ['mummy'], acolytes: ['acolyte-hunt', 'acolyte-veil'] })
  t.say('acolyte')
  const [bought] = t.player(0).discard
  expect(t.events).toEqual([{ e: 'bought', seat: 0, card: bought, price: 2, to: 'discard', shown: [bought] }])
  expect([t.discard(0), t.pool.coin, t.street]).toEqual([['acolyte-hunt'], 0, STREET])
  expect(t.names(t.s.market)).toEqual(['mummy'])
  const played = scene({ hands: [['acolyte-hunt', 'cultist']], areas: [['pack-alpha', 'skeletal']] })
  played.play('acolyte-hunt')
  expect(played.told('triggered')).toHaveLength(1)
  expect(played.offered).toContain('link skeletal acolyte-hunt')
})

test('TL-BUY6, TL-COMP7: edge case 20, eight Acolytes can be bought, a ninth is refused', () => {
  const two = ['acolyte-crypt', 'acolyte-hunt', 'acolyte-lodge', 'acolyte-veil']
  const t = scene({ coin: 18, acolytes: [...two, ...two] })
  for (let n = 0; n < 8; n++) t.say('acolyte')
  expect([t.discard(0).length, t.pool.coin]).toEqual([8, 2])
  expect(t.offered).not.toContain('acolyte')
  expect(t.refusal({ do: 'acolyte' })).toBe('TL-BUY6')
})

test('TL-BUY-R2: the top Acolyte is taken, and nobody knew which it would be', () => {
  const t = scene({ coin: 4, acolytes: ['acolyte-hunt', 'acolyte-veil'] })
  for (const seat of [0, 1]) expect(t.seen(seat).state.acolytes).toEqual([HIDDEN, HIDDEN])
  expect(t.legal()).toContainEqual({ do: 'acolyte' })
  expect(t.say('acolyte').discard(0)).toEqual(['acolyte-hunt'])
  expect(t.say('acolyte').discard(0)).toEqual(['acolyte-hunt', 'acolyte-veil'])
})

test('TL-BUY-R3: a purchase triggers after the Street is filled', () => {
  const triggered = { on: { event: 'buy' }, limit: 2, effects: [{ op: 'destroy' }] }
  const content = printed({ 'vampire-hunter': { triggered } })
  const given = { street: ['ghoul'], market: ['lich'], areas: [['vampire-hunter']] } as const
  const t = scene({ ...given, content, coin: priceOf('ghoul') })
  t.buy('ghoul')
  expect([t.question, t.choices]).toEqual(['destroy', ['lich', 'vampire-hunter']])
})

test('TL-BUY-R4: a bought monster acts when it is played, and not before', () => {
  const t = scene({ coin: priceOf('mummy'), street: ['mummy'] }).buy('mummy')
  expect([t.question, t.pool, t.lost(1)]).toEqual(['action', { coin: 0, power: 0, regeneration: 0 }, 0])
})

test('TL-MARKET3, TL-MARKET4, TL-MARKET-R1: edge case 25, with the Market exhausted the Street shrinks to nothing and the game goes on', () => {
  const t = scene({ coin: 20, street: STREET, hands: [['fanatic'], ['fanatic']] }).buy('ghoul')
  expect(t.told('street-filled')).toEqual([])
  expect(t.street).toEqual(['-', 'werewolf', 'pocket-watch', 'lich', 'wisp'])
  t.buy('werewolf').buy('pocket-watch').buy('lich').buy('wisp')
  expect([t.street, t.s.outcome, purchases(t)]).toEqual([Array(5).fill('-'), null, []])
  t.pass()
  expect([t.seat, t.question, t.street]).toEqual([1, 'action', Array(5).fill('-')])
})

test('TL-MARKET2, TL-MARKET-R2: what leaves the game never comes back to Market, Street or any pile', () => {
  const t = scene({
    hands: [['lambton-worm', 'warlock', 'fanatic'], ['fanatic']],
    areas: [['cultist']],
    street: ['ghoul', 'wisp'],
    market: ['lich'],
  })
  t.play('lambton-worm').pick('ghoul')
  expect([t.street.slice(0, 2), t.removed]).toEqual([['lich', 'wisp'], ['ghoul']])
  t.play('warlock').pick('cultist').pass()
  expect(t.hand(0)).toEqual(['fanatic', 'lambton-worm', 'warlock'])
  t.pass().play('lambton-worm').pick('wisp')
  expect([t.street.slice(0, 2), t.removed]).toEqual([
    ['lich', '-'],
    ['ghoul', 'cultist', 'wisp'],
  ])
  const { hand, draw, discard, area } = t.player(0)
  expect(t.names([...hand, ...draw, ...discard, ...area, ...t.s.market])).not.toContain('cultist')
})

test('TL-BUY1: a discount lowers the next price of its kind, once, and never below 0', () => {
  const content = printed({ 'relic-hunter': { unique: [{ op: 'discount', type: 'relic', n: 9 }] } })
  const street = ['pocket-watch', 'crystal-ball', 'ghoul']
  const coin = priceOf('ghoul') + priceOf('crystal-ball') - 1
  const t = scene({ content, hands: [['relic-hunter', 'cultist']], coin, street }).play('relic-hunter')
  expect(purchases(t)).toEqual(['buy crystal-ball', 'buy ghoul', 'buy pocket-watch'])
  // The Hunter brings the Coin that was missing.
  expect(t.buy('ghoul').pool.coin).toBe(priceOf('crystal-ball'))
  t.buy('pocket-watch')
  expect(t.told('bought')).toMatchObject([{ price: 0 }])
  expect(t.buy('crystal-ball').pool.coin).toBe(0)
})

test('TL-BUY1: two discounts add up, and are gone next turn', () => {
  const hands = [['relic-hunter', 'relic-hunter', 'cultist'], ['cultist']] as const
  const given = { hands, street: ['voodoo-doll', 'pocket-watch'], coin: priceOf('voodoo-doll') - 2 - 4 + 1 }
  const t = scene(given).play('relic-hunter', 'relic-hunter')
  // Each Hunter brings 1 Coin and takes 2 off the price.
  expect(t.fork().buy('voodoo-doll').pool.coin).toBe(1)
  t.pass().pass().play('cultist')
  expect(t.pool.coin).toBe(1)
  expect(purchases(t)).toEqual([])
})

test('TL-BUY1, TL-BUY8: a discount for monsters holds for an Acolyte too', () => {
  const content = printed({ 'relic-hunter': { unique: [{ op: 'discount', type: 'monster', n: 1 }] } })
  const given = {
    content,
    hands: [['relic-hunter', 'cultist']],
    street: ['ghoul', 'pocket-watch'],
    // The Hunter brings 1 Coin, and the discount is worth another.
    coin: priceOf('ghoul') - 2,
  } as const
  const t = scene({ ...given, acolytes: ['acolyte-veil', 'acolyte-hunt'] }).play('relic-hunter')
  expect([t.pool.coin, purchases(t)]).toEqual([priceOf('ghoul') - 1, ['acolyte', 'buy ghoul']])
  expect(t.say('acolyte').told('bought')).toMatchObject([{ price: 1 }])
  expect(t.refusal({ do: 'acolyte' })).toBe('TL-BUY-R1')
})

test('TL-CLAIM1: edge case 26, a card with CLAIM is offered to the draw pile or the discard pile', () => {
  const t = scene({ coin: 4, street: ['hired-thug'], market: ['lich'], draws: [['fanatic']] })
  const thug = t.inStreet('hired-thug')
  t.buy('hired-thug')
  expect([t.question, t.offered, t.pool.coin]).toEqual(['claim', ['claim', 'decline'], 4])
  const declined = t.fork().say('decline')
  expect([declined.discard(0), declined.draw(0), declined.pool.coin]).toEqual([
    ['hired-thug'],
    ['fanatic'],
    0,
  ])
  t.say('claim')
  expect(t.told('bought')).toEqual([{ e: 'bought', seat: 0, card: thug, price: 4, to: 'draw' }])
  expect([t.draw(0), t.discard(0), t.street[0]]).toEqual([['hired-thug', 'fanatic'], [], 'lich'])
})

test('TL-CLAIM-R3: edge case 27, the card kept on Pass is drawn before the CLAIMed one', () => {
  const t = scene({ coin: 4, street: ['hired-thug'], hands: [['fanatic']], draws: [['ghoul', 'wisp']] })
  t.buy('hired-thug').say('claim').pass()
  expect(t.names(t.player(0).hand)).toEqual(['fanatic', 'hired-thug', 'ghoul', 'wisp'])
})
