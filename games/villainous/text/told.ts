/** What one table tells one reader: numbers have become names and facts, before a language puts them into words. */
import type { Language, Outcome, Reader, Seat, Step } from '@duskhall/kernel'
import { seatName } from '@duskhall/kernel'
import { countEach, type Who } from '../../kit/text/index.ts'
import { boardOf, faceOf, type PrintedIcon } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import { waitsForOther } from '../rules/fate-cards.ts'
import { listOf } from '../rules/instruct.ts'
import { attachedTo, isCovered } from '../rules/realm.ts'
import {
  type Action,
  type Asking,
  type Card,
  type Location,
  type Met,
  NONE,
  realmOf,
  type StepOf,
  type Villainous,
  type VillainousMove,
} from '../state.ts'
import { choiceOf, type Instruct, instructionOf } from './choices.ts'
import { faceAt, namesakes, ownerOf, priceOf, strengthAt } from './facts.ts'
import { namesIn } from './names.ts'
import type { CardType, Choice, Happened, InRealm, Picked, Place } from './types.ts'

type EventOf<Name extends VillainousEvent['e']> = Extract<VillainousEvent, { e: Name }>
type MoveOf<Name extends VillainousMove['do']> = Extract<VillainousMove, { do: Name }>

/** A question as a reader hears it. */
type Asked = Exclude<Asking, { do: 'instruct' }> | Instruct

/** The words of a language that names need. */
export interface Naming {
  readonly language: Language
  /** A card inside a sentence, by its name as it is written there. */
  titled(name: string, type: CardType): string
  /** A Villain inside a sentence, and at its beginning. */
  villain(id: string, name: string): { readonly name: string; readonly opening: string }
  /** The tile of that Villain inside a sentence. */
  tile(villain: string, name: string): string
  /** A card the reader may not see. */
  readonly hiddenCard: string
}

/** An icon of a board: what it does, and how much Power it gives. */
export interface IconFacts {
  readonly action: Action
  readonly n: number
}

