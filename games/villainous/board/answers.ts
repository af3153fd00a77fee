/** Where on the table the answers to a question lie. */
import type { Language, Seat, View } from '@duskhall/kernel'
import { seatOfChair, targetsBy } from '@duskhall/ui'
import { boardOf, boxOf, faceOf, type PrintedIcon } from '../content/box.ts'
import type { Performing } from '../rules/actions/action.ts'
import type { Instruction } from '../rules/verb.ts'
import { type Card, realmOf, type StepOf, type Villainous, type VillainousMove } from '../state.ts'
import { namesIn } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import { id, idOf } from './seen.ts'

export type VillainousView = View<Villainous, VillainousMove>

export const targetOf = targetsBy<VillainousMove>({
  move: ({ to }) => `to-${to}`,
  at: ({ at }) => `at-${at}`,
  use: ({ icon }) => `use-${icon}`,
  grant: ({ card }) => id.grant(card),
  card: ({ card }) => id.card(card),
  seat: ({ seat }) => id.seat(seat),
  branch: ({ branch }) => `branch-${branch}`,
  amount: ({ amount }) => `amount-${amount}`,
})

/** The icon of the mover's location that a move uses; undefined for any other move. */
export function iconUsed({ state, seat }: VillainousView, move: VillainousMove): PrintedIcon | undefined {
  if (move.do !== 'use') return undefined
  return boardOf(state, seat).icons[realmOf(state, seat).mover]?.[move.icon]
}

const BUTTONS: readonly VillainousMove['do'][] = ['end', 'branch', 'amount', 'done', 'decline']

export function isButton(_: VillainousView, move: VillainousMove): boolean {
  return BUTTONS.includes(move.do)
}

export function endOf({ question }: VillainousView): VillainousMove | null {
  return question?.moves.find((move) => move.do === 'end') ?? null
}

/** Several cards or places are named one after another, each of which can be taken back. */
export function isChained({ state, seat, question }: VillainousView): boolean {
  const step = state.agenda.at(-1)
  if (!question?.seats.includes(seat) || step?.do !== 'instruct') return false
  // An icon that was pressed asks at once: that is taken back as well.
  return chosenIn(state).length > 0 || (seat === state.active && isOfIcon(state, step))
}

function isOfIcon({ agenda }: Villainous, { card, at }: StepOf<'instruct'>): boolean {
  return card < 0 && at === 0 && agenda.some(({ do: step }) => step === 'act')
}

/** What has been chosen so far, where the reader may know it. */
function chosenIn({ agenda }: Villainous): readonly VillainousMove[] {
  const step = agenda.at(-1)
  // What others have chosen is hidden with their secret.
  return step?.do === 'instruct' ? (step.secret?.chosen ?? []) : []
}

export function chosenCards(s: Villainous): Card[] {
  return chosenIn(s).flatMap((move) => (move.do === 'card' ? [move.card] : []))
}

/** The instruction that asks. */
function instructionOf(s: Villainous): Instruction | null {
  const step = s.agenda.at(-1)
  return step?.do === 'instruct' ? (boxOf(s).lists[step.list]?.[step.at]?.effect ?? null) : null
}

/** The Hero that is to fall and the Allies named so far, while a Vanquish action is put together. */
export function vanquishing(s: Villainous): { readonly hero: Card; readonly allies: readonly Card[] } | null {
  const instruction = instructionOf(s)
  if (instruction?.op !== 'perform' || (instruction as Performing).action !== 'vanquish') return null
  const [hero, ...allies] = chosenCards(s)
  return hero === undefined ? null : { hero, allies }
}

/** Any number of cards of the own hand are picked to be discarded. */
export function isDiscarding(s: Villainous): boolean {
  const instruction = instructionOf(s)
  if (instruction?.op === 'discardAny') return true
  return instruction?.op === 'perform' && (instruction as Performing).action === 'discardCards'
}

/** Cards of the own Fate deck that are looked at and chosen among. */
export function lookedAt(view: VillainousView): Card[] {
  const realm = view.state.realms[view.seat]
  const step = view.state.agenda.at(-1)
  const { question } = view
  if (!realm || !question || step?.do !== 'instruct' || step.owner !== view.seat) return []
  const asked = question.moves.flatMap((move) => (move.do === 'card' ? [move.card] : []))
  const chosen = chosenCards(view.state)
  const seen = realm.fateDeck.filter((card) => asked.includes(card) || chosen.includes(card))
  return seen.toReversed()
}

/** A Fate discard pile in which answers lie, by its owner. */
export function pileAsked({ state, question }: VillainousView): Seat | null {
  const cards = question?.moves.flatMap((move) => (move.do === 'card' ? [move.card] : [])) ?? []
  const owner = state.realms.findIndex(({ fateDiscard }) => cards.some((card) => fateDiscard.includes(card)))
  return owner < 0 ? null : owner
}

/** Cards that can be chosen in this realm, for the count on what hides them. */
export function answersIn({ state, question }: VillainousView, seat: Seat): number {
  const { cards } = realmOf(state, seat)
  const asked = ownerAsked(state) ?? state.active
  return (question?.moves ?? []).filter((move) => {
    if (move.do === 'card') return cards.includes(move.card)
    if (move.do === 'seat') return move.seat === seat
    return move.do === 'at' && asked === seat
  }).length
}

/** Whose realm the question itself names; null where it is simply about whoever is asked. */
export function ownerAsked({ agenda }: Villainous): Seat | null {
  const step = agenda.at(-1)
  return step && 'owner' in step ? step.owner : null
}

/** Whoever is asked by a Condition that waits, or may take a choice over. */
export function isInterrupt({ question }: VillainousView): boolean {
  return question?.name === 'respond' || question?.name === 'take-over'
}

/** A Condition that nobody could play passes by itself; nobody else learns of it (VD-COND-R8). */
export function autoAnswer(view: VillainousView): VillainousMove | null {
  const moves = view.question?.moves ?? []
  const [only] = moves
  return isInterrupt(view) && moves.length === 1 && only?.do === 'decline' ? only : null
}

export function verb({ state }: VillainousView, move: VillainousMove, lang: Language): string | null {
  const { verbs, vanquish } = tableWords(lang)
  // Where the Ally is and how strong stands on it; the sum says the rest.
  if (move.do === 'card' && vanquishing(state))
    return vanquish.use(namesIn(state.content, lang).card(idOf(state, move.card)))
  return (verbs as { readonly [sort: string]: string })[move.do] ?? null
}

/** Whether a card of the own hand can be dragged to where it goes. */
export function isPlayed(view: VillainousView, card: Card): boolean {
  const hand = view.state.realms[seatOfChair(view)]?.hand ?? []
  const { type } = faceOf(view.state, card)
  return hand.includes(card) && type !== 'effect' && type !== 'condition'
}
