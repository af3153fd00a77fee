/**
 * What the trays of a table are worth to the Kingdom as they would be at the end of phase 2: what is destroyed, what is
 * held, what comes nearer, and what it may cost. Worked out tray by tray from sets of cells, so that thousands of
 * placements can be compared in the time of one forecast.
 */
import { oncePerBox } from '@duskhall/bots/knowledge'
import { boxOf, type Card } from '../content/box.ts'
import type { Face } from '../content/faces.ts'
import { CENTRE, countOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import { isFleeing } from '../rules/order.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { enemiesOn, faceOf, isBoss, isPortal, levelOf, spaceOf, topAt } from '../rules/trays.ts'
import type { KingdomRush, Tray } from '../state.ts'
import { isOverdue } from './patience.ts'
import { type Need, needOf } from './power.ts'
import type { Temper } from './temper.ts'

const HEARTS_OF_LARGE = 4
/** Cells and hearts of a Horde that is still in its pile. */
const UNKNOWN = 8
const LOST = 1000
const WON = 400

/** How many spaces a tray goes on, or that it is destroyed. */
export type Fate = number
export const DESTROYED: Fate = -1

/** A tray with what does not change while pieces are put on it. */
export interface Lying {
  readonly tray: Tray
  readonly card: Card
  readonly face: Face
  readonly kind: 'horde' | 'portal' | 'boss'
  readonly space: number
  readonly enemies: Mask
  /** Cells of its icons; one that a Portal tile hides is none (KR-BTIME-R5). */
  readonly healer: Mask
  readonly speed: Mask
  readonly sniper: Mask
  /** Cells that no piece of that damage type can cover. */
  readonly barred: readonly Mask[]
  /** KR-BLILITH-R4: whether it goes toward a spawn point. */
  readonly flees: boolean
  readonly level: number
  /** KR-FLY5: whether it can be attacked. */
  readonly isTop: boolean
}

const sizesOf = oncePerBox(boxOf, ({ tiles }) =>
  tiles.map(({ places }) => countOf(places[0]?.[0] ?? NO_CELLS)),
)

/** How likely a tray gets through that has so many open cells and so many moves to go. */
function riskOf({ focus, rate, slope }: Temper['horde'], cells: number, moves: number): number {
  return 1 / (1 + Math.exp((slope * (focus + rate * (moves - 1) - cells)) / 3))
}

export class Outlook {
  readonly s: KingdomRush
  readonly lying: readonly Lying[]
  readonly temper: Temper
  /** Portals still to be closed, those on the map among them. */
  readonly portalsLeft: number
  readonly need: Need
  /** By kind of tile: how many cells it covers. */
  readonly tiles: readonly number[]
  /** What `assess` has found. */
  fate: Fate = 0
  cells = 0
  hearts = 0
  readonly #heart: number
  readonly #isLast: boolean
  readonly #isOverdue: boolean

  constructor(s: KingdomRush, temper: Temper) {
    this.s = s
    this.temper = temper
    this.tiles = sizesOf(s)
    this.need = needOf(s)
    this.#isOverdue = isOverdue(s)
    this.lying = s.trays.map((tray) => lyingOf(s, tray))
    const { entry } = scenarioOf(s)
    this.portalsLeft = (entry.portalsToClose[s.seats - 1] ?? 0) - s.closed
    const there = this.lying.filter(({ tray }) => faceOf(s, tray.card).isPortal).length
    this.#isLast = this.portalsLeft <= there
    this.#heart = temper.heart * (0.6 + 4 / Math.max(1, s.hearts))
  }

  /** Whether every Portal of the scenario that is still open lies on the map. */
  get isLast(): boolean {
    return this.#isLast
  }

  indexOf(card: Card): number {
    return this.lying.findIndex((one) => one.card === card)
  }

  /** What a tray will do with these cells covered, and what of it is open then: read them before the next call. */
  assess(at: number, tiles: Mask, soldiers: Mask, bases: Mask): void {
    const { face, enemies, healer, speed } = this.lying[at] as Lying
    const covered = tiles | soldiers | bases
    this.cells = 0
    this.hearts = 0
    if ((enemies & ~covered) === NO_CELLS) {
      this.fate = DESTROYED
      return
    }
    const isHealed = (healer & ~covered) !== NO_CELLS
    const tiled = isHealed ? NO_CELLS : tiles
    const after = isHealed ? soldiers | bases : covered
    const attempts = (speed & ~after) === NO_CELLS ? 1 : 2
    const isHeld = !face.flying && !this.#isOverdue
    const held = !isHeld ? 0 : bases !== NO_CELLS ? attempts : soldiers === NO_CELLS ? 0 : 1
    this.fate = attempts - held
    this.cells = countOf(enemies & ~tiled)
    for (const { cells: own, large } of face.each)
      if ((own & ~tiled) !== NO_CELLS) this.hearts += large ? HEARTS_OF_LARGE : 1
  }

  /** What a tray comes to that has these cells open and is so many moves away from its exit after the advance. */
  value(at: number, fate: Fate, cells: number, hearts: number, left: number): number {
    const { face, kind } = this.lying[at] as Lying
    if (fate === DESTROYED) return this.#destroyed(kind, face)
    if (kind === 'horde') return this.#horde(hearts, cells, left)
    return kind === 'portal' ? this.#portal(cells, left) : this.#boss(cells, left)
  }

  /** What a Horde will come to that nobody knows yet. */
  newcomer(left: number): number {
    return this.#horde(UNKNOWN, UNKNOWN, left)
  }

  #destroyed(kind: Lying['kind'], { diamonds }: Face): number {
    const { s, temper } = this
    if (kind === 'horde') return s.diamonds + diamonds <= 12 ? diamonds * temper.diamond : 0
    if (kind === 'portal')
      return this.#isLast && this.portalsLeft === 1 && s.boss === null ? WON : temper.closed
    return s.boss?.life.length === 0 ? WON : temper.closed
  }

  #horde(hearts: number, cells: number, left: number): number {
    const { temper } = this
    const lost = hearts >= this.s.hearts ? LOST : hearts * this.#heart
    const work = temper.tray + temper.work * cells
    if (left <= 0) return -lost - work
    return -lost * riskOf(temper.horde, cells, left) - work
  }

  #portal(cells: number, left: number): number {
    const { temper } = this
    if (left <= 0) return -LOST
    const pull = this.#isLast ? temper.lastPortal : temper.portal
    return -LOST * riskOf(temper.portalRisk, cells, left) - pull * cells
  }

  #boss(cells: number, left: number): number {
    const { temper, s } = this
    const lives = s.boss?.life.length ?? 0
    if (left <= 0) return -LOST
    const rest = cells + 8 * lives
    return -LOST * riskOf(temper.portalRisk, rest, left) - temper.boss * cells
  }
}

function lyingOf(s: KingdomRush, tray: Tray): Lying {
  const face = faceOf(s, tray.card)
  const space = spaceOf(s, tray)
  const hidden = tray.portalTile > 0 ? CENTRE : NO_CELLS
  const barred = hidden === NO_CELLS ? face.barred : face.barred.map((cells) => cells | hidden)
  return {
    tray,
    card: tray.card,
    face,
    kind: isPortal(s, tray) ? 'portal' : isBoss(s, tray) ? 'boss' : 'horde',
    space,
    enemies: enemiesOn(s, tray),
    healer: face.healer & ~hidden,
    speed: face.speed & ~hidden,
    sniper: face.sniper & ~hidden,
    barred,
    flees: isFleeing(s, tray),
    level: levelOf(s, tray),
    isTop: topAt(s, space) === tray,
  }
}
