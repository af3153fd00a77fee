/**
 * What the evaluation looks at: for each player a row of numbers, the own row minus the opponent's. A position is
 * valued when a turn begins, with nothing played yet, or between two actions; each has its own weights. What lies
 * in the pool is valued as it will be spent: Power as damage done, Regeneration as Health.
 */
import { type Seat, seatBit } from '@duskhall/kernel'
import { boxOf, type Face, overlordOf } from '../content/box.ts'
import { armorOf } from '../rules/attack.ts'
import { HAUNT_SIDE, tokenSide, wasThereAtStart } from '../rules/marks.ts'
import {
  type Card,
  COIN,
  NOBODY,
  opponentOf,
  type Player,
  POWER,
  playerOf,
  REGENERATION,
  type TerrorsOfLondon,
} from '../state.ts'
import { AT, TRAITS, traitsByCard, worthByCard } from './card-traits.ts'
import { Deck } from './deck.ts'
import { openLinks } from './hordes.ts'

const TABLE = [
  'turn',
  'race',
  'threat',
  'health',
  'low health',
  'very low health',
  'armor',
  'undead',
  'beast',
  'mortal',
  'spirit',
  'coins to spend',
  'dear card to buy',
  'promises',
  'overlord unused',
  'links to make',
  'unite',
  'haunted',
  'relics: coin',
  'relics: power',
  'relics: worth',
  'hand: cards',
  'hand: coin',
  'hand: power',
  'hand: worth',
  'deck: size',
  'deck: poor',
  'deck: cards a turn',
  'deck: links',
  'deck: early coin',
] as const

type TableFeature = (typeof TABLE)[number]

const COLUMN = Object.fromEntries(TABLE.map((name, at) => [name, at])) as Record<TableFeature, number>
const DECK = TABLE.length
const SIZE = DECK + TRAITS.length
/** Carries what a seat's chance is when nothing tells the players apart. */
const ALWAYS = SIZE

export const FEATURES: readonly string[] = [...TABLE, ...TRAITS.map((name) => `deck: ${name}`), 'always']

const HEALTH = 10
const LOW = 20
const VERY_LOW = 8
/** What a CURSE does to Health, on average: the victim may give up a card instead. */
const CURSE = 1.2
/** Even a poor deck does some damage in the end. */
const LEAST_DAMAGE = 0.7
const LONGEST = 20

const FACTION_COLUMNS = ['undead', 'beast', 'mortal', 'spirit'] as const satisfies readonly TableFeature[]

/** A turn has begun and nothing has been done in it. */
export function isFresh(s: TerrorsOfLondon): boolean {
  const player = playerOf(s, s.active)
  if (s.turn === 0) return false
  if (player.overlordUsed > 0 || s.hordeActions > 0 || s.absorbed > 0) return false
  if (s.pool[COIN] !== 0 || s.pool[POWER] !== 0 || s.pool[REGENERATION] !== 0) return false
  return player.area.every((card) => wasThereAtStart(s, card))
}

const row = new Float64Array(SIZE)
const decks: readonly [Deck, Deck] = [new Deck(), new Deck()]
const lives = new Float64Array(2)
const damages = new Float64Array(2)
let fresh = false

export function measure(s: TerrorsOfLondon, seat: Seat, out: Float64Array): void {
  out.fill(0)
  out[ALWAYS] = 1
  if (s.players.some(({ overlord }) => overlord === NOBODY)) return
  fresh = isFresh(s)
  for (let of = 0; of < 2; of++) {
    decks[of]?.measure(s, of)
    lives[of] = lifeOf(s, of)
  }
  for (let of = 0; of < 2; of++) damages[of] = damageOf(s, of)
  for (let of = 0; of < 2; of++) {
    row.fill(0)
    measurePlayer(s, of)
    const share = of === seat ? 1 : -1
    for (let i = 0; i < SIZE; i++) out[i] = (out[i] as number) + share * (row[i] as number)
  }
  const rival = opponentOf(seat)
  const own = turnsToWin(seat)
  const theirs = turnsToWin(rival)
  out[COLUMN.race] = (theirs - own) / (theirs + own)
  out[COLUMN.threat] = Math.min(1.5, 1 / own) - Math.min(1.5, 1 / theirs)
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

function turnsToWin(seat: Seat): number {
  return Math.min(LONGEST, 0.2 + (lives[opponentOf(seat)] as number) / (damages[seat] as number))
}

function put(name: TableFeature, value: number): void {
  row[COLUMN[name]] = value
}

function measurePlayer(s: TerrorsOfLondon, seat: Seat): void {
  const player = playerOf(s, seat)
  const life = lives[seat] as number
  put('health', life / HEALTH)
  put('low health', Math.max(0, LOW - life) / LOW)
  put('very low health', Math.max(0, VERY_LOW - life) / VERY_LOW)
  const faction = FACTION_COLUMNS[overlordOf(s, seat).faction]
  if (faction) put(faction, 1)
  put('unite', player.unite)
  measureCardsInPlay(s, seat, player)
  measureHand(s, seat, player)
  if (seat === s.active) measureTurn(s, player)
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
  put('promises', (s.discounts[0] as number) + (s.discounts[1] as number) + (s.claims[0] as number))
  if (player.overlordUsed === 0) put('overlord unused', 1)
  put('links to make', openLinks(s))
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

/** A hand that is drawn and not played yet is luck, but for cards its owner has put on top of the pile. */
function measureHand(s: TerrorsOfLondon, seat: Seat, { hand }: Player): void {
  const inUse = seat === s.active && !fresh
  const traits = traitsByCard(s)
  const worth = worthByCard(s)
  let coin = 0
  let power = 0
  let all = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card
    if (!inUse && ((s.known[card] ?? 0) & seatBit(seat)) === 0) continue
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
