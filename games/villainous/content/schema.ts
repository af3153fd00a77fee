/**
 * The shape of a content file: one entry for each Villain, with board, objective and two decks. A card is one entry:
 * numbers, instructions and both languages. Whoever owns the box can correct a value and load the file at a table.
 */
import * as v from 'valibot'
import {
  Confidence,
  Count,
  gameFields,
  Id,
  Note,
  Provenances,
  verb as shape,
} from '../../kit/content/atoms.ts'
import type { Instruction, Verb } from '../rules/verb.ts'
import { ACTIONS } from '../state.ts'

const Words = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
/** Both languages of a name or a text. */
const Both = (max: number) => v.strictObject({ en: Words(max), fr: Words(max) })

const Rule = v.pipe(v.string(), v.regex(/^VD-[A-Z]+(-R)?\d+$/))

const icons = ACTIONS.filter((action) => action !== 'gainPower')
const Icon = v.union([v.picklist(icons), v.strictObject({ gainPower: Count(1, 9) })])
export type Icon = v.InferOutput<typeof Icon>

const Location = v.strictObject({
  id: Id,
  name: Both(40),
  locked: v.exactOptional(v.literal(true)),
  /** The only characters that may ever be there; left out: all. */
  admits: v.exactOptional(v.array(Id)),
  top: v.array(Icon),
  bottom: v.array(Icon),
  provenance: Provenances,
})

/** How a number is counted: for each other copy in the realm, or for each Hero beside it. */
const Per = v.picklist(['otherCopy', 'otherHeroHere', 'heroHere'])

/** What holds while a card is in the realm (VD-TYPE4). */
const always = [
  shape('strength', {
    whom: v.picklist(['self', 'host', 'otherHeroesHere', 'alliesHere']),
    n: Count(-9, 9),
    per: v.exactOptional(Per),
  }),
  shape('effectsCost', { n: Count(-9, 9) }),
  /** Its location has this action besides its own (VD-ACT-R5). */
  shape('grants', { action: v.picklist(icons) }),
  shape('reaches', { how: v.literal('adjacent') }),
  /** VD-TIME-R3: prohibitions beat permissions. */
  shape('forbids', {
    what: v.string(),
    card: v.exactOptional(Id),
    cards: v.exactOptional(v.array(Id)),
    location: v.exactOptional(Id),
    rule: Rule,
  }),
] as const

/** When a Condition may be played. */
const When = v.variant('event', [
  v.strictObject({
    event: v.literal('action'),
    action: v.exactOptional(v.picklist(ACTIONS)),
    from: v.exactOptional(Count(1, 20)),
  }),
  v.strictObject({ event: v.literal('itemPlayed') }),
  v.strictObject({ event: v.literal('fated') }),
])
export type When = v.InferOutput<typeof When>

/** What is needed to play a card. */
const Needs = v.strictObject({
  /** The only location it may be played at. */
  location: v.exactOptional(Id),
  /** Played in the place of this card, which is discarded. */
  replaces: v.exactOptional(Id),
  /** Not while this card is in the realm. */
  without: v.exactOptional(Id),
  /** What the Villain's own folder asks for. */
  while: v.exactOptional(Id),
  rule: Rule,
})

const instruction = (verbs: readonly Verb[]): v.GenericSchema<Instruction> => {
  const List = v.array(v.lazy(() => Any))
  const nested: { readonly [op: string]: v.ObjectEntries } = {
    either: {
      branches: v.pipe(
        v.array(v.strictObject({ text: Both(120), pay: v.exactOptional(Count(1, 9)), do: List })),
        v.minLength(2),
      ),
    },
  }
  const Any: v.GenericSchema<Instruction> = v.variant(
    'op',
    verbs.map(({ op, takes }) =>
      shape(op, { ...takes, ...nested[op], may: v.exactOptional(v.literal(true)) }),
    ) as never,
  )
  return Any
}

