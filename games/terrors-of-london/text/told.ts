/** What one table of Terrors of London tells one reader: numbers become names and facts, for every language alike. */
import { HIDDEN, type Language, type Outcome, type Reader, type Seat, type Step } from '@duskhall/kernel'
import { countEach, nameOf, type Who, whoAt } from '../../kit/text/index.ts'
import { boxOf, overlordOf } from '../content/box.ts'
import { RESOURCES } from '../content/schema.ts'
import type { TerrorsEvent } from '../events.ts'
import { isMonster } from '../rules/in-play.ts'
import { cardsIn } from '../rules/piles.ts'
import {
  type Card,
  type Faction,
  type FactionNo,
  OVERLORD,
  opponentOf,
  type Pile,
  type StepOf,
  type TerrorsMove,
  type TerrorsOfLondon,
  type TerrorsStep,
} from '../state.ts'
import type { Abilities } from './abilities.ts'
import {
  armorLeft,
  copyNumber,
  entryOf,
  faceAt,
  factionName,
  isFatal,
  isInHorde,
  overlordsOf,
  priceOf,
  priceOfAcolyte,
  type Spot,
  spotOf,
} from './facts.ts'
import type { CardText } from './types.ts'

type EventOf<Name extends TerrorsEvent['e']> = Extract<TerrorsEvent, { e: Name }>
type MoveOf<Name extends TerrorsMove['do']> = Extract<TerrorsMove, { do: Name }>

/** Where a card lies, and who has it there. */
export interface SpotFacts extends Omit<Spot, 'seat'> {
  readonly seat: Who
}

/** The words of a language that names need. */
export interface Naming {
  readonly language: Language
  cards(id: string): CardText | undefined
  /** What abilities do, in the box of this table. */
  abilitiesOf(content: string): Abilities
  /** A card the reader may not see. */
  readonly hiddenCard: string
  /** A card by its name and its number among those of that name. */
  numbered(name: string, number: number): string
}

/** What can be done in a turn, as a prompt names it: a purchase is one, and so is whatever lies ready to be used. */
const ACTIONS = ['play', 'buy', 'attack', 'heal', 'link', 'use', 'convert', 'pass'] as const
type Action = (typeof ACTIONS)[number]

const SAME: { readonly [move: string]: Action } = {
  acolyte: 'buy',
  relic: 'use',
  overlord: 'use',
  haunt: 'use',
}

const actionOf = (move: TerrorsMove): string => SAME[move.do] ?? move.do

