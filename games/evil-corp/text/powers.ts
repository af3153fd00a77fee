/** Writes the powers of tiles and demons from their data, in the words of a language. */
import { lowered, sentence } from '../../kit/text/index.ts'
import type { Effect, Passive } from '../content/schema.ts'
import type { Options } from '../state.ts'
import type { PowerSort, PowerText, PrintedPowers, TaggedPower } from './types.ts'

/** An effect as a label and as part of a sentence, without capital and full stop. */
export interface Clause {
  readonly short: string
  readonly clause: string
}

export interface PowerWords {
  readonly effects: {
    readonly [Op in Effect['op']]: (effect: Extract<Effect, { op: Op }>, options: Options) => Clause
  }
  readonly passives: {
    readonly [Op in Passive['op']]: (passive: Extract<Passive, { op: Op }>, options: Options) => PowerText
  }
  /** The word for the sort: "Deployment", "Activation", "Passive". */
  readonly sorts: { readonly [P in PowerSort]: { readonly name: string } }
  /** Effects of one power in their order: "then". */
  readonly next: string
  /** What a demon's column costs: "Pay 2", and as part of a sentence. */
  pay(gold: number): Clause
  /** The same where the summoning value is not known yet: only whoever just reaches the column pays. */
  payAt(gold: number, value: number): Clause
}

type Column = {
  readonly threshold: number
  readonly payGold: number
  readonly effects: readonly Effect[]
}

export type Powers = ReturnType<typeof powersIn>

export function powersIn(words: PowerWords) {
  function power(effects: readonly Effect[], options: Options, first: readonly Clause[] = []): PowerText {
    const clauses = effects.map((effect) => {
      const text = words.effects[effect.op] as (effect: Effect, options: Options) => Clause
      return text(effect, options)
    })
    const all = [...first, ...clauses]
    return {
      short: all.map(({ short }) => short).join(', '),
      full: sentence(all.map(({ clause }) => clause).join(`, ${words.next} `)),
    }
  }
  function passive(entry: Passive, options: Options): PowerText {
    const text = words.passives[entry.op] as (passive: Passive, options: Options) => PowerText
    return text(entry, options)
  }
  const tagged = (sort: PowerSort, text: PowerText): TaggedPower => {
    return { sort, tag: words.sorts[sort].name, ...text }
  }
  return {
    power,
    passive,
    /** The effects of a power as part of a sentence. */
    clause: (effects: readonly Effect[], options: Options) => lowered(power(effects, options).full),
    column: ({ threshold, payGold, effects }: Column, options: Options) =>
      power(effects, options, payGold > 0 ? [words.payAt(payGold, threshold)] : []),
    /** A column that is about to be chosen, with what is due for it now. */
    due: ({ payGold, effects }: Column, options: Options) =>
      power(effects, options, payGold > 0 ? [words.pay(payGold)] : []),
    /** Each sort of a tile's powers as one sentence. */
    tile: ({ deploy, activate, passive: passives }: PrintedPowers, options: Options): TaggedPower[] => [
      ...(deploy.length > 0 ? [tagged('deploy', power(deploy, options))] : []),
      ...(activate.length > 0 ? [tagged('activate', power(activate, options))] : []),
      ...passives.map((entry) => tagged('passive', passive(entry, options))),
    ],
  }
}
