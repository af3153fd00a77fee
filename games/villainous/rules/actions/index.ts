/** The eight actions of a board, each with its own file; icons and cards perform them alike (VD-ACT-R7). */
import type { Action } from '../../state.ts'
import type { ActionVerb } from './action.ts'
import { activate } from './activate.ts'
import { discardCards } from './discard-cards.ts'
import { fate } from './fate.ts'
import { gainPowerAction } from './gain-power.ts'
import { moveHero, moveItemAlly } from './move.ts'
import { playCard } from './play-card.ts'
import { vanquish } from './vanquish.ts'

export const actions: { readonly [A in Action]: ActionVerb } = {
  gainPower: gainPowerAction,
  playCard,
  activate,
  fate,
  moveHero,
  moveItemAlly,
  vanquish,
  discardCards,
}
