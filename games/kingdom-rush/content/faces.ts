/** What is printed on the cards that lie on the map, as sets of cells: legality and completion are bit tests. */
import { type Mask, NO_CELLS } from './geometry/cells.ts'
import { type Printed, readGrid } from './geometry/grid.ts'
import type { ContentFile, HordeEntry, LifeEntry } from './schema.ts'

type Enemy = ContentFile['enemies'][number]
/** Place of an enemy in the file. */
type EnemyNo = number

/** Number of a Horde, Portal, life or action card, each of which is there once. */
export type Card = number

/** The front of a Horde, a Portal or a boss life card. */
export interface Face {
  readonly id: string
  /** Every cell with an enemy. */
  readonly enemies: Mask
  /** Enemy by enemy: its kind, and its cells. */
  readonly each: readonly { readonly enemy: EnemyNo; readonly cells: Mask; readonly large: boolean }[]
  /** By damage type: cells that it can never cover, because they resist it or cannot be covered at all. */
  readonly barred: readonly Mask[]
  readonly blocked: Mask
  readonly deadly: Mask
  readonly speed: Mask
  readonly healer: Mask
  readonly sniper: Mask
  readonly diamonds: number
  /** What a tower needs to attack it: of Portals and life cards; 0 for every other card. */
  readonly level: number
  readonly isPortal: boolean
  /** Number of the boss whose life card it is, or -1. */
  readonly boss: number
  readonly haunted: boolean
  readonly flying: boolean
  readonly ghost: boolean
  /** The fallow cards it clears, from the left; none for most cards. */
  readonly brush: readonly string[]
}

export function facesOf({ enemies, hordes, bosses }: ContentFile): Face[] {
  const kinds = new Map(enemies.map((enemy) => [enemy.code, enemy]))
  const printed = (card: HordeEntry | LifeEntry) => {
    const { enemies: there, blocked } = readGrid(card.grid, (code) => kinds.get(code))
    return { id: card.id, diamonds: card.diamonds, ...setsOf(there, blocked, enemies) }
  }
  const plain = {
    level: 0,
    isPortal: false,
    boss: -1,
    haunted: false,
    flying: false,
    ghost: false,
    brush: [],
  }
  return [
    ...hordes.map(
      (horde): Face => ({
        ...plain,
        ...printed(horde),
        level: horde.portal ?? 0,
        isPortal: horde.portal !== undefined,
        haunted: horde.haunted ?? false,
        flying: horde.flying ?? false,
        ghost: horde.set === 'ghost-deck',
        brush: horde.brush ?? [],
      }),
    ),
    ...bosses.flatMap(({ life }, boss) =>
      life.map((card): Face => ({ ...plain, ...printed(card), level: card.level, boss })),
    ),
  ]
}

function setsOf(there: readonly Printed<Enemy>[], blocked: Mask, enemies: readonly Enemy[]) {
  const cellsOf = (has: (enemy: Enemy) => boolean | undefined) =>
    there.reduce((mask, { kind, cells }) => (has(kind) ? mask | cells : mask), NO_CELLS)
  const resisting = (type: 'physical' | 'magic') => cellsOf(({ resists }) => resists?.includes(type))
  return {
    enemies: cellsOf(() => true),
    each: there.map(({ kind, cells }) => ({
      enemy: enemies.indexOf(kind),
      cells,
      large: kind.large ?? false,
    })),
    // By DAMAGE; true damage ignores both resistances (KR-TYPE4).
    barred: [blocked | resisting('physical'), blocked | resisting('magic'), blocked],
    blocked,
    deadly: cellsOf(({ deadly }) => deadly),
    speed: cellsOf(({ speed }) => speed),
    healer: cellsOf(({ healer }) => healer),
    sniper: cellsOf(({ sniper }) => sniper),
  }
}
