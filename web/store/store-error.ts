/** What a store may suffer from. */

/**
 * Why nothing can be kept: no room, no leave, an older page in another tab that holds the store, a newer one that has
 * rearranged it, or whatever else the browser's store may suffer from.
 */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly kind: 'full' | 'blocked' | 'waiting' | 'newer' | 'failed'

  constructor(kind: StoreError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** By the name of the browser's own error. Any other (a dropped connection, a broken disk) may be over in a moment. */
const KINDS: { readonly [name: string]: StoreError['kind'] } = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'blocked',
  NotAllowedError: 'blocked',
}

/** What the browser's own error means. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  return new StoreError(Object.hasOwn(KINDS, name) ? (KINDS[name] ?? 'failed') : 'failed', message)
}
