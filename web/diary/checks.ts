/** What entries of albums are read with. */

/** No name that the hall writes is longer. */
const LONGEST = 200
/** The last moment that a date can name. */
const LATEST = 8.64e15

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST
}

export function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least
}

export function isTime(value: unknown): value is number {
  return isCount(value, 0) && value <= LATEST
}

/** The same words in both languages, or null. */
export function captionOf(value: unknown): { readonly en: string; readonly fr: string } | null {
  const { en, fr } = Object(value) as { readonly en?: unknown; readonly fr?: unknown }
  return isText(en) && isText(fr) ? { en, fr } : null
}
