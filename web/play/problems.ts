/** What went wrong, as a sentence of the reader's language: by its code, never by what an error says in English. */
import { DuskhallError, type Problem, type ProblemCode, type Problems } from '@duskhall/kernel'
import { words } from '../i18n/index.ts'
import { toast } from '../shell/toasts.tsx'
import { StoreError } from '../store/store-error.ts'
import { OpenError } from './hall.ts'

const KERNEL: { readonly [C in ProblemCode]: (facts: Problems[C]) => string } = {
  seats: ({ min, max, seats }) => words('errors.seats', { min, max, seats }),
  'content-unknown': () => words('errors.content-unknown'),
  'content-wrong': ({ what }) => words('errors.content-wrong', { what }),
  'content-other': () => words('errors.content-other'),
  'options-no-object': () => words('errors.options-no-object'),
  'option-unknown': ({ option }) => words('errors.option-unknown', { option }),
  'option-value': ({ option, given }) => words('errors.option-value', { option, given }),
  'options-clash': ({ option }) => words('errors.options-clash', { option }),
  'record-cut': () => words('errors.record-cut'),
  'record-foreign': () => words('errors.record-foreign'),
  'record-large': () => words('errors.record-large'),
  'record-long': ({ moves, most }) => words('errors.record-long', { moves, most }),
  'record-field': ({ field }) => words('errors.record-field', { field }),
  'record-no-move': ({ number }) => words('errors.record-no-move', { number }),
  'record-of-other-game': () => words('errors.record-of-other-game'),
  'rules-other': ({ theirs, ours }) => words('errors.rules-other', { theirs, ours }),
  'record-changed': () => words('errors.record-changed'),
  'move-illegal': ({ number }) => words('errors.move-illegal', { number }),
  'snapshot-of-other-game': () => words('errors.snapshot-of-other-game'),
  'snapshot-damaged': () => words('errors.snapshot-damaged'),
}

const STORE: { readonly [K in StoreError['kind']]: () => string } = {
  full: () => words('errors.storageFull'),
  blocked: () => words('errors.storageBlocked'),
  waiting: () => words('errors.storageWaiting'),
  newer: () => words('errors.storageNewer'),
  failed: () => words('errors.storageFailed'),
}

const OPENING: { readonly [K in OpenError['kind']]: (game: string) => string } = {
  unknownGame: (game) => words('errors.unknownGame', { game }),
  brokenLink: () => words('errors.brokenLink'),
  noSuchTable: () => words('errors.noSuchTable'),
  load: () => words('errors.load'),
  broken: () => words('errors.broken'),
}

function sentenceOf<C extends ProblemCode>(problem: {
  readonly code: C
  readonly facts: Problems[C]
}): string {
  return KERNEL[problem.code](problem.facts)
}

function isExplained(error: unknown): error is DuskhallError | OpenError | StoreError {
  return [DuskhallError, OpenError, StoreError].some((kind) => error instanceof kind)
}

export function problemOf(error: unknown): string {
  if (error instanceof DuskhallError) return sentenceOf<Problem['code']>(error.problem)
  if (error instanceof OpenError) return OPENING[error.kind](error.game)
  if (error instanceof StoreError) return STORE[error.kind]()
  return words('errors.unexpected')
}

export function sayProblem(error: unknown): void {
  if (!isExplained(error)) console.error(error)
  toast(problemOf(error), 'warning')
}
