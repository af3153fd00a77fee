/** What lies on the table in Commons, what is asked and answered, and what can be told of it. */
import type { OpenStep, Seat, Step, Table } from '@duskhall/kernel'

/** Number of one stone; what it is like is looked up in the box. */
export type Stone = number
/** Number of a place in the wall. */
export type Place = number

export interface Commons extends Table<Labour | Night> {
  options: Options
  /** So high every place of the wall has to be. */
  height: number
  /** By seat. */
  stones: Stone[][]
  /** By place, the top stone last. */
  wall: Stone[][]
  box: Stone[]
}

export interface Options {
  weather: 'dry' | 'rain'
  helpers: readonly ('cart' | 'mortar')[]
}

/** All build at the same time, each at their own pace, until everybody is ready. */
export interface Labour extends OpenStep {
  readonly do: 'labour'
  readonly ready: readonly boolean[]
  /** By seat: the stone that is lifted and not laid yet. */
  readonly held: readonly (Stone | null)[]
}

export interface Night extends Step {
  readonly do: 'night'
}

export type CommonsMove =
  | { readonly do: 'lift'; readonly stone: Stone }
  | { readonly do: 'lay'; readonly place: Place }
  | { readonly do: 'ready' }
  | { readonly do: 'withdraw' }

export type CommonsEvent =
  | { e: 'laid'; seat: Seat; stone: Stone; place: Place }
  | { e: 'ready'; seat: Seat }
  | { e: 'withdrew'; seat: Seat }
  | { e: 'won'; seats: readonly Seat[]; rule: string }
