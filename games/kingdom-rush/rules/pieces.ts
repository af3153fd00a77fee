/**
 * Tiles and soldiers of an attack, whoever makes it: the only place where they come to lie on trays. Asked piece by
 * piece: what goes on which tray, then on which cells (KR-TILE, KR-SOLDIER).
 */
import { askSeat, push, tell } from '@duskhall/kernel'
import { boxOf, type Card } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import { ALL_CELLS, cellsOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import type { KingdomRushEvent } from '../events.ts'
import {
  type Asks,
  type KingdomRush,
  type KingdomRushMove,
  NONE,
  type Pieces,
  SOLDIER,
  type StepOf,
  type Tray,
} from '../state.ts'
import { ofCells } from './answers.ts'
import { allowedPlaces, constraintRule, isLoose } from './constraints.ts'
import { cellsRefusal, hasPlaceOn, placesOf, soldierCells } from './places.ts'
import { coveredOn, enemiesOn, faceOf, isHorde, isPortal, levelOf, spaceOf, topAt, trayOf } from './trays.ts'

/** Asks for its pieces one by one, of several parts one after another; what it does stands in `deed` afterwards. */
export function attackWith(s: KingdomRush, ...attacks: readonly Pieces[]): void {
  s.deed.hits = []
  s.deed.tray = NONE
  s.deed.cells = NO_CELLS
  for (let i = attacks.length - 1; i >= 0; i--) push(s, asPieces(attacks[i] as Pieces))
}

/** The question for an attack; field by field, because it is asked again after each piece. */
function asPieces(q: Pieces): StepOf<'pieces'> {
  return {
    do: 'pieces',
    by: q.by,
    pieces: q.pieces,
    soldiers: q.soldiers,
    type: q.type,
    turn: q.turn,
    trays: q.trays,
    spread: q.spread,
    duty: q.duty,
    lifts: q.lifts,
    lifted: q.lifted,
    constraint: q.constraint,
    placed: q.placed,
    base: q.base,
  }
}

/** The kinds of pieces left: each tile once, and a soldier where the supply or a lifted one gives it. */
function kindsLeft(s: KingdomRush, { pieces, soldiers, lifted }: Pieces): TileNo[] {
  if (lifted) return [SOLDIER]
  const kinds: TileNo[] = []
  for (const tile of pieces) if (!kinds.includes(tile)) kinds.push(tile)
  if (soldiers > 0 && s.soldiers > 0) kinds.push(SOLDIER)
  return kinds
}

/** KR-TILE10, KR-TILE-R9: the first of linked pieces fixes the tray; of others each may have to go on another one. */
function traysLeft(s: KingdomRush, { trays, spread }: Pieces, hits: readonly Card[] = s.deed.hits): Tray[] {
  const left: Tray[] = []
  for (const card of trays) {
    const tray = trayOf(s, card)
    const isOpen =
      spread === 'any' || (spread === 'one' ? hits.length === 0 || hits.includes(card) : !hits.includes(card))
    if (tray && isOpen) left.push(tray)
  }
  return left
}

function placesFor(s: KingdomRush, pieces: Pieces, tile: TileNo, tray: Tray): readonly Mask[] {
  return allowedPlaces(s, pieces, placesOf(s, tray, tile, pieces))
}

/** Whether a piece can be put there so that it touches one of these cells. */
function fits(s: KingdomRush, pieces: Pieces, tile: TileNo, tray: Tray, on: Mask): boolean {
  if (tile === SOLDIER) return soldierCells(s, tray, pieces.type) !== NO_CELLS
  if (pieces.constraint === null) return hasPlaceOn(s, tray, tile, pieces, on)
  return placesFor(s, pieces, tile, tray).some((cells) => (cells & on) !== 0)
}

function hasPlace(s: KingdomRush, pieces: Pieces, tile: TileNo, tray: Tray): boolean {
  return fits(s, pieces, tile, tray, ALL_CELLS)
}

/** Whether any piece of an attack that has not begun can be put anywhere. */
export function canPlace(s: KingdomRush, attack: Pieces): boolean {
  const trays = traysLeft(s, attack, [])
  return kindsLeft(s, attack).some((tile) => trays.some((tray) => hasPlace(s, attack, tile, tray)))
}

/** KR-TOWER-R2: it has a legal place there on at least one enemy that is still uncovered. */
function isValidTarget(s: KingdomRush, pieces: Pieces, tile: TileNo, tray: Tray): boolean {
  return fits(s, pieces, tile, tray, enemiesOn(s, tray) & ~coveredOn(s, tray))
}

/** Whether a piece that is left has a valid target, Portals left out or not; `hits` is what it has hit so far. */
export function hasTarget(
  s: KingdomRush,
  pieces: Pieces,
  among: 'hordes' | 'all',
  hits: readonly Card[] = s.deed.hits,
): boolean {
  const trays = traysLeft(s, pieces, hits).filter((tray) => among === 'all' || !isPortal(s, tray))
  return kindsLeft(s, pieces).some((tile) => trays.some((tray) => isValidTarget(s, pieces, tile, tray)))
}

/** KR-TOWER-R3, judged on the table as it is after all placements. */
function isOwed(s: KingdomRush, pieces: Pieces): boolean {
  const { duty, lifted } = pieces
  if (lifted || isLoose(pieces)) return true
  if (duty === 'some') return s.deed.hits.length === 0 && targets(s, pieces).length > 0
  return duty !== 'none' && hasTarget(s, pieces, duty)
}

function targets(s: KingdomRush, pieces: Pieces): KingdomRushMove[] {
  const trays = traysLeft(s, pieces)
  const found: KingdomRushMove[] = []
  for (const piece of kindsLeft(s, pieces)) {
    const isForced = isForPortals(s, pieces, piece)
    for (const tray of trays)
      if ((!isForced || isPortal(s, tray)) && hasPlace(s, pieces, piece, tray))
        found.push({ do: 'target', piece, tray: tray.card })
  }
  return found
}

/** KR-PORTAL9, KR-PORTAL-R3: with Portals alone for targets a piece is not thrown away on the empty cells of a Horde. */
function isForPortals(s: KingdomRush, pieces: Pieces, tile: TileNo): boolean {
  if (pieces.duty !== 'all') return false
  const valid = traysLeft(s, pieces).filter((tray) => isValidTarget(s, pieces, tile, tray))
  return valid.length > 0 && valid.every((tray) => isPortal(s, tray))
}

/** KR-SOLDIER14, KR-SOLDIER-R1, KR-SOLDIER-R3: with an empty supply, any soldier of the map that has somewhere to go. */
function lifts(s: KingdomRush, pieces: Pieces): KingdomRushMove[] {
  if (!pieces.lifts || pieces.lifted || pieces.soldiers === 0 || s.soldiers > 0) return []
  const trays = traysLeft(s, pieces)
  const elsewhere = trays.some((tray) => soldierCells(s, tray, pieces.type) !== NO_CELLS)
  return s.trays.flatMap((tray) =>
    cellsOf(tray.soldiers)
      .map((cell) => 1 << cell)
      .filter((cells) => elsewhere || (trays.includes(tray) && mayReturn(s, tray, pieces, cells)))
      .map((cells): KingdomRushMove => ({ do: 'lift', tray: tray.card, cells })),
  )
}

/** Whether the type of this tower allows the cell that the soldier would leave (KR-SOLDIER-R9). */
function mayReturn(s: KingdomRush, tray: Tray, { type }: Pieces, cells: Mask): boolean {
  return (soldierCells(s, { ...tray, soldiers: tray.soldiers & ~cells }, type) & cells) !== 0
}

const CONFIRM: KingdomRushMove = { do: 'confirm' }

export const piecesQuestion: Asks<'pieces'> = {
  // With the last piece the attack is over, and there is nothing to be left out.
  who: (_, { by, pieces, soldiers, lifted }) => (pieces.length + soldiers > 0 || lifted ? askSeat(by) : []),
  moves(s, q) {
    const found = targets(s, q)
    found.push(...lifts(s, q))
    if (!isOwed(s, q)) found.push(CONFIRM)
    return found
  },
  refusal(s, q, _, move) {
    if (move.do === 'confirm') return confirmRefusal(q)
    if (move.do === 'lift') return s.soldiers > 0 ? 'KR-SOLDIER-R1' : null
    return move.do === 'target' ? targetRefusal(s, q, move.piece, move.tray) : null
  },
  answer(s, q, seat, move) {
    if (move.do === 'target') push(s, { ...q, do: 'cells', piece: move.piece, tray: move.tray })
    if (move.do === 'lift') {
      const tray = trayOf(s, move.tray) as Tray
      tray.soldiers &= ~move.cells
      s.soldiers++
      tell?.<KingdomRushEvent>({ e: 'soldier-lifted', seat, tray: move.tray, cells: move.cells })
      push(s, { ...q, lifted: true })
    }
    if (move.do === 'confirm' && q.pieces.length + q.soldiers > 0)
      tell?.<KingdomRushEvent>({ e: 'held-back', seat, pieces: q.pieces.length, soldiers: q.soldiers })
  },
}

function confirmRefusal(q: Pieces): string {
  if (q.lifted) return 'KR-SOLDIER14'
  if (isLoose(q)) return 'KR-BOLT-R2'
  if (q.duty === 'some') return 'KR-SPELL-R5'
  return q.duty === 'all' ? 'KR-PORTAL9' : 'KR-TOWER-R3'
}

function targetRefusal(s: KingdomRush, q: Pieces, tile: TileNo, card: Card): string | null {
  const tray = trayOf(s, card)
  if (!tray) return null
  if (!q.trays.includes(card)) return aimRefusal(s, q, tray)
  if (!traysLeft(s, q).includes(tray)) return q.spread === 'one' ? 'KR-TILE10' : 'KR-TILE9'
  if (!isPortal(s, tray) && isForPortals(s, q, tile)) return 'KR-PORTAL9'
  if (tile === SOLDIER) return s.soldiers === 0 ? 'KR-SOLDIER13' : 'KR-SOLDIER10'
  return q.pieces.includes(tile) ? 'KR-TILE-R4' : null
}

/** Why a tray is no target of the attack whatever the piece: what lies on it, who attacks, or from how far. */
function aimRefusal(s: KingdomRush, q: Pieces, tray: Tray): string {
  if (topAt(s, spaceOf(s, tray)) !== tray) return 'KR-FLY5'
  const built = s.agenda.find((step) => step.do === 'built')
  if (built) return levelOf(s, tray) > attackerLevel(s, built) ? tooLow(s, tray) : 'KR-RANGE6'
  const forHordes = q.trays.some((card) => isHorde(s, trayOf(s, card) as Tray))
  // KR-SPELL5, KR-PEARL-R1: one is for Hordes, the other for what is none.
  if (!forHordes) return 'KR-PEARL-R1'
  if (!isHorde(s, tray)) return isOfSpell(s, q) ? 'KR-SPELL5' : 'KR-HERO7'
  const isOwn = s.heroes.some(({ on, base }) => on === tray.card && base === q.base)
  return isOwn ? 'KR-BASIC3' : 'KR-RANGE6'
}

function attackerLevel(s: KingdomRush, { site }: StepOf<'built'>): number {
  const built = s.towers.findLast((one) => one.site === site)
  return boxOf(s).towers[built?.tower ?? NONE]?.level ?? 0
}

function tooLow(s: KingdomRush, tray: Tray): string {
  return isPortal(s, tray) ? 'KR-PORTAL5' : 'KR-BOSS-R2'
}

/** One piece of a spell at least is owed; a part that is none of that has others of the spell below it. */
function isOfSpell(s: KingdomRush, { duty }: Pieces): boolean {
  return duty === 'some' || s.agenda.some((step) => step.do === 'effects' && step.hero === NONE)
}

export const cellsQuestion: Asks<'cells'> = {
  who: (_, { by }) => askSeat(by),
  moves(s, q) {
    const tray = trayOf(s, q.tray) as Tray
    if (q.piece === SOLDIER) return cellsOf(soldierCells(s, tray, q.type)).map((cell) => ofCells(1 << cell))
    return placesFor(s, q, q.piece, tray).map(ofCells)
  },
  refusal(s, q, _, move) {
    // A piece without choice of tray is not asked for first.
    if (move.do === 'confirm' && isOwed(s, q)) return confirmRefusal(q)
    if (move.do !== 'cells') return null
    const plain = cellsRefusal(s, trayOf(s, q.tray) as Tray, q.piece, q, move.cells)
    return plain ?? (q.constraint === null ? null : constraintRule(q))
  },
  answer(s, q, seat, move) {
    if (move.do !== 'cells') return
    const { cells } = move
    const { piece, tray: card } = q
    const tray = trayOf(s, card) as Tray
    if (piece === SOLDIER) {
      tray.soldiers |= cells
      s.soldiers--
      tell?.<KingdomRushEvent>({ e: 'soldier-placed', seat, tray: card, cells, left: enemiesLeft(s, tray) })
      push(s, { ...asPieces(q), soldiers: q.soldiers - 1, lifted: false })
    } else {
      tray.tiles.push(cells)
      tell?.<KingdomRushEvent>({
        e: 'tile-placed',
        seat,
        piece,
        tray: card,
        cells,
        enemies: enemiesUnder(s, tray, cells),
        left: enemiesLeft(s, tray),
      })
      push(s, {
        ...asPieces(q),
        pieces: q.pieces.toSpliced(q.pieces.indexOf(piece), 1),
        placed: [...q.placed, cells],
      })
      s.deed.cells = cells
      s.deed.tray = card
    }
    note(s.deed.hits, card)
    note(s.deed.struck, card)
  },
}

function note(hit: Card[], card: Card): void {
  if (!hit.includes(card)) hit.push(card)
}

/** KR-LARGE2: enemies of which a cell lies open. */
function enemiesLeft(s: KingdomRush, tray: Tray): number {
  return enemiesUnder(s, tray, enemiesOn(s, tray) & ~coveredOn(s, tray))
}

/** KR-IGNUS-R1: different enemies under these cells, even partly. */
export function enemiesUnder(s: KingdomRush, { card }: Pick<Tray, 'card'>, cells: Mask): number {
  return faceOf(s, card).each.filter((enemy) => (enemy.cells & cells) !== 0).length
}
