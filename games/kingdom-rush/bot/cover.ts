/** What covers what while a plan is made: sets of cells by tray, and what the table is worth with them. */
import { type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import { underBases, underTiles } from '../rules/trays.ts'
import { March } from './march.ts'
import type { Fate, Outlook } from './outlook.ts'

export class Cover {
  readonly outlook: Outlook
  readonly tiles: Mask[]
  readonly soldiers: Mask[]
  readonly bases: Mask[]
  /** By tray, as it would be after the advance. */
  readonly worths: number[]
  /** In the supply. */
  supply: number
  /** Of all trays together, and of those that come next. */
  total = 0
  readonly #fates: Fate[]
  readonly #cells: number[]
  readonly #hearts: number[]
  readonly #left: number[]
  readonly #march: March

  constructor(outlook: Outlook) {
    const { s, lying } = outlook
    this.outlook = outlook
    this.tiles = lying.map(({ tray }) => underTiles(tray))
    this.soldiers = lying.map(({ tray }) => tray.soldiers)
    this.bases = lying.map(({ tray }) => underBases(s, tray))
    this.supply = s.soldiers
    this.worths = lying.map(() => 0)
    this.#fates = lying.map(() => 0)
    this.#cells = lying.map(() => 0)
    this.#hearts = lying.map(() => 0)
    this.#left = lying.map(() => 0)
    this.#march = new March(outlook)
    for (let at = 0; at < lying.length; at++) this.#assess(at)
    this.#settle()
  }

  covered(at: number): Mask {
    return (this.tiles[at] as Mask) | (this.soldiers[at] as Mask) | (this.bases[at] as Mask)
  }

  /** What a tile there would change. */
  gainOfTile(at: number, cells: Mask): number {
    return this.#gain(at, (this.tiles[at] as Mask) | cells, this.soldiers[at] as Mask, this.bases[at] as Mask)
  }

  gainOfSoldier(at: number, cells: Mask): number {
    return this.#gain(at, this.tiles[at] as Mask, (this.soldiers[at] as Mask) | cells, this.bases[at] as Mask)
  }

  gainOfBase(at: number, cells: Mask): number {
    return this.#gain(at, this.tiles[at] as Mask, this.soldiers[at] as Mask, (this.bases[at] as Mask) | cells)
  }

  /** Puts a piece down, or takes the same one off again. */
  toggleTile(at: number, cells: Mask): void {
    this.tiles[at] = (this.tiles[at] as Mask) ^ cells
    this.#change(at)
  }

  toggleSoldier(at: number, cells: Mask): void {
    this.supply += ((this.soldiers[at] as Mask) & cells) === NO_CELLS ? -1 : 1
    this.soldiers[at] = (this.soldiers[at] as Mask) ^ cells
    this.#change(at)
  }

  toggleBase(at: number, cells: Mask): void {
    this.bases[at] = (this.bases[at] as Mask) ^ cells
    this.#change(at)
  }

  #assess(at: number): void {
    const { outlook } = this
    outlook.assess(at, this.tiles[at] as Mask, this.soldiers[at] as Mask, this.bases[at] as Mask)
    this.#fates[at] = outlook.fate
    this.#cells[at] = outlook.cells
    this.#hearts[at] = outlook.hearts
  }

  #change(at: number): void {
    const before = this.#fates[at]
    this.#assess(at)
    if (this.#fates[at] !== before) this.#settle()
    else {
      const worth = this.#value(at, this.#left[at] as number)
      this.total += worth - (this.worths[at] as number)
      this.worths[at] = worth
    }
  }

  /** Where everybody comes to, and what that is worth. */
  #settle(): void {
    const march = this.#march
    march.go(this.#fates)
    let total = 0
    for (let at = 0; at < this.worths.length; at++) {
      this.#left[at] = march.left[at] as number
      const worth = this.#value(at, march.left[at] as number)
      this.worths[at] = worth
      total += worth
    }
    for (const left of march.newcomers) total += this.outlook.newcomer(left)
    this.total = total
  }

  #value(at: number, left: number): number {
    const { outlook } = this
    return outlook.value(
      at,
      this.#fates[at] as Fate,
      this.#cells[at] as number,
      this.#hearts[at] as number,
      left,
    )
  }

  #gain(at: number, tiles: Mask, soldiers: Mask, bases: Mask): number {
    const { outlook } = this
    outlook.assess(at, tiles, soldiers, bases)
    const { fate, cells, hearts } = outlook
    const before = this.#fates[at] as Fate
    if (fate === before)
      return outlook.value(at, fate, cells, hearts, this.#left[at] as number) - (this.worths[at] as number)
    const march = this.#march
    this.#fates[at] = fate
    march.go(this.#fates)
    this.#fates[at] = before
    let total = 0
    for (let no = 0; no < this.worths.length; no++) {
      const left = march.left[no] as number
      total += no === at ? outlook.value(at, fate, cells, hearts, left) : this.#value(no, left)
    }
    for (const left of march.newcomers) total += outlook.newcomer(left)
    return total - this.total
  }
}
