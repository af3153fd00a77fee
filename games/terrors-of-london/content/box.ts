/**
 * What is in the box, ready for the rules: what is printed on every card, the Overlords, the numbered lists of
 * effects, and every move that can be named before a game starts (moves are values; each is made once).
 */
import { shelfOf } from '../../kit/content/shelf-of.ts'
import {
  type Card,
  type Cost,
  FACTIONLESS,
  type FactionNo,
  type ListNo,
  NOBODY,
  type OverlordNo,
  type TerrorsOfLondon,
} from '../state.ts'
import { listsOf, readContent } from './load.ts'
import { interned, type Moves } from './moves.ts'
import {
  type Action,
  type CardEntry,
  type ContentFile,
  type Effect,
  FACTIONS,
  RESOURCES,
  type Trigger,
} from './schema.ts'
import standardFile from './terrors-of-london.json' with { type: 'json' }

/** A side without Horde indicator; no faction has this number, nor has a factionless monster. */
const NO_INDICATOR = -2
const ANY_COST = 99

export type Effects = readonly Effect[]

/** What happens when a card is played: its resources all at once, then the rest in order (TL-ABIL-R1). */
export interface Abilities {
  readonly resources: readonly number[]
  readonly effects: Effects
}

export interface PrintedAction {
  readonly cost: Cost
  readonly effects: Effects
}

export interface PrintedTrigger {
  readonly event: Trigger['on']['event']
  /** Whose deed it waits for, as its owner sees it. */
  readonly by: 'you' | 'opponent' | 'anyone'
  /** The faction the played monster must have, or FACTIONLESS where any will do. */
  readonly faction: FactionNo
  readonly maxCost: number
  readonly keyword: string
  readonly limit: number
  readonly effects: Effects
  /** Such abilities come to the same in any order, so nobody is asked for one. */
  readonly onlyGains: boolean
}

/** What is printed on a card. */
export interface Face {
  readonly id: string
  readonly type: CardEntry['type']
  readonly group: 'starter' | 'acolyte' | 'market' | 'influence'
  readonly faction: FactionNo
  readonly left: FactionNo
  readonly right: FactionNo
  /** 0 where none is printed (TL-COMMAND-R1). */
  readonly cost: number
  readonly armor: number
  readonly claim: boolean
  /** The Overlord of an Influence, else NOBODY. */
  readonly overlord: OverlordNo
  readonly abilities: Abilities
  /** What is left of an Influence without a monster of its Overlord's faction; null for other cards. */
  readonly alone: Abilities | null
  readonly horde: readonly Effects[]
  readonly action: PrintedAction | null
  readonly trigger: PrintedTrigger | null
}

export interface Overlord {
  readonly id: string
  readonly faction: FactionNo
  readonly health: number
  readonly action: PrintedAction | null
  readonly trigger: PrintedTrigger | null
}

interface Box {
  readonly id: string
  readonly file: ContentFile
  /** By card. */
  readonly faces: readonly Face[]
  readonly overlords: readonly Overlord[]
  readonly lists: readonly Effects[]
  readonly listNo: ReadonlyMap<Effects, ListNo>
  /** Whether some Triggered ability waits for what the other player does. */
  readonly hasTriggersForBoth: boolean
  readonly acolytePrice: number
  readonly moves: Moves
  /** Where the cards go when the decks are made. */
  readonly acolytes: readonly Card[]
  readonly market: readonly Card[]
  /** By Overlord. */
  readonly influences: readonly (readonly Card[])[]
  /** By player. */
  readonly starters: readonly [readonly Card[], readonly Card[]]
  /** All copies of a card. */
  cardsOf(id: string): readonly Card[]
  overlordOf(id: string): OverlordNo
}

export const content = shelfOf({
  read: readContent,
  make: makeBox,
  standard: standardFile,
  // As tables of the first version name it; an entry stays when the box is corrected.
  formerly: { '8db5d2d400eb2e93d17a5e1692f4e1c3': 'c8429d093a9e31a3f9b962c52510eb70' },
})

export const { standard: STANDARD, load: loadContent, boxOf } = content

export function faceOf(s: TerrorsOfLondon, card: Card): Face {
  return boxOf(s).faces[card] as Face
}

export function overlordOf(s: TerrorsOfLondon, seat: number): Overlord {
  return boxOf(s).overlords[s.players[seat]?.overlord as number] as Overlord
}

export function listNo(s: TerrorsOfLondon, effects: Effects): ListNo {
  return boxOf(s).listNo.get(effects) as ListNo
}

export function factionNo(faction: string | undefined): FactionNo {
  return (FACTIONS as readonly string[]).indexOf(faction ?? '')
}

export function resourceNo(resource: string): number {
  return (RESOURCES as readonly string[]).indexOf(resource)
}

