/** What a language brings; make.ts builds the texts from it. */
import type { Language, Lines, OptionTexts, Seat } from '@duskhall/kernel'
import type { DemonColumn, SpaceType } from '../content/box.ts'
import type { Color, Effect, Passive } from '../content/schema.ts'
import type { EvilCorpEvent } from '../events.ts'
import type {
  Camp,
  EvilCorp,
  EvilCorpMove,
  EvilCorpStep,
  Kind,
  Options,
  Place,
  StepOf,
  VillageNo,
} from '../state.ts'
import type {
  BoardTexts,
  DemonId,
  Employee,
  Glossary,
  MeasuredRule,
  OutcomeRule,
  Phase,
  PowerText,
  QuestionName,
  RefusalRule,
  TaggedPower,
  TileId,
} from './types.ts'

/** The table a sentence is about, who reads it, and the names in it. */
export interface Context {
  readonly s: EvilCorp
  readonly you: Seat
  seat(seat: Seat): string
  tile(kind: Kind): string
  /** The tile on a space. */
  tileAt(place: Place): string
  /** What a tile's deployment power does, as part of a sentence; empty when it has none. */
  deployment(kind: Kind): string
  /** What a tile's activatable power does, as part of a sentence. */
  activation(kind: Kind): string
  /** What a demon's column does, as part of a sentence. */
  column(column: DemonColumn): string
  demon(number: number): string
  /** A tile or demon by its id. */
  card(id: string): string
}

/** Where a space lies: whose it is, its type, and which of its type it is, counted from one. */
export interface Spot {
  readonly village: VillageNo
  readonly camp: Camp
  readonly type: SpaceType
  readonly number: number
  /** How many spaces of its type this half has. */
  readonly of: number
}

/** An event as its hearer gets it: what was secret has joined it or is gone. */
type Told<Name extends EvilCorpEvent['e']> = Name extends 'drew'
  ? { readonly e: 'drew'; readonly seat: Seat; readonly count: number; readonly kinds?: readonly Kind[] }
  : Extract<EvilCorpEvent, { e: Name }>
type GameEventName = Exclude<EvilCorpEvent['e'], 'forced' | 'sealed' | 'won'>
export type EventTexts = { readonly [E in GameEventName]: (event: Told<E>, c: Context) => string }

/** Who is asked: the reader alone, the reader with others, or others. */
export interface Asking extends Context {
  readonly asked: readonly Seat[]
}
export interface AskTexts {
  /** To the reader who is asked. */
  readonly you: Lines
  /** To everybody else, about who is asked. */
  readonly they: Lines
}
export type QuestionTexts = { readonly [Q in QuestionName]: (q: StepOf<Q>, c: Asking) => AskTexts }

type MoveOf<Name extends EvilCorpMove['do']> = Extract<EvilCorpMove, { do: Name }>
/** The label of an answer; `q` is the question it answers. */
export type MoveTexts = {
  readonly [M in EvilCorpMove['do']]: (move: MoveOf<M>, q: EvilCorpStep, c: Context) => string
}

export type EffectTexts = {
  readonly [Op in Effect['op']]: (effect: Extract<Effect, { op: Op }>, options: Options) => Clause
}
export type PassiveTexts = {
  readonly [Op in Passive['op']]: (passive: Extract<Passive, { op: Op }>, options: Options) => PowerText
}
/** An effect as a label and as part of a sentence, without capital and full stop. */
export interface Clause {
  readonly short: string
  readonly clause: string
}

/** Winners and the rule that made them so. */
export interface Victory {
  readonly camps: readonly Camp[]
  readonly rule: OutcomeRule
}

export interface Pack {
  readonly language: Language
  readonly title: string
  readonly tagline: string
  readonly about: string
  players(min: number, max: number): string
  length(min: number, max: number): string
  readonly options: OptionTexts<Options>
  readonly tiles: { readonly [Id in TileId]: Employee }
  readonly demons: { readonly [Id in DemonId]: Employee }
  readonly glossary: Glossary
  readonly board: BoardTexts
  readonly effects: EffectTexts
  readonly passives: PassiveTexts
  /** Effects of one power in their order, as one sentence. */
  sentence(clauses: readonly string[]): string
  /** A demon's column that must be paid for. */
  paid(payGold: number, power: PowerText): PowerText
  readonly events: EventTexts
  readonly questions: QuestionTexts
  readonly moves: MoveTexts
  readonly refusals: { readonly [R in RefusalRule]: string }
  /** The same refusal with its numbers: what would be needed or is too much, and what there is. */
  readonly measured: { readonly [R in MeasuredRule]: (needed: number, there: number) => string }
  /** For a reason that has no text. */
  readonly unknownRefusal: string
  outcome(victory: Victory, c: Context): Lines
  phase(round: number, phase: Phase): string
  village(village: VillageNo, c: Context): string
  villageTitle(village: VillageNo, c: Context): string
  half(village: VillageNo, camp: Camp, c: Context): string
  camp(camp: Camp, c: Context): string
  spoken(tile: SpokenTile, c: Context): string
  piece(tile: SpokenTile | null, spot: Spot, c: Context): string
  gauge(village: VillageNo, camp: Camp, lead: number, c: Context): string
  conquest(village: VillageNo, camp: Camp, step: number, of: number, c: Context): string
}

export interface SpokenTile {
  readonly name: string
  readonly color: Color
  readonly cost: number
  /** As it counts where it lies. */
  readonly terror: number
  readonly printedTerror: number
  readonly active: boolean
  readonly powers: readonly TaggedPower[]
}
