/** Writes what is printed on cards and Overlords from its data, in the words of a language. */
import { lowered, sentence } from '../../kit/text/index.ts'
import {
  type Action,
  type CardEntry,
  type Effect,
  KEYWORDS,
  RESOURCES,
  type Trigger,
} from '../content/schema.ts'
import type { Cost, Faction, Options } from '../state.ts'
import type { AbilitySort, AbilityText, Keyword, OverlordEntry, TaggedAbility } from './types.ts'

type Effects = readonly Effect[]
type Printed = Exclude<CardEntry, { type: 'relic' }>
type PrintedKeyword = NonNullable<Printed['keywords']>[number]

/** What the words of an effect depend on. */
interface Wording {
  readonly options: Options
  /** Whether HAUNT means the card itself (TL-HAUNT-R7). */
  readonly onMonster: boolean
  /** Effects inside another one, as part of its sentence and as labels. */
  clauses(effects: readonly Effect[]): string
  shorts(effects: readonly Effect[]): string
}
/** An effect that is a keyword is worded by its reminder; only DRAW has a number of its own. */
type WordedKeyword = Exclude<Keyword, 'draw'>
type EffectTexts = {
  readonly [Op in Exclude<Effect['op'], WordedKeyword>]: (
    effect: Extract<Effect, { op: Op }>,
    wording: Wording,
  ) => Clause
}
/** What the reminder of a keyword depends on. */
interface Reminded extends Pick<Wording, 'options' | 'onMonster'> {
  /** Whether SACRIFICE also takes cards of the discard pile. */
  readonly discardToo?: boolean
}
/** An effect as a label and as part of a sentence, without capital and full stop. */
interface Clause {
  readonly short: string
  readonly clause: string
  /** What a keyword does, where the clause begins with the keyword itself. */
  readonly plain?: string
}
type Condition = Trigger['on']
/** Whose deed a Triggered ability waits for; the owner's own where it does not say. */
export type By = Condition['by']
type ConditionTexts = {
  readonly [Event in Condition['event']]: (on: Extract<Condition, { event: Event }>) => Clause
}

export interface AbilityWords {
  readonly effects: EffectTexts
  readonly conditions: ConditionTexts
  /** The word for the sort of an ability. */
  readonly sorts: { readonly [S in AbilitySort]: { readonly name: string } }
  /** The keyword as printed. */
  readonly keywords: { readonly [K in Keyword]: string }
  /** What a keyword does, as a sentence. */
  readonly reminders: { readonly [K in Keyword]: (how: Reminded) => string }
  /** Clauses in their order: "then". */
  readonly next: string
  armor(n: number): AbilityText
  /** All Resource abilities of a card. */
  resources(amounts: readonly number[]): Clause
  /** An ability that costs something. */
  paid(cost: Cost, ability: Clause): Clause
  triggered(on: Clause, limit: number, ability: Clause): AbilityText
  /** What an Influence needs (TL-INFL2). */
  needs(faction: Faction): string
}

export interface Abilities {
  effect(effect: Effect, options: Options): AbilityText
  card(entry: CardEntry, options: Options): TaggedAbility[]
  overlord(entry: OverlordEntry, options: Options): TaggedAbility[]
  /** Effects in their order, as part of a sentence. */
  clauses(effects: Effects, options: Options, onMonster: boolean): string
  /** An action with its cost, as part of a sentence. */
  action(cost: Cost, effects: Effects, options: Options): string
}

