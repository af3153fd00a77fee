/** Everything that can be told about a game of Kingdom Rush. Numbers; the texts add words. */
import type { Seat } from '@duskhall/kernel'
import type { AbilityNo, Card, HeroNo, SpellNo, TowerNo } from './content/box.ts'
import type { TileNo } from './content/effects.ts'
import type { Mask } from './content/geometry/cells.ts'
import type { LaneNo, Space } from './content/geometry/map.ts'
import type { FigureNo, Phase, TeamChoice } from './state.ts'

/** KR-DMG2: where damage to heroes comes from. */
export type Harm = 'destroyed' | 'blocked' | 'sniper' | 'boss' | 'spell'

export type KingdomRushEvent =
  // before the game
  | { e: 'hero-chosen'; seat: Seat; hero: HeroNo; bench: boolean }
  | { e: 'ability-chosen'; seat: Seat; hero: number; ability: AbilityNo }
  | { e: 'spell-chosen'; seat: Seat; spell: SpellNo }
  | { e: 'dealt'; scenario: number; level: number; hearts: number; diamonds: number }
  /** Towers that a seat begins with. */
  | { e: 'equipped'; seat: Seat; towers: readonly TowerNo[] }
  // the round
  | { e: 'round'; round: number }
  | { e: 'phase'; phase: Phase }
  | { e: 'colour-banned'; colour: number }
  | { e: 'taken-up'; seat: Seat; tower: TowerNo; site: number; late: boolean }
  | { e: 'arrived'; seat: Seat; towers: TowerNo[] }
  | { e: 'returned'; tower: TowerNo; site: number }
  | { e: 'bought'; seat: Seat; to: Seat; tower: TowerNo; diamonds: number }
  | { e: 'guest-called'; hero: HeroNo }
  | { e: 'guest-left'; hero: HeroNo }
  | { e: 'ended'; won: boolean; rule: string }
  // coming and going; `space` is null where there was no room, `to` is OFF_MAP for the board
  | { e: 'spawned'; card: Card; lane: LaneNo; space: Space | null }
  | { e: 'cleared'; card: Card; lane: LaneNo }
  | { e: 'displaced'; figure: FigureNo; from: Space; to: Space }
  | { e: 'escaped'; card: Card; lane: LaneNo; lost: number; hearts: number }
  | { e: 'diamonds'; card: Card; gained: number; lost: number; total: number }
  // phases 3 and 4; `soldiers` go back to the supply, `figure` is a place in `heroes` or the Wildcat
  | { e: 'destroyed'; card: Card; space: Space }
  | { e: 'portal-closed'; card: Card; closed: number }
  | { e: 'advanced'; card: Card; from: Space; to: Space }
  | { e: 'blocked'; card: Card; space: Space; soldiers: number }
  | { e: 'shaken-off'; card: Card; space: Space; soldiers: number }
  | { e: 'mended'; card: Card; space: Space; tiles: number }
  // figures; `card` is what hurts, a tray or an action card, `space` where the figure stands
  | { e: 'hurt'; figure: FigureNo; space: Space; by: Harm; card: Card; health: number }
  | { e: 'unhurt'; figure: FigureNo; space: Space; by: Harm; card: Card }
  | { e: 'knocked-out'; figure: FigureNo }
  | { e: 'healed'; figure: FigureNo; health: number }
  | { e: 'regenerated'; figure: FigureNo; health: number }
  // bosses
  | { e: 'boss-acts'; card: Card }
  | { e: 'boss-defeated'; boss: number }
  | { e: 'stunned'; site: number; tower: TowerNo }
  | { e: 'razed'; site: number; tower: TowerNo }
  | { e: 'exhausted'; figure: FigureNo; ability: AbilityNo }
  | { e: 'portal-opened'; card: Card; space: Space; level: number }
  // of the team
  | { e: 'proposed'; seat: Seat; choice: TeamChoice }
  | { e: 'consented'; seat: Seat; agreed: boolean }
  // phase 2
  | { e: 'ready'; seat: Seat; ready: boolean }
  // heroes; `from` is OFF_MAP for the board
  | { e: 'activated'; figure: FigureNo }
  | { e: 'moved'; figure: FigureNo; from: Space; to: Space }
  | { e: 'confronted'; figure: FigureNo; card: Card; cells: Mask }
  | { e: 'basic-attack'; figure: FigureNo }
  | { e: 'ability-used'; figure: FigureNo; ability: AbilityNo }
  | { e: 'copied'; figure: FigureNo; ability: AbilityNo }
  | { e: 'recovered'; figure: FigureNo; health: number }
  | { e: 'refreshed'; figure: FigureNo; ability: AbilityNo }
  | { e: 'protected'; figure: FigureNo }
  // towers
  | { e: 'built'; seat: Seat; tower: TowerNo; site: number; turn: number }
  /** `into` is the same tower where it could not be upgraded. */
  | { e: 'passed'; seat: Seat; to: Seat; tower: TowerNo; into: TowerNo }
  | { e: 'turned-down'; tower: TowerNo; site: number }
  // spells
  | { e: 'cast'; seat: Seat; spell: SpellNo }
  | { e: 'victim-chosen'; seat: Seat; figure: FigureNo }
  // pieces of any attack; `enemies` is how many enemies came to lie under it, `left` how many still show a cell
  | { e: 'tile-placed'; seat: Seat; piece: TileNo; tray: Card; cells: Mask; enemies: number; left: number }
  | { e: 'soldier-placed'; seat: Seat; tray: Card; cells: Mask; left: number }
  | { e: 'soldier-lifted'; seat: Seat; tray: Card; cells: Mask }
  | { e: 'held-back'; seat: Seat; pieces: number; soldiers: number }
