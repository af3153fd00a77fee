/** What is worth building, where, and turned which way: for a lesson, that never points at a tower that would attack nothing. */
import type { Move, Seat, View } from '@duskhall/kernel'
import type { LessonMeasure } from '@duskhall/ui'
import type { TowerNo } from '../content/box.ts'
import { cellsOf, countOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import { attackFrom, couldHit, sitesFor } from '../rules/build.ts'
import { basesOn } from '../rules/confront.ts'
import { becomes } from '../rules/pass.ts'
import { hasTarget } from '../rules/pieces.ts'
import { placesOf, soldierCells } from '../rules/places.ts'
import { coveredOn, enemiesOn, isHorde, topAt, trayOf } from '../rules/trays.ts'
import {
  type Asking,
  type KingdomRush,
  type KingdomRushMove,
  type Pieces,
  SOLDIER,
  type Tray,
} from '../state.ts'

const TURNS = [0, 1, 2, 3] as const

/** So many Hordes it could attack. */
function reachedBy(s: KingdomRush, by: Seat, tower: TowerNo, site: number, turn: number): number {
  const attack = attackFrom(s, by, tower, site, turn)
  return attack.trays.filter((card) => hasTarget(s, { ...attack, trays: [card] }, 'hordes', [])).length
}

function reachedAt(s: KingdomRush, by: Seat, tower: TowerNo, site: number): number {
  return Math.max(...TURNS.map((turn) => reachedBy(s, by, tower, site, turn)))
}

/** Trays in reach of what an answer leads to; of a tower in hand only whether there are any. */
function trays({ state, seat }: View<KingdomRush>, move: KingdomRushMove): number {
  const asked = state.agenda.at(-1) as Asking | undefined
  const by = seat as Seat
  if (move.do === 'build') return couldHit(state, by, move.tower) ? 1 : 0
  if (asked?.do === 'site' && move.do === 'site') return reachedAt(state, by, asked.tower, move.site)
  if (asked?.do === 'turn' && move.do === 'turn')
    return reachedBy(state, by, asked.tower, asked.site, move.turn)
  return 0
}

export const reach: LessonMeasure = {
  worth: (view: View, move: Move) => trays(view as View<KingdomRush>, move as KingdomRushMove),
}

/** More than a tray has cells. */
const MANY = 26

/** How near it brings a Horde to its end, to be covered so: what is left counts first, then what is covered. */
function nearness(s: KingdomRush, tray: Tray, places: readonly Mask[]): number {
  const open = enemiesOn(s, tray) & ~coveredOn(s, tray)
  const covered = Math.max(0, ...places.map((cells) => countOf(cells & open)))
  return covered === 0 ? 0 : (MANY - countOf(open) + covered) * MANY + covered
}

function placesFor(s: KingdomRush, tray: Tray, piece: number, attack: Pieces): readonly Mask[] {
  return piece === SOLDIER
    ? cellsOf(soldierCells(s, tray, attack.type)).map((cell) => 1 << cell)
    : placesOf(s, tray, piece, attack)
}

/** What an answer covers where it lies, or could at best where it leads to. */
function coverBy({ state }: View<KingdomRush>, move: KingdomRushMove): number {
  const asked = state.agenda.at(-1) as Asking | undefined
  if (move.do === 'cells' && (asked?.do === 'cells' || asked?.do === 'confront')) {
    const tray = trayOf(state, asked.do === 'cells' ? asked.tray : asked.card)
    return tray ? nearness(state, tray, [move.cells]) : 0
  }
  if (move.do === 'target' && asked?.do === 'pieces') {
    const tray = trayOf(state, move.tray)
    return tray && isHorde(state, tray) ? nearness(state, tray, placesFor(state, tray, move.piece, asked)) : 0
  }
  if (move.do === 'space' && asked?.do === 'activation') {
    const tray = topAt(state, move.space)
    return tray && isHorde(state, tray) ? nearness(state, tray, basesOn(state, tray, NO_CELLS)) : 0
  }
  return 0
}

/** How near an answer brings a Horde to being covered whole. */
export const closest: LessonMeasure = {
  worth: (view: View, move: Move) => coverBy(view as View<KingdomRush>, move as KingdomRushMove),
}

/** Whether nothing that is left of an attack would cover an enemy. */
export const idle: LessonMeasure = {
  worth: (view: View, move: Move) =>
    (move as KingdomRushMove).do === 'confirm' &&
    (view.question?.moves ?? []).every((other) => closest.worth(view, other) === 0)
      ? 1
      : 0,
}

const ONE_LEVEL = 1

/** How near a tower could bring a Horde to its end, built where it does most. */
function deedOf(s: KingdomRush, by: Seat, tower: TowerNo): number {
  let most = 0
  for (const site of sitesFor(s, by, tower))
    for (const turn of TURNS) {
      const attack = attackFrom(s, by, tower, site, turn)
      for (const card of attack.trays) {
        const tray = trayOf(s, card)
        if (!tray || !isHorde(s, tray)) continue
        const pieces = [...attack.pieces, ...(attack.soldiers > 0 ? [SOLDIER] : [])]
        for (const piece of pieces)
          most = Math.max(most, nearness(s, tray, placesFor(s, tray, piece, attack)))
      }
    }
  return most
}

/**
 * A tower that attacks nothing is best handed on, or else the one that does least: where another is left to build, and where it
 * grows stronger. Of partners those are best who could attack with it.
 */
function handedOn({ state, seat }: View<KingdomRush>, move: KingdomRushMove): number {
  if (move.do === 'pass') {
    const deed = deedOf(state, seat as Seat, move.tower)
    const isStronger = !becomes(state, move.tower, ONE_LEVEL).includes(move.tower)
    const isSpared = deed === 0 || (isStronger && (state.players[seat]?.hand.length ?? 0) > 1)
    return isSpared ? 1 / (1 + deed) : 0
  }
  const asked = state.agenda.at(-1) as Asking | undefined
  if (move.do !== 'give' || asked?.do !== 'receiver') return 0
  return couldHit(state, move.to, asked.tower) ? 2 : 1
}

export const handed: LessonMeasure = {
  worth: (view: View, move: Move) => handedOn(view as View<KingdomRush>, move as KingdomRushMove),
}
