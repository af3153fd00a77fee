/** What everything on a table is called: numbers have become facts that a language puts into words. */
import type { Language, Reader, Seat } from '@duskhall/kernel'
import { countEach, letter, whoAt } from '../../kit/text/index.ts'
import { type AbilityNo, boxOf, type Card, type HeroNo, type SpellNo, type TowerNo } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import { cellsOf, type Mask, SIDE } from '../content/geometry/cells.ts'
import type { LaneNo, Space } from '../content/geometry/map.ts'
import { FAMILIES } from '../content/words.ts'
import { figureOf, ownerOf } from '../rules/figures.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { coveredOn, enemiesOn, levelOf, spaceOf, topAt, trayOf, traysAt } from '../rules/trays.ts'
import { type FigureNo, type KingdomRush, NONE, OFF_MAP, type TeamChoice, WILDCAT } from '../state.ts'
import type { EffectsIn } from './effects.ts'
import { namesOf } from './names.ts'
import { pieceFacts } from './pieces.ts'
import type {
  CellsFacts,
  ChoiceFacts,
  Colour,
  EnemyFacts,
  FigureFacts,
  GoalFacts,
  NamedFacts,
  PieceFacts,
  SiteFacts,
  SpaceName,
  SpawnFacts,
  TowerFacts,
  Trait,
  TrayFacts,
} from './types.ts'

const COLOUR_NAMES: readonly Colour[] = ['red', 'blue', 'green', 'purple', 'white']

export function colourOf(colour: number): Colour | null {
  return COLOUR_NAMES[colour] ?? null
}

/** "C2": the third column from the west, the second row from the north. */
export function spaceName(s: KingdomRush, space: Space): SpaceName {
  const { columns } = scenarioOf(s).ground
  return `${letter(space % columns)}${Math.floor(space / columns) + 1}`
}

export type Calling = ReturnType<typeof callingAt>

