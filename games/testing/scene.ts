/**
 * A table that a test plays by questions and answers, like people would. A game's own scene adds how its things
 * are laid on the table and how they are read back in the words of its rulebook.
 */
import {
  asked,
  check,
  clone,
  type Game,
  type GameEvent,
  hashOf,
  listen,
  type Move,
  moves,
  open,
  play,
  type Refusal,
  redact,
  refusals,
  type Seat,
  SPECTATOR,
  same,
  seedFrom,
  standing,
  type Table,
  type View,
  view,
} from '@duskhall/kernel'

/** What every scene may be given. */
export interface Opening<O> {
  readonly seats?: number
  readonly options?: Partial<O>
  readonly seed?: string
  readonly content?: string
}

type Answer<M> = readonly [move: M] | readonly [seat: Seat, move: M]

export class PlayedTable<S extends Table, M extends Move, O> {
  readonly game: Game<S, M, O>
  readonly s: S
  /** What was told by the last play. */
  events: readonly GameEvent[] = []

  constructor(game: Game<S, M, O>, opening: Opening<O>) {
    const { seats = game.seats.min, options, seed = seedFrom('scene'), content } = opening
    this.game = game
    this.s = open(game, { seats, seed, options, ...(content ? { content } : {}) })
  }

  answer(seat: Seat, move: M): this {
    const refused = check(this.game, this.s, { question: this.s.asked, seat, move })
    if (refused) {
      const why = `${refused.refused} ${refused.rule ?? ''}`
      throw new Error(`${JSON.stringify(move)} by ${seat} was refused (${why}) at "${this.question}".`)
    }
    const unheard = clone(this.s)
    play(this.game, unheard, seat, move)
    this.events = listen(() => play(this.game, this.s, seat, move))
    if (!same(unheard, this.s)) throw new Error('That somebody listened has changed the game.')
    return this
  }

  /** The rule that refuses an answer, where no seat is said of the one that is asked. Throws when it would be taken. */
  refusal(...answer: Answer<M>): string {
    const { seat, move } = read(this.seat, answer)
    const before = hashOf(this.s)
    const refused = check(this.game, this.s, { question: this.s.asked, seat, move })
    if (!refused) throw new Error(`${JSON.stringify(move)} by ${seat} is legal.`)
    if (hashOf(this.s) !== before) throw new Error('Asking changed the table.')
    return refused.rule ?? refused.refused
  }

  get question(): string | null {
    return standing(this.s)?.do ?? null
  }

  get asked(): readonly Seat[] {
    return asked(this.game, this.s)
  }

  /** The seat that is asked, the first where there are several. */
  get seat(): Seat {
    return this.asked[0] ?? SPECTATOR
  }

  legal(seat: Seat = this.seat): M[] {
    return moves(this.game, this.s, seat)
  }

  /** Everything that looks possible and is not, with the rule against it. */
  refused(seat: Seat = this.seat): Refusal<M>[] {
    return refusals(this.game, this.s, seat)
  }

  offers(...answer: Answer<M>): boolean {
    const { seat, move } = read(this.seat, answer)
    return this.legal(seat).some((legal) => same(legal, move))
  }

  /** What that seat is sent of the table. */
  seen(seat: Seat): View<S, M> {
    return view(this.game, this.s, seat)
  }

  /** What that seat hears of the last play. */
  heard(seat: Seat): GameEvent[] {
    return this.events.map((event) => redact(event, seat))
  }

  told(event: string): GameEvent[] {
    return this.events.filter(({ e }) => e === event)
  }

  /** The same position, played on apart from this one. */
  fork(): this {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this)) as this
    Object.defineProperty(copy, 's', { value: clone(this.s) })
    return copy
  }
}

function read<M>(asked: Seat, answer: Answer<M>): { readonly seat: Seat; readonly move: M } {
  return answer.length === 2 ? { seat: answer[0], move: answer[1] } : { seat: asked, move: answer[0] }
}
