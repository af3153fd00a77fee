/**
 * Two hands that both wait for something can wait for ever: no card is played, none is discarded, none is drawn. After so
 * long a game whoever plays lets go of its hand for a while, and then plays on as before.
 */
import type { Villainous } from '../state.ts'

/** Turns of each seat; nearly all games are over in less. */
const PATIENCE = 60
const RESTLESS = 15

export function isRestless({ turn, seats }: Villainous): boolean {
  return turn % ((PATIENCE + RESTLESS) * seats) >= PATIENCE * seats
}
