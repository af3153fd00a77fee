/**
 * Hints that a search has found, in words and by their pieces: the steps are the game's own names of its answers, the reasons
 * are what the game says of each motive (`Knowledge.motives`).
 */
import type { Advice, GameTexts, Grounds, Language, Move, Reader, Shift, Table, View } from '@duskhall/kernel'
import { spaced } from '@duskhall/kernel'
import type { Hints, HintWords } from './help.ts'

/** What is said of motives at one table, to one reader: clauses without capital and full stop. */
export interface ReasonsTold {
  /** What a way does: "brings 2 Coins"; null where there is nothing to say. */
  gain(shift: Shift): string | null
  /** The same, where only numbers speak for it: what has none, or goes the other way, is null. */
  fact(shift: Shift): string | null
  /** What a way gains where `gain` has no words because its numbers are not known. */
  unsure?(shift: Shift): string | null
  /** What another way has more at its end: "2 Coins"; null where there is nothing to say. */
  loss(shift: Shift): string | null
  /** Whole sentences: it wins at once, and nothing stands out. */
  readonly wins: string
  readonly quiet: string
  /** A clause: the other way has nothing more that has a name. */
  even(chances: Chances | null): string
}

/** To win with the best way and with another, in per cent. */
export interface Chances {
  readonly best: number
  readonly own: number
}

export interface HintParts<S extends Table, M extends Move> {
  readonly texts: { readonly [L in Language]: Pick<GameTexts<S, M>, 'move'> }
  reasons(view: View<S, M>, reader: Reader, lang: Language): ReasonsTold
  /** What an answer does in itself, where the evaluation sees no gain: a clause as of a gain; null where that says no more than its name. */
  deed?(moment: View<S, M>, move: M, reader: Reader, lang: Language): string | null
  /** The things of the table that an answer has to do with, by their names there; `before` it these were given. */
  targetsOf(view: View<S, M>, move: M, before: readonly M[]): readonly string[]
}

/** Reasons that are told of one way: more would not be read. */
const MOST_REASONS = 2
const SEPARATOR: { readonly [L in Language]: string } = { en: '; ', fr: ' ; ' }

/** Guesses are not worth more than steps of five; what is not over yet is never certain. */
export function percentOf(chance: number): number {
  return Math.min(95, Math.max(5, 5 * Math.round(20 * chance)))
}

export function chancesOf(best: Advice, own: Advice): Chances | null {
  if (best.chance === undefined || own.chance === undefined) return null
  return { best: percentOf(best.chance), own: percentOf(own.chance) }
}

/** Ways whose steps read the same, in whatever order, are one: of each the first, which is the best. */
export function apartInWords<Way>(
  ways: readonly Way[],
  stepsOf: (way: Way) => readonly string[],
): readonly Way[] {
  const read = ways.map((way) => JSON.stringify(stepsOf(way).toSorted()))
  return ways.filter((_, at) => read.indexOf(read[at] ?? '') === at)
}

export function hintsBy<S extends Table, M extends Move>(parts: HintParts<S, M>): Hints<S, M> {
  /** Of each sort of answer the first that there is something to say of. */
  function deedsOf(
    view: View<S, M>,
    { steps }: Advice<M>,
    { moments }: Grounds<S, M>,
    ...to: readonly [Reader, Language]
  ) {
    const deeds = new Map<string, string>()
    for (const [at, step] of steps.entries()) {
      for (const [n, move] of step.entries()) {
        const deed = deeds.has(move.do) ? null : parts.deed?.(moments[at]?.[n] ?? view, move, ...to)
        if (deed) deeds.set(move.do, deed)
      }
    }
    return [...new Set(deeds.values())].slice(0, MOST_REASONS)
  }

  return {
    told(view, advice, best, reader, lang): HintWords {
      const grounds = groundsIn<S, M>(advice)
      const said = lang === 'fr' ? spaced<string> : (words: string) => words
      if (!grounds) return { steps: [], why: '', givesUp: null }
      const told = parts.reasons(view, reader, lang)
      const gains = reasonsOf(grounds, told)
      const reasons = gains.length > 0 ? gains : deedsOf(view, advice, grounds, reader, lang)
      const losses = firstOf(apartFrom(gains, grounds, told), told.loss)
      const named = (move: M, moment: View<S, M> | undefined) =>
        parts.texts[lang].move(moment ?? view, move, reader)
      return {
        steps: advice.steps.map((step, at) =>
          actionOf(step.map((move, n) => named(move, grounds.moments[at]?.[n]))),
        ),
        why: said(
          grounds.wins
            ? told.wins
            : reasons.length > 0
              ? `${capital(reasons.join(SEPARATOR[lang]))}.`
              : told.quiet,
        ),
        givesUp:
          best &&
          said(`${losses.length > 0 ? losses.join(SEPARATOR[lang]) : told.even(chancesOf(best, advice))}.`),
      }
    },
    marks(view, steps) {
      const marks = new Map<string, number>()
      const before: M[] = []
      for (const [at, step] of steps.entries()) {
        for (const move of step) {
          for (const name of parts.targetsOf(view, move, before))
            if (!marks.has(name)) marks.set(name, at + 1)
          before.push(move)
        }
      }
      return marks
    },
  }
}

function groundsIn<S extends Table, M extends Move>({ why }: Advice<M>): Grounds<S, M> | null {
  return typeof why === 'object' && why !== null && 'gains' in why ? (why as Grounds<S, M>) : null
}

/** What speaks for it by the weights; else what it does in numbers that they do not see; else what cannot be counted. */
function reasonsOf({ gains, facts = [] }: Grounds, told: ReasonsTold): readonly string[] {
  const praised = firstOf(gains, told.gain)
  if (praised.length > 0) return praised
  const counted = firstOf(facts, told.fact)
  return counted.length > 0 ? counted : firstOf(gains, told.unsure ?? (() => null))
}

/**
 * What the best has more, without what the way itself is praised for, unless it can be counted: "a better hand" of both would
 * say nothing. Where that leaves nothing, all of it.
 */
function apartFrom(
  said: readonly string[],
  { gains, givenUp }: Grounds,
  told: ReasonsTold,
): readonly Shift[] {
  const praised = new Set(
    gains.filter((shift) => said.includes(told.gain(shift) ?? '')).map(({ motive }) => motive),
  )
  const others = givenUp.filter((shift) => !praised.has(shift.motive) || isCounted(shift))
  return others.some((shift) => told.loss(shift) !== null) ? others : givenUp
}

function isCounted({ from, to }: Shift): boolean {
  return to.some((after, at) => {
    const before = from[at] ?? null
    return after !== null && before !== null && after !== before
  })
}

function firstOf(shifts: readonly Shift[], words: (shift: Shift) => string | null): readonly string[] {
  const said = shifts.flatMap((shift) => words(shift) ?? [])
  return [...new Set(said)].slice(0, MOST_REASONS)
}

/** One action by the names of its answers: "Deploy Ghoul" says nothing more once "Deploy Ghoul on your Port" follows. */
export function actionOf(labels: readonly string[]): string {
  return labels
    .filter((label, at) => !labels.some((later, n) => n > at && later.startsWith(label)))
    .join(' → ')
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
