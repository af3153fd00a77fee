/** The current strength of a card in a realm, and why. */
import type { Seat } from '@duskhall/kernel'
import { signed } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import { strengthFrom, strengthOf } from '../rules/realm.ts'
import type { Card, Villainous } from '../state.ts'
import type { TableWords } from '../text/table.ts'
import { idOf } from './seen.ts'

export interface Strength {
  readonly now: number
  readonly printed: number
  /** "+1 Maurice's Invention", one for each card that changes it. */
  readonly because: readonly string[]
}

export function hasStrength(s: Villainous, card: Card): boolean {
  const { type } = faceOf(s, card)
  return type === 'ally' || type === 'hero'
}

export function strengthIn(
  s: Villainous,
  owner: Seat,
  card: Card,
  name: (id: string) => string,
  { strength }: TableWords,
): Strength {
  return {
    now: strengthOf(s, owner, card),
    printed: faceOf(s, card).strength,
    because: strengthFrom(s, owner, card).map(({ source, n }) =>
      strength.by(n > 0 ? `+${n}` : signed(n), name(idOf(s, source))),
    ),
  }
}

/** "Strength 3 (2 printed, +1 Bow)"; the bare number where nothing changes it. */
export function strengthSaid({ now, printed, because }: Strength, { strength }: TableWords): string {
  if (because.length === 0) return strength.is(now)
  return `${strength.is(now)} (${[strength.printed(printed), ...because].join(', ')})`
}
