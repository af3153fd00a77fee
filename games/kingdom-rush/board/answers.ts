/** Where on the table the answers to a question lie. */

import { SPECTATOR, type View } from '@duskhall/kernel'
import { targetsBy } from '@duskhall/ui'
import type { Card } from '../content/box.ts'
import { trayOf } from '../rules/trays.ts'
import {
  type Asking,
  type Built,
  type KingdomRush,
  type KingdomRushMove,
  type StepOf,
  type Tray,
  WILDCAT,
} from '../state.ts'
import { id } from './seen.ts'

export type KingdomRushView = View<KingdomRush, KingdomRushMove>

export const targetOf = targetsBy<KingdomRushMove>({
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
})

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

/** The tray that a question for cells is about: what its piece hangs over. */
export function trayAsked(asked: Asking | null, s: KingdomRush): Tray | null {
  const card = asked?.do === 'cells' ? asked.tray : asked?.do === 'confront' ? asked.card : null
  return card === null ? null : (trayOf(s, card) ?? null)
}

/** The attack that is going on, wherever it stands. */
export function attackOf(view: KingdomRushView): StepOf<'pieces'> | StepOf<'cells'> | null {
  const asked = askedOf(view)
  return asked?.do === 'pieces' || asked?.do === 'cells' ? asked : null
}

/** The tower that attacks: its place in `towers`; null while a hero or a spell does. */
export function attackingTower(view: KingdomRushView): Built | null {
  const { agenda, towers } = view.state
  const built = attackOf(view) ? agenda.at(-2) : undefined
  return built?.do === 'built' ? (towers.findLast(({ site }) => site === built.site) ?? null) : null
}

/** Every tray that the attack may go on, whatever of it is asked; otherwise those that can be hit now. */
export function reachableIn(view: KingdomRushView): readonly Card[] {
  return attackOf(view)?.trays ?? targetsOf(view)
}

/** Trays that can be hit now. */
export function targetsOf(view: KingdomRushView): Card[] {
  const trays = (view.question?.moves ?? []).flatMap((move) =>
    move.do === 'target' || move.do === 'aim' ? [move.tray] : [],
  )
  return [...new Set(trays)]
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letter of a tray in reach, on the map and in its tab alike; null for every other. */
export function letterIn(view: KingdomRushView, card: Card): string | null {
  return LETTERS[reachableIn(view).indexOf(card)] ?? null
}
