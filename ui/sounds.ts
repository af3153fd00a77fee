/**
 * What a table sounds like. A board says in one table which of its events is which sound, and `null` where it decides
 * that one is silent; the page makes the sounds, and sees to it that they never crowd.
 */
import type { GameEvent, KernelEvent } from '@duskhall/kernel'

/** In the order of their weight: where too much happens at once, the first of these are the ones that are heard. */
export const EVENT_SOUNDS = [
  'night',
  'day',
  'prize',
  'destroy',
  'hit',
  'heal',
  'power',
  'join',
  'place',
  'gain',
  'pay',
  'move',
  'reveal',
  'shuffle',
  'draw',
  'discard',
  'pass',
  'count',
] as const
export type EventSound = (typeof EVENT_SOUNDS)[number]

/** A sound, or a decision against one, for everything that a game can tell; what the kernel tells is silent. */
export type Sounds<E extends GameEvent> = {
  readonly [Name in Exclude<E['e'], KernelEvent['e']>]: EventSound | null
}
