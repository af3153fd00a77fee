/**
 * What each player has, as a row of numbers; the evaluation compares the two rows. What lies in the pool counts as
 * it will be spent: Power as damage done, Regeneration as Health.
 */
import type { Seat } from '@duskhall/kernel'
import { boxOf, type Face, overlordOf } from '../content/box.ts'
import { armorOf } from '../rules/attack.ts'
import { streetPrice } from '../rules/buy.ts'
import { isMonster } from '../rules/in-play.ts'
import { HAUNT_SIDE, tokenSide, wasThereAtStart } from '../rules/marks.ts'
import {
  type Card,
  COIN,
  MONSTER,
  opponentOf,
  type Player,
  POWER,
  playerOf,
  REGENERATION,
  RELIC,
  type TerrorsOfLondon,
} from '../state.ts'
import { AT, TRAITS, traitsByCard, worthByCard } from './card-traits.ts'
import { Deck } from './deck.ts'
import { type Expected, expectHand } from './expected-hand.ts'
import { openLinks } from './hordes.ts'

/** What a player has whoever's turn it is. */
export const LASTING = [
  'threat',
  'health',
  'low health',
  'very low health',
  'armor',
  'undead',
  'beast',
  'mortal',
  'spirit',
  'unite',
  'haunted',
  'relics: coin',
  'relics: power',
  'relics: worth',
  'next: cards',
  'next: coin',
  'next: power',
  'next: worth',
  'deck: size',
  'deck: poor',
  'deck: cards a turn',
  'deck: links',
  'deck: early coin',
  ...TRAITS.map((name) => `deck: ${name}` as const),
] as const

/** What only the player has whose turn it is. */
const PASSING = [
  'turn',
  'coins to spend',
  'dear card to buy',
  'discounts',
  'claim promised',
  'overlord unused',
  'links to make',
  'hand: cards',
  'hand: coin',
  'hand: power',
  'hand: worth',
] as const

export const COLUMNS = [...LASTING, ...PASSING] as const

type Column = (typeof COLUMNS)[number]

const AT_COLUMN = Object.fromEntries(COLUMNS.map((name, at) => [name, at])) as Record<Column, number>
const DECK = AT_COLUMN[`deck: ${TRAITS[0]}`]

const HEALTH = 10
const LOW = 20
const VERY_LOW = 8
/** What a CURSE does to Health, on average: the victim may give up a card instead. */
const CURSE = 1.2
/** Even a poor deck does some damage in the end. */
const LEAST_DAMAGE = 0.7
const LONGEST = 20
/** To kill twice over is hardly better than to kill. */
const MOST_THREAT = 1.5

const FACTION_COLUMNS = ['undead', 'beast', 'mortal', 'spirit'] as const satisfies readonly Column[]

/** A turn has begun and nothing has been done in it. */
export function isFresh(s: TerrorsOfLondon): boolean {
  const player = playerOf(s, s.active)
  if (s.turn === 0) return false
  if (player.overlordUsed > 0 || s.hordeActions > 0 || s.absorbed > 0) return false
  if (s.pool[COIN] !== 0 || s.pool[POWER] !== 0 || s.pool[REGENERATION] !== 0) return false
  return player.area.every((card) => wasThereAtStart(s, card))
}

const rows: readonly [Float64Array, Float64Array] = [
  new Float64Array(COLUMNS.length),
  new Float64Array(COLUMNS.length),
]
const decks: readonly [Deck, Deck] = [new Deck(), new Deck()]
const lives = new Float64Array(2)
const damages = new Float64Array(2)
const next: Expected = { cards: 0, coin: 0, power: 0, worth: 0 }
let row = rows[0]
let fresh = false

/** By seat, in the order of COLUMNS; the same two rows are written anew each time. */
export function rowsOf(s: TerrorsOfLondon): readonly [Float64Array, Float64Array] {
  fresh = isFresh(s)
  for (let seat = 0; seat < 2; seat++) {
    decks[seat]?.measure(s, seat)
    lives[seat] = lifeOf(s, seat)
  }
  for (let seat = 0; seat < 2; seat++) damages[seat] = damageOf(s, seat)
  for (let seat = 0; seat < 2; seat++) {
    row = rows[seat] as Float64Array
    row.fill(0)
    measurePlayer(s, seat)
  }
  return rows
}

/** Health once the pool is spent. */
function lifeOf(s: TerrorsOfLondon, seat: Seat): number {
  const { health } = playerOf(s, seat)
  if (seat === s.active)
    return Math.min(overlordOf(s, seat).health, health + (s.pool[REGENERATION] as number))
  const armor = Math.max(0, armorOf(s, seat) - s.absorbed)
  return Math.max(0, health - Math.max(0, (s.pool[POWER] as number) - armor))
}

