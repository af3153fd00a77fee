/** What went wrong, as a sentence. */
import { words } from '../i18n/index.ts'
import { toast } from '../shell/toasts.tsx'
import { StoreError } from '../store/store.ts'
import { OpenError } from './hall.ts'

/** The blanks of these sentences are only known at run time. */
const filled = words as (key: string, blanks: { readonly [name: string]: string }) => string

/** What the kernel says in English, as the hall says it. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/cut short or damaged/, 'errors.cutShort'],
  [/not a Duskhall record/, 'errors.foreign'],
  [/^The record was changed/, 'errors.changed'],
  [/^The snapshot is damaged/, 'errors.damaged'],
  [/^Move (?<number>\d+) of the record/, 'errors.brokenMove'],
]

export function reasonOf(message: string): string {
  for (const [sentence, key] of REASONS) {
    const found = sentence.exec(message)
    if (found) return filled(key, { ...found.groups })
  }
  return message
}

export function problemOf(error: unknown): string {
  if (error instanceof OpenError) {
    const { reason, ...blanks } = error.blanks
    return filled(
      `errors.${error.key}`,
      reason === undefined ? blanks : { ...blanks, reason: reasonOf(reason) },
    )
  }
  if (error instanceof StoreError) {
    if (error.kind === 'blocked') return words('errors.storageBlocked')
    if (error.kind === 'full') return words('errors.storageFull')
    return words('errors.storageFailed', { reason: error.message })
  }
  return words('errors.refused', { reason: error instanceof Error ? error.message : String(error) })
}

export function sayProblem(error: unknown): void {
  toast(problemOf(error), 'warning')
}
