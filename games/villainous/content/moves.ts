/** Every move is a value and made once: lists of legal answers are made by the million. */
import type { Seat } from '@duskhall/kernel'
import type { Card, Location, VillainousMove } from '../state.ts'

function interned<M extends VillainousMove>(make: (n: number) => M): (n: number) => M {
  const made: M[] = []
  return (n) => {
    while (made.length <= n) made.push(Object.freeze(make(made.length)))
    return made[n] as M
  }
}

export const cardMove = interned((card: Card) => ({ do: 'card', card }) as const)
export const atMove = interned((at: Location) => ({ do: 'at', at }) as const)
export const branchMove = interned((branch) => ({ do: 'branch', branch }) as const)
export const amountMove = interned((amount) => ({ do: 'amount', amount }) as const)
export const seatMove = interned((seat: Seat) => ({ do: 'seat', seat }) as const)
export const iconMove = interned((icon) => ({ do: 'use', icon }) as const)
export const grantMove = interned((card: Card) => ({ do: 'grant', card }) as const)
export const toMove = interned((to: Location) => ({ do: 'move', to }) as const)

export const END = Object.freeze({ do: 'end' } as const)
export const DONE = Object.freeze({ do: 'done' } as const)
export const DECLINE = Object.freeze({ do: 'decline' } as const)
export const TILE = Object.freeze({ do: 'tile' } as const)
