/** The shape of a content file. Whoever owns the box can correct a value and load the file at a table. */
import * as v from 'valibot'
import { Count, gameFields, Id, Note, Provenances, verb } from '../../kit/content/atoms.ts'

export const FACTIONS = ['undead', 'beast', 'mortal', 'spirit'] as const
export const RESOURCES = ['coin', 'power', 'regeneration'] as const
export const KEYWORDS = [
  'claim',
  'command',
  'curse',
  'destroy',
  'draw',
  'haunt',
  'unite',
  'rage',
  'sacrifice',
] as const

const FactionName = v.picklist(FACTIONS)
const ResourceName = v.picklist(RESOURCES)
const Bought = v.picklist(['monster', 'relic'])
const N = Count(1, 20)
/** Whose pile is looked into; left out: the own draw pile. */
const Pile = v.picklist(['own', 'opponent', 'market', 'acolytes'])

const Cost = v.pipe(
  v.strictObject({
    health: v.exactOptional(N),
    coin: v.exactOptional(N),
    power: v.exactOptional(N),
    regeneration: v.exactOptional(N),
  }),
  v.check((cost) => Object.keys(cost).length > 0, 'a cost names what is paid.'),
)

const Claim = verb('claim')

const activatedKeywords = [
  verb('command'),
  verb('curse'),
  verb('destroy'),
  verb('draw', { n: N }),
  verb('haunt'),
  verb('unite'),
  verb('rage'),
  verb('sacrifice', { from: v.exactOptional(v.literal('playOrDiscard')) }),
] as const

const Keyword = v.variant('op', [Claim, ...activatedKeywords])

const Gain = verb('gain', { resource: ResourceName, n: N })

const simpleEffects = [
  ...activatedKeywords,
  Gain,
  verb('gainPer', {
    resource: ResourceName,
    n: N,
    per: v.literal('hauntedMonster'),
    max: N,
  }),
  verb('convert', { from: ResourceName, to: ResourceName }),
  verb('discount', { type: Bought, n: N }),
  verb('claimNext', { type: Bought }),
  verb('giveHaunt', {
    maxCost: v.exactOptional(Count(0, 20)),
    outsideHordes: v.exactOptional(v.boolean()),
  }),
  verb('activateHorde', { faction: v.exactOptional(FactionName) }),
  verb('lookAtTop', { n: N, take: Count(0, 20), pile: v.exactOptional(Pile) }),
  verb('discard', { n: N }),
] as const

const Simple = v.variant('op', [...simpleEffects])

/** What an ability does, one verb at a time; an unknown verb stops loading. */
const Effect = v.variant('op', [
  ...simpleEffects,
  verb('pay', { cost: Cost, effects: v.array(Simple) }),
  verb('if', {
    when: v.picklist(['hordeThisTurn', 'sacrificedThisTurn']),
    effects: v.array(Simple),
  }),
  verb('revealTop', {
    factionMonster: v.array(Gain),
    otherwise: v.array(Gain),
    mayDiscard: v.boolean(),
    pile: v.exactOptional(Pile),
  }),
])

/** Whose deed it waits for; left out: the owner's own. */
const by = v.exactOptional(v.picklist(['you', 'opponent', 'anyone']))

const Condition = v.variant('event', [
  v.strictObject({
    event: v.literal('playMonster'),
    faction: v.exactOptional(FactionName),
    maxCost: v.exactOptional(Count(0, 20)),
    by,
  }),
  v.strictObject({ event: v.literal('horde'), by }),
  v.strictObject({ event: v.literal('buy'), by }),
  v.strictObject({
    event: v.literal('keyword'),
    keyword: v.picklist(['command', 'curse', 'destroy', 'draw', 'haunt', 'unite', 'rage', 'sacrifice']),
    by,
  }),
])

const Trigger = v.strictObject({ on: Condition, limit: Count(1, 9), effects: v.array(Effect) })
const Action = v.strictObject({ cost: v.exactOptional(Cost), effects: v.array(Effect) })
const Indicator = v.strictObject({
  shows: FactionName,
  arrow: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
})

const Resources = v.strictObject({
  coin: v.exactOptional(N),
  power: v.exactOptional(N),
  regeneration: v.exactOptional(N),
})

const cardFields = {
  id: Id,
  copies: Count(1, 20),
  armor: v.exactOptional(N),
  triggered: v.exactOptional(Trigger),
  provenance: Provenances,
  note: v.exactOptional(Note),
}

const Monster = v.strictObject({
  ...cardFields,
  type: v.literal('monster'),
  group: v.picklist(['starter', 'acolyte', 'market']),
  faction: v.exactOptional(FactionName),
  /** Null where none is printed. */
  cost: v.nullable(Count(0, 20)),
  perPlayer: v.exactOptional(Count(1, 10)),
  left: v.exactOptional(Indicator),
  right: v.exactOptional(Indicator),
  resources: Resources,
  keywords: v.exactOptional(v.array(Keyword)),
  unique: v.exactOptional(v.array(Effect)),
  horde: v.exactOptional(v.array(v.array(Effect))),
})

const Relic = v.strictObject({
  ...cardFields,
  type: v.literal('relic'),
  group: v.literal('market'),
  cost: Count(0, 20),
  keywords: v.exactOptional(v.array(Claim)),
  action: v.nullable(Action),
})

const Influence = v.strictObject({
  ...cardFields,
  type: v.literal('influence'),
  overlord: Id,
  /** Recommended for a first game. */
  starter: v.boolean(),
  /** TL-INFL-R1: the abilities that need a monster of the Overlord's faction. */
  conditional: v.array(v.picklist(['resources', 'keywords', 'unique'])),
  resources: Resources,
  keywords: v.exactOptional(v.array(v.variant('op', [...activatedKeywords]))),
  unique: v.exactOptional(v.array(Effect)),
})

const CardEntry = v.variant('type', [Monster, Relic, Influence])

const OverlordEntry = v.strictObject({
  id: Id,
  faction: FactionName,
  health: Count(1, 99),
  action: v.nullable(Action),
  triggered: v.exactOptional(Trigger),
  provenance: Provenances,
  note: v.exactOptional(Note),
})

const Hands = v.strictTuple([Count(0, 10), Count(0, 10)])

export const ContentFile = v.strictObject({
  schema: v.literal('duskhall-terrors-of-london-1'),
  game: v.strictObject(gameFields),
  components: v.strictObject({
    cards: Count(1, 400),
    overlords: Count(2, 20),
    starters: Count(1, 100),
    influences: Count(1, 100),
    acolytes: Count(0, 100),
    market: Count(1, 300),
    healthMarkers: Count(1, 9),
    uniteTokens: Count(0, 99),
    hauntTokens: Count(0, 99),
    referenceCards: Count(0, 9),
    provenance: Provenances,
  }),
  setup: v.strictObject({
    openingHands: Hands,
    balancedHands: Hands,
    influences: Count(1, 9),
    influencesOffered: Count(1, 9),
    street: Count(1, 9),
    provenance: Provenances,
  }),
  overlords: v.array(OverlordEntry),
  cards: v.array(CardEntry),
})

export type ContentFile = v.InferOutput<typeof ContentFile>
export type CardEntry = v.InferOutput<typeof CardEntry>
export type Effect = v.InferOutput<typeof Effect>
export type Trigger = v.InferOutput<typeof Trigger>
export type Action = v.InferOutput<typeof Action>
