/** Where on the table the answers to a question lie. */
import { SPECTATOR, type View } from '@duskhall/kernel'
import type { Card } from '../content/box.ts'
import { type Asking, type KingdomRush, type KingdomRushMove, type StepOf, WILDCAT } from '../state.ts'
import { id } from './seen.ts'

export type KingdomRushView = View<KingdomRush, KingdomRushMove>

export function targetOf(move: KingdomRushMove): string {
  switch (move.do) {
    case 'hero':
      return id.hero(move.hero)
    case 'call':
      return id.call(move.hero)
    case 'ability':
      return id.ability(move.ability)
    case 'spell':
    case 'cast':
      return id.spell(move.spell)
    case 'space':
      return id.space(move.space)
    case 'raze':
      return id.tower(move.tower)
    case 'nearest':
    case 'activate':
    case 'choose':
      return id.figure(move.hero)
    case 'wildcat':
      return id.figure(WILDCAT)
    case 'build':
      return id.hand(move.tower)
    case 'pass':
      return id.pass(move.tower)
    case 'buy':
    case 'design':
      return id.design(move.tower)
    case 'give':
      return id.seat(move.to)
    case 'site':
      return id.site(move.site)
    case 'turn':
      return id.turn(move.turn)
    case 'aim':
      return id.tray(move.tray)
    case 'target':
      return id.target(move.piece, move.tray)
    case 'cells':
      return `cells-${move.cells}`
    case 'lift':
      return `lift-${move.tray}-${move.cells}`
    case 'colour':
      return `colour-${move.colour}`
    default:
      return move.do
  }
}

const BUTTONS: readonly KingdomRushMove['do'][] = [
  'done',
  'colour',
  'ready',
  'withdraw',
  'basic',
  'recover',
  'confirm',
  'agree',
  'object',
]

export function isButton(_: KingdomRushView, move: KingdomRushMove): boolean {
  return BUTTONS.includes(move.do)
}

/** Being ready ends the phase for a seat. */
export function endOf({ question }: KingdomRushView): KingdomRushMove | null {
  return question?.moves.find((move) => move.do === 'ready') ?? null
}

/** What stands above the open question of phase 2 is a part of an action, which can be taken back. */
export function isChained({ state, seat, question }: KingdomRushView): boolean {
  if (seat === SPECTATOR || !question?.seats.includes(seat)) return false
  const { agenda } = state
  return agenda.at(-1)?.do !== 'play' && agenda.some((step) => step.do === 'play')
}

/** The question that stands, if this seat is asked. */
export function askedOf({ state, seat, question }: KingdomRushView): Asking | null {
  return question?.seats.includes(seat) ? ((state.agenda.at(-1) as Asking | undefined) ?? null) : null
}

/** The attack that is going on, wherever it stands. */
export function attackOf(view: KingdomRushView): StepOf<'pieces'> | StepOf<'cells'> | null {
  const asked = askedOf(view)
  return asked?.do === 'pieces' || asked?.do === 'cells' ? asked : null
}

/** Trays that can be hit now: they get letters, in the order of the list. */
export function targetsOf(view: KingdomRushView): Card[] {
  const trays = (view.question?.moves ?? []).flatMap((move) =>
    move.do === 'target' || move.do === 'aim' ? [move.tray] : [],
  )
  return [...new Set(trays)]
}
