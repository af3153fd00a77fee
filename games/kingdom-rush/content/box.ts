/** What is in the box, ready for the rules: cards as sets of cells, tiles in all their places, maps with their lanes. */
import { shelf } from '@duskhall/kernel'
import { rulesPart } from '../../kit/content/rules-part.ts'
import { type ArrowsNo, type DamageNo, type ListNo, Numbers, type TileNo, type Verb } from './effects.ts'
import { type Face, facesOf } from './faces.ts'
import type { Mask } from './geometry/cells.ts'
import { type Ground, groundOf, reachFrom, type Space, walksOn } from './geometry/map.ts'
import { type Placements, placementsOf } from './geometry/shapes.ts'
import { readContent } from './load.ts'
import type { BossEffect, ContentFile, ScenarioEntry } from './schema.ts'
import { standardFile } from './standard.ts'
import { COLOURS, DAMAGE, FAMILIES } from './words.ts'

/** Number of a Horde, Portal, life or action card, each of which is there once. */
export type Card = number
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

interface BossSheet {
  readonly id: string
  /** The lane it flees along, by spawn number; 0: it moves as a Horde. */
  readonly towardSpawn: number
  /** By level of difficulty: its life cards, the first on top (last). */
  readonly life: readonly (readonly Card[])[]
  readonly actions: readonly Card[]
  readonly portalTiles: { readonly max: number; readonly level: number } | null
}

/** A pile's part: its cards, and how many are kept by number of players. */
export interface PilePart {
  readonly cards: readonly Card[]
  readonly shuffle: boolean
  readonly take: readonly number[]
}

/** The colour of sites that belong to all. */
export const WHITE = COLOURS.length

export interface Scenario {
  readonly entry: ScenarioEntry
  readonly ground: Ground
  readonly sites: readonly {
    readonly id: string
    readonly at: Space
    /** By number of players: a colour (its place in COLOURS), WHITE, or -1 for open ground. */
    readonly owner: readonly number[]
  }[]
  /** By lane, from top to bottom. */
  readonly piles: readonly (readonly PilePart[])[]
  readonly start: readonly {
    readonly card: Card
    readonly lane: number
    readonly at: number
    readonly minPlayers: number
  }[]
  readonly ghosts: readonly Card[]
  readonly boss: {
    readonly no: number
    readonly start: { readonly lane: number; readonly at: number } | null
    /** The Portal it steps out of, or -1. */
    readonly portal: Card
    readonly reserve: readonly Card[]
  } | null
  /** Every card that it may bring to the table, by number. */
  readonly cards: readonly Card[]
  /** The path spaces that arrows reach from a space; worked out once. */
  reach(arrows: ArrowsNo, turn: number, from: Space): readonly Space[]
  /** The spaces at most so many steps away while these lanes lie fallow (a bit mask); worked out once. */
  walk(from: Space, steps: number, fallow: number): readonly Space[]
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
const WORDS: ReadonlySet<string> = new Set(['name', 'text', 'title', 'story', 'news'])

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
    lists: numbers.lists,
    towers,
    heroes,
    alleria: heroes.findIndex((hero) => hero.id === file.wildcat.owner),
    abilities,
    spells,
    bosses,
    scenarios: file.scenarios.map((entry) => makeScenario(entry, bosses, numbers, cardNo)),
    cardNo,
  }
}

function makeScenario(
  entry: ScenarioEntry,
  bosses: readonly BossSheet[],
  { arrows }: Numbers,
  cardNo: (id: string) => Card,
): Scenario {
  const ground = groundOf(entry)
  const laneOf = (spawn: number) => ground.lanes.findIndex((lane) => lane.spawn === spawn)
  const reached = new Map<number, readonly Space[]>()
  const { boss } = entry
  const laid: Omit<Scenario, 'cards'> = {
    entry,
    ground,
    sites: entry.sites.map(({ id, owner, at: [row, column] }) => ({
      id,
      at: row * ground.columns + column,
      owner: owner.map((colour) => (colour === null ? -1 : colour === 'W' ? WHITE : COLOURS.indexOf(colour))),
    })),
    piles: entry.spawns.map(({ pile, minPlayers = 1 }) =>
      pile.map(({ cards, shuffle = false, take }) => ({
        cards: cards.map(cardNo),
        shuffle,
        take: [1, 2, 3, 4].map((players) =>
          players < minPlayers ? 0 : (take?.[players - 1] ?? cards.length),
        ),
      })),
    ),
    start: entry.start.map(({ card, spawn, index, minPlayers = 1 }) => ({
      card: cardNo(card),
      lane: laneOf(spawn),
      at: index,
      minPlayers,
    })),
    ghosts: (entry.ghostDeck ?? []).map(cardNo),
    boss: boss
      ? {
          no: bosses.findIndex(({ id }) => id === boss.id),
          start: boss.start ? { lane: laneOf(boss.start.spawn), at: boss.start.index } : null,
          portal: boss.appearsWhenDestroyed ? cardNo(boss.appearsWhenDestroyed) : -1,
          reserve: (boss.reserve ?? []).map(cardNo),
        }
      : null,
    reach(no, turn, from) {
      const key = (no * 4 + turn) * ground.rows * ground.columns + from
      const known = reached.get(key)
      if (known) return known
      const spaces = reachFrom(ground, from, arrows[no] ?? 'perfect', turn)
      reached.set(key, spaces)
      return spaces
    },
    walk: walksOn(ground),
  }
  return { ...laid, cards: cardsOf(laid, bosses) }
}

function cardsOf(
  { piles, start, ghosts, boss }: Omit<Scenario, 'cards'>,
  bosses: readonly BossSheet[],
): Card[] {
  const sheet = boss && bosses[boss.no]
  return [
    ...piles.flatMap((parts) => parts.flatMap(({ cards }) => cards)),
    ...start.map(({ card }) => card),
    ...ghosts,
    ...(boss?.reserve ?? []),
    ...new Set(sheet?.life.flat() ?? []),
    ...(sheet?.actions ?? []),
  ].sort((a, b) => a - b)
}
