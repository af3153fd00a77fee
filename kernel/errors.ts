/**
 * What cannot be opened or read says why by a code and the facts of the case; the message is for whoever reads
 * English on a terminal. A page translates codes and never looks into a message.
 */

/** By code: the facts that belong to it. */
export interface Problems {
  /** So many seats at a game for others. */
  seats: { game: string; min: number; max: number; seats: number }
  /** The cards of a table are not at hand. */
  'content-unknown': { game: string; content: string }
  /** A content file that a game cannot use. */
  'content-wrong': { what: string }
  /** A record brings another content than the one it names. */
  'content-other': { content: string; found: string }
  'options-no-object': object
  'option-unknown': { option: string; known: string }
  'option-value': { option: string; wanted: string; given: string }
  'options-clash': { option: string; reason: string }
  /** A record that is no whole JSON. */
  'record-cut': object
  /** JSON, but no record of ours. */
  'record-foreign': { format: string }
  /** More than a game can be: it is refused before anything of it is played. */
  'record-large': { most: number }
  'record-long': { moves: number; most: number }
  'record-field': { field: string; wanted: string }
  'record-no-move': { number: number }
  'record-of-other-game': { theirs: string; ours: string }
  /** Rules that this program does not have any more, or not yet. */
  'rules-other': { game: string; theirs: number; ours: number }
  'record-changed': { found: string; hash: string }
  'move-illegal': { number: number; move: string; seat: number; refused: string; rule: string }
  'snapshot-of-other-game': { theirs: string; ours: string }
  'snapshot-damaged': object
}

export type ProblemCode = keyof Problems

const SENTENCES: { readonly [C in ProblemCode]: (facts: Problems[C]) => string } = {
  seats: ({ game, min, max, seats }) => `${game} is for ${min} to ${max} players, not ${seats}.`,
  'content-unknown': ({ game, content }) => `The content ${content} of ${game} is not loaded; give its file.`,
  'content-wrong': ({ what }) => what,
  'content-other': ({ content, found }) =>
    `The record brings the content ${found}, but was played with ${content}.`,
  'options-no-object': () => 'Options are an object of names and values.',
  'option-unknown': ({ option, known }) => `There is no option "${option}"; the options are ${known}.`,
  'option-value': ({ option, wanted, given }) => `Option "${option}" is ${wanted}, not ${given}.`,
  'options-clash': ({ option, reason }) => `Option "${option}" does not go with the others: ${reason}.`,
  'record-cut': () => 'This is not a whole record file: its JSON is cut short or damaged.',
  'record-foreign': ({ format }) => `This is not a Duskhall record: "format" should be "${format}".`,
  'record-large': ({ most }) => `This is too large for a record: it has more than ${most} characters.`,
  'record-long': ({ moves, most }) => `The record has ${moves} moves; at most ${most} are played through.`,
  'record-field': ({ field, wanted }) => `The record's "${field}" should be ${wanted}.`,
  'record-no-move': ({ number }) => `Move ${number} of the record has no seat or no move.`,
  'record-of-other-game': ({ theirs, ours }) => `This record is of ${theirs}, not of ${ours}.`,
  'rules-other': ({ game, theirs, ours }) =>
    `This was played under version ${theirs} of the rules of ${game}; this program has version ${ours}.`,
  'record-changed': ({ found, hash }) =>
    `The record was changed: its moves lead to ${found}, but it says ${hash}.`,
  'move-illegal': ({ number, move, seat, refused, rule }) =>
    `Move ${number} of the record, ${move} by seat ${seat}, is not legal here: ${refused}${rule && ` (${rule})`}.`,
  'snapshot-of-other-game': ({ theirs, ours }) => `This snapshot is of ${theirs}, not of ${ours}.`,
  'snapshot-damaged': () => 'The snapshot is damaged: its state is not the one it was saved with.',
}

/** A code with its own facts. */
export type Problem = { [C in ProblemCode]: { readonly code: C; readonly facts: Problems[C] } }[ProblemCode]

/** Thrown wherever something that came from outside cannot be opened or read. */
export class DuskhallError extends Error {
  override name = 'DuskhallError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(sentenceOf(problem))
    this.problem = problem
  }

  get code(): ProblemCode {
    return this.problem.code
  }
}

function sentenceOf<C extends ProblemCode>(problem: {
  readonly code: C
  readonly facts: Problems[C]
}): string {
  return SENTENCES[problem.code](problem.facts)
}

/** The error of a problem, to be thrown. */
export function problem<C extends ProblemCode>(code: C, facts: Problems[C]): DuskhallError {
  return new DuskhallError({ code, facts } as Problem)
}

/** Thrown for a content file a table cannot use; the message names the entry and what is wrong with it. */
export class ContentError extends DuskhallError {
  override name = 'ContentError'

  constructor(what: string) {
    super({ code: 'content-wrong', facts: { what } })
  }
}
