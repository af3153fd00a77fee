/**
 * What flies for which event, and what flashes when its line of the log is pointed at. By convention an event that
 * names a `card` (or `cards`) and the zones it goes `from` and `to` needs nothing else: cards are the pieces
 * `card-<number>`, zones have the ids of the rules. A board lists what the convention does not say.
 */
import type { GameEvent, Heard } from '@duskhall/kernel'
import type { Flight } from './board.ts'
import { cardPiece } from './names.ts'

type Named<E extends GameEvent, Name> = Heard<Extract<E, { readonly e: Name }>>

/** By event: what flies, when it is not what the convention says. */
export type Routes<E extends GameEvent, V> = {
  readonly [Name in E['e']]?: (event: Named<E, Name>, after: V) => Flight | readonly Flight[]
}

export function flightsBy<E extends GameEvent, V>(routes: Routes<E, V>) {
  const listed = routes as { readonly [name: string]: Routes<E, V>[E['e']] | undefined }
  return (event: Heard<E>, after: V): readonly Flight[] => {
    const told = event as Named<E, E['e']> & GameEvent
    const flown = listed[told.e]?.(told, after)
    if (flown === undefined) return travelling(told)
    return 'from' in flown ? [flown] : flown
  }
}

function travelling({ card, cards, from, to }: GameEvent): readonly Flight[] {
  if (typeof from !== 'string' || typeof to !== 'string') return []
  const seen = [card, ...(Array.isArray(cards) ? cards : [])].filter((one) => typeof one === 'number')
  return seen.length > 0 ? seen.map((one) => ({ piece: cardPiece(one), from, to })) : [{ from, to }]
}

/** By field: the thing that it names. The first field of the list that an event has tells where it is seen. */
export type Fields = readonly (readonly [field: string, name: (value: number) => string])[]

/** By event: the thing to flash, when no field says it; null for what is seen nowhere. */
export type Sights<E extends GameEvent> = {
  readonly [Name in E['e']]?: ((event: Named<E, Name>) => string) | null
}

export function placesBy<E extends GameEvent>(fields: Fields, sights: Sights<E>) {
  const listed = sights as { readonly [name: string]: Sights<E>[E['e']] | undefined }
  return (event: Heard<E>): string | null => {
    const told = event as Named<E, E['e']> & GameEvent
    const sight = listed[told.e]
    if (sight !== undefined) return sight ? sight(told) : null
    for (const [field, name] of fields) {
      const value = told[field]
      if (typeof value === 'number') return name(value)
    }
    return null
  }
}