export function abilitiesIn(words: AbilityWords, factionOf: (id: string) => Faction): Abilities {
  /** A keyword with its reminder: "CURSE (your opponent …)". */
  function keyed(name: Keyword, how: Reminded): Clause {
    const plain = lowered(words.reminders[name](how))
    return { short: words.keywords[name], clause: `${words.keywords[name]} (${plain})`, plain }
  }
  function clauseOf(effect: Effect, wording: Wording): Clause {
    if (isWordedKeyword(effect.op)) return keyed(effect.op, { ...wording, discardToo: 'from' in effect })
    const text = words.effects[effect.op] as (effect: Effect, wording: Wording) => Clause
    return text(effect, wording)
  }
  function wordingOf(options: Options, onMonster: boolean): Wording {
    return {
      options,
      onMonster,
      clauses: (inner) => joined(inner, options, onMonster).clause,
      shorts: (inner) => joined(inner, options, onMonster).short,
    }
  }
  function joined(effects: Effects, options: Options, onMonster: boolean): Clause {
    const clauses = effects.map((effect) => clauseOf(effect, wordingOf(options, onMonster)))
    return {
      short: clauses.map(({ short }) => short).join(', '),
      clause: clauses.map(({ clause }) => clause).join(`, ${words.next} `),
    }
  }
  const paid = (cost: Cost | undefined, ability: Clause) =>
    cost && Object.keys(cost).length > 0 ? words.paid(cost, ability) : ability

  function tagged(sort: AbilitySort, { short, full }: AbilityText, condition = ''): TaggedAbility {
    return { sort, tag: words.sorts[sort].name, short, full, condition }
  }
  const plain = ({ short, clause }: Clause): AbilityText => ({ short, full: sentence(clause) })

  function keyword(
    entry: PrintedKeyword,
    options: Options,
    onMonster: boolean,
    condition: string,
  ): TaggedAbility {
    if (entry.op === 'claim') {
      const tag = words.keywords.claim
      return {
        sort: 'keyword',
        tag,
        short: tag,
        full: words.reminders.claim({ options, onMonster }),
        condition,
      }
    }
    const { short, clause, plain: reminder = clause } = clauseOf(entry, wordingOf(options, onMonster))
    return { sort: 'keyword', tag: short, short, full: sentence(reminder), condition }
  }
  function triggered({ on, limit, effects }: Trigger, options: Options, onMonster: boolean): TaggedAbility {
    const condition = words.conditions[on.event] as (on: Trigger['on']) => Clause
    return tagged('triggered', words.triggered(condition(on), limit, joined(effects, options, onMonster)))
  }
  const acts = (sort: AbilitySort, action: Action | null, options: Options) =>
    action ? [tagged(sort, plain(paid(action.cost, joined(action.effects, options, false))))] : []

  /** What happens when an Influence or a monster is played. */
  function played(entry: Printed, options: Options): TaggedAbility[] {
    const onMonster = entry.type === 'monster'
    const needs = (group: 'resources' | 'keywords' | 'unique') =>
      entry.type === 'influence' && entry.conditional.includes(group)
        ? words.needs(factionOf(entry.overlord))
        : ''
    const amounts = RESOURCES.map((name) => entry.resources[name] ?? 0)
    const list: TaggedAbility[] = []
    if (!onMonster && options.influence === 'baseCoin') {
      list.push(tagged('resource', plain(words.resources([1, 0, 0]))))
    }
    if (amounts.some((n) => n > 0)) {
      list.push(tagged('resource', plain(words.resources(amounts)), needs('resources')))
    }
    for (const own of entry.keywords ?? []) list.push(keyword(own, options, onMonster, needs('keywords')))
    if (entry.unique)
      list.push(tagged('unique', plain(joined(entry.unique, options, onMonster)), needs('unique')))
    return list
  }

  return {
    effect: (effect, options) => plain(joined([effect], options, true)),
    card(entry, options) {
      const onMonster = entry.type === 'monster'
      return [
        ...(entry.armor ? [tagged('armor', words.armor(entry.armor))] : []),
        ...(entry.type === 'relic'
          ? (entry.keywords ?? []).map((own) => keyword(own, options, false, ''))
          : played(entry, options)),
        ...(entry.type === 'relic' ? acts('relic', entry.action, options) : []),
        ...(entry.triggered ? [triggered(entry.triggered, options, onMonster)] : []),
        ...('horde' in entry
          ? (entry.horde ?? []).map((effects) => tagged('horde', plain(joined(effects, options, true))))
          : []),
      ]
    },
    overlord: (entry, options) => [
      ...acts('overlord', entry.action, options),
      ...(entry.triggered ? [triggered(entry.triggered, options, false)] : []),
    ],
    clauses: (effects, options, onMonster) => joined(effects, options, onMonster).clause,
    action: (cost, effects, options) => paid(cost, joined(effects, options, false)).clause,
  }
}

function isWordedKeyword(op: Effect['op']): op is Effect['op'] & WordedKeyword {
  return op !== 'draw' && KEYWORDS.some((keyword) => keyword === op)
}
