/** What lies on the table of one realm. */
import type { Step, Table } from '@duskhall/kernel'

export interface Realm extends Table<Turn> {
  power: number
  hand: number[]
  realm: number[]
}

export interface Turn extends Step {
  readonly do: 'turn'
  readonly left: number
}

export type RealmMove = { readonly do: 'play'; readonly card: number } | { readonly do: 'rest' }
export type RealmEvent = { e: 'played'; card: string; cost: number }
