/** What a tower can do in a round, in cells more or less, and how many rounds it will do so. */
import { oncePerBox } from '@duskhall/bots/knowledge'
import { type Box, boxOf, type Tower, type TowerNo } from '../content/box.ts'
import { countOf } from '../content/geometry/cells.ts'
import { becomes, isPassLimit } from '../rules/pass.ts'
import { scenarioOf } from '../rules/scenario.ts'
import type { KingdomRush } from '../state.ts'

const FREE = 1.2
const SOLDIER = 0.9
const REACH = 0.3
const EVERYWHERE = 8
const LINKED = 0.95
/** Further ahead nobody looks. */
const MOST_ROUNDS = 8

const powers = oncePerBox(boxOf, ({ towers, tiles, file }: Box) =>
  towers.map((tower, no) => {
    const { arrows } = file.towers[no] as Box['file']['towers'][number]
    const reach = arrows === 'perfect' ? EVERYWHERE : arrows.reduce((sum, { max }) => sum + max, 0)
    const cells = tower.tiles.reduce((sum, tile) => {
      const { places, free } = tiles[tile] as Box['tiles'][number]
      return sum + countOf(places[0]?.[0] ?? 0) * (free ? FREE : 1)
    }, 0)
    return cells * (tower.linked ? LINKED : 1) + tower.soldiers * SOLDIER + reach * REACH
  }),
)

export function powerOf(s: KingdomRush, tower: TowerNo): number {
  return powers(s)[tower] ?? 0
}

/** How many rounds there will be, as far as the piles tell. */
export function roundsLeft(s: KingdomRush): number {
  let most = 0
  for (const { parts } of s.piles) {
    const cards = parts.reduce((sum, part) => sum + part.cards.length, 0)
    if (cards > most) most = cards
  }
  return Math.min(MOST_ROUNDS, most + 2)
}

/** What a tower becomes when it is passed: the best that is to be had, or null where it stays what it is. */
export function upgradeOf(
  s: KingdomRush,
  tower: TowerNo,
  taken: readonly TowerNo[] = [],
  levels = 1,
): TowerNo | null {
  if (isPassLimit(s)) return null
  const higher = becomes(s, tower, levels, taken).filter((one) => one !== tower)
  return higher.sort((a, b) => powerOf(s, b) - powerOf(s, a))[0] ?? null
}

/** What the Portals that are still open ask for: the highest level, and how many cells towers of that level must cover. */
export interface Need {
  readonly level: number
  readonly cells: number
  /** What towers of that level could cover now. */
  readonly met: number
}

/** KR-PORTAL5: of all Portals of the scenario that are not closed yet, wherever they are. */
export function needOf(s: KingdomRush): Need {
  const box = boxOf(s)
  const { piles } = scenarioOf(s)
  const gone = new Set([...s.gone, ...s.box])
  const cards = piles
    .flatMap((parts) => parts.flatMap((part) => part.cards))
    .filter((card) => !gone.has(card))
  let level = 0
  let cells = 0
  for (const card of cards) {
    const face = box.faces[card] as Box['faces'][number]
    if (!face.isPortal || face.level < level) continue
    const there = s.trays.find((tray) => tray.card === card)
    const open = countOf(face.enemies & ~(there?.tiles.reduce((all, tile) => all | tile, 0) ?? 0))
    cells = face.level > level ? open : cells + open
    level = face.level
  }
  const met = s.players
    .flatMap(({ hand, incoming, aside }) => [...hand, ...incoming, ...aside])
    .concat(s.towers.flatMap(({ tower, down }) => (down ? [] : [tower])))
    .filter((tower) => (box.towers[tower] as Tower).level >= level)
    .reduce((sum, tower) => sum + powerOf(s, tower), 0)
  return { level, cells, met }
}