const card = (Do: v.GenericSchema<Instruction>, forbidden: readonly string[]) => {
  const List = v.array(Do)
  const Always = v.pipe(
    v.variant('op', [...always]),
    v.check(
      (held) => held.op !== 'forbids' || forbidden.includes(held.what),
      'nobody knows what it forbids.',
    ),
  )
  const fields = {
    id: Id,
    name: Both(60),
    text: v.exactOptional(Both(600)),
    copies: Count(1, 30),
    always: v.exactOptional(v.array(Always)),
    /** The ability is our reconstruction; a table may do without it. */
    reconstructed: v.exactOptional(v.literal(true)),
    rules: v.array(Rule),
    confidence: v.exactOptional(Confidence),
    provenance: Provenances,
    note: v.exactOptional(Note),
  }
  const lasting = {
    ...fields,
    needs: v.exactOptional(Needs),
    /** When it is played, and when it is moved. */
    play: v.exactOptional(List),
    moved: v.exactOptional(List),
    /** When a card and this one come to share a location, by playing or moving either (VD-PVM-R2). */
    present: v.exactOptional(List),
    activate: v.exactOptional(v.strictObject({ cost: Count(0, 9), do: List })),
  }
  const Ally = v.strictObject({
    ...lasting,
    type: v.literal('ally'),
    cost: Count(0, 9),
    strength: Count(0, 9),
    /** What becomes of it when it is used in a Vanquish action; left out: discarded. */
    used: v.exactOptional(v.picklist(['stays', 'toMover'])),
    /** Allies used against a Hero at its location go back to the hand. */
    returnsUsed: v.exactOptional(v.literal(true)),
  })
  const Item = v.strictObject({
    ...lasting,
    type: v.literal('item'),
    cost: v.exactOptional(Count(0, 9)),
    attach: v.exactOptional(v.picklist(['ally', 'hero'])),
  })
  const Effect = v.strictObject({
    ...fields,
    type: v.literal('effect'),
    cost: v.exactOptional(Count(0, 9)),
    do: List,
    /** Shuffled into its deck instead of being discarded. */
    intoDeck: v.exactOptional(v.literal(true)),
  })
  const Condition = v.strictObject({ ...fields, type: v.literal('condition'), when: When, do: List })
  const Hero = v.strictObject({
    ...lasting,
    type: v.literal('hero'),
    strength: Count(0, 9),
    /** However it is defeated, and by a Vanquish action alone. */
    defeated: v.exactOptional(List),
    vanquished: v.exactOptional(List),
    /** After a Vanquish action it is shuffled into the Fate deck. */
    intoDeck: v.exactOptional(v.literal(true)),
    neverTrapped: v.exactOptional(v.literal(true)),
  })
  const Prince = v.strictObject({
    ...lasting,
    type: v.literal('prince'),
    /** Played as soon as it is revealed, at its own location, locked or not. */
    atOnce: v.literal(true),
  })
  return {
    Villain: v.variant('type', [Ally, Item, Effect, Condition]),
    Fate: v.variant('type', [Hero, Prince, Item, Effect]),
  }
}

/** What a Villain's folder brings to the shape of its entry. */
export interface Vocabulary {
  readonly verbs: readonly Verb[]
  /** What its cards can forbid, beyond what the rules know themselves. */
  readonly forbids: readonly string[]
}

export const villainSchema = ({ verbs, forbids }: Vocabulary) => {
  const Do = instruction(verbs)
  const { Villain, Fate } = card(Do, forbids)
  return v.strictObject({
    id: Id,
    name: Both(40),
    objective: Both(300),
    /** When the objective is looked at (VD-GOAL2). */
    checked: v.picklist(['always', 'startOfTurn']),
    pieces: v.record(Id, Count(0, 99)),
    locations: v.pipe(v.array(Location), v.length(4)),
    /** VD-TURN3: before the mover moves. */
    beforeMove: v.exactOptional(v.array(Do)),
    tile: v.exactOptional(
      v.strictObject({ name: Both(60), activate: v.strictObject({ cost: Count(0, 9), do: v.array(Do) }) }),
    ),
    villainDeck: v.array(Villain),
    fateDeck: v.array(Fate),
    deckSizes: v.strictObject({ villain: Count(1, 60), fate: Count(1, 60) }),
    provenance: Provenances,
  })
}

type VillainSchema = ReturnType<typeof villainSchema>
export type VillainEntry = v.InferOutput<VillainSchema>
export type CardEntry = VillainEntry['villainDeck'][number] | VillainEntry['fateDeck'][number]
export type Always = NonNullable<CardEntry['always']>[number]

/** The file around the Villains, whose entries are read each by its own vocabulary. */
export const ContentFile = v.strictObject({
  schema: v.literal('duskhall-villainous-1'),
  game: v.strictObject(gameFields),
  startingPower: v.pipe(v.array(Count(0, 9)), v.length(6)),
  villains: v.pipe(v.array(v.looseObject({ id: Id })), v.minLength(2)),
})
export interface ContentFile extends Omit<v.InferOutput<typeof ContentFile>, 'villains'> {
  readonly villains: readonly VillainEntry[]
}
