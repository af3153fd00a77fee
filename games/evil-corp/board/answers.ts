/** Where on the table the answers to a question lie. */
import { type Language, same, type View } from '@duskhall/kernel'
import { type Answers, targetsBy } from '@duskhall/ui'
import { campOf } from '../content/box.ts'
import { type EvilCorp, type EvilCorpMove, placeAt } from '../state.ts'
import { wordsOf } from '../text/index.ts'
import { id } from './seen.ts'

export type EvilCorpView = View<EvilCorp, EvilCorpMove>

/** Equal tiles behind a screen or in a discard answer alike. */
export const tilesIn = (pile: 'screen' | 'discard', tile: string) => `${pile} ${tile}`

type OnSpace = Extract<EvilCorpMove, { readonly space: unknown }>
const onSpace = ({ village, half, space }: OnSpace) => id.space(placeAt(village, half, space))
const inQueue = ({ slot }: { readonly slot: number }) => id.queue(slot)

export const targetOf = targetsBy<EvilCorpMove>({
  deploy: ({ tile }) => tilesIn('screen', tile),
  take: ({ from, tile }) => tilesIn(from, tile),
  activate: onSpace,
  place: onSpace,
  tile: onSpace,
  recruit: inQueue,
  queue: inQueue,
  summon: ({ demon, column }) => id.column(demon, column),
  demon: ({ demon }) => demon,
  rival: ({ seat }) => id.seat(seat),
})

/** Whether some answer lies in the own discard. */
export function liesInDiscard({ moves }: Answers<EvilCorpMove>): boolean {
  return moves.some((move) => move.do === 'take' && move.from === 'discard')
}

const IN_OFFICE: readonly EvilCorpMove['do'][] = ['recruit', 'queue', 'summon', 'demon']

export function liesInOffice({ moves }: Answers<EvilCorpMove>): boolean {
  return moves.some((move) => IN_OFFICE.includes(move.do))
}

export function liesInVillage({ moves }: Answers<EvilCorpMove>, village: number): boolean {
  return moves.some((move) =>
    move.do === 'upkeep'
      ? move.kept.some((kept) => kept.village === village)
      : 'village' in move && move.village === village,
  )
}

export function liesInHalf({ moves }: Answers<EvilCorpMove>, village: number, half: number): boolean {
  return moves.some((move) =>
    move.do === 'upkeep'
      ? move.kept.some((kept) => kept.village === village && kept.half === half)
      : 'village' in move && move.village === village && move.half === half,
  )
}

/** Where on the table an answer is given: in a village, in the Office, or at no such place. */
export function boardOf(move: EvilCorpMove): number | 'office' | null {
  if (IN_OFFICE.includes(move.do)) return 'office'
  return 'village' in move ? move.village : null
}

/** Legal answers that have no place on the table. */
export function isButton(_: EvilCorpView, move: EvilCorpMove): boolean {
  return move.do === 'decline' || move.do === 'done' || move.do === 'coins' || move.do === 'draws'
}

/** What the button says that confirms it: a space is named by what goes there. */
export function verb({ question }: EvilCorpView, move: EvilCorpMove, lang: Language): string | null {
  const what = move.do === 'place' ? (question?.name ?? '') : move.do
  return wordsOf(lang).verbs[what] ?? null
}

export function passOf({ question }: EvilCorpView): EvilCorpMove | null {
  return question?.moves.find((move) => move.do === 'pass') ?? null
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
