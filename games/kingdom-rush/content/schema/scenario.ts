/** A scenario: its map, its piles, what is won and what is forbidden. */
import * as v from 'valibot'
import { Count, Id, Provenances } from '../../../kit/content/atoms.ts'
import { COLOURS, DIFFICULTIES, FACINGS, FAMILIES } from '../words.ts'
import { At, Both, ByPlayers, Letter, Words, Yes } from './atoms.ts'

const text = Both(200)
const IronRule = v.variant('kind', [
  v.strictObject({ kind: v.literal('noBuyFamily'), family: v.picklist(FAMILIES), text }),
  v.strictObject({ kind: v.literal('noBuildFamily'), family: v.picklist(FAMILIES), text }),
  v.strictObject({ kind: v.literal('passLimit'), value: Count(0, 9), text }),
  v.strictObject({ kind: v.literal('maxTowerLevel'), value: Count(1, 4), text }),
  v.strictObject({ kind: v.picklist(['noAbilities', 'noSpells', 'noRecover']), text }),
  v.strictObject({ kind: v.picklist(['noWhiteSites', 'noGhostDiamonds']), text }),
])
export type IronRule = v.InferOutput<typeof IronRule>

const Segment = v.strictObject({
  cards: v.pipe(v.array(Id), v.minLength(1)),
  shuffle: Yes,
  /** How many of them are kept, from the top; left out: all of them. */
  take: v.exactOptional(ByPlayers(Count(0, 20))),
})

const minPlayers = v.exactOptional(Count(2, 4))
const Spawn = v.strictObject({
  n: Count(1, 6),
  minPlayers,
  exit: v.string(),
  /** The side of the map where its pile lies. */
  edge: v.picklist(FACINGS),
  /** Path spaces from the pile to the exit. */
  lane: v.pipe(v.array(At), v.minLength(1)),
  fallow: v.exactOptional(v.strictObject({ id: Letter, at: At })),
  /** From top to bottom. */
  pile: v.array(Segment),
})
export type SpawnEntry = v.InferOutput<typeof Spawn>

/** Hearts and diamonds of a level where a scenario has its own. */
const Stock = v.strictObject({ hearts: Count(1, 99), diamonds: Count(0, 12) })

const Owner = v.nullable(v.picklist([...COLOURS, 'W']))

export const Scenario = v.strictObject({
  number: Count(1, 99),
  id: Id,
  title: Both(80),
  story: Both(400),
  news: v.strictObject({ en: v.array(Words(120)), fr: v.array(Words(120)) }),
  maxTowerLevel: Count(1, 4),
  abilitySlots: Count(0, 2),
  spells: v.strictObject({ count: Count(0, 6), maxPower: Count(0, 2) }),
  /** Row by row from the north: P path, S building site, W white site, a point for open ground. */
  map: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[PSW.]{1,20}$/))), v.minLength(1), v.maxLength(20)),
  exits: v.pipe(
    v.array(v.strictObject({ id: v.string(), facing: v.picklist(FACINGS), at: At })),
    v.minLength(1),
  ),
  spawns: v.pipe(v.array(Spawn), v.minLength(1)),
  sites: v.array(v.strictObject({ id: Id, at: At, owner: ByPlayers(Owner) })),
  start: v.array(v.strictObject({ card: Id, spawn: Count(1, 6), index: Count(0, 99), minPlayers })),
  portalsToClose: ByPlayers(Count(0, 20)),
  /** What the team begins with beyond the diamonds of the level: how hard a level is here, for so many players. */
  bonusDiamonds: v.strictObject(v.entriesFromList(DIFFICULTIES, ByPlayers(Count(0, 12)))),
  /** Left out: as in every scenario. */
  levels: v.exactOptional(
    v.strictObject({ star1: Stock, star2: Stock, star3: Stock, heroic: Stock, iron: Stock }),
  ),
  ghostDeck: v.exactOptional(v.array(Id)),
  boss: v.exactOptional(
    v.strictObject({
      id: Id,
      start: v.exactOptional(v.strictObject({ spawn: Count(1, 6), index: Count(0, 99) })),
      /** The Portal it steps out of. */
      appearsWhenDestroyed: v.exactOptional(Id),
      reserve: v.exactOptional(v.array(Id)),
    }),
  ),
  victory: v.strictObject({ closeAllPortals: v.boolean(), defeatBoss: v.exactOptional(Id) }),
  ironRule: IronRule,
  provenance: Provenances,
})
export type ScenarioEntry = v.InferOutput<typeof Scenario>
