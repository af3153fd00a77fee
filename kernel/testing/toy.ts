/** A table with a deck, a hand for each seat and an open pile, for tests that bring their own steps. */
import type { Game, Move, Question, SealedQuestion, Seat, Step, Table, Zone } from '../contract.ts'
import { open } from '../match.ts'
import { seedFrom } from '../rng.ts'
import { emptyTable } from '../table.ts'

export interface Toy extends Table<ToyStep> {
  deck: number[]
  hands: number[][]
  pile: number[]
  /** What the steps of a test wrote down, in the order in which they happened. */
  log: string[]
}

/** Steps and moves of tests: a name and whatever the test needs. */
export interface ToyStep extends Step {
  readonly seat?: Seat
  readonly [field: string]: unknown
}

export interface ToyMove extends Move {
  readonly card?: number
  readonly [field: string]: unknown
}

interface ToyParts {
  readonly seats?: number
  readonly agenda?: ToyStep[]
  readonly hands?: number[][]
  readonly deck?: number[]
  readonly steps?: { [name: string]: (s: Toy, step: ToyStep) => void }
  readonly questions?: {
    // biome-ignore lint/suspicious/noExplicitAny: as in Game, a question knows its own step type
    [name: string]: Question<Toy, any, ToyMove> | SealedQuestion<Toy, any, ToyMove>
  }
}

/** The game of a test. Its agenda is written in the order in which it happens; then the game is over. */
export function toyGame(parts: ToyParts): Game<Toy, ToyMove, object> {
  const { seats = 2 } = parts
  return {
    id: 'toy',
    rulesVersion: 1,
    seats: { min: seats, max: seats },
    options: {},
    content: { standard: 'toy', load: () => 'toy', has: (id) => id === 'toy', file: () => ({}) },
    setup: (setup) => ({
      ...emptyTable(setup),
      agenda: [{ do: 'over' }, ...structuredClone(parts.agenda ?? []).toReversed()],
      deck: [...(parts.deck ?? [])],
      hands: Array.from({ length: seats }, (_, seat) => [...(parts.hands?.[seat] ?? [])]),
      pile: [],
      log: [],
    }),
    steps: {
      over(s) {
        s.outcome = { winners: [], rule: 'TOY-OVER' }
      },
      log(s, step: ToyStep) {
        s.log.push(String(step.text))
      },
      ...parts.steps,
    },
    questions: parts.questions ?? {},
    zones: toyZones,
  }
}

function toyZones(s: Toy): Zone[] {
  return [
    { id: 'deck', cards: s.deck, sight: 'none', ordered: true, pool: 'cards' },
    ...s.hands.map((cards, seat): Zone => {
      return { id: `hand ${seat}`, cards, sight: 1 << seat, ordered: false, pool: 'cards' }
    }),
    { id: 'pile', cards: s.pile, sight: 'all', ordered: true },
  ]
}

/** The toy's table at its first question. */
export function openToy(game: Game<Toy, ToyMove, object>, ...words: (string | number)[]): Toy {
  return open(game, { seats: game.seats.min, seed: seedFrom('toy', ...words) })
}
