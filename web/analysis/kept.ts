/** Analyses are kept in the browser, whole or as far as they have come: whoever closes one finds it again. */
import type { Seat } from '@duskhall/kernel'
import { drawerUnder } from '../rooms/drawers.ts'
import type { Appraised, Known } from './appraised.ts'

/** Rises when decisions are looked at otherwise. */
const VERSION = 2
/** Those of the last games. */
const MOST = 12

export const analyses = drawerUnder('duskhall-analyses')

/** What an analysis is of: the same game, under the same rules, seen from the same seat. */
export interface Subject {
  readonly table: string
  readonly seat: Seat
  readonly rules: number
  /** How many decisions there are. */
  readonly of: number
}

interface Entry extends Subject {
  readonly version: number
  readonly known: Known
}

function entriesIn(datum: unknown): readonly Entry[] {
  return Array.isArray(datum) ? datum.filter(isEntry) : []
}

function isEntry(entry: unknown): entry is Entry {
  const { version, table, known } = Object(entry) as { readonly [F in keyof Entry]?: unknown }
  return version === VERSION && typeof table === 'string' && Array.isArray(known) && known.every(isAppraised)
}

/** By another version, a broken disk, or somebody's hand: what does not hold is looked at again. */
function isAppraised(one: unknown): one is Appraised | null {
  if (one === null) return true
  const { chance, low, high, swing, other } = Object(one) as { readonly [F in keyof Appraised]?: unknown }
  if (![chance, low, high, swing].every(Number.isFinite)) return false
  if (other === undefined || other === null) return true
  const {
    chance: its,
    gain,
    doubt,
    words,
    steps,
  } = Object(other) as {
    readonly [F in keyof NonNullable<Appraised['other']>]?: unknown
  }
  const { en, fr } = Object(words) as { readonly en?: unknown; readonly fr?: unknown }
  return [its, gain, doubt].every(Number.isFinite) && [en, fr].every(isTold) && Array.isArray(steps)
}

function isTold(words: unknown): boolean {
  const { steps, why } = Object(words) as { readonly steps?: unknown; readonly why?: unknown }
  return Array.isArray(steps) && steps.every((step) => typeof step === 'string') && typeof why === 'string'
}

const isOf = (entry: Subject, { table, seat }: Subject) => entry.table === table && entry.seat === seat

/** As far as it is known; nothing where it is of another game by now. */
export function keptAnalysis(subject: Subject): Known {
  const entry = entriesIn(analyses.now).find((one) => isOf(one, subject))
  const fits = entry?.rules === subject.rules && entry.of === subject.of && entry.known.length === subject.of
  return fits ? entry.known : Array.from({ length: subject.of }, () => null)
}

export function keepAnalysis(subject: Subject, known: Known): void {
  analyses.change((before) => {
    const others = entriesIn(before).filter((one) => !isOf(one, subject))
    return [...others, { ...subject, version: VERSION, known }].slice(-MOST)
  })
}
