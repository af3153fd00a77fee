/** Everything that can be told about a game of Kingdom Rush. Numbers; the texts add words. */
import type { Seat } from '@duskhall/kernel'
import type { AbilityNo, Card, HeroNo, SpellNo, TowerNo } from './content/box.ts'
import type { TileNo } from './content/effects.ts'
import type { Mask } from './content/geometry/cells.ts'
import type { LaneNo, Space } from './content/geometry/map.ts'
import type { FigureNo, Phase } from './state.ts'

export type KingdomRushEvent =
  // before the game
  | { e: 'hero-chosen'; seat: Seat; hero: HeroNo; bench: boolean }
  | { e: 'ability-chosen'; seat: Seat; hero: number; ability: AbilityNo }
  | { e: 'spell-chosen'; seat: Seat; spell: SpellNo }
  | { e: 'dealt'; scenario: number; level: number; hearts: number; diamonds: number }
  // the round
  | { e: 'round'; round: number }
  | { e: 'phase'; phase: Phase }
  | { e: 'ended'; won: boolean; rule: string }
  // coming and going; `space` is null where there was no room, `to` is OFF_MAP for the board
  | { e: 'spawned'; card: Card; lane: LaneNo; space: Space | null }
  | { e: 'cleared'; card: Card; lane: LaneNo }
  | { e: 'displaced'; figure: FigureNo; from: Space; to: Space }
  | { e: 'escaped'; card: Card; lost: number; hearts: number }
  | { e: 'diamonds'; card: Card; gained: number; lost: number }
  // phase 2
  | { e: 'ready'; seat: Seat; ready: boolean }
  // towers
  | { e: 'built'; seat: Seat; tower: TowerNo; site: number; turn: number }
  | { e: 'turned-down'; tower: TowerNo; site: number }
  // pieces of any attack; `enemies` is how many enemies came to lie under it
  | { e: 'tile-placed'; seat: Seat; tile: TileNo; tray: Card; cells: Mask; enemies: number }
  | { e: 'soldier-placed'; seat: Seat; tray: Card; cells: Mask }
  | { e: 'soldier-lifted'; seat: Seat; tray: Card; cells: Mask }
  | { e: 'held-back'; seat: Seat; tiles: number; soldiers: number }
