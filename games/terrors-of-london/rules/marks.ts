/**
 * What is marked on a card, packed into one number: its HAUNT token (TL-HAUNT) and what it has done this turn.
 * Marks leave with the card (TL-HAUNT-R8, TL-ABIL-R4), except that a Horde ability stays used (TL-HORDE11).
 */
import type { Card, TerrorsOfLondon } from '../state.ts'

/** The two sides of a HAUNT token. */
export const HAUNT_SIDE = 1
export const DISMISSED_SIDE = 2
const TOKEN = HAUNT_SIDE | DISMISSED_SIDE
const SINCE_START = 1 << 2
const HAUNT_USED = 1 << 3
const RELIC_USED = 1 << 4
const HORDE_SHIFT = 5
const HORDE_USED = 3 << HORDE_SHIFT
const TRIGGER_SHIFT = 7

function marksOf(s: TerrorsOfLondon, card: Card): number {
  return s.marks[card] as number
}

function mark(s: TerrorsOfLondon, card: Card, bits: number): void {
  s.marks[card] = marksOf(s, card) | bits
}

export function hasToken(s: TerrorsOfLondon, card: Card): boolean {
  return (marksOf(s, card) & TOKEN) !== 0
}

/** The side of the token that lies up, or 0 without a token. */
export function tokenSide(s: TerrorsOfLondon, card: Card): number {
  return marksOf(s, card) & TOKEN
}

export function setToken(s: TerrorsOfLondon, card: Card, side: number): void {
  s.marks[card] = (marksOf(s, card) & ~TOKEN) | side
}

/** TL-HAUNT7: whether it lay in the play area when the turn began. */
export function wasThereAtStart(s: TerrorsOfLondon, card: Card): boolean {
  return (marksOf(s, card) & SINCE_START) !== 0
}

export function markAtStart(s: TerrorsOfLondon, card: Card): void {
  mark(s, card, SINCE_START)
}

export function isHauntUsed(s: TerrorsOfLondon, card: Card): boolean {
  return (marksOf(s, card) & HAUNT_USED) !== 0
}

export function markHauntUsed(s: TerrorsOfLondon, card: Card): void {
  mark(s, card, HAUNT_USED)
}

export function isRelicUsed(s: TerrorsOfLondon, card: Card): boolean {
  return (marksOf(s, card) & RELIC_USED) !== 0
}

export function markRelicUsed(s: TerrorsOfLondon, card: Card): void {
  mark(s, card, RELIC_USED)
}

export function isHordeAbilityUsed(s: TerrorsOfLondon, card: Card, ability: number): boolean {
  return ((marksOf(s, card) >> (HORDE_SHIFT + ability)) & 1) !== 0
}

export function markHordeAbilityUsed(s: TerrorsOfLondon, card: Card, ability: number): void {
  mark(s, card, 1 << (HORDE_SHIFT + ability))
}

export function timesTriggered(s: TerrorsOfLondon, card: Card): number {
  return marksOf(s, card) >> TRIGGER_SHIFT
}

export function markTriggered(s: TerrorsOfLondon, card: Card): void {
  s.marks[card] = marksOf(s, card) + (1 << TRIGGER_SHIFT)
}

/** The card leaves play: its token goes, and what it may do begins afresh should it return. */
export function unmark(s: TerrorsOfLondon, card: Card): void {
  s.marks[card] = marksOf(s, card) & HORDE_USED
}

/** TL-GEN-R7: with a new turn everything may be used again; tokens stay. */
export function resetMarks(s: TerrorsOfLondon): void {
  const { marks } = s
  for (let card = 0; card < marks.length; card++) {
    if (marks[card] !== 0) marks[card] = (marks[card] as number) & TOKEN
  }
}
