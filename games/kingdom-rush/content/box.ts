/** What is in the box, ready for the rules: cards as sets of cells, tiles in all their places, maps with their lanes. */
import { shelf } from '@duskhall/kernel'
import { rulesPart } from '../../kit/content/rules-part.ts'
import { type ArrowsNo, type DamageNo, type ListNo, Numbers, type TileNo, type Verb } from './effects.ts'
import { type Card, type Face, facesOf } from './faces.ts'
import type { Mask } from './geometry/cells.ts'
import { type Placements, placementsOf } from './geometry/shapes.ts'
import { readContent } from './load.ts'
import { type BossSheet, makeScenario, type Scenario } from './scenario.ts'
import type { ArrowsEntry, BossEffect, ContentFile } from './schema.ts'
import { standardFile } from './standard.ts'
import { DAMAGE, FAMILIES } from './words.ts'

export type { Card }
/** Number of a tower design; its copies are alike. */
export type TowerNo = number
export type HeroNo = number
/** Number of an ability tile: four for each hero, in the order of the file. */
export type AbilityNo = number
export type SpellNo = number

export interface Tower {
  readonly id: string
  readonly family: number
  readonly level: number
  readonly copies: number
  /** 0 where it cannot be bought. */
  readonly cost: number
  readonly type: DamageNo
  readonly arrows: ArrowsNo
  readonly tiles: readonly TileNo[]
  readonly linked: boolean
  readonly soldiers: number
  readonly upgradesTo: readonly TowerNo[]
}

/** A kind of damage tile with its places. */
export interface Tile {
  readonly shape: number
  readonly free: boolean
  /** By rotation of the tower less rotation of the card, both in quarter turns (KR-ORIENT-R4). */
  readonly places: readonly (readonly Mask[])[]
}

interface HeroBoard {
  readonly id: string
  readonly health: number
  readonly move: number
  /** By number of players. */
  readonly startingTowers: readonly (readonly TowerNo[])[]
  readonly mode: ContentFile['heroes'][number]['basicAttack']['mode']
  readonly basicAttack: ListNo
  readonly abilities: readonly AbilityNo[]
}

interface Ability {
  readonly id: string
  readonly hero: HeroNo
  readonly kind: 'instant' | 'permanent' | 'protection'
  readonly list: ListNo
}

interface Spell {
  readonly id: string
  readonly power: number
  readonly list: ListNo
}

export interface Box {
  readonly id: string
  readonly file: ContentFile
  /** By card, Hordes first, then life cards; action cards have none. */
  readonly faces: readonly Face[]
  /** By card, from `faces.length` on: what an action card does. */
  readonly actions: readonly { readonly id: string; readonly effects: readonly BossEffect[] }[]
  readonly shapes: readonly Placements[]
  readonly tiles: readonly Tile[]
  /** By number of a set of range arrows, for words and drawings; the rules ask `reach`. */
  readonly arrows: readonly ArrowsEntry[]
  readonly lists: readonly (readonly Verb[])[]
  readonly towers: readonly Tower[]
  readonly heroes: readonly HeroBoard[]
  /** Whom the Wildcat follows. */
  readonly alleria: HeroNo
  readonly abilities: readonly Ability[]
  readonly spells: readonly Spell[]
  readonly bosses: readonly BossSheet[]
  readonly scenarios: readonly Scenario[]
  cardNo(id: string): Card
}

/** Words for readers are no part of what the rules play. */
const WORDS: ReadonlySet<string> = new Set(['name', 'plural', 'text', 'title', 'story', 'news'])

function essence(file: ContentFile): unknown {
  const wordless = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wordless)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([key]) => !WORDS.has(key))
    return Object.fromEntries(kept.map(([key, part]) => [key, wordless(part)]))
  }
  const { game: _, ...rules } = rulesPart(file) as ContentFile
  return wordless(rules)
}

export const content = shelf<ContentFile, Box>({
  read: readContent,
  make: makeBox,
  essence,
  standard: standardFile,
})

export function boxOf(s: { readonly content: string }): Box {
  return content.boxOf(s)
}

function makeBox(id: string, file: ContentFile): Box {
  const numbers = new Numbers()
  const faces = facesOf(file)
  const actions = file.bosses.flatMap((boss) =>
    boss.actions.map(({ id: no, effects }) => ({ id: no, effects })),
  )
  const cards = new Map([...faces, ...actions].map((card, no) => [card.id, no]))
  const cardNo = (name: string): Card => cards.get(name) ?? -1
  const towerNo = (name: string): TowerNo => file.towers.findIndex((tower) => tower.id === name)
  const towers = file.towers.map(
    (entry): Tower => ({
      id: entry.id,
      family: FAMILIES.indexOf(entry.family),
      level: entry.level,
      copies: entry.copies,
      cost: entry.cost ?? 0,
      type: DAMAGE.indexOf(entry.type),
      arrows: numbers.arrowsOf(entry.arrows),
      tiles: numbers.tilesOf(entry.tiles),
      linked: entry.linked ?? false,
      soldiers: entry.soldiers ?? 0,
      upgradesTo: (entry.upgradesTo ?? []).map(towerNo),
    }),
  )
  const abilities = file.heroes.flatMap((hero, no) =>
    hero.abilities.map(
      ({ id: name, kind, effects }): Ability => ({ id: name, hero: no, kind, list: numbers.listOf(effects) }),
    ),
  )
  const heroes = file.heroes.map(
    (hero, no): HeroBoard => ({
      id: hero.id,
      health: hero.health,
      move: hero.move,
      startingTowers: hero.startingTowers.map((names) => names.map(towerNo)),
      mode: hero.basicAttack.mode,
      basicAttack: numbers.listOf(hero.basicAttack.effects),
      abilities: abilities.flatMap((ability, at) => (ability.hero === no ? [at] : [])),
    }),
  )
  const spells = file.spells.map(
    ({ id: name, power, effects }): Spell => ({ id: name, power, list: numbers.listOf(effects) }),
  )
  const bosses = file.bosses.map(
    (boss): BossSheet => ({
      id: boss.id,
      towardSpawn: boss.towardSpawn ?? 0,
      life: file.difficulties.map(({ id: level }) => boss.lifeByDifficulty[level].map(cardNo).toReversed()),
      actions: boss.actions.map((action) => cardNo(action.id)),
      portalTiles: boss.portalTiles ?? null,
    }),
  )
  const shapes = file.shapes.map(({ cells }) => placementsOf(cells))
  return {
    id,
    file,
    faces,
    actions,
    shapes,
    tiles: numbers.tiles.map(({ shape, turn = 0, free = false }): Tile => {
      const no = file.shapes.findIndex((entry) => entry.id === shape)
      const places = shapes[no] as Placements
      return {
        shape: no,
        free,
        places: [0, 1, 2, 3].map((turns) => (free ? places.free : (places.turned[(turns + turn) % 4] ?? []))),
      }
    }),
    arrows: numbers.arrows,
    lists: numbers.lists,
    towers,
    heroes,
    alleria: heroes.findIndex((hero) => hero.id === file.wildcat.owner),
    abilities,
    spells,
    bosses,
    scenarios: file.scenarios.map((entry) => makeScenario(entry, bosses, numbers.arrows, cardNo)),
    cardNo,
  }
}
