/**
 * What every game owes the kernel, whatever its rules: checked on random games at every count of seats and under
 * every option. The checks are plain functions that throw, so that any runner can run them and a broken toy can prove them.
 */
import {
  asked,
  canonical,
  check,
  clone,
  EMPTY,
  type Game,
  guess,
  HIDDEN,
  listen,
  type Match,
  type Move,
  moves,
  movesToUndo,
  type OpenStep,
  openMatch,
  type PlayedMove,
  play,
  refusals,
  refusalsIn,
  replay,
  rngFrom,
  type Seat,
  SPECTATOR,
  same,
  seedFrom,
  standing,
  submit,
  type Table,
  undo,
  view,
} from '@duskhall/kernel'
import { learningMovesTheFence } from './contract-fence.ts'
import { type Departures, optionSets } from './contract-options.ts'
import {
  choicesAt,
  type Moment,
  moments,
  must,
  mustEqual,
  openingOf,
  type Playing,
  playout,
  seedOf,
} from './contract-playout.ts'
import { hiddenCardsStayHidden, sealedAnswersStaySealed } from './contract-secrecy.ts'
import { wholeGamesStaySecret } from './contract-whole-games.ts'

/** Random games for each check and count of seats; more where an option has more values. */
const GAMES = 3
/** Moments of a random game at which the costly checks look closely. */
const MOMENTS = 40
/** Moves of a random game that are played through the match, which copies the table at each. */
const MATCH_MOVES = 150
/** The most moves a random game may take. */
const BOUND = 20_000

export interface ContractCheck {
  readonly name: string
  readonly seats: number
  run(): void
}

const CHECKS: { readonly [name: string]: (games: readonly Playing[]) => void } = {
  'ends, and always asks somebody who can answer': each(ends),
  'gives the same table for the same seed and choices': each(isDeterministic),
  'goes on from JSON at every question': each(survivesJson),
  'plays on a clone without touching the original': each(clonesAreIndependent),
  'replays to the same table': each(replayEqualsPlay),
  'takes back to the table it came from': each(undoEqualsReplay),
  'takes no answer that is not listed or comes late': each(refusesOthers),
  'loses no card and makes none': each(conservesCards),
  'guesses tables that look the same': each(guessesLookTheSame),
  'moves the fence whenever something is learned': each(learningMovesTheFence),
  'keeps sealed answers sealed': each((p) => sealedAnswersStaySealed(p, MOMENTS)),
  'shows nobody what is hidden': (games) => hiddenCardsStayHidden(games, MOMENTS),
  'shows nobody in a whole game what is hidden': wholeGamesStaySecret,
}

/** All checks of one game, at every count of seats and under every option. */
export function contractSuite(game: Game, bound = BOUND): ContractCheck[] {
  return range(game.seats.min, game.seats.max).flatMap((seats) =>
    contractChecks(game, seats, optionSets(game, seats, GAMES), bound),
  )
}

/** All checks at one count of seats, on one random game under each of these sets of options. */
export function contractChecks(
  game: Game,
  seats: number,
  sets: readonly Departures[],
  bound = BOUND,
): ContractCheck[] {
  const games = sets.map((options, index): Playing => ({ game, seats, index, bound, options }))
  return Object.entries(CHECKS).map(([name, run]) => ({ name, seats, run: () => run(games) }))
}