export function factsAt(s: TerrorsOfLondon, reader: Reader, words: Naming) {
  const { options } = s
  const box = boxOf(s)
  const abilities = words.abilitiesOf(s.content)
  const who = (seat: Seat) => whoAt(words.language, seat, reader)
  const named = (id: string) => nameOf(words.cards, id, reader)

  function card(number: Card): string {
    const id = faceAt(s, number)?.id
    return id === undefined ? words.hiddenCard : named(id)
  }
  /** With a number where a play area holds several of that name: "Ghoul no. 2". */
  function inPlay(number: Card): string {
    const id = faceAt(s, number)?.id
    const copy = copyNumber(s, number)
    if (id === undefined || copy === 0) return card(number)
    const text = words.numbered(nameOf(words.cards, id), copy)
    return reader.mark?.({ kind: 'card', id }, text) ?? text
  }
  const cards = (numbers: readonly Card[]) =>
    countEach(numbers, (number) => faceAt(s, number)?.id).map(({ item, count }) => ({
      name: card(item),
      count,
    }))
  const spot = (number: Card): SpotFacts => {
    const raw = spotOf(s, number)
    return { ...raw, seat: who(raw.seat) }
  }

  /** An Overlord with what there is to say about it; title and ability are empty where the content brings none. */
  function overlord(overlord: number | string) {
    const { id, health } = box.overlords[
      typeof overlord === 'string' ? box.overlordOf(overlord) : overlord
    ] ?? {
      id: String(overlord),
      health: 0,
    }
    const { title = '', ability = '' } = words.cards(id) ?? {}
    return { name: named(id), title, ability, health }
  }
  const overlordAt = (seat: Seat) => overlord(s.players[seat]?.overlord ?? 0)
  const factionOf = (faction: FactionNo): Faction => factionName(faction) ?? 'undead'
  const action = (of: { readonly action: ReturnType<typeof overlordOf>['action'] } | undefined) =>
    of?.action ? abilities.action(of.action.cost, of.action.effects, options) : ''
  const resources = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    from: RESOURCES[from] ?? 'coin',
    to: RESOURCES[to] ?? 'coin',
  })
  /** Whether so much Health is the reader's last. */
  const fatalToYou = (health = 0) => ({ isFatal: reader.you >= 0 && isFatal(s, reader.you, health) })
  const topOf = (pile: Pile) => ({ card: card(cardsIn(s, pile).at(-1) ?? HIDDEN) })
  const optional = () => ({ isOptional: options.keywordsOptional })

  function victory(seats: readonly Seat[], rule: string) {
    const [winner = 0] = seats
    if (seats.length !== 1) return { winner: null, isStill: rule === 'TL-END-R4' }
    const loser = opponentOf(winner)
    return { winner: who(winner), loser: who(loser), overlord: overlordAt(loser).name }
  }

  return {
    who,
    spot,
    fields: { seat: who, of: who, card, cards, shown: cards, overlord },
    events: {
      'faction-chosen': ({ faction }: EventOf<'faction-chosen'>) => ({ faction: factionOf(faction) }),
      'decks-made': ({ first }: EventOf<'decks-made'>) => ({ first: who(first) }),
      played: (event: EventOf<'played'>) => ({ isRelic: faceAt(s, event.card)?.type === 'relic' }),
      'influence-alone': (event: EventOf<'influence-alone'>) => ({
        faction: factionOf(faceAt(s, event.card)?.faction ?? 0),
      }),
      attacked: ({ seat }: EventOf<'attacked'>) => ({ victim: who(opponentOf(seat)) }),
      converted: resources,
      convertible: resources,
      linked: ({ left, right, horde }: EventOf<'linked'>) => ({
        left: card(left),
        right: card(right),
        horde: horde.map(card),
      }),
      'overlord-used': ({ seat }: EventOf<'overlord-used'>) => ({ overlord: overlordAt(seat) }),
      destroyed: ({ seat, of }: EventOf<'destroyed'>) => ({ isOwn: seat === of }),
      triggered: ({ seat, source }: EventOf<'triggered'>) => ({
        isOverlord: source === OVERLORD,
        name: source === OVERLORD ? overlordAt(seat).name : card(source),
      }),
      /** The uppermost first. */
      'put-back': (event: { readonly cards?: readonly Card[] }) => ({
        cards: event.cards?.map(card).reverse(),
      }),
      won: ({ seats, rule }: EventOf<'won'>) => victory(seats, rule),
    },
    questions: {
      choose: ({ faction }: StepOf<'choose'>) => ({ faction: factionOf(faction) }),
      action: (_: unknown, [seat = 0]: readonly Seat[], legal: readonly TerrorsMove[]) => ({
        can: ACTIONS.filter((action) => legal.some((move) => actionOf(move) === action)),
        hand: s.players[seat]?.hand.length ?? 0,
        pool: s.pool,
      }),
      'activate-horde': ({ faction }: StepOf<'activate-horde'>) => ({ faction: factionName(faction) }),
      command: optional,
      destroy: optional,
      sacrifice: optional,
      curse: (_: unknown, [seat = 0]: readonly Seat[]) => ({ isFatal: isFatal(s, seat, 2) }),
      pay: ({ cost, list, source }: StepOf<'pay'>, [seat = 0]: readonly Seat[]) => {
        const onMonster = source !== OVERLORD && isMonster(s, source)
        const effect = abilities.clauses(box.lists[list] ?? [], options, onMonster)
        return { effect, isFatal: isFatal(s, seat, cost.health ?? 0) }
      },
      'keep-top': ({ pile }: StepOf<'keep-top'>) => topOf(pile),
    },
    moves: {
      faction: ({ faction }: MoveOf<'faction'>) => ({ overlords: overlordsOf(s, faction).map(named) }),
      influence: (move: MoveOf<'influence'>) => {
        const entry = entryOf(s, move.card)
        return { does: entry ? abilities.card(entry, options).map(({ short }) => short) : [] }
      },
      buy: (move: MoveOf<'buy'>) => ({ price: priceOf(s, move.card), place: spotOf(s, move.card).number }),
      acolyte: () => ({ price: priceOfAcolyte(s) }),
      attack: ({ amount }: MoveOf<'attack'>) => ({
        absorbed: Math.min(amount, armorLeft(s, opponentOf(s.active))),
      }),
      link: ({ left, right }: MoveOf<'link'>) => {
        const grows = isInHorde(s, left) ? 'right' : isInHorde(s, right) ? 'left' : null
        return { left: inPlay(left), right: inPlay(right), grows } as const
      },
      relic: (move: MoveOf<'relic'>) => ({ effect: action(faceAt(s, move.card)) }),
      overlord: () => ({
        ...overlordAt(s.active),
        effect: action(overlordOf(s, s.active)),
        ...fatalToYou(overlordOf(s, s.active)?.action?.cost.health),
      }),
      haunt: (move: MoveOf<'haunt'>) => ({ card: inPlay(move.card) }),
      pass: () => {
        const [last] = s.players[s.active]?.hand ?? []
        return { card: last === undefined ? null : card(last) }
      },
      card: (move: MoveOf<'card'>, q: TerrorsStep) => ({
        inPlay: inPlay(move.card),
        spot: spot(move.card),
        isTop: q.do === 'put-back' && q.placed === 0,
      }),
      ability: (move: MoveOf<'ability'>) => ({
        card: inPlay(move.card),
        effect: abilities.clauses(faceAt(s, move.card)?.horde[move.ability] ?? [], options, true),
      }),
      'lose-health': () => fatalToYou(2),
      pay: (_: unknown, q: TerrorsStep) =>
        q.do === 'pay' ? { cost: q.cost, ...fatalToYou(q.cost.health) } : { cost: null, isFatal: false },
      'discard-top': (_: unknown, q: TerrorsStep) => topOf(q.do === 'keep-top' ? q.pile : 'own'),
      decline: (_: unknown, q: TerrorsStep) => ({
        isRelic: q.do === 'claim' && faceAt(s, q.card)?.type === 'relic',
      }),
    },
    victory: ({ winners, rule }: Outcome) => victory(winners, rule),
    waiting: (step: Step): string | null => {
      const waiting = step as TerrorsStep
      if (waiting.do !== 'trigger') return null
      return waiting.source === OVERLORD ? overlordAt(waiting.owner).name : inPlay(waiting.source)
    },
  }
}

export type TerrorsFacts = ReturnType<typeof factsAt>
export type Victory = ReturnType<TerrorsFacts['victory']>
