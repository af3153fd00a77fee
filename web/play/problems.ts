/** What went wrong, as a sentence. */
import { words } from '../i18n/index.ts'
import { toast } from '../shell/toasts.tsx'
import { StoreError } from '../store/store.ts'
import { OpenError } from './hall.ts'

/** The blanks of these sentences are only known at run time. */
const filled = words as (key: string, blanks: { readonly [name: string]: string }) => string

export function problemOf(error: unknown): string {
  if (error instanceof OpenError) return filled(`errors.${error.key}`, error.blanks)
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
