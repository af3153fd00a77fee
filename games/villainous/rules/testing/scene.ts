/**
 * A scene puts any position on the table in a line or two, plays it by questions and answers like a table would, and
 * reads it back in the words of the rulebook. Seat 0 is asked where its mover goes, or stands where the scene says.
 */
import { type Game, listen, run, type Seat, same } from '@duskhall/kernel'
import { PlayedTable } from '../../../testing/scene.ts'
import { boardOf, faceOf, locationOf } from '../../content/box.ts'
import { villainous } from '../../index.ts'
import {
  type Action,
  type Card,
  NONE,
  type Options,
  type Realm,
  realmOf,
  type Villainous,
  type VillainousMove,
} from '../../state.ts'
import { isCovered, strengthOf } from '../realm.ts'
import { type Given, lay } from './lay.ts'

export class Scene extends PlayedTable<Villainous, VillainousMove, Options> {
  constructor(given: Given, game: Game<Villainous, VillainousMove, Options> = villainous) {
    const villains = given.having.map(([id]) => id)
    super(game, {
      ...given,
      seats: villains.length,
      options: { firstPlayer: '0', ...given.options, villains },
    })
    lay(this.s, given)
    this.#again()
  }

  /** The turn of seat 0 begins anew on what was laid. */
  #again(): void {
    this.s.agenda = [{ do: 'turn' }]
    this.s.turn = 0
    this.s.waiting = []
    this.events = listen(() => run(this.game, this.s))
  }

  // --- naming things ---

  name(card: Card): string {
    return card === NONE ? '-' : faceOf(this.s, card).id
  }

  names(cards: readonly Card[]): string[] {
    return cards.map((card) => this.name(card))
  }

  realm(seat: Seat): Realm {
    return realmOf(this.s, seat)
  }

  place(id: string, seat: Seat = 0): number {
    return locationOf(this.s, seat, id)
  }

  /** The card of that name in a realm; "wolves 2" is the second of its kind. */
  card(name: string, seat?: Seat): Card {
    const [, id, number] = name.match(/^(.*?)(?: (\d+))?$/) as RegExpMatchArray
    const realms = seat === undefined ? this.s.realms : [this.realm(seat)]
    const found = realms
      .flatMap(({ cards, hand }) => [...cards, ...hand])
      .filter((card) => this.name(card) === id)
    const card = found[Number(number ?? 1) - 1]
    if (card === undefined) throw new Error(`There is no "${name}" in a realm or hand.`)
    return card
  }

  // --- playing ---

  move(to: string): this {
    return this.answer(this.seat, { do: 'move', to: this.place(to, this.seat) })
  }

  /** The number of the icon of that kind at the mover's location: the first, or another of the same. */
  icon(action: Action, which = 1): VillainousMove {
    const { mover } = this.realm(this.s.active)
    const icons = boardOf(this.s, this.s.active).icons[mover] ?? []
    const of = icons.flatMap((icon, at) => (icon.action === action ? [at] : []))
    const icon = of[which - 1]
    if (icon === undefined) throw new Error(`There is no such icon "${action}" here.`)
    return { do: 'use', icon }
  }

  use(action: Action, which = 1): this {
    return this.answer(this.s.active, this.icon(action, which))
  }

  grant(name: string): this {
    return this.answer(this.s.active, { do: 'grant', card: this.card(name, this.s.active) })
  }

  pick(name: string): this {
    return this.answer(this.seat, this.choice(name))
  }

  /** The legal answer that names this card, its second copy where the name says so. */
  choice(name: string): VillainousMove {
    const [, id, number] = name.match(/^(.*?)(?: (\d+))?$/) as RegExpMatchArray
    const moves = this.legal().filter((move) => move.do === 'card' && this.name(move.card) === id)
    const move = moves[Number(number ?? 1) - 1]
    if (!move)
      throw new Error(`"${name}" cannot be picked at "${this.question}", only ${this.offered.join(', ')}.`)
    return move
  }

  at(id: string, owner: Seat = this.ownerAsked): this {
    return this.answer(this.seat, { do: 'at', at: this.place(id, owner) })
  }

  branch(branch: number): this {
    return this.answer(this.seat, { do: 'branch', branch })
  }

  amount(amount: number): this {
    return this.answer(this.seat, { do: 'amount', amount })
  }

  target(seat: Seat): this {
    return this.answer(this.seat, { do: 'seat', seat })
  }

  say(word: 'end' | 'done' | 'decline' | 'tile'): this {
    return this.answer(this.seat, { do: word })
  }

  /** A Play a Card icon, then the card. */
  play(name: string, which = 1): this {
    return this.use('playCard', which).pick(name)
  }

  /** Ends the turn and plays the next ones without an action, until that seat is asked where to go. */
  until(seat: Seat): this {
    for (let i = 0; i < 40 && !(this.question === 'move' && this.seat === seat); i++) {
      const say = this.legal().find((move) => move.do === 'end' || move.do === 'decline')
      this.answer(this.seat, say ?? (this.legal()[0] as VillainousMove))
    }
    return this
  }

  // --- reading the table ---

  /** Whose realm the question is about. */
  get ownerAsked(): Seat {
    const q = this.s.agenda.at(-1)
    return q && 'owner' in q ? q.owner : this.seat
  }

  /** The legal answers in words: "temper", "at tavern", "use gainPower", "done". */
  get offered(): string[] {
    return this.legal()
      .map((move) => this.inWords(move))
      .sort()
  }

  inWords(move: VillainousMove): string {
    const board = boardOf(this.s, this.ownerAsked)
    switch (move.do) {
      case 'card':
        return this.name(move.card)
      case 'grant':
        return `grant ${this.name(move.card)}`
      case 'at':
        return `at ${board.entry.locations[move.at]?.id}`
      case 'move':
        return `move ${board.entry.locations[move.to]?.id}`
      case 'use': {
        const { mover } = this.realm(this.s.active)
        return `use ${boardOf(this.s, this.s.active).icons[mover]?.[move.icon]?.action}`
      }
      case 'branch':
        return `branch ${move.branch}`
      case 'amount':
        return `amount ${move.amount}`
      case 'seat':
        return `seat ${move.seat}`
      default:
        return move.do
    }
  }

  /** The rule against picking that card, wherever it lies. */
  against(name: string): string {
    const refused = this.refused().find(({ move }) => move.do === 'card' && this.name(move.card) === name)
    if (!refused) throw new Error(`Nothing refuses "${name}" at "${this.question}".`)
    return refused.rule
  }

  againstMove(move: VillainousMove): string {
    return this.refused().find((refused) => same(refused.move, move))?.rule ?? 'nothing'
  }

  hand(seat: Seat): string[] {
    return this.names(this.realm(seat).hand).sort()
  }

  /** The top card first. */
  deck(seat: Seat): string[] {
    return this.names(this.realm(seat).deck).reverse()
  }

  fateDeck(seat: Seat): string[] {
    return this.names(this.realm(seat).fateDeck).reverse()
  }

  discard(seat: Seat): string[] {
    return this.names(this.realm(seat).discard)
  }

  fateDiscard(seat: Seat): string[] {
    return this.names(this.realm(seat).fateDiscard)
  }

  /** Everything at a location, attached Items with their host: "beast+maurices-invention". */
  here(id: string, seat: Seat = 0): string[] {
    const at = this.place(id, seat)
    const { cards } = this.realm(seat)
    return cards
      .filter((card) => this.s.at[card] === at && this.s.host[card] === NONE)
      .map((card) => {
        const items = cards.filter((item) => this.s.host[item] === card)
        const trapped = this.s.trapped[card] === 1 ? '*' : ''
        return [this.name(card) + trapped, ...this.names(items)].join('+')
      })
      .sort()
  }

  power(seat: Seat): number {
    return this.realm(seat).power
  }

  strength(name: string, seat: Seat = 0): number {
    return strengthOf(this.s, seat, this.card(name, seat))
  }

  covered(id: string, seat: Seat = 0): boolean {
    return isCovered(this.s, seat, this.place(id, seat))
  }

  pieces(seat: Seat): readonly number[] {
    return this.realm(seat).pieces
  }

  get winners(): readonly Seat[] | null {
    return this.s.outcome?.winners ?? null
  }
}

export function scene(...having: Given['having']): Scene {
  return new Scene({ having })
}

export function sceneWith(options: Partial<Options>, ...having: Given['having']): Scene {
  return new Scene({ having, options })
}
