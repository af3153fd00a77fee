/** The legal moves and refusals of the standing question, found by the thing on the table they point at. */
import { type Refusal, same, type View } from '@duskhall/kernel'
import { campOf } from '../content/box.ts'
import type { EvilCorp, EvilCorpMove, Place } from '../state.ts'
import { placeAt } from '../state.ts'

export type EvilCorpView = View<EvilCorp, EvilCorpMove>

/** What a thing answers with, or why it does not. */
interface Answering {
  readonly move: EvilCorpMove | null
  readonly refusal: Refusal<EvilCorpMove> | null
}

const SILENT: Answering = { move: null, refusal: null }

/** Where on the table a move is given; moves of one place never collide within a question. */
function targetOf(move: EvilCorpMove): string {
  switch (move.do) {
    case 'deploy':
      return `screen ${move.tile}`
    case 'take':
      return `${move.from} ${move.tile}`
    case 'activate':
    case 'place':
    case 'tile':
      return `place ${placeAt(move.village, move.half, move.space)}`
    case 'recruit':
    case 'queue':
      return `slot ${move.slot}`
    case 'summon':
      return `column ${move.demon} ${move.column}`
    case 'demon':
      return `demon ${move.demon}`
    case 'rival':
      return `seat ${move.seat}`
    default:
      return move.do
  }
}

export interface Answers {
  screen(tile: string): Answering
  discard(tile: string): Answering
  place(place: Place): Answering
  slot(slot: number): Answering
  column(demon: string, threshold: number): Answering
  demon(demon: string): Answering
  seat(seat: number): Answering
  readonly pass: Answering
  /** Whether some answer lies in the discard. */
  readonly inDiscard: boolean
  readonly inOffice: boolean
  /** Whether some answer lies in this village. */
  inVillage(village: number): boolean
}

export function answersOf(view: EvilCorpView): Answers {
  const found = new Map<string, Answering>()
  const moves = view.question?.moves ?? []
  for (const refusal of view.question?.refusals ?? [])
    found.set(targetOf(refusal.move), { move: null, refusal })
  for (const move of moves) found.set(targetOf(move), { move, refusal: null })
  const at = (target: string) => found.get(target) ?? SILENT
  return {
    screen: (tile) => at(`screen ${tile}`),
    discard: (tile) => at(`discard ${tile}`),
    place: (place) => at(`place ${place}`),
    slot: (slot) => at(`slot ${slot}`),
    column: (demon, threshold) => at(`column ${demon} ${threshold}`),
    demon: (demon) => at(`demon ${demon}`),
    seat: (seat) => at(`seat ${seat}`),
    pass: at('pass'),
    inDiscard: moves.some((move) => move.do === 'take' && move.from === 'discard'),
    inOffice: moves.some((move) => IN_OFFICE.includes(move.do)),
    inVillage: (village) =>
      moves.some((move) =>
        move.do === 'upkeep'
          ? move.kept.some((kept) => kept.village === village)
          : 'village' in move && move.village === village,
      ),
  }
}

const IN_OFFICE: readonly EvilCorpMove['do'][] = ['recruit', 'queue', 'summon', 'demon']

/** Legal answers that have no place on the table. */
export function isButton(_: EvilCorpView, move: EvilCorpMove): boolean {
  return move.do === 'decline' || move.do === 'done' || move.do === 'coins' || move.do === 'draws'
}

export function passOf(view: EvilCorpView): EvilCorpMove | null {
  return answersOf(view).pass.move
}

/** EC-RULING26: gold before magic gold, unless the payer asks otherwise. */
export function autoAnswer(view: EvilCorpView): EvilCorpMove | null {
  const goldFirst: EvilCorpMove = { do: 'coins', first: 'gold' }
  return view.question?.moves.find((move) => same(move, goldFirst)) ?? null
}

const ALONE: readonly string[] = ['action', 'upkeep', 'team-draw', 'reveal']

/** Whether the question follows from the player's own last move: its turn, and not the first question of it. */
export function isChained({ state, seat, question }: EvilCorpView): boolean {
  if (!question?.seats.includes(seat) || ALONE.includes(question.name)) return false
  return campOf(state, seat) === state.turn && !isNight(state)
}

/** A Day has its turns on the agenda, a Night has none. */
export function isNight(s: EvilCorp): boolean {
  return !s.agenda.some((step) => step.do === 'turn' || step.do === 'action')
}
