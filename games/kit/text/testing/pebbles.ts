/**
 * Pebbles, a game that is nothing but words: a seat holds a stone, hides it or throws it. Each stone is one entry
 * with its words in both languages, as a game of many cards that differ all would write them.
 */
import { emptyTable, type Outcome, type Reader, type Seat, type Step, type Table } from '@duskhall/kernel'
import * as english from '../en.ts'
import * as french from '../fr.ts'
import { ask, gameTexts, nameOf, type Pack, type Subject, type Teller, whoAt } from '../index.ts'

type Stone = 'flint' | 'slate'
type Word = { readonly name: string }

const STONES: { readonly [S in Stone]: { readonly weight: number; readonly en: Word; readonly fr: Word } } = {
  flint: { weight: 3, en: { name: 'Old Flint' }, fr: { name: 'Vieux Silex' } },
  slate: { weight: 5, en: { name: 'Slate' }, fr: { name: 'Ardoise' } },
}

export interface Pebbles extends Table {
  strength: number
}

type PebblesEvent =
  | { e: 'hidden'; seat: Seat; secret: { seats: readonly Seat[]; stone: Stone } }
  | { e: 'thrown'; seat: Seat; stone: Stone }
  | { e: 'won'; seats: readonly Seat[]; rule: string }

interface PebblesSubject extends Subject {
  readonly state: Pebbles
  readonly options: { readonly moss: boolean }
  readonly question: {
    readonly do: 'throw'
    readonly secret: { readonly seats: readonly Seat[]; readonly stone: Stone }
  }
  readonly move: { readonly do: 'throw'; readonly stone: Stone } | { readonly do: 'keep' }
  readonly event: PebblesEvent
  readonly refusal: 'PB-HEAVY1' | 'PB-TURN1'
  readonly measured: 'PB-HEAVY1'
  readonly phase: number
  readonly facts: ReturnType<typeof factsIn>
}

type Language = 'en' | 'fr'

function factsIn(language: Language, { strength }: Pebbles, reader: Reader) {
  const stone = (id: Stone) => nameOf((card) => STONES[card as Stone]?.[language], id, reader)
  const who = (seat: Seat) => whoAt(language, seat, reader)
  const victory = (seats: readonly Seat[]) => ({ winners: seats.map(who) })
  return {
    fields: { seat: who, stone },
    events: {
      thrown: (event: { readonly stone: Stone }) => ({ far: STONES[event.stone].weight < strength }),
      won: ({ seats }: { readonly seats: readonly Seat[] }) => victory(seats),
    },
    questions: {},
    moves: { throw: (move: { readonly stone: Stone }) => ({ weight: STONES[move.stone].weight }) },
    victory: ({ winners }: Outcome) => victory(winners),
    waiting: (step: Step) => (step.do === 'splash' ? 'Splash' : null),
  }
}

const teller = (language: Language): Teller<PebblesSubject> => ({
  players: [2, 4],
  minutes: [5, 10],
  ranks: { thrown: 'action' },
  facts: (state, reader) => factsIn(language, state, reader),
  measure: (_, { state, move }) =>
    move.do === 'throw' ? { needed: STONES[move.stone].weight, there: state.strength } : null,
  phase: ({ asked }) => asked,
})

const YES_NO = { true: { label: 'Y', help: 'Y.' }, false: { label: 'N', help: 'N.' } }

const en: Pack<PebblesSubject> = {
  language: 'en',
  title: 'Pebbles',
  tagline: 'Throw.',
  about: 'Throw far.',
  options: { moss: { label: 'Moss', help: 'Slippery.', values: YES_NO } },
  glossary: { ideas: { weight: { name: 'Weight', help: 'What a stone weighs.' } } },
  headings: { ideas: 'Ideas' },
  events: {
    hidden: ({ seat, stone = 'a stone' }) => `${english.does(seat, 'hide', 'hides')} ${stone}.`,
    thrown: ({ seat, stone, far }) =>
      `${english.does(seat, 'throw', 'throws')} ${stone}${far ? ' far' : ''}.`,
  },
  questions: {
    throw: ({ stone = 'the stone' }, they) => ask(`Throw ${stone}?`, `${they} may throw.`, 'Far is good.'),
  },
  moves: {
    throw: ({ stone, weight }, question) => `${question}: ${stone} (${weight})`,
    keep: () => 'Keep it',
  },
  refusals: { 'PB-HEAVY1': 'Too heavy. Eat.', 'PB-TURN1': 'Not now. Wait.' },
  measured: { 'PB-HEAVY1': (needed, there) => `It weighs ${needed}, you lift ${there}. Eat.` },
  outcome: ({ winners }) => ({ text: `${english.list(winners.map(english.who))} won.`, why: 'So far.' }),
  phase: (asked) => `Throw ${asked}`,
  first: (name) => `${name} first`,
}

const fr: Pack<PebblesSubject> = {
  ...en,
  language: 'fr',
  length: 'Le temps de ricocher',
  events: {
    hidden: ({ seat, stone = 'une pierre' }) => `${french.does(seat, 'cachez', 'cache')} ${stone}.`,
    thrown: ({ seat, stone, far }) =>
      `${french.does(seat, 'lancez', 'lance')} ${stone}${far ? ' loin' : ''}.`,
  },
  questions: {
    throw: ({ stone = 'la pierre' }, they) =>
      ask(`Lancer ${stone}\u00a0?`, `${they} peut lancer.`, 'Loin, de préférence.'),
  },
}

export const texts = { en: gameTexts(en, teller('en')), fr: gameTexts(fr, teller('fr')) }

/** A table where seats 0 and 1 are asked, and seat 0 alone knows the stone. */
export function table(): Pebbles {
  const empty = emptyTable({ seats: 2, content: 'pebbles', rng: [1, 2, 3, 4] })
  const standing = { do: 'throw', secret: { seats: [0], stone: 'slate' } }
  return { ...empty, agenda: [standing], strength: 4 }
}