export function factsAt(s: Villainous, reader: Reader, words: Naming) {
  const names = namesIn(s.content, words.language)

  /** Somebody by their own name, or by the Villain's where nobody gave them one. */
  function who(seat: Seat): Who {
    const you = seat === reader.you
    if (isNamed(seat)) return { you, name: seatName(words.language, seat, reader) }
    const { name, opening } = villain(seat)
    const mark = (text: string) => reader.mark?.({ kind: 'seat', id: String(seat) }, text) ?? text
    return { you, name: mark(name), opening: mark(opening) }
  }
  function isNamed(seat: Seat): boolean {
    const name = reader.names[seat]
    return s.realms[seat] === undefined || (!!name && name !== villain(seat).opening)
  }
  function villain(seat: Seat) {
    const board = boardOf(s, seat)
    return words.villain(board.id, names.villain(board))
  }
  function tile(seat: Seat): string {
    const board = boardOf(s, seat)
    return words.tile(board.id, names.tile(board))
  }
  function card(number: Card): string {
    const face = faceAt(s, number)
    if (!face) return words.hiddenCard
    const name = names.card(face.id)
    return words.titled(reader.mark?.({ kind: 'card', id: face.id }, name) ?? name, face.type)
  }
  const cards = (numbers: readonly Card[]) =>
    countEach(numbers, (number) => faceAt(s, number)?.id).map(({ item, count }) => ({
      name: card(item),
      count,
    }))
  const place = (seat: Seat, at: Location): Place => names.place(boardOf(s, seat), at)

  /** Told apart from others of that name in its realm. */
  function inItsRealm(number: Card): InRealm {
    const alike = namesakes(s, number)
    const owner = ownerOf(s, number)
    if (alike.length < 2) return { card: card(number), place: null, items: [] }
    const here = alike.filter((other) => s.at[other] === s.at[number])
    const items = here.length > 1 ? attachedTo(s, owner, number).map(card) : []
    return { card: card(number), place: place(owner, s.at[number] as Location), items }
  }

  const calling = { names, who, card, cards, place, tile }
  const choice = (q: Instruct): Choice => choiceOf(s, q, calling)

  function picked(number: Card, step: Asked): Picked {
    const asks = asked(step)
    const free = asks?.kind === 'play' && asks.free
    return {
      card: card(number),
      inRealm: inItsRealm(number),
      price: free ? 0 : priceOf(s, number, asks?.kind === 'activate'),
      strength: strengthAt(s, number),
    }
  }

  /** What the mover finds there: the icons that can be used, and those that are covered. */
  function iconsAt(seat: Seat, at: Location) {
    const board = boardOf(s, seat)
    const icons: readonly PrintedIcon[] = board.icons[at] ?? []
    const upper = board.top[at] ?? 0
    const covered = isCovered(s, seat, at)
    const told = (icon: PrintedIcon): IconFacts => ({ action: icon.action, n: icon.n })
    return {
      open: icons.filter((_, number) => !covered || number >= upper).map(told),
      covered: icons.filter((_, number) => covered && number < upper).map(told),
    }
  }

  function victory([winner = 0]: readonly Seat[]) {
    const board = boardOf(s, winner)
    return { winner: who(winner), villain: board.id, objective: names.objective(board) }
  }

  /** A question about Fate cards: who plays them, against whom. */
  const fated = (q: { readonly owner: Seat; readonly by: Seat; readonly cards: readonly Card[] }) => {
    const both = q.cards.find((one) => faceAt(s, one) && waitsForOther(s, one))
    return {
      by: who(q.by),
      cards: q.cards.map(card),
      /** The one of them that has the other played as well. */
      playsBoth: both === undefined ? null : card(both),
    }
  }

  return {
    who,
    card,
    place,
    names,
    fields: { seat: who, owner: who, card, cards, shown: cards },
    events: {
      dealt: ({ first }: EventOf<'dealt'>) => ({ first: who(first) }),
      turn: ({ seat }: EventOf<'turn'>) => ({ villain: villain(seat).name, isNamed: isNamed(seat) }),
      mover: ({ seat, from, to }: EventOf<'mover'>) => ({ from: place(seat, from), to: place(seat, to) }),
      icon: ({ seat, at }: EventOf<'icon'>) => ({ at: place(seat, at) }),
      paid: (event: EventOf<'paid'>) => ({ card: event.card === NONE ? null : card(event.card) }),
      activated: (event: EventOf<'activated'>) => ({
        card: event.card === NONE ? tile(event.seat) : card(event.card),
      }),
      played: ({ seat, owner, at, host }: EventOf<'played'>) => ({
        at: place(owner, at),
        host: host === NONE ? null : card(host),
        isOwn: seat === owner,
      }),
      resolved: ({ seat, owner }: EventOf<'resolved'>) => ({ isOwn: seat === owner }),
      moved: ({ seat, owner, from, to }: EventOf<'moved'>) => ({
        from: place(owner, from),
        to: place(owner, to),
        isOwn: seat === owner,
      }),
      discarded: (event: EventOf<'discarded'>) => ({ isFate: faceOf(s, event.card).fate }),
      replaced: ({ by }: EventOf<'replaced'>) => ({ by: card(by) }),
      'into-deck': (event: EventOf<'into-deck'>) => ({ isFate: faceOf(s, event.card).fate }),
      vanquished: ({ seat, at, allies }: EventOf<'vanquished'>) => ({
        at: place(seat, at),
        allies: cards(allies),
      }),
      defeated: ({ owner, at }: EventOf<'defeated'>) => ({ at: place(owner, at) }),
      obstacles: ({ seat, at }: EventOf<'obstacles'>) => ({ at: place(seat, at) }),
      unlocked: ({ seat, at }: EventOf<'unlocked'>) => ({ at: place(seat, at) }),
      /** The uppermost first. */
      'put-back': (event: { readonly cards?: readonly Card[] }) => ({ cards: event.cards?.map(card) }),
      won: ({ seat }: EventOf<'won'>) => victory([seat]),
    },
    questions: {
      move: (_: unknown, [seat = 0]: readonly Seat[]) => ({ at: place(seat, realmOf(s, seat).mover) }),
      act: (_: unknown, [seat = 0]: readonly Seat[], legal: readonly VillainousMove[]) => ({
        at: place(seat, realmOf(s, seat).mover),
        can: legal.filter((move) => move.do !== 'end').length,
        power: realmOf(s, seat).power,
        hand: realmOf(s, seat).hand.length,
      }),
      instruct: (q: Instruct) => ({ choice: choice(q), text: names.text(faceAt(s, q.card)?.id ?? '') }),
      fate: fated,
      'take-over': fated,
      'chosen-for': fated,
      'placed-for': (q: StepOf<'placed-for'>) => ({ ...fated(q), host: faceOf(s, q.card).attach }),
      respond: ({ met }: StepOf<'respond'>) => ({
        active: who(s.active),
        met: met.map((one: Met): Happened => {
          if (one.event === 'itemPlayed') return { what: 'item' }
          return { what: 'action', action: one.action, number: one.number }
        }),
      }),
    },
    moves: {
      move: ({ to }: MoveOf<'move'>) => ({ to: place(s.active, to), ...iconsAt(s.active, to) }),
      use: ({ icon }: MoveOf<'use'>) => {
        const { mover } = realmOf(s, s.active)
        const { action, n } = boardOf(s, s.active).icons[mover]?.[icon] ?? { action: 'gainPower', n: 0 }
        return { action, n } as const
      },
      grant: (move: MoveOf<'grant'>) => ({
        action: faceAt(s, move.card)?.grants ?? 'activate',
        inRealm: inItsRealm(move.card),
      }),
      card: (move: MoveOf<'card'>, step: Asked) => ({
        picked: picked(move.card, step),
        choice: asked(step),
        by: whoAsks(step),
      }),
      at: ({ at }: MoveOf<'at'>, step: Asked) => {
        const owner = 'owner' in step ? step.owner : s.active
        return { at: place(owner, at), choice: asked(step), card: placed(step) }
      },
      branch: ({ branch }: MoveOf<'branch'>, step: Asked) => ({ text: branchText(step, branch) }),
      amount: (_: unknown, step: Asked) => ({ choice: asked(step) }),
      seat: ({ seat }: MoveOf<'seat'>) => ({ villain: villain(seat).name, isNamed: isNamed(seat) }),
      tile: () => ({ tile: tile(s.active) }),
      done: (_: unknown, step: Asked) => ({ choice: asked(step) }),
      decline: (_: unknown, step: Asked) => ({ choice: asked(step), by: whoAsks(step) }),
    },
    victory: ({ winners }: Outcome) => victory(winners),
    waiting: (step: Step): string | null => {
      const { do: name, card: moved } = step as StepOf<'moved'>
      return name === 'moved' ? card(moved) : null
    },
  }

  function asked(step: Asked): Choice | null {
    return step.do === 'instruct' ? choice(step) : null
  }
  /** Who performs the Fate action, where one is performed. */
  function whoAsks(step: Asked): Who {
    return who('by' in step ? step.by : s.active)
  }
  /** The card that is placed, where a question says so itself. */
  function placed(step: Asked): string {
    return step.do === 'placed-for' ? card(step.card) : ''
  }
  function branchText(step: Asked, branch: number): string {
    if (step.do !== 'instruct') return ''
    const [first] = step.chosen ?? []
    const text = branchTextsOf(s, step, first?.do === 'card' ? first.card : step.card)[branch]
    return text ? names.words(text) : ''
  }
}

type Both = { readonly [L in Language]: string }
interface Branching {
  readonly op: string
  readonly branches?: readonly { readonly text: Both }[]
}

/** What the alternatives say: of the instruction itself, or of the card that is being played. */
function branchTextsOf(s: Villainous, q: Instruct, source: Card): readonly Both[] {
  const own: Branching = instructionOf(s, q)
  const list = own.op === 'either' ? [own] : listOfCard(s, source)
  return list.flatMap(({ branches = [] }) => branches.map(({ text }) => text))
}

function listOfCard(s: Villainous, card: Card): readonly Branching[] {
  const face = faceAt(s, card)
  return face ? listOf(s, face.play).map(({ effect }) => effect) : []
}

export type VillainousFacts = ReturnType<typeof factsAt>
export type Victory = ReturnType<VillainousFacts['victory']>
