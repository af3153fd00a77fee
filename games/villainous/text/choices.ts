/** What is chosen next while an instruction is carried out, read from its verb and from what has been chosen. */
import type { Seat } from '@duskhall/kernel'
import type { Who } from '../../kit/text/index.ts'
import type { Counted } from '../../kit/text/phrase.ts'
import { cardOf, faceOf, locationOf } from '../content/box.ts'
import { sum } from '../rules/actions/vanquish.ts'
import { listOf } from '../rules/instruct.ts'
import { alliesOf, destinationsOf, findInRealm, strengthOf } from '../rules/realm.ts'
import type { Instruction } from '../rules/verb.ts'
import {
  type Action,
  type Card,
  type Location,
  NONE,
  type StepOf,
  type Villainous,
  type VillainousMove,
} from '../state.ts'
import type { Names } from './names.ts'
import type { Choice, Place, Source } from './types.ts'

/** The question as a reader hears it; what has been chosen is only the chooser's. */
export type Instruct = Omit<StepOf<'instruct'>, 'secret'> & { readonly chosen?: readonly VillainousMove[] }

/** How things are called. */
export interface Calling {
  readonly names: Names
  who(seat: Seat): Who
  card(card: Card): string
  cards(cards: readonly Card[]): readonly Counted[]
  place(seat: Seat, at: Location): Place
  tile(seat: Seat): string
}

/** What stands beside the name of a verb in content, as far as a sentence needs it. */
interface Given extends Instruction {
  readonly action?: Action
  readonly n?: number
  readonly most?: number
  readonly exactly?: number
  readonly upTo?: boolean
  readonly together?: boolean
  readonly where?: 'each' | 'fill'
  readonly card?: string
  readonly location?: string
  readonly may?: boolean
}

interface Asking {
  readonly s: Villainous
  readonly q: Instruct
  readonly given: Given
  readonly chosen: readonly VillainousMove[]
  readonly call: Calling
}

type PickingOf = {
  [K in Choice['kind']]: Omit<Extract<Choice, { kind: K }>, 'source' | 'owner' | 'may'>
}[Choice['kind']]

export function instructionOf(s: Villainous, q: Pick<Instruct, 'list' | 'at'>): Given {
  return (listOf(s, q.list)[q.at]?.effect ?? { op: '' }) as Given
}

export function choiceOf(s: Villainous, q: Instruct, call: Calling): Choice {
  const given = instructionOf(s, q)
  const asking: Asking = { s, q, given, chosen: q.chosen ?? [], call }
  const picking: PickingOf = (PICKINGS[given.op] ?? other)(asking)
  return {
    ...picking,
    source: sourceOf(asking),
    owner: call.who(q.owner),
    may: given.may === true && asking.chosen.length === 0,
  } as Choice
}

function sourceOf({ s, q, given, chosen, call }: Asking): Source {
  const saying = (card: Card): Source => {
    return { from: 'card', name: call.card(card), text: call.names.text(faceOf(s, card).id) }
  }
  const [played] = given.action === 'playCard' ? cardsIn(chosen) : []
  if (played !== undefined && call.names.text(faceOf(s, played).id)) return saying(played)
  if (q.card !== NONE) return saying(q.card)
  if (given.action !== undefined) return { from: 'action', action: given.action, n: given.n ?? 0 }
  return { from: 'tile', name: call.tile(q.owner) }
}

const other = (): PickingOf => ({ kind: 'other' })

const cardsIn = (chosen: readonly VillainousMove[]): Card[] =>
  chosen.flatMap((move) => (move.do === 'card' ? [move.card] : []))

/** Where a card comes into play, or what it is attached to. */
function placing({ s, call }: Asking, card: Card): PickingOf {
  return { kind: 'place', card: call.card(card), host: card === NONE ? null : faceOf(s, card).attach }
}

function playing(asking: Asking, free: boolean): PickingOf {
  const { s, chosen, call } = asking
  const [first] = cardsIn(chosen)
  if (first === undefined) return { kind: 'play', free }
  return faceOf(s, first).type === 'effect'
    ? { kind: 'branch', card: call.card(first) }
    : placing(asking, first)
}

/** A card and then where it goes. */
function moving({ chosen, call }: Asking, what: 'hero' | 'item-ally' | 'ally', adjacent: boolean): PickingOf {
  const last = chosen.at(-1)
  if (last?.do === 'card') return { kind: 'move-where', card: call.card(last.card), adjacent }
  return { kind: 'move-which', what, named: chosen.length / 2 }
}