/** Damage a turn, against the Armor and the healing of the other. */
function damageOf(s: TerrorsOfLondon, seat: Seat): number {
  const rival = opponentOf(seat)
  const { turn } = decks[seat] as Deck
  const healed = ((decks[rival] as Deck).turn[AT.regeneration] as number) * 0.5
  const traits = traitsByCard(s)
  let relics = 0
  let armor = 0
  for (const card of playerOf(s, seat).relics) relics += (traits[card] as Float64Array)[AT.power] as number
  for (const card of playerOf(s, rival).relics) armor += (traits[card] as Float64Array)[AT.armor] as number
  const power = (turn[AT.power] as number) + (turn[AT.horde] as number) * 0.5 + relics
  return Math.max(LEAST_DAMAGE, power + (turn[AT.curse] as number) * CURSE - armor - Math.max(0, healed))
}

/** At the table whose rows were written last. */
export function turnsToWin(seat: Seat): number {
  return Math.min(LONGEST, 0.2 + (lives[opponentOf(seat)] as number) / (damages[seat] as number))
}

function put(name: Column, value: number): void {
  row[AT_COLUMN[name]] = value
}

function measurePlayer(s: TerrorsOfLondon, seat: Seat): void {
  const player = playerOf(s, seat)
  const life = lives[seat] as number
  put('threat', Math.min(MOST_THREAT, 1 / turnsToWin(seat)))
  put('health', life / HEALTH)
  put('low health', Math.max(0, LOW - life) / LOW)
  put('very low health', Math.max(0, VERY_LOW - life) / VERY_LOW)
  const faction = FACTION_COLUMNS[overlordOf(s, seat).faction]
  if (faction) put(faction, 1)
  put('unite', player.unite)
  measureCardsInPlay(s, seat, player)
  if (seat === s.active) measureTurn(s, player)
  const inUse = seat === s.active && !fresh
  if (inUse) measureHand(s, player)
  measureNext(s, seat, inUse)
  measureDeck(seat)
}

/** What only the active player has. */
function measureTurn(s: TerrorsOfLondon, player: Player): void {
  put('turn', 1)
  const coins = s.pool[COIN] as number
  put('coins to spend', Math.min(coins, 8))
  let best = 0
  const { faces } = boxOf(s)
  for (const card of s.street) {
    const cost = faces[card]?.cost ?? 0
    if (cost > best && cost <= coins) best = cost
  }
  put('dear card to buy', best)
  put('discounts', (s.discounts[MONSTER] as number) + (s.discounts[RELIC] as number))
  if (s.claims[MONSTER] === 1) put('claim promised', bestToClaim(s, coins) / 5)
  if (player.overlordUsed === 0) put('overlord unused', 1)
  put('links to make', openLinks(s))
}

function bestToClaim(s: TerrorsOfLondon, coins: number): number {
  const worth = worthByCard(s)
  let best = 0
  for (const card of s.street) {
    if (card < 0 || !isMonster(s, card) || streetPrice(s, card) > coins) continue
    best = Math.max(best, worth[card] as number)
  }
  return best
}

function measureCardsInPlay(s: TerrorsOfLondon, seat: Seat, player: Player): void {
  const traits = traitsByCard(s)
  const worth = worthByCard(s)
  let armor = 0
  let haunted = 0
  const acting = seat === s.active
  for (const card of player.area) {
    // What stays for the next turn, or has stayed and not been used yet.
    const stays = acting ? tokenSide(s, card) === HAUNT_SIDE : true
    if (!stays) continue
    haunted += worth[card] as number
    armor += (boxOf(s).faces[card] as Face).armor
  }
  let coin = 0
  let power = 0
  let all = 0
  for (const card of player.relics) {
    const brings = traits[card] as Float64Array
    coin += brings[AT.coin] as number
    power += brings[AT.power] as number
    armor += brings[AT.armor] as number
    all += worth[card] as number
  }
  put('armor', armor)
  put('haunted', haunted / 5)
  put('relics: coin', coin)
  put('relics: power', power)
  put('relics: worth', all / 5)
}

function measureHand(s: TerrorsOfLondon, { hand }: Player): void {
  const traits = traitsByCard(s)
  const worth = worthByCard(s)
  let coin = 0
  let power = 0
  let all = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card
    const brings = traits[card] as Float64Array
    coin += brings[AT.coin] as number
    power += brings[AT.power] as number
    all += worth[card] as number
  }
  put('hand: cards', hand.length)
  put('hand: coin', coin)
  put('hand: power', power)
  put('hand: worth', all / 5)
}

/** The hand to come, as the player expects it. */
function measureNext(s: TerrorsOfLondon, seat: Seat, inUse: boolean): void {
  expectHand(s, seat, inUse, next)
  put('next: cards', next.cards)
  put('next: coin', next.coin)
  put('next: power', next.power)
  put('next: worth', next.worth / 5)
}

function measureDeck(seat: Seat): void {
  const deck = decks[seat] as Deck
  put('deck: size', deck.size / 10)
  put('deck: poor', deck.poor)
  put('deck: cards a turn', deck.cards)
  put('deck: links', deck.links)
  // Coins are for later; with little Health left on either side there is no later.
  const later = Math.min(lives[0] as number, lives[1] as number) / 45
  put('deck: early coin', (deck.turn[AT.coin] as number) * later)
  for (let i = 0; i < TRAITS.length; i++) row[DECK + i] = deck.turn[i] as number
}
