/**
 * A scene puts any position on the table in a line or two, plays it by questions and answers like a table
 * would, and reads it back in the words of the rulebook. Seat 0 is at the beginning of its Action phase.
 */
import { EMPTY, type Seat } from '@duskhall/kernel'
import { PlayedTable } from '../../../testing/scene.ts'
import { boxOf, overlordOf } from '../../content/box.ts'
import { FACTIONS } from '../../content/schema.ts'
import { terrorsOfLondon } from '../../index.ts'
import {
  type Card,
  COIN,
  type Options,
  type Player,
  POWER,
  REGENERATION,
  type Resource,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../../state.ts'
import { armorOf } from '../attack.ts'
import { HAUNT_SIDE, tokenSide } from '../marks.ts'
import { type Given, lay } from './lay.ts'

export class Scene extends PlayedTable<TerrorsOfLondon, TerrorsMove, Options> {
  constructor(given: Given = {}) {
    super(terrorsOfLondon, { ...given, options: { firstPlayer: '0', ...given.options } })
    this.#setUp(given.overlords ?? ['methuselah', 'fenris'])
    lay(this.s, given)
  }

  #setUp(overlords: readonly [string, string]): void {
    const { overlords: printed, overlordOf } = boxOf(this.s)
    for (const [seat, id] of overlords.entries()) {
      const overlord = printed[overlordOf(id)]
      if (!overlord) throw new Error(`There is no Overlord "${id}".`)
      this.answer(seat, { do: 'faction', faction: FACTIONS[overlord.faction] as (typeof FACTIONS)[number] })
      if (this.question === 'choose') this.answer(seat, { do: 'choose', overlord: id })
    }
    while (this.question === 'influence') this.answer(this.seat, this.legal(this.seat)[0] as TerrorsMove)
  }

  // --- naming things ---

  name(card: Card): string {
    return card === EMPTY ? '-' : (boxOf(this.s).faces[card]?.id ?? `card ${card}`)
  }

  names(cards: readonly Card[]): string[] {
    return cards.map((card) => this.name(card))
  }

  /** The first card of that name in a list; throws when there is none. */
  find(cards: readonly Card[], id: string): Card {
    const card = cards.find((candidate) => this.name(candidate) === id)
    if (card === undefined)
      throw new Error(`There is no "${id}" there, only ${this.names(cards).join(', ')}.`)
    return card
  }

  player(seat: Seat): Player {
    return this.s.players[seat] as Player
  }

  inHand(id: string, seat = this.s.active): Card {
    return this.find(this.player(seat).hand, id)
  }

  inArea(id: string, seat = this.s.active): Card {
    return this.find(this.player(seat).area, id)
  }

  inRelics(id: string, seat = this.s.active): Card {
    return this.find(this.player(seat).relics, id)
  }

  inStreet(id: string): Card {
    return this.find(this.s.street, id)
  }

  // --- playing ---

  /** Plays cards from the active hand, one after another; none but the last may ask something. */
  play(...ids: string[]): this {
    for (const id of ids) this.answer(this.s.active, { do: 'play', card: this.inHand(id) })
    return this
  }

  buy(id: string): this {
    return this.answer(this.s.active, { do: 'buy', card: this.inStreet(id) })
  }

  attack(amount: number): this {
    return this.answer(this.s.active, { do: 'attack', amount })
  }

  heal(amount: number): this {
    return this.answer(this.s.active, { do: 'heal', amount })
  }

  convert(from: Resource, to: Resource, amount: number): this {
    return this.answer(this.s.active, { do: 'convert', from, to, amount })
  }

  linkMove(left: string, right: string): TerrorsMove {
    return { do: 'link', left: this.inArea(left), right: this.inArea(right) }
  }

  link(left: string, right: string): this {
    return this.answer(this.s.active, this.linkMove(left, right))
  }

  ability(id: string, ability = 0): this {
    return this.answer(this.s.active, { do: 'ability', card: this.inArea(id), ability })
  }

  relic(id: string): this {
    return this.answer(this.s.active, { do: 'relic', card: this.inRelics(id) })
  }

  haunt(id: string): this {
    return this.answer(this.s.active, { do: 'haunt', card: this.inArea(id) })
  }

  /** The answer that names a card, wherever the question finds it. */
  pick(id: string): this {
    const move = this.legal(this.seat).find((legal) => legal.do === 'card' && this.name(legal.card) === id)
    if (!move) throw new Error(`"${id}" cannot be picked at "${this.question}".`)
    return this.answer(this.seat, move)
  }

  /** An answer without further detail: pass, overlord, acolyte, claim, pay, lose-health, discard-top, decline. */
  say(
    word: 'pass' | 'overlord' | 'acolyte' | 'claim' | 'pay' | 'lose-health' | 'discard-top' | 'decline',
  ): this {
    return this.answer(this.seat, { do: word })
  }

  gain(resource: Resource): this {
    return this.answer(this.s.active, { do: 'gain', resource })
  }

  pass(): this {
    return this.say('pass')
  }

  // --- reading the table ---

  /** The legal answers in words, such as "play cultist", "attack 2" or "link wisp skeletal". */
  get offered(): string[] {
    const word = ([field, value]: [string, string | number]) =>
      ['card', 'left', 'right'].includes(field) ? this.name(value as Card) : value
    return this.legal()
      .map((move) => Object.entries(move).map(word).join(' '))
      .sort()
  }

  /** Names of the cards that may be picked now. */
  get choices(): string[] {
    return this.legal()
      .flatMap((move) => (move.do === 'card' ? [this.name(move.card)] : []))
      .sort()
  }

  hand(seat: Seat): string[] {
    return this.names(this.player(seat).hand).sort()
  }

  /** The top card first. */
  draw(seat: Seat): string[] {
    return this.names(this.player(seat).draw).reverse()
  }

  discard(seat: Seat): string[] {
    return this.names(this.player(seat).discard).sort()
  }

  area(seat: Seat): string[] {
    return this.names(this.player(seat).area)
  }

  relics(seat: Seat): string[] {
    return this.names(this.player(seat).relics)
  }

  get street(): string[] {
    return this.names(this.s.street)
  }

  get removed(): string[] {
    return this.names(this.s.removed)
  }

  get hordes(): string[][] {
    return this.s.hordes.map((horde) => this.names(horde))
  }

  get pool(): { coin: number; power: number; regeneration: number } {
    const { pool } = this.s
    return {
      coin: pool[COIN] as number,
      power: pool[POWER] as number,
      regeneration: pool[REGENERATION] as number,
    }
  }

  health(seat: Seat): number {
    return this.player(seat).health
  }

  /** How much less Health a player has than at the start. */
  lost(seat: Seat): number {
    return overlordOf(this.s, seat).health - this.health(seat)
  }

  armor(seat: Seat): number {
    return armorOf(this.s, seat)
  }

  token(id: string, seat = this.s.active): 'haunt' | 'dismissed' | null {
    return this.tokenOn(this.inArea(id, seat))
  }

  tokenOn(card: Card): 'haunt' | 'dismissed' | null {
    const side = tokenSide(this.s, card)
    return side === 0 ? null : side === HAUNT_SIDE ? 'haunt' : 'dismissed'
  }
}

export function scene(given: Given = {}): Scene {
  return new Scene(given)
}

/** Every amount of something that can be spent: "attack 1", "attack 2". */
export function upTo(most: number, what: string): string[] {
  return Array.from({ length: most }, (_, less) => `${what} ${less + 1}`)
}