function makeBox(id: string, file: ContentFile): Box {
  const overlords = file.overlords.map((entry) => ({
    id: entry.id,
    faction: factionNo(entry.faction),
    health: entry.health,
    action: makeAction(entry.action),
    trigger: makeTrigger(entry.triggered),
  }))
  const printed = file.cards.map((entry) => makeFace(entry, overlords))
  const faces = printed.flatMap((face, at) => new Array<Face>(file.cards[at]?.copies ?? 0).fill(face))
  const lists = [...file.cards, ...file.overlords].flatMap((entry) => listsOf(entry).map(([, list]) => list))
  for (const { abilities, alone } of printed) {
    lists.push(abilities.effects)
    if (alone) lists.push(alone.effects)
  }
  const acolyte = printed.find(({ group }) => group === 'acolyte')
  const cardsWhere = (is: (face: Face) => boolean) => faces.flatMap((face, card) => (is(face) ? [card] : []))
  const cardsOf = (name: string) => cardsWhere((face) => face.id === name)
  const startersOf = (player: number) =>
    file.cards.flatMap((entry) => {
      const count = (entry.type === 'monster' && entry.perPlayer) || 0
      return cardsOf(entry.id).slice(player * count, (player + 1) * count)
    })
  return {
    id,
    file,
    faces,
    overlords,
    lists,
    listNo: new Map(lists.map((list, number) => [list, number])),
    hasTriggersForBoth: [...printed, ...overlords].some(({ trigger }) => (trigger?.by ?? 'you') !== 'you'),
    acolytePrice: acolyte?.cost ?? 0,
    moves: interned(faces.length),
    acolytes: cardsWhere(({ group }) => group === 'acolyte'),
    market: cardsWhere(({ group }) => group === 'market'),
    influences: overlords.map((_, overlord) => cardsWhere((face) => face.overlord === overlord)),
    starters: [startersOf(0), startersOf(1)],
    cardsOf,
    overlordOf: (name) => overlords.findIndex((overlord) => overlord.id === name),
  }
}

function makeFace(entry: CardEntry, overlords: readonly Overlord[]): Face {
  const face = {
    id: entry.id,
    type: entry.type,
    group: 'market' as Face['group'],
    faction: FACTIONLESS,
    left: NO_INDICATOR,
    right: NO_INDICATOR,
    cost: 0,
    armor: entry.armor ?? 0,
    claim: false,
    overlord: NOBODY,
    abilities: { resources: [0, 0, 0], effects: [] } as Abilities,
    alone: null as Abilities | null,
    horde: [] as readonly Effects[],
    action: null as PrintedAction | null,
    trigger: makeTrigger(entry.triggered),
  }
  if (entry.type === 'influence') {
    face.group = 'influence'
    face.overlord = overlords.findIndex(({ id }) => id === entry.overlord)
    face.faction = overlords[face.overlord]?.faction ?? FACTIONLESS
    face.abilities = makeAbilities(entry, [])
    face.alone = makeAbilities(entry, entry.conditional)
    return face
  }
  face.group = entry.group
  face.cost = entry.cost ?? 0
  face.claim =
    (entry.keywords as readonly { op: string }[] | undefined)?.some(({ op }) => op === 'claim') ?? false
  if (entry.type === 'relic') {
    face.action = makeAction(entry.action)
    return face
  }
  face.faction = factionNo(entry.faction)
  face.left = entry.left ? factionNo(entry.left.shows) : NO_INDICATOR
  face.right = entry.right ? factionNo(entry.right.shows) : NO_INDICATOR
  face.abilities = makeAbilities(entry, [])
  face.horde = entry.horde ?? []
  return face
}

/** The abilities of a card without some of its groups. CLAIM works on purchase only (TL-CLAIM-R1). */
function makeAbilities(
  entry: Exclude<CardEntry, { type: 'relic' }>,
  without: readonly ('resources' | 'keywords' | 'unique')[],
): Abilities {
  const resources = RESOURCES.map((name) =>
    without.includes('resources') ? 0 : (entry.resources[name] ?? 0),
  )
  const keywords = without.includes('keywords') ? [] : (entry.keywords ?? [])
  const unique = without.includes('unique') ? [] : (entry.unique ?? [])
  const activated = keywords.flatMap((keyword): Effect[] => (keyword.op === 'claim' ? [] : [keyword]))
  return { resources, effects: [...activated, ...unique] }
}

function makeAction(action: Action | null): PrintedAction | null {
  return action && { cost: action.cost ?? {}, effects: action.effects }
}

function makeTrigger(trigger: Trigger | undefined): PrintedTrigger | null {
  if (!trigger) return null
  const { on, limit, effects } = trigger
  return {
    event: on.event,
    by: on.by ?? 'you',
    faction: on.event === 'playMonster' ? factionNo(on.faction) : FACTIONLESS,
    maxCost: on.event === 'playMonster' ? (on.maxCost ?? ANY_COST) : ANY_COST,
    keyword: on.event === 'keyword' ? on.keyword : '',
    limit,
    effects,
    onlyGains: effects.every(({ op }) => op === 'gain'),
  }
}