export function callingAt(s: KingdomRush, reader: Reader, language: Language, effects: EffectsIn) {
  const box = boxOf(s)
  const names = namesOf(s, language)
  const who = (seat: Seat) => whoAt(language, seat, reader)
  const mark = (id: string | undefined, name: string) =>
    id === undefined ? name : (reader.mark?.({ kind: 'card', id }, name) ?? name)
  const space = (no: Space): SpaceName => spaceName(s, no)

  function tower(no: TowerNo): TowerFacts {
    const { id, level = 0, family = 0 } = box.towers[no] ?? {}
    return { name: mark(id, names.tower(no)), level, family: FAMILIES[family] ?? 'archers' }
  }
  function site(no: number): SiteFacts {
    const { at = 0, owner = [] } = scenarioOf(s).sites[no] ?? {}
    return {
      number: no + 1,
      space: space(at),
      colour: colourOf(owner[s.seats - 1] ?? -1),
      towers: s.towers.filter((built) => built.site === no).map((built) => tower(built.tower)),
    }
  }

  function enemies(each: readonly { readonly enemy: number }[]): EnemyFacts[] {
    return countEach(each, ({ enemy }) => enemy).map(({ item, count }) => ({
      ...names.enemy(item.enemy),
      count,
      traits: traitsOf(box.file.enemies[item.enemy] ?? {}),
    }))
  }
  /** The kind with most enemies on a card, or two with as many. */
  function mostly(card: Card): EnemyFacts[] {
    const all = enemies(box.faces[card]?.each ?? [])
    const most = Math.max(...all.map(({ count }) => count))
    return all.filter(({ count }) => count === most).slice(0, 2)
  }
  /** As it lies on the table, or on that space where it has gone on since. */
  function tray(card: Card, there?: Space | null): TrayFacts {
    const face = box.faces[card]
    const lying = trayOf(s, card)
    const isBoss = face !== undefined && face.boss >= 0
    const isRift = lying !== undefined && lying.portalTile > 0
    const at = there === undefined ? (lying ? spaceOf(s, lying) : null) : there
    const open = lying ? enemiesOn(s, lying) & ~coveredOn(s, lying) : (face?.enemies ?? 0)
    return {
      kind: isBoss ? 'boss' : isRift ? 'rift' : face?.isPortal ? 'portal' : 'horde',
      boss: isBoss ? names.boss(face.boss) : '',
      level: lying ? levelOf(s, lying) : (face?.level ?? 0),
      enemies: enemies(face?.each ?? []),
      mostly: mostly(card),
      left: (face?.each ?? []).filter(({ cells }) => (cells & open) !== 0).length,
      flying: face?.flying ?? false,
      ghost: face?.ghost ?? false,
      haunted: face?.haunted ?? false,
      space: at === null ? null : space(at),
      storey: there === undefined ? storeyOf(card) : null,
      mark: (text) => mark(face?.id, text),
    }
  }
  function storeyOf(card: Card): TrayFacts['storey'] {
    const lying = trayOf(s, card)
    const there = lying ? traysAt(s, spaceOf(s, lying)) : []
    if (there.length < 2) return null
    return there.at(-1) === lying ? 'upper' : 'lower'
  }

  /** A hero is called by the first of its names. */
  function heroName(no: HeroNo): string {
    return mark(box.heroes[no]?.id, names.hero(no).split(' ')[0] ?? '')
  }
  function figure(no: FigureNo): FigureFacts {
    const isWildcat = no === WILDCAT
    const hero = s.heroes[no]
    const { at } =
      isWildcat && !s.wildcat ? { at: OFF_MAP } : hero || isWildcat ? figureOf(s, no) : { at: OFF_MAP }
    return {
      wildcat: isWildcat,
      name: isWildcat ? mark('wildcat', names.wildcat) : hero ? heroName(hero.hero) : '',
      owner: who(ownerOf(s, no)),
      space: at === OFF_MAP ? null : space(at),
      health: hero?.health ?? 0,
      full: box.heroes[hero?.hero ?? -1]?.health ?? 0,
    }
  }
  /** What a hero is like, and its basic attack. */
  function heroText(no: HeroNo): string {
    return `${effects.hero(box, no)} ${effects.basicAttack(box, no)}`
  }
  function ability(no: AbilityNo): NamedFacts {
    return { name: mark(box.abilities[no]?.id, names.ability(no)), text: effects.ability(box, no) }
  }
  function spell(no: SpellNo): NamedFacts {
    return { name: mark(box.spells[no]?.id, names.spell(no)), text: effects.spell(box, no) }
  }

  const piece = (no: TileNo): PieceFacts => pieceFacts(box, no)
  function cells(mask: Mask, card: Card): CellsFacts {
    const lying = trayOf(s, card)
    const open = lying ? enemiesOn(s, lying) & ~coveredOn(s, lying) : 0
    const hit = (box.faces[card]?.each ?? []).filter((enemy) => (enemy.cells & open & mask) !== 0)
    const rows = Map.groupBy(cellsOf(mask), (cell) => Math.floor(cell / SIDE))
    return {
      rows: [...rows].map(([row, inRow]) => ({
        row: row + 1,
        columns: inRow.map((cell) => (cell % SIDE) + 1),
      })),
      covers: enemies(hit.filter((enemy) => (enemy.cells & open & ~mask) === 0)),
      partly: enemies(hit.filter((enemy) => (enemy.cells & open & ~mask) !== 0)),
    }
  }
  function spawn(lane: LaneNo): SpawnFacts {
    const { spawns } = scenarioOf(s).entry
    const { n = 0, edge = 'N' } = spawns[lane] ?? {}
    return { number: n, edge }
  }
  /** The letter of the exit of a lane, where there are several. */
  function exit(lane: LaneNo): string | null {
    const { exits, lanes } = scenarioOf(s).ground
    return exits.length > 1 ? (exits[lanes[lane]?.exit ?? -1]?.id ?? null) : null
  }
  function goal(no: Space): GoalFacts {
    const top = topAt(s, no)
    const there = scenarioOf(s).ground.siteAt[no] ?? -1
    const isSite = there >= 0 && site(there).colour !== null
    return { space: space(no), tray: top ? tray(top.card) : null, site: isSite ? site(there) : null }
  }

  /** What somebody wants to decide for all. */
  function choice(proposal: TeamChoice): ChoiceFacts {
    switch (proposal.what) {
      case 'spell':
      case 'cast':
        return { what: proposal.what, spell: proposal.spell === NONE ? null : spell(proposal.spell) }
      case 'buy':
        return { what: 'buy', tower: tower(proposal.tower), to: who(proposal.to) }
      case 'share':
        return {
          what: 'share',
          tower: tower(proposal.tower),
          site: site(proposal.site),
          to: who(proposal.to),
        }
      case 'raze':
        return { what: 'raze', tower: tower(proposal.tower), site: site(proposal.site) }
      default:
        return { what: proposal.what, figure: figure(proposal.figure) }
    }
  }

  return {
    box,
    choice,
    names,
    who,
    space,
    tower,
    site,
    enemies,
    tray,
    heroName,
    heroText,
    figure,
    ability,
    spell,
    piece,
    cells,
    spawn,
    exit,
    goal,
  }
}

/** Whether what somebody proposes is for themselves. */
export function isOwn(choice: TeamChoice, by: Seat): boolean {
  return 'to' in choice && choice.to === by
}

interface Printed {
  readonly speed?: true
  readonly healer?: true
  readonly sniper?: true
  readonly deadly?: true
  readonly large?: true
  readonly resists?: readonly ('physical' | 'magic')[]
}

function traitsOf({ speed, healer, sniper, deadly, large, resists = [] }: Printed): Trait[] {
  const printed: readonly (readonly [Trait, boolean | undefined])[] = [
    ['large', large],
    ['speed', speed],
    ['healer', healer],
    ['sniper', sniper],
    ['deadly', deadly],
    ['noPhysical', resists.includes('physical')],
    ['noMagic', resists.includes('magic')],
  ]
  return printed.flatMap(([trait, has]) => (has ? [trait] : []))
}
