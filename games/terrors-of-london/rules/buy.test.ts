import { expect, test } from 'vitest'
import { priceOf } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const STREET = ['ghoul', 'werewolf', 'voodoo-doll', 'revenant', 'hired-thug']

test('TL-BUY1, TL-BUY3, TL-BUY4, TL-BUY-R4: a bought monster goes to the discard pile and its place is filled', () => {
  const t = scene({ coin: 5, street: STREET, market: ['banshee', 'lich'] }).buy('werewolf')
  expect(t.pool).toEqual({ coin: 1, power: 0, regeneration: 0 })
  expect(t.discard(0)).toEqual(['werewolf'])
  expect(t.street).toEqual(['ghoul', 'banshee', 'voodoo-doll', 'revenant', 'hired-thug'])
})

test('TL-BUY-R5, TL-BUY9: the card just turned up can be bought in the same turn', () => {
  const coin = priceOf('ghoul') + priceOf('banshee')
  const t = scene({ coin, street: STREET, market: ['banshee', 'lich'] })
    .buy('ghoul')
    .buy('banshee')
  expect(t.discard(0)).toEqual(['banshee', 'ghoul'])
  expect(t.street[0]).toBe('lich')
})

test('TL-BUY-R1: Power and Regeneration buy nothing', () => {
  const t = scene({ coin: priceOf('ghoul'), power: 9, regeneration: 9, street: STREET })
  expect(t.refusal({ do: 'buy', card: t.inStreet('werewolf') })).toBe('TL-BUY-R1')
  expect(t.offers({ do: 'buy', card: t.inStreet('ghoul') })).toBe(true)
})

test('TL-BUY5, TL-BUY6, TL-BUY7, TL-BUY8, TL-MARKET5: an Acolyte costs 2 and leaves the Street alone', () => {
  const t = scene({ coin: 4, street: STREET, acolytes: ['acolyte-veil'] }).say('acolyte')
  expect(t.pool.coin).toBe(2)
  expect(t.discard(0)).toEqual(['acolyte-veil'])
  expect(t.street).toEqual(STREET)
  expect(t.refusal({ do: 'acolyte' })).toBe('TL-BUY6')
})

test('TL-MARKET4, TL-MARKET-R1: with the Market exhausted the Street shrinks and the game goes on', () => {
  const t = scene({ coin: 4, street: STREET }).buy('ghoul')
  expect(t.street).toEqual(['-', 'werewolf', 'voodoo-doll', 'revenant', 'hired-thug'])
  expect(t.question).toBe('action')
})

test('TL-CLAIM1, TL-CLAIM2: a card with CLAIM goes on top of the draw pile, or to the discard pile', () => {
  const t = scene({ coin: 4, street: STREET, draws: [['fanatic']] }).buy('hired-thug')
  expect(t.question).toBe('claim')
  expect(t.fork().say('decline').discard(0)).toEqual(['hired-thug'])
  t.say('claim')
  expect(t.draw(0)).toEqual(['hired-thug', 'fanatic'])
  expect(t.discard(0)).toEqual([])
  expect(t.pool.coin).toBe(0)
})

test('TL-CLAIM-R3, TL-HIDE-R2: a card kept on Pass lies above a CLAIMed one', () => {
  const t = scene({ coin: 4, street: STREET, hands: [['fanatic']] })
    .buy('hired-thug')
    .say('claim')
  const claimed = t.player(0).draw[0] as number
  expect(t.s.known[claimed]).toBe(3)
  t.pass()
  expect(t.names(t.player(0).hand)).toEqual(['fanatic', 'hired-thug'])
})

test('TL-RELIC7, TL-RELIC8: a bought Relic lies in the Relic Zone and can be used at once', () => {
  const coin = priceOf('voodoo-doll')
  const t = scene({ coin, street: STREET, hands: [undefined, []] }).buy('voodoo-doll')
  expect(t.relics(0)).toEqual(['voodoo-doll'])
  expect(t.relic('voodoo-doll').lost(1)).toBe(2)
})

test('TL-RELIC-R3, TL-RELIC-R4, TL-RELIC-R5: a fourth Relic takes the place of one that leaves the game for nothing', () => {
  const relics = ['pocket-watch', 'tower-cuirass', 'crystal-ball']
  const t = scene({ coin: priceOf('voodoo-doll'), street: STREET, relics: [relics] }).buy('voodoo-doll')
  expect(t.question).toBe('replace')
  expect(t.choices).toEqual([...relics].sort())
  expect(t.refusal({ do: 'card', card: t.inStreet('voodoo-doll') })).toBe('TL-RELIC-R4')
  t.pick('crystal-ball')
  expect(t.relics(0)).toEqual(['pocket-watch', 'tower-cuirass', 'voodoo-doll'])
  expect(t.removed).toEqual(['crystal-ball'])
  expect(t.pool).toEqual({ coin: 0, power: 0, regeneration: 0 })
})

test('the Relic Hunter makes the next Relic cheaper, and only that one', () => {
  const street = ['voodoo-doll', 'pocket-watch']
  const [dear, cheap] = [priceOf('voodoo-doll'), priceOf('pocket-watch')]
  const t = scene({ hands: [['relic-hunter', 'cultist']], coin: dear + cheap, street })
  // The Hunter brings 1 Coin and takes 2 off the price.
  t.play('relic-hunter').buy('voodoo-doll')
  expect(t.pool.coin).toBe(cheap + 1 + 2)
  expect(t.buy('pocket-watch').pool.coin).toBe(1 + 2)
})
