/** Builds a game's texts from what a language brings: resolves what is told and picks who it speaks to. */
import {
  type GameEvent,
  type GameTexts,
  kernelEvent,
  kernelMove,
  kernelOutcome,
  kernelPrompt,
  kernelRefusal,
  type Language,
  type LogRank,
  type Move,
  ORDER,
  type OrderMove,
  type Outcome,
  type Reader,
  redact,
  SPECTATOR,
  type Step,
  seatName,
  spaced,
  type Table,
  type Telling,
} from '@duskhall/kernel'
import * as en from './en.ts'
import * as fr from './fr.ts'
import type { AskTexts, Pack, Subject, Teller } from './pack.ts'
import { asTold, type Resolvers } from './told.ts'

const grammars: { readonly [L in Language]: typeof en | typeof fr } = { en, fr }

/** Ranks that are the same in every game. */
const RANKS = { won: 'heading', endless: 'heading', forced: 'aside', sealed: 'aside' } as const

function botsIn(bots: NonNullable<Teller<Subject>['bots']>, language: Language) {
  const lines = Object.entries(bots).map(([level, { [language]: line }]) => [level, line])
  const told: { readonly [level: string]: string } = Object.fromEntries(lines)
  return language === 'fr' ? spaced(told) : told
}

export function gameTexts<G extends Subject>(
  pack: Pack<G>,
  teller: Teller<G>,
): GameTexts<G['state'], G['move'], G['options']> & Pick<Pack<G>, 'options' | 'glossary' | 'headings'> {
  const { language } = pack
  const grammar = grammars[language]
  const ranks: { readonly [event: string]: LogRank | undefined } = { ...RANKS, ...teller.ranks }
  const measured: { readonly [rule: string]: Pack<G>['measured'][G['measured']] } = pack.measured
  const [fewest = 2, most = fewest] = teller.players
  const [shortest = 0, longest = shortest] = teller.minutes ?? []

  const outcome = (result: Outcome, telling: Telling<G['state']>) =>
    kernelOutcome(language, result) ??
    pack.outcome(victoryOf(teller.facts(telling.state, telling).victory(result)))
  const victoryOf = (victory: object) => victory as ReturnType<G['facts']['victory']>

  const nameOf = (state: G['state'], move: Move, reader: Reader) => {
    const facts = teller.facts(state, reader)
    if (move.do === ORDER) {
      const name = facts.waiting?.((move as OrderMove).first)
      return (name && pack.first?.(name)) || kernelMove(language)
    }
    const step = redact(standing(state), reader.you)
    const told = asTold(move, facts.fields, resolved(facts.moves, move.do, move, step))
    return worded<string>(pack.moves, move.do, told, step.do)
  }
  /** A forced answer as a button would say it; empty for whoever may not know it. */
  const answered = (event: GameEvent, { asked, ...reader }: Telling<G['state']>) =>
    event.e === 'forced' && asked && event.move ? nameOf(asked, event.move as Move, reader) : ''

  return {
    language,
    title: pack.title,
    tagline: pack.tagline,
    about: pack.about,
    players: grammar.players(fewest, most),
    length: pack.length ?? grammar.minutes(shortest, longest),
    options: pack.options,
    glossary: pack.glossary,
    headings: pack.headings,
    ...(teller.bots ? { bots: botsIn(teller.bots, language) } : {}),

    prompt({ state, question }, reader) {
      if (!question) {
        if (state.outcome) return outcome(state.outcome, { ...reader, state })
        return { text: pack.phase(teller.phase(state)), why: '' }
      }
      const { name, seats, moves } = question
      const own = kernelPrompt(language, name, seats[0] ?? SPECTATOR, reader)
      if (own) return own
      const { fields, questions } = teller.facts(state, reader)
      const step = redact(standing(state), reader.you)
      const told = asTold(step, fields, resolved(questions, name, step, seats, moves))
      const they = grammar.either(seats.map((seat) => seatName(language, seat, reader)))
      const lines = worded<AskTexts>(pack.questions, name, told, they)
      return seats.includes(reader.you) ? lines.you : lines.they
    },
    move: ({ state }, move, reader) => nameOf(state, move, reader),
    say(event, telling) {
      const heard = redact(event, telling.you)
      const own = kernelEvent(language, heard, telling, answered(heard, telling))
      if (own) return own
      const { fields, events } = teller.facts(telling.state, telling)
      const more = resolved(events, heard.e, heard)
      if (heard.e === 'won') {
        const { text, why } = pack.outcome(victoryOf(more))
        return `${text} ${why}`
      }
      return worded<string>(pack.events, heard.e, asTold(heard, fields, more))
    },
    rank: ({ e }) => ranks[e] ?? 'effect',
    refusal(reason, tried) {
      const own = kernelRefusal(language, reason)
      if (own) return own
      const sentence = at(measured, reason)
      const numbers = sentence && tried ? teller.measure(reason, tried) : null
      if (sentence && numbers) return sentence(numbers.needed, numbers.there)
      return at(pack.refusals, reason) ?? grammar.unknownRefusal
    },
    outcome,
    phase: (state) => pack.phase(teller.phase(state)),
  }
}

function standing({ agenda }: Table): Step {
  const step = agenda.at(-1)
  if (!step) throw new Error('Nothing is asked.')
  return step
}

/** What the game adds to the thing of that name. */
function resolved(resolvers: Resolvers, name: string, ...about: readonly unknown[]): object {
  return at(resolvers, name)?.(...(about as never[])) ?? {}
}

/** The one place where a text is found by what it is about; that they fit is what the types of a pack say. */
function worded<T>(texts: object, name: string, ...told: readonly unknown[]): T {
  const text = Reflect.get(texts, name)
  if (typeof text !== 'function') throw new Error(`There are no words for "${name}".`)
  return text(...told)
}

function at<T>(table: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
