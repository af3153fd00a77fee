/**
 * A scene puts any position on the table in a line or two, plays it by questions and answers like a table
 * would, and reads it back in the words of the rulebook. Seat 0 is at the beginning of its Action phase.
 */
import {
  asked,
  check,
  clone,
  EMPTY,
  type GameEvent,
  hashOf,
  listen,
  moves,
  open,
  play,
  type Seat,
  same,
  seedFrom,
  standing,
} from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import { FACTIONS } from '../../content/schema.ts'
import { terrorsOfLondon } from '../../index.ts'
import {
  type Card,
  COIN,
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

export class Scene {
  readonly s: TerrorsOfLondon
  /** What was told by the last play. */
  events: readonly GameEvent[] = []

  constructor(given: Given = {}) {
    const { options = {}, seed = seedFrom('scene'), content } = given
    this.s = open(terrorsOfLondon, {
      seats: 2,
      seed,
      options: { firstPlayer: '0', ...options },
      ...(content ? { content } : {}),
    })
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

  answer(seat: Seat, move: TerrorsMove): this {
    const refused = check(terrorsOfLondon, this.s, { question: this.s.asked, seat, move })
    if (refused) {
      const why = `${refused.refused} ${refused.rule ?? ''}`
      throw new Error(`${JSON.stringify(move)} by ${seat} was refused (${why}) at "${this.question}".`)
    }
    this.events = listen(() => play(terrorsOfLondon, this.s, seat, move))
    return this
  }

  /** The rule that refuses an answer. Throws when it would be taken; the table is left as it was. */
  refusal(move: TerrorsMove, seat = this.seat): string {
    const before = hashOf(this.s)
    const refused = check(terrorsOfLondon, this.s, { question: this.s.asked, seat, move })
    if (!refused) throw new Error(`${JSON.stringify(move)} by ${seat} is legal.`)
    if (hashOf(this.s) !== before) throw new Error('Asking changed the table.')
    return refused.rule ?? refused.refused
  }

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

  get question(): string | null {
    return standing(this.s)?.do ?? null
  }

  /** The seat that is asked. */
  get seat(): Seat {
    return asked(terrorsOfLondon, this.s)[0] ?? -1
  }

  legal(seat = this.seat): TerrorsMove[] {
    return moves(terrorsOfLondon, this.s, seat)
  }

  offers(move: TerrorsMove): boolean {
    return this.legal().some((legal) => same(legal, move))
  }

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

  told(event: string): GameEvent[] {
    return this.events.filter(({ e }) => e === event)
  }

  /** The same position, played on apart from this one. */
  fork(): Scene {
    const copy = Object.create(Scene.prototype, Object.getOwnPropertyDescriptors(this)) as Scene
    Object.defineProperty(copy, 's', { value: clone(this.s) })
    return copy
  }
}

export function scene(given: Given = {}): Scene {
  return new Scene(given)
}
