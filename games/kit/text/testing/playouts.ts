/** Whole random games, told to every seat and to a watcher, in every language. */
import {
  anyOf,
  asked,
  clone,
  type Game,
  type GameEvent,
  type GameTexts,
  int,
  LANGUAGES,
  type Language,
  listen,
  type Move,
  moves,
  open,
  play,
  type Reader,
  type RngState,
  redact,
  refusalsIn,
  rngFrom,
  SPECTATOR,
  seedFrom,
  standing,
  type Table,
  view,
} from '@duskhall/kernel'
import { expect, it } from 'vitest'
import type { Flaw } from './flaws.ts'

/** One game to be told. */
interface Telling<O> {
  readonly seats: number
  readonly options: Partial<O>
  readonly content?: string
}

interface Given<S extends Table, M extends Move, O, T extends GameTexts<S, M, O>> {
  readonly game: Game<S, M, O>
  readonly texts: { readonly [L in Language]: T }
  /** All that can be asked, answered and told. */
  readonly pack: { readonly questions: object; readonly moves: object; readonly events: object }
  readonly flaw: Flaw
  readonly games: readonly Telling<O>[]
  readonly mostMoves: number
  /** Puts more on the table than random games would, so that everything comes up; called before every move. */
  enrich(s: S): void
  /** What would end a turn or a game too soon is chosen less often. */
  isLively(move: M): boolean
  /** Answers that may be labelled alike have the same key. */
  key?(s: S, move: M): string
  /** Words for what lies on the table. */
  pieces?(text: T, telling: Reader & { readonly state: S }): readonly string[]
}

const NAMES = ['Mina', 'Igor', 'Nora', 'Agnès']
/** How many more games are played, if need be, until everything has come up. */
const MOST_GAMES = 17

/** Tells games and says what is wrong with the words, and what has not come up yet. */
export function tellerOf<S extends Table, M extends Move, O, T extends GameTexts<S, M, O>>(
  given: Given<S, M, O, T>,
) {
  const { game, texts, pack, flaw, key = (_, move) => JSON.stringify(move) } = given
  const came = { questions: new Set<string>(), moves: new Set<string>(), events: new Set<string>() }

  const readersOf = ({ seats }: S): Reader[] =>
    [SPECTATOR, ...new Array(seats).keys()].map((you) => ({ you, names: NAMES }))

  function choose(s: S, r: RngState) {
    const seats = asked(game, s)
    const seat = anyOf(r, seats)
    const legal = moves(game, s, seat)
    const lively = legal.filter((move) => given.isLively(move))
    const list = int(r, 5) > 0 && lively.length > 0 ? lively : legal
    return { seat, move: anyOf(r, list) }
  }

  /** What is wrong with the words of the standing question. */
  function flawsOfQuestion(s: S, language: Language, reader: Reader): (string | null)[] {
    const text = texts[language]
    const seen = view(game, s, reader.you)
    const { text: prompt, why } = text.prompt(seen, reader)
    const answers = (seen.question?.moves ?? []).map((move) => ({
      key: key(seen.state, move),
      label: text.move(seen, move, reader),
    }))
    const twice = answers.find((one) =>
      answers.some((other) => other.label === one.label && other.key !== one.key),
    )
    const refused = refusalsIn(game, seen).map(({ move, rule }) =>
      text.refusal(rule, { ...reader, state: seen.state, move }),
    )
    const lines = [prompt, why, text.phase(seen.state), ...answers.map(({ label }) => label), ...refused]
    return [twice ? `"${twice.label}" is there twice` : null, ...lines.map((line) => flaw(line, language))]
  }

  /** What is wrong with the log. */
  function flawsOfLog(
    state: S,
    events: readonly GameEvent[],
    language: Language,
    reader: Reader,
  ): (string | null)[] {
    return events.flatMap((event) => {
      const line = texts[language].say(event, { ...reader, state })
      const same = texts[language].say(redact(event, reader.you), { ...reader, state }) === line
      return [
        flaw(line, language),
        /[.!]$/.test(line) ? null : `"${line}" has no end`,
        same ? null : `"${line}" tells what its reader may not know`,
      ]
    })
  }

  function flawsOfPieces(s: S, language: Language, reader: Reader): (string | null)[] {
    const { state } = view(game, s, reader.you)
    const lines = given.pieces?.(texts[language], { ...reader, state }) ?? []
    return lines.map((line) => flaw(line, language))
  }

  function tellWholeGame(index: number, { seats, options, content }: Telling<O>): string[] {
    const flaws: (string | null)[] = []
    const r = rngFrom(seedFrom('words', seats, index))
    const tables: S[] = []
    const told = (check: (language: Language, reader: Reader) => (string | null)[]) => {
      const readers = tables[0] ? readersOf(tables[0]) : []
      for (const language of LANGUAGES) {
        for (const reader of readers) flaws.push(...check(language, reader))
      }
    }
    const opening = listen(() => {
      const seed = seedFrom('told', seats, index)
      tables.push(open(game, { seats, seed, options, ...(content ? { content } : {}) }))
    })
    for (const event of opening) came.events.add(event.e)
    for (const s of tables) {
      told((language, reader) => flawsOfLog(s, opening, language, reader))
      for (let count = 0; count < given.mostMoves && standing(s); count++) {
        given.enrich(s)
        const { seat, move } = choose(s, r)
        came.questions.add(standing(s)?.do ?? '')
        came.moves.add(move.do)
        const before = clone(s)
        const events = listen(() => play(game, s, seat, move))
        for (const event of events) came.events.add(event.e)
        told((language, reader) => flawsOfQuestion(before, language, reader))
        told((language, reader) => flawsOfLog(before, events, language, reader))
        if (count % 10 === 0) told((language, reader) => flawsOfPieces(before, language, reader))
      }
      told((language, reader) => flawsOfQuestion(s, language, reader))
    }
    return [...new Set(flaws.filter((found) => found !== null))]
  }

  return {
    tellWholeGame,
    missing: () =>
      (['questions', 'moves', 'events'] as const).flatMap((sort) =>
        Object.keys(pack[sort]).filter((name) => !came[sort].has(name)),
      ),
  }
}

export function tellWholeGames<S extends Table, M extends Move, O, T extends GameTexts<S, M, O>>(
  given: Given<S, M, O, T>,
): void {
  const { games } = given
  const { tellWholeGame, missing } = tellerOf(given)

  it.each(games.map((telling, index) => ({ telling, index })))(
    'a whole game: $telling',
    ({ telling, index }) => {
      expect(tellWholeGame(index, telling)).toEqual([])
    },
  )

  it('everything that can be asked, answered and told comes up sooner or later', () => {
    for (let index = games.length; index < games.length + MOST_GAMES && missing().length > 0; index++) {
      expect(tellWholeGame(index, games[index % games.length] as Telling<O>)).toEqual([])
    }
    expect(missing()).toEqual([])
  }, 60_000)
}
