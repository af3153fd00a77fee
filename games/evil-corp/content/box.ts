/**
 * What is in the box, ready for the rules: every kind of tile by number, the layout of each player count, and
 * every move that can be named before a game starts (moves are values; making each once keeps play fast).
 */
import type { Seat } from '@duskhall/kernel'
import { shelfOf } from '../../kit/content/shelf-of.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpMove,
  type HalfNo,
  halfOf,
  type Kind,
  type Place,
  type Power,
  placeCount,
  type SpaceNo,
  spaceOf,
  type VillageNo,
  villageOf,
} from '../state.ts'
import standardFile from './evil-corp.json' with { type: 'json' }
import { readContent } from './load.ts'
import type { Color, ContentFile, Effect } from './schema.ts'

export type SpaceType = 'battlefield' | 'fortification' | 'port' | 'portal'

/** One bit a type, to say quickly which types of spaces are free. */
export const TYPE_BIT = { battlefield: 1, fortification: 2, port: 4, portal: 8 } as const satisfies Record<
  SpaceType,
  number
>

/** A kind of tile, its passives spread out for quick reading. */
export interface Tile {
  readonly kind: Kind
  readonly id: string
  readonly color: Color
  readonly cost: number
  readonly terror: number
  readonly basic: boolean
  readonly deploy: readonly Effect[]
  readonly activate: readonly Effect[]
  readonly summonBonus: number
  /** The colour a captain strengthens. */
  readonly boosts: Color | null
  /** Terror of a lone fighter that is alone; null for all others. */
  readonly aloneTerror: number | null
  readonly noFortification: boolean
  readonly protectsBattlefield: boolean
  readonly freeUpkeep: number
  /** What must be paid to deploy it. */
  readonly deployPrice: number
}

export interface DemonColumn {
  readonly threshold: number
  readonly payGold: number
  readonly effects: readonly Effect[]
}
export interface Demon {
  readonly id: string
  readonly columns: readonly DemonColumn[]
}

export interface Side {
  readonly spaces: readonly SpaceType[]
  /** By space: the bit of its type, see `TYPE_BIT`. */
  readonly bits: readonly number[]
  readonly cargoYellow: number
  readonly cargoRedBlue: number
  readonly upkeep: number
  readonly gauge: ContentFile['sides']['A']['gauge']
  readonly conquestSteps: number
}

/** Who sits where and reaches what, for one player count. */
export interface Layout {
  readonly seats: number
  readonly handSize: number
  readonly villages: number
  readonly campOf: readonly Camp[]
  readonly members: readonly (readonly Seat[])[]
  readonly eligible: readonly (readonly VillageNo[])[]
  /** By village: the camps of its two halves. */
  readonly owners: readonly (readonly [Camp, Camp])[]
  /** By camp and village: that camp's half, or -1. */
  readonly halves: readonly (readonly HalfNo[])[]
  /** By camp and village: the villages a passive there reaches (EC-RULING6). */
  readonly reach: readonly (readonly (readonly VillageNo[])[])[]
  readonly rivals: readonly (readonly Seat[])[]
}

interface Moves {
  readonly deploy: readonly EvilCorpMove[]
  readonly activate: readonly EvilCorpMove[]
  readonly place: readonly EvilCorpMove[]
  readonly tile: readonly EvilCorpMove[]
  readonly fromScreen: readonly EvilCorpMove[]
  readonly fromDiscard: readonly EvilCorpMove[]
  readonly recruit: readonly EvilCorpMove[]
  readonly queue: readonly EvilCorpMove[]
  readonly demon: readonly EvilCorpMove[]
  /** By demon, then column. */
  readonly summon: readonly (readonly EvilCorpMove[])[]
}

interface Box {
  readonly id: string
  readonly file: ContentFile
  readonly tiles: readonly Tile[]
  readonly demons: readonly Demon[]
  /** Side A, then side B. */
  readonly sides: readonly [Side, Side]
  readonly surcharges: readonly number[]
  readonly tokensToWin: number
  readonly layouts: { readonly [seats: number]: Layout }
  readonly moves: Moves
  kindOf(tile: string): Kind
  demonOf(id: string): number
}

export const content = shelfOf({
  read: readContent,
  make: makeBox,
  standard: standardFile,
  // As tables of the first version name it; an entry stays when the box is corrected.
  formerly: { '8663528e772abee71ce237c1232f1f6f': 'fcd79f1671b8811b4c232ec0ff50ae17' },
})

export const { standard: STANDARD, load: loadContent, boxOf } = content

export function tileOf(s: EvilCorp, kind: Kind): Tile {
  return boxOf(s).tiles[kind] as Tile
}

export function layoutOf(s: EvilCorp): Layout {
  return boxOf(s).layouts[s.seats] as Layout
}

export function campOf(s: EvilCorp, seat: Seat): Camp {
  return layoutOf(s).campOf[seat] as Camp
}

export function sideOf(s: EvilCorp, village: VillageNo): Side {
  return boxOf(s).sides[s.villages[village]?.side as 0 | 1]
}

export function spaceType(s: EvilCorp, village: VillageNo, space: SpaceNo): SpaceType {
  return sideOf(s, village).spaces[space] as SpaceType
}

/** The effects of a power, in printed order. */
export function effectsOf(s: EvilCorp, power: Power): readonly Effect[] {
  if (power.of !== 'demon') return tileOf(s, power.index)[power.of]
  return (boxOf(s).demons[power.index] as Demon).columns[power.column]?.effects ?? []
}

