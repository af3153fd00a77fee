/** Names of things on the table, for pieces, answers, flights and flashing. */
import { numbered } from '@duskhall/ui'
import type { Card } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import { type FigureNo, WILDCAT } from '../state.ts'

export const id = {
  ...numbered('space', 'site', 'tower', 'tray', 'pile', 'gate', 'seat'),
  ...numbered('hero', 'ability', 'spell', 'hand', 'pass', 'design', 'call', 'turn'),
  figure: (figure: FigureNo) => (figure === WILDCAT ? 'wildcat' : `figure-${figure}`),
  /** A tray as the target of one piece. */
  target: (piece: TileNo, tray: Card) => `target-${piece}-${tray}`,
  /** The tray that is aimed at, at working size. */
  aim: 'aim',
  hearts: 'hearts',
  diamonds: 'diamonds',
  soldiers: 'soldiers',
} as const
