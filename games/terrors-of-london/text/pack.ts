/** What a language brings; make.ts builds the texts from it. */
import type { Language, Lines, OptionTexts, Seat } from '@duskhall/kernel'
import type { Effect, Trigger } from '../content/schema.ts'
import type { TerrorsEvent } from '../events.ts'
import type {
  Card,
  Cost,
  Faction,
  ListNo,
  Options,
  StepOf,
  TerrorsMove,
  TerrorsOfLondon,
  TerrorsStep,
} from '../state.ts'
import type { Spot } from './facts.ts'
import type {
  AbilityText,
  BoardTexts,
  CardId,
  CardText,
  FactionText,
  Glossary,
  Keyword,
  MeasuredRule,
  OutcomeRule,
  OverlordId,
  OverlordText,
  QuestionName,
  RefusalRule,
  TaggedAbility,
} from './types.ts'

/** The table a sentence is about, who reads it, and the names in it. */
export interface Context {
  readonly s: TerrorsOfLondon
  readonly you: Seat
  seat(seat: Seat): string
  /** A card by its name; for a card the reader may not see, the word for any card. */
  card(card: Card): string
  /** The same, with a number where a play area holds several of that name: "Ghoul no. 2". */
  inPlay(card: Card): string
  /** The Overlord of a seat by its name. */
  overlord(seat: Seat): string
  /** An Overlord by its id. */
  named(id: string): string
  /** An Overlord's title and the name of its ability; empty where the content brings one without. */
  title(id: string): string
  abilityName(id: string): string
  /** A list of effects of the box, as part of a sentence; `source` is the card they stand on, or OVERLORD. */
  list(list: ListNo, source: Card): string
  /** A Horde ability, a Relic's and an Overlord's action, as part of a sentence. */
  horde(card: Card, ability: number): string
  relic(card: Card): string
  action(seat: Seat): string
  /** What a card does, as labels. */
  shorts(card: Card): readonly string[]
}

/** An event as its hearer gets it: what was secret has joined it or is gone. */
type Told<Name extends TerrorsEvent['e']> = Heard<Extract<TerrorsEvent, { e: Name }>>
type Heard<E> = E extends { secret: infer S }
  ? Omit<E, 'secret'> & Partial<Omit<S, 'seats'>>
  : E extends { secret?: infer S }
    ? Omit<E, 'secret'> & Partial<Omit<NonNullable<S>, 'seats'>>
    : E
type GameEventName = Exclude<TerrorsEvent['e'], 'forced' | 'won'>
export type EventTexts = { readonly [E in GameEventName]: (event: Told<E>, c: Context) => string }

export interface Asking extends Context {
  readonly asked: Seat
}
export interface AskTexts {
  /** To the reader who is asked. */
  readonly you: Lines
  /** To everybody else, about who is asked. */
  readonly they: Lines
}
export type QuestionTexts = { readonly [Q in QuestionName]: (q: StepOf<Q>, c: Asking) => AskTexts }

type MoveOf<Name extends TerrorsMove['do']> = Extract<TerrorsMove, { do: Name }>
/** The label of an answer; `q` is the question it answers. */
export type MoveTexts = {
  readonly [M in TerrorsMove['do']]: (move: MoveOf<M>, q: TerrorsStep, c: Context) => string
}

/** What the words of an effect depend on. */
export interface Wording {
  readonly options: Options
  /** Whether HAUNT means the card itself (TL-HAUNT-R7). */
  readonly onMonster: boolean
  /** Effects inside another one, as part of its sentence and as labels. */
  clauses(effects: readonly Effect[]): string
  shorts(effects: readonly Effect[]): string
}
type EffectTexts = {
  readonly [Op in Effect['op']]: (effect: Extract<Effect, { op: Op }>, wording: Wording) => Clause
}
/** An effect as a label and as part of a sentence, without capital and full stop. */
export interface Clause {
  readonly short: string
  readonly clause: string
  /** What a keyword does, where the clause begins with the keyword itself. */
  readonly plain?: string
}
type Condition = Trigger['on']
type ConditionTexts = {
  readonly [Event in Condition['event']]: (on: Extract<Condition, { event: Event }>) => Clause
}

export interface AbilityWords {
  readonly effects: EffectTexts
  readonly conditions: ConditionTexts
  /** The keyword as printed. */
  readonly keywords: { readonly [K in Keyword]: string }
  /** What a keyword does, as a sentence. */
  readonly reminders: { readonly [K in Keyword]: (options: Options, onMonster: boolean) => string }
  /** Clauses in their order, as part of a sentence. */
  join(clauses: readonly string[]): string
  armor(n: number): AbilityText
  /** All Resource abilities of a card. */
  resources(amounts: readonly number[]): Clause
  /** An ability that costs something. */
  paid(cost: Cost, ability: Clause): Clause
  triggered(on: Clause, limit: number, ability: Clause): AbilityText
  /** What an Influence needs (TL-INFL2). */
  needs(faction: Faction): string
}

/** Winners and the rule that made them so. */
export interface Victory {
  readonly seats: readonly Seat[]
  readonly rule: OutcomeRule
}

export interface SpokenCard {
  readonly name: string
  readonly type: 'monster' | 'relic' | 'influence'
  readonly faction: Faction | null
  readonly cost: number | null
  readonly armor: number
  readonly resources: readonly number[]
  readonly abilities: readonly TaggedAbility[]
}

interface SpokenOverlord {
  readonly name: string
  readonly title: string
  readonly faction: Faction
  readonly health: number
  readonly of: number
  readonly armor: number
  /** Whether its action can still be used; null when it has none. */
  readonly ready: boolean | null
}

export interface Pack {
  readonly language: Language
  readonly title: string
  readonly tagline: string
  readonly about: string
  players(min: number, max: number): string
  readonly length: string
  readonly options: OptionTexts<Options>
  readonly cards: { readonly [Id in CardId]: CardText }
  readonly overlords: { readonly [Id in OverlordId]: OverlordText }
  readonly factions: { readonly [F in Faction]: FactionText }
  readonly glossary: Glossary
  readonly board: BoardTexts
  readonly abilities: AbilityWords
  readonly events: EventTexts
  readonly questions: QuestionTexts
  readonly moves: MoveTexts
  readonly refusals: { readonly [R in RefusalRule]: string }
  /** The same refusal with its numbers: what would be needed or is too much, and what there is. */
  readonly measured: { readonly [R in MeasuredRule]: (needed: number, there: number) => string }
  /** For a reason that has no text. */
  readonly unknownRefusal: string
  outcome(victory: Victory, c: Context): Lines
  phase(turn: number): string
  /** A card the reader may not see. */
  readonly hiddenCard: string
  /** A card by its name and its number among those of that name. */
  numbered(name: string, number: number): string
  /** The answer that puts a Triggered ability first. */
  first(name: string): string
  spoken(card: SpokenCard): string
  piece(card: SpokenCard, spot: Spot, c: Context): string
  overlord(overlord: SpokenOverlord): string
  pool(seat: Seat, pool: readonly number[], c: Context): string
}
