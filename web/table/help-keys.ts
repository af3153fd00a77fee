/** The keys that do something here: help names no other. */

/** What is printed on a key, or the word that each language has for it. */
type Printed = string | { readonly word: 'enter' | 'escape' | 'space' }

const ALWAYS = [['Tab', 'stops']] as const
const LETTERS = [
  ['L', 'log'],
  ['R', 'rules'],
  ['G', 'gallery'],
  ['P', 'peek'],
  ['?', 'help'],
] as const
const PLAYING = [
  ['Tab', 'tab'],
  ['← ↑ ↓ →', 'arrows'],
  [{ word: 'enter' }, 'enter'],
  [{ word: 'escape' }, 'escape'],
] as const
const ENDING = [[{ word: 'space' }, 'space']] as const
const REPLAYING = [
  ['← →', 'moves'],
  [{ word: 'space' }, 'run'],
] as const
const ANSWERS = [
  ['Z', 'undo'],
  ['1–9', 'digits'],
] as const
const HURRY = [['S', 'skip']] as const
const HINTS = [['H', 'hint']] as const
const PARTNERS = [
  ['M', 'keep'],
  ['K', 'plan'],
] as const

type Lists =
  | typeof ALWAYS
  | typeof LETTERS
  | typeof PLAYING
  | typeof ENDING
  | typeof REPLAYING
  | typeof ANSWERS
  | typeof HURRY
  | typeof HINTS
  | typeof PARTNERS
export type Shortcut = Lists[number][1]

export interface Sitting {
  readonly replay: boolean
  readonly over: boolean
  readonly bots: boolean
  /** A turn can be ended by a move of its own. */
  readonly endsTurns: boolean
  /** Hints are given. */
  readonly hints?: boolean
  /** None are given at this table, though there are hints in this game. */
  readonly hintsOff?: boolean
  /** Bots say what they mean to do. */
  readonly partners?: boolean
  /** Letters and digits are not switched off. */
  readonly shortcuts: boolean
}

export function helpKeys(sitting: Sitting): readonly (readonly [Printed, Shortcut])[] {
  const { replay, over, bots, endsTurns, shortcuts } = sitting
  const playing = !replay && !over
  return [
    ...(playing ? PLAYING : ALWAYS),
    ...(playing && endsTurns ? ENDING : []),
    ...(replay ? REPLAYING : []),
    ...(playing && shortcuts ? ANSWERS : []),
    ...(playing && shortcuts && bots ? HURRY : []),
    ...(playing && shortcuts && sitting.hints ? HINTS : []),
    ...(playing && shortcuts && sitting.partners && bots ? PARTNERS : []),
    ...(shortcuts ? LETTERS : []),
  ]
}

/** In the middle of an action the keys of a board are its own, also while they do nothing: no page opens by them. */
export function keysTaken(
  isActing: boolean,
  keys: readonly (readonly [key: string, does: string])[],
): readonly string[] {
  return isActing ? keys.map(([key]) => key.toLowerCase()) : []
}

/** Of the keys that a board has of its own, those that do something here: where nothing is played, none does. */
export function ownKeys<Key extends readonly [key: string, does: string]>(
  keys: readonly Key[],
  { replay, over, shortcuts }: Pick<Sitting, 'replay' | 'over' | 'shortcuts'>,
): readonly Key[] {
  return replay || over || !shortcuts ? [] : keys
}
