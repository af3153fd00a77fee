/** Where on the table the answers to a question lie. */
import { type Language, same, type View } from '@duskhall/kernel'
import type { Answers } from '@duskhall/ui'
import { campOf } from '../content/box.ts'
import { type EvilCorp, type EvilCorpMove, placeAt } from '../state.ts'
import { wordsOf } from '../text/index.ts'
import { id } from './seen.ts'

export type EvilCorpView = View<EvilCorp, EvilCorpMove>

/** Equal tiles behind a screen or in a discard answer alike. */
export const tilesIn = (pile: 'screen' | 'discard', tile: string) => `${pile} ${tile}`

export function targetOf(move: EvilCorpMove): string {
  switch (move.do) {
    case 'deploy':
      return tilesIn('screen', move.tile)
    case 'take':
      return tilesIn(move.from, move.tile)
    case 'activate':
    case 'place':
    case 'tile':
      return id.space(placeAt(move.village, move.half, move.space))
    case 'recruit':
    case 'queue':
      return id.queue(move.slot)
    case 'summon':
      return id.column(move.demon, move.column)
    case 'demon':
      return move.demon
    case 'rival':
      return id.seat(move.seat)
    default:
      return move.do
  }
}

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