function makeBox(id: string, file: ContentFile): Box {
  const tiles = [...file.basics, ...file.tiles].map((entry, kind) =>
    makeTile(entry, kind, kind < file.basics.length),
  )
  const kinds = new Map(tiles.map((tile) => [tile.id, tile.kind]))
  const demons = new Map(file.demons.map((demon, at) => [demon.id, at]))
  return {
    id,
    file,
    tiles,
    demons: file.demons,
    sides: [makeSide(file.sides.A), makeSide(file.sides.B)],
    surcharges: file.office.surcharges,
    tokensToWin: file.victory.tokens,
    layouts: { 2: makeLayout(file, 2), 3: makeLayout(file, 3), 4: makeLayout(file, 4) },
    moves: makeMoves(file, tiles),
    kindOf: (tile) => kinds.get(tile) ?? -1,
    demonOf: (demon) => demons.get(demon) ?? -1,
  }
}

function makeTile(entry: ContentFile['tiles'][number], kind: Kind, basic: boolean): Tile {
  const { id, color, cost, terror, deploy, activate, passive } = entry
  const tile = {
    kind,
    id,
    color,
    cost,
    terror,
    basic,
    deploy,
    activate,
    summonBonus: 0,
    boosts: null as Color | null,
    aloneTerror: null as number | null,
    noFortification: false,
    protectsBattlefield: false,
    freeUpkeep: 0,
    deployPrice: 0,
  }
  for (const power of passive) {
    if (power.op === 'summonBonus') tile.summonBonus += power.n
    else if (power.op === 'terrorBoost') tile.boosts = power.color
    else if (power.op === 'aloneTerror') tile.aloneTerror = power.value
    else if (power.op === 'noFortification') tile.noFortification = true
    else if (power.op === 'protectBattlefield') tile.protectsBattlefield = true
    else tile.freeUpkeep += power.n
  }
  for (const effect of deploy) if (effect.op === 'payGoldOrCannotDeploy') tile.deployPrice += effect.n
  return tile
}

function makeSide(side: ContentFile['sides']['A']): Side {
  const types: SpaceType[] = ['battlefield', 'fortification', 'port', 'portal']
  const spaces = types.flatMap((type) => new Array<SpaceType>(side.spaces[type].count).fill(type))
  return {
    spaces,
    bits: spaces.map((type) => TYPE_BIT[type]),
    cargoYellow: side.cargo.yellow,
    cargoRedBlue: side.cargo.redBlue,
    upkeep: side.upkeep.gold,
    gauge: side.gauge,
    conquestSteps: side.conquest.steps,
  }
}

function makeLayout(file: ContentFile, seats: 2 | 3 | 4): Layout {
  const { camps, villages, handSize, eligibility, owners } = file.setups[`${seats}`]
  const campOf = Array.from({ length: seats }, (_, seat) =>
    camps.findIndex((members) => members.includes(seat)),
  )
  const numbers = Array.from({ length: villages }, (_, village) => village)
  return {
    seats,
    handSize,
    villages,
    campOf,
    members: camps,
    eligible: eligibility,
    owners,
    halves: camps.map((_, camp) => numbers.map((village) => owners[village]?.indexOf(camp) ?? -1)),
    reach: camps.map((members) => numbers.map((from) => reachOf(members, eligibility, from))),
    rivals: campOf.map((camp) => campOf.flatMap((other, seat) => (other === camp ? [] : [seat]))),
  }
}

/** EC-RULING6: what is eligible to at least one member to whom the passive's own village is eligible. */
function reachOf(
  members: readonly Seat[],
  eligibility: readonly (readonly VillageNo[])[],
  from: VillageNo,
): readonly VillageNo[] {
  const users = members.filter((seat) => eligibility[seat]?.includes(from))
  return [...new Set(users.flatMap((seat) => eligibility[seat] ?? []))]
}

function makeMoves(file: ContentFile, tiles: readonly Tile[]): Moves {
  const at = (name: 'activate' | 'place' | 'tile') =>
    Array.from({ length: placeCount(file.components.villages) }, (_, place) => moveAt(name, place))
  const slot = (name: 'recruit' | 'queue') =>
    file.office.surcharges.map((_, index) => ({ do: name, slot: index + 1 }) as const)
  const take = (from: 'screen' | 'discard') =>
    tiles.map((tile) => ({ do: 'take', from, tile: tile.id }) as const)
  return {
    deploy: tiles.map((tile) => ({ do: 'deploy', tile: tile.id })),
    activate: at('activate'),
    place: at('place'),
    tile: at('tile'),
    fromScreen: take('screen'),
    fromDiscard: take('discard'),
    recruit: slot('recruit'),
    queue: slot('queue'),
    demon: file.demons.map((demon) => ({ do: 'demon', demon: demon.id })),
    summon: file.demons.map((demon) =>
      demon.columns.map((column) => ({ do: 'summon', demon: demon.id, column: column.threshold })),
    ),
  }
}

function moveAt(name: 'activate' | 'place' | 'tile', place: Place): EvilCorpMove {
  return { do: name, village: villageOf(place), half: halfOf(place), space: spaceOf(place) }
}

export const PASS: EvilCorpMove = { do: 'pass' }
export const DONE: EvilCorpMove = { do: 'done' }
export const DECLINE: EvilCorpMove = { do: 'decline' }