function each(run: (p: Playing) => void): (games: readonly Playing[]) => void {
  return (games) => games.forEach(run)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

function ends(p: Playing): void {
  for (const { s, choice, where } of playout(p)) {
    if (choice) continue
    const { outcome } = s
    must(outcome !== null && outcome.rule !== '', `${where}: no outcome with the rule that ended the game.`)
    must(
      outcome.winners.every((seat) => seat >= 0 && seat < s.seats),
      `${where}: a winner has no seat.`,
    )
  }
}

function isDeterministic(p: Playing): void {
  const first = playout(p)
  const again = playout(p)
  for (const { s, where } of first) {
    let other: Moment | undefined
    // One of the two is heard: whether somebody listens must not change the game.
    listen(() => {
      other = again.next().value
    })
    mustEqual(JSON.stringify(other?.s), JSON.stringify(s), `${where}: the same choices gave another table.`)
  }
}

function survivesJson(p: Playing): void {
  let stored: Table | null = null
  for (const { s, choice, where } of playout(p)) {
    const text = JSON.stringify(s)
    if (stored) mustEqual(JSON.stringify(stored), text, `${where}: went another way from JSON.`)
    stored = JSON.parse(text) as Table
    must(same(stored, s), `${where}: the table holds something that JSON does not keep.`)
    if (choice) play(p.game, stored, choice.seat, clone(choice.move))
  }
}

function clonesAreIndependent(p: Playing): void {
  for (const { s, choice, where } of playout(p)) {
    const before = JSON.stringify(s)
    const copy = clone(s)
    mustEqual(JSON.stringify(copy), before, `${where}: a clone is not equal.`)
    if (!choice) continue
    play(p.game, copy, choice.seat, choice.move)
    mustEqual(JSON.stringify(s), before, `${where}: playing on a clone changed the original.`)
  }
}

function replayEqualsPlay(p: Playing): void {
  const { record } = openMatch(p.game, openingOf(p)).match
  const played: PlayedMove[] = []
  for (const { s, choice, where } of playout(p)) {
    if (choice) played.push(clone(choice))
    else {
      const { state } = replay(p.game, { ...record, moves: played })
      mustEqual(canonical(state), canonical(s), `${where}: the replay is not the game.`)
    }
  }
}

function undoEqualsReplay(p: Playing): void {
  let { match } = openMatch(p.game, openingOf(p))
  const past = [match]
  for (const { choice, number, where } of playout(p)) {
    if (!choice || number >= MATCH_MOVES) break
    const result = submit(match, { question: match.state.asked, ...choice })
    must('match' in result, `${where}: a listed answer was refused.`)
    match = result.match
    past.push(match)
    if (number % 7 === 0) takesBack(match, past, choice.seat, where)
  }
}

function takesBack(match: Match, past: readonly Match[], seat: Seat, where: string): void {
  for (const policy of ['own', 'alone', 'consent'] as const) {
    const count = movesToUndo(match, seat, policy)
    if (count === 0) continue
    const back = undo(match, seat, policy)
    must('state' in back, `${where}: ${count} moves may be taken back, and then they may not.`)
    const then = past.at(-1 - count) as Match
    mustEqual(canonical(back.state), canonical(then.state), `${where}: taken back to another table.`)
    mustEqual(canonical(back.record), canonical(then.record), `${where}: taken back to another record.`)
  }
}

function refusesOthers(p: Playing): void {
  const { match } = openMatch(p.game, openingOf(p))
  for (const { s, choice, where } of moments(p, MOMENTS)) {
    const before = JSON.stringify(s)
    for (const { seat, legal } of choicesAt(p.game, s, where))
      refusesAt({ ...match, state: s }, seat, legal, where)
    const others = range(0, s.seats - 1).filter((seat) => !asked(p.game, s).includes(seat))
    for (const seat of [...others, SPECTATOR, s.seats]) {
      must(moves(p.game, s, seat).length === 0, `${where}: seat ${seat} is not asked and has answers.`)
      must('refused' in submit({ ...match, state: s }, { question: s.asked, seat, move: choice.move }), where)
    }
    mustEqual(JSON.stringify(s), before, `${where}: asking and refusing changed the table.`)
  }
}

function refusesAt(match: Match, seat: Seat, legal: readonly Move[], where: string): void {
  const s: Table = match.state
  const listed = new Set(legal.map(canonical))
  must(listed.size === legal.length, `${where}: seat ${seat} has an answer twice.`)
  for (const { move, rule } of refusals(match.game, s, seat)) {
    must(!listed.has(canonical(move)), `${where}: ${canonical(move)} is legal and forbidden by ${rule}.`)
    must(rule !== '', `${where}: ${canonical(move)} is forbidden by no rule.`)
  }
  const any = legal[seedFrom(where).charCodeAt(0) % legal.length] as Move
  for (const move of distorted(any)) {
    if (listed.has(canonical(move))) continue
    const result = submit(match, { question: s.asked, seat, move })
    must('refused' in result && result.refused === 'illegal', `${where}: took ${JSON.stringify(move)}.`)
  }
  for (const question of [s.asked + 1, s.asked - 1, -1, s.asked + 0.5, Number.NaN, 2 ** 53]) {
    // A sealed question stays the same while the others answer it.
    const since = (standing(s) as { since?: number }).since ?? s.asked
    if (question >= since && question < s.asked) continue
    // An open question below the chain that stands will be asked again.
    const refused = isBelow(s, question) ? 'not-asked' : 'stale'
    must(
      check(match.game, s, { question, seat, move: any })?.refused === refused,
      `${where}: took a late answer.`,
    )
  }
}

function isBelow(s: Table, question: number): boolean {
  const waiting: readonly OpenStep[] = s.agenda.slice(0, -1)
  return question < s.asked && waiting.some(({ since }) => since !== undefined && question >= since)
}

/** Answers that are nearly the given one, or nothing like an answer: what comes from outside may be anything. */
function distorted(move: Move): Move[] {
  const changed = Object.entries(move).flatMap(([field, value]) => {
    const others = [null, [], {}, '', 'constructor', Number.NaN, -1, 2 ** 53, [value]]
    const nearly = typeof value === 'number' ? [value + 1, value + 0.5, String(value)] : []
    return [...nearly, ...others].map((other) => ({ ...move, [field]: other }))
  })
  const polluted = JSON.parse(`{"__proto__":{"extra":1},${JSON.stringify(move).slice(1)}`)
  const { do: _, ...nameless } = move
  const none = [null, undefined, 0, '', 'pass', [], [move], {}, nameless, () => move]
  return [{ do: 'no-such-move' }, { ...move, extra: 1 }, polluted, ...none, ...changed] as Move[]
}

function conservesCards(p: Playing): void {
  const count = (s: Table) => {
    const cards = p.game.zones(s).flatMap((zone) => zone.cards)
    return cards
      .filter((card) => card !== EMPTY)
      .sort((a, b) => a - b)
      .join()
  }
  let dealt: string | undefined
  for (const { s, where } of playout(p)) {
    dealt ??= count(s)
    mustEqual(count(s), dealt, `${where}: cards were lost or made.`)
  }
  must(dealt !== undefined && dealt !== '', `${p.game.id}: no zone holds a card.`)
}

function guessesLookTheSame(p: Playing): void {
  const r = rngFrom(seedOf(p))
  for (const { s, where } of moments(p, MOMENTS)) {
    for (const seat of range(SPECTATOR, s.seats - 1)) {
      const seen = view(p.game, s, seat)
      const wanted = canonical(seen)
      const guessed: Table = guess(p.game, seen, r)
      const cards = p.game.zones(guessed).flatMap((zone) => zone.cards)
      must(!cards.includes(HIDDEN), `${where}: a guess of seat ${seat} leaves a card hidden.`)
      mustEqual(
        canonical(view(p.game, guessed, seat)),
        wanted,
        `${where}: a guess looks different to seat ${seat}.`,
      )
      mustEqual(
        canonical(refusalsIn(p.game, seen)),
        canonical(refusals(p.game, s, seat)),
        `${where}: what seat ${seat} is refused depends on what it may not know.`,
      )
      mustEqual(canonical(seen), wanted, `${where}: guessing changed the view of seat ${seat}.`)
      // Nobody else is in the middle of a choice when a seat is asked, so its guess is a whole table.
      if (asked(p.game, s).includes(seat)) playsOn(p.game, guessed, where)
    }
  }
}

/** What a searching bot does with a guess. */
function playsOn(game: Game, s: Table, where: string): void {
  for (let i = 0; i < 5 && standing(s); i++) {
    const { seat, legal } = choicesAt(game, s, `${where}, in a guess`)[0] as { seat: Seat; legal: Move[] }
    play(game, s, seat, legal[(i * 7) % legal.length] as Move)
  }
}
