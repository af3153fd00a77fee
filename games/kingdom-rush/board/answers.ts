/** Where on the table the answers to a question lie. */
import { SPECTATOR, type View } from '@duskhall/kernel'
import type { Card } from '../content/box.ts'
import { type Asking, type KingdomRush, type KingdomRushMove, type StepOf, WILDCAT } from '../state.ts'
import { id } from './seen.ts'

export type KingdomRushView = View<KingdomRush, KingdomRushMove>

/** What answers with a thing of the table: its name. What is missing here has no place there. */
const TARGETS: {
  readonly [Do in KingdomRushMove['do']]?: (move: Extract<KingdomRushMove, { readonly do: Do }>) => string
} = {
  hero: ({ hero }) => id.hero(hero),
  call: ({ hero }) => id.call(hero),
  ability: ({ ability }) => id.ability(ability),
  spell: ({ spell }) => id.spell(spell),
  cast: ({ spell }) => id.spell(spell),
  space: ({ space }) => id.space(space),
  raze: ({ tower }) => id.tower(tower),
  nearest: ({ hero }) => id.figure(hero),
  activate: ({ hero }) => id.figure(hero),
  choose: ({ hero }) => id.figure(hero),
  wildcat: () => id.figure(WILDCAT),
  build: ({ tower }) => id.hand(tower),
  pass: ({ tower }) => id.pass(tower),
  buy: ({ tower }) => id.design(tower),
  design: ({ tower }) => id.design(tower),
  give: ({ to }) => id.seat(to),
  site: ({ site }) => id.site(site),
  turn: ({ turn }) => id.turn(turn),
  aim: ({ tray }) => id.tray(tray),
  target: ({ piece, tray }) => id.target(piece, tray),
  cells: ({ cells }) => `cells-${cells}`,
  lift: ({ tray, cells }) => `lift-${tray}-${cells}`,
  colour: ({ colour }) => `colour-${colour}`,
}

export function targetOf(move: KingdomRushMove): string {
  return TARGETS[move.do]?.(move as never) ?? move.do
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