function discarding({ chosen, call }: Asking, least: number): PickingOf {
  return { kind: 'discard', least, named: call.cards(cardsIn(chosen)) }
}

function vanquishing({ s, q, chosen, call }: Asking): PickingOf {
  const [hero, ...allies] = cardsIn(chosen)
  if (hero === undefined) return { kind: 'vanquish' }
  return {
    kind: 'vanquish-with',
    hero: call.card(hero),
    needed: strengthOf(s, q.owner, hero),
    there: sum(s, q.owner, allies),
    allies: call.cards(allies),
  }
}

const ACTIONS: { readonly [A in Action]: (asking: Asking) => PickingOf } = {
  gainPower: other,
  playCard: (asking) => playing(asking, false),
  activate: () => ({ kind: 'activate' }),
  fate: () => ({ kind: 'target' }),
  moveHero: (asking) => moving(asking, 'hero', true),
  moveItemAlly: (asking) => moving(asking, 'item-ally', true),
  vanquish: vanquishing,
  discardCards: (asking) => discarding(asking, 1),
}

function removing(asking: Asking): PickingOf {
  const { q, given, chosen, call } = asking
  const { n = 8, upTo = false, together = false } = given
  const last = chosen.at(-1)
  if (!together) return { kind: 'remove', left: n - chosen.length, upTo, named: chosen.length }
  if (last?.do !== 'at') return { kind: 'remove-from', most: n }
  return { kind: 'remove-amount', place: call.place(q.owner, last.at) }
}

/** The Ally that is sent away next. */
function sending(asking: Asking): PickingOf {
  const { s, q, chosen, call } = asking
  const beside = alliesOf(s, q.owner).filter(
    (ally) => s.at[ally] === s.at[q.card] && destinationsOf(s, q.owner, ally).length > 0,
  )
  const ally = beside[chosen.length] ?? NONE
  return { kind: 'move-where', card: call.card(ally), adjacent: false }
}

const PICKINGS: { readonly [op: string]: (asking: Asking) => PickingOf } = {
  enter: (asking) => placing(asking, asking.q.card),
  perform: (asking) => ACTIONS[asking.given.action ?? 'gainPower'](asking),
  either: ({ q, call }) => ({ kind: 'branch', card: call.card(q.card) }),
  defeat: ({ given }) => ({ kind: 'defeat', most: given.most ?? null, exactly: given.exactly ?? null }),
  defeatAll: () => ({ kind: 'defeat', most: null, exactly: null }),
  moveHeroes: (asking) => moving(asking, 'hero', false),
  moveAlly: (asking) => moving(asking, 'ally', false),
  findAndPlay: (asking) => placing(asking, cardOf(asking.s, asking.given.card ?? '')),
  callBallGown: (asking) => placing(asking, cardOf(asking.s, asking.given.card ?? '')),
  playFromFateDiscard: (asking) => {
    const [hero] = cardsIn(asking.chosen)
    return hero === undefined ? { kind: 'from-pile' } : placing(asking, hero)
  },
  removeObstacles: removing,
  putBack: ({ given, chosen }) => ({
    kind: 'put-back',
    left: (given.n ?? 1) - chosen.length,
    fill: given.where === 'fill',
  }),
  showMeTheBeast: ({ s, q }) =>
    findInRealm(s, q.owner, 'beast') === NONE
      ? { kind: 'put-back', left: 1, fill: false }
      : { kind: 'remove', left: 1, upTo: false, named: 0 },
  sendAlliesAway: sending,
  feedCauldron: () => ({ kind: 'feed' }),
  raiseSoldiers: () => ({ kind: 'raise', price: 2 }),
  playItemFree: (asking) => playing(asking, true),
  playAside: () => ({ kind: 'play-revealed' }),
  trap: () => ({ kind: 'trap' }),
  trapHere: () => ({ kind: 'trap' }),
  toRoom: ({ s, q, given, call }) => ({
    kind: 'to-room',
    place: call.place(q.owner, locationOf(s, q.owner, given.location ?? '')),
  }),
  freeAndMove: (asking) => (asking.chosen.length === 0 ? { kind: 'free' } : moving(asking, 'hero', false)),
  discardAny: (asking) => discarding(asking, 0),
  discardLooked: () => ({ kind: 'discard-looked' }),
  orderTop: ({ chosen }) => ({ kind: 'order-top', named: chosen.length }),
  discardItem: () => ({ kind: 'discard-item' }),
}
