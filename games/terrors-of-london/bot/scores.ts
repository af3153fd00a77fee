/**
 * A quick opinion on every answer, in Power: what to look at first, and how to play on when there is no time to
 * think. It plays nothing out.
 */
import { type Seat, standing } from '@duskhall/kernel'
import { faceOf, overlordOf } from '../content/box.ts'
import { streetPrice } from '../rules/buy.ts'
import { controllerOf, hasMonsterOf, hordeOf } from '../rules/in-play.ts'
import { HAUNT_SIDE, hasToken, isHordeAbilityUsed, tokenSide } from '../rules/marks.ts'
import {
  activePlayer,
  type Card,
  COIN,
  opponentOf,
  playerOf,
  RELIC_ZONE,
  type TerrorsMove,
  type TerrorsOfLondon,
  type TerrorsStep,
} from '../state.ts'
import { hordeWorth, worthByCard } from './card-traits.ts'

/** Cards come before everything else, then what they allow. */
const PLAY = 10
const LINK = 6
const ATTACK = 4
/** Below so much Health nobody pays with it. */
const SAFE = 14
/** From so much Health of the opponent on, the deck counts more than the damage. */
const EARLY = 24

/** So much of a card's worth is enough when it comes next turn instead of some day. */
const CLAIMED = 0.6

/** Scores the answers to one question; made once a question. */
export class Scores {
  readonly #s: TerrorsOfLondon
  readonly #seat: Seat
  readonly #q: TerrorsStep
  readonly #worth: readonly number[]

  constructor(s: TerrorsOfLondon, seat: Seat) {
    this.#s = s
    this.#seat = seat
    this.#q = standing(s) as TerrorsStep
    this.#worth = worthByCard(s)
  }

  of(move: TerrorsMove): number {
    switch (move.do) {
      case 'influence':
        return this.#worthOf(move.card)
      case 'play':
        return this.#play(move.card)
      case 'buy':
        return this.#buy(move.card)
      case 'acolyte':
        return this.#acolyte()
      case 'relic':
      case 'haunt':
        return PLAY
      case 'overlord':
        return this.#overlord()
      case 'link':
        return this.#link(move.left, move.right)
      case 'ability':
        return hordeWorth(this.#s, move.card, move.ability)
      case 'attack':
        return ATTACK
      case 'heal':
        return ATTACK - 1
      case 'convert':
        return this.#convert(move.to)
      case 'card':
        return this.#card(move.card)
      case 'gain':
        return this.#gain(move.resource)
      case 'lose-health':
        return this.#health < SAFE ? -4 : -1.6
      case 'pay':
        return this.#health < SAFE ? -1 : 1
      case 'claim':
        return 1
      case 'discard-top':
        return this.#discardTop()
      default:
        return 0
    }
  }

  get #health(): number {
    return playerOf(this.#s, this.#seat).health
  }

  #worthOf(card: Card): number {
    return this.#worth[card] as number
  }

  #play(card: Card): number {
    const s = this.#s
    const { type, alone, faction } = faceOf(s, card)
    // An Influence on its own: rather wait for its monster, rather lay it down than keep it.
    if (type === 'influence' && alone && !hasMonsterOf(s, s.active, faction)) return 0.3
    return PLAY + this.#worthOf(card) * 0.1
  }

  #buy(card: Card): number {
    const s = this.#s
    const { type, faction, cost, horde } = faceOf(s, card)
    let score = 0.8 + this.#worthOf(card) * 0.3 + cost * 0.15
    if (type === 'relic') return activePlayer(s).relics.length < RELIC_ZONE ? score : score - 2
    // Its own faction wakes the Influences.
    if (faction === overlordOf(s, s.active).faction) score += 0.4
    return horde.length > 0 ? score + 0.1 : score
  }

  #acolyte(): number {
    return 1.4
  }

  #overlord(): number {
    const { action } = overlordOf(this.#s, this.#seat)
    switch (action?.effects[0]?.op) {
      case 'draw':
        return action.cost.health === undefined || this.#health >= SAFE ? 3.5 : -1
      case 'claimNext':
        return this.#claim(action.cost.coin ?? 0)
      case 'giveHaunt':
        return this.#bestToHaunt() * 0.4
      default:
        return LINK
    }
  }

  /** What is bought for less and comes next turn, against what could be bought for all. */
  #claim(price: number): number {
    const coins = this.#s.pool[COIN] as number
    const most = this.#bestMonster(coins)
    return this.#bestMonster(coins - price) >= most * CLAIMED ? 4.5 : -1
  }

  #bestMonster(coins: number): number {
    const s = this.#s
    let best = 0
    for (const card of s.street) {
      if (card < 0 || faceOf(s, card).type !== 'monster' || streetPrice(s, card) > coins) continue
      best = Math.max(best, this.#worthOf(card))
    }
    return best
  }

  #bestToHaunt(): number {
    const s = this.#s
    let best = 0
    for (const card of activePlayer(s).area) {
      if (faceOf(s, card).type === 'monster' && !hasToken(s, card) && hordeOf(s, card) < 0) {
        best = Math.max(best, this.#worthOf(card))
      }
    }
    return best
  }

  #link(left: Card, right: Card): number {
    const s = this.#s
    let best = 0
    let lost = 0
    for (const card of [left, right]) {
      const { horde } = faceOf(s, card)
      for (let ability = 0; ability < horde.length; ability++) {
        if (!isHordeAbilityUsed(s, card, ability)) best = Math.max(best, hordeWorth(s, card, ability))
      }
      if (tokenSide(s, card) === HAUNT_SIDE && hordeOf(s, card) < 0) lost += this.#worthOf(card)
    }
    return lost > best ? best - lost : LINK + best
  }

  #convert(to: string): number {
    const s = this.#s
    if (to === 'power') return (s.pool[COIN] as number) < 2 ? ATTACK : 0.5
    return this.#health < SAFE ? 1 : -1
  }

  #gain(resource: string): number {
    const early = playerOf(this.#s, opponentOf(this.#seat)).health > EARLY
    if (resource === 'coin') return early ? 1.2 : 0.6
    return resource === 'power' ? 1 : 0.6
  }

  #discardTop(): number {
    const top = activePlayer(this.#s).draw.at(-1)
    return top !== undefined && faceOf(this.#s, top).group === 'starter' ? 1 : -1
  }

  /** A card named in answer to a question. */
  #card(card: Card): number {
    const worth = this.#worthOf(card)
    switch (this.#q.do) {
      case 'sacrifice':
      case 'discard':
      case 'replace':
      case 'curse':
        return -worth
      case 'destroy':
        return this.#destroy(card, worth)
      default:
        return worth
    }
  }

  /** The opponent's first; in the Street what the opponent would buy; the own only for want of others. */
  #destroy(card: Card, worth: number): number {
    const of = controllerOf(this.#s, card)
    if (of < 0) return 0.2 * worth
    return of === this.#seat ? -worth : worth
  }
}
