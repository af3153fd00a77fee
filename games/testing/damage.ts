/** Files that were damaged somewhere: what comes from outside may be anything. */
import { anyOf, int, type RngState } from '@duskhall/kernel'

const STRANGE = [null, true, -1, 0, 1.5, 2 ** 53, '', 'constructor', '__proto__', [], {}, [[]], { do: 'x' }]

type Holder = { [key: string]: unknown }

/** A copy in which somewhere a value is another, is gone, or there is one more. */
export function damaged(r: RngState, file: object): unknown {
  const copy = structuredClone(file) as Holder
  damage(r, copy)
  return copy
}

function damage(r: RngState, holder: Holder): void {
  const keys = Object.keys(holder)
  const key = anyOf(r, keys)
  const value = holder[key]
  const isFull = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (isFull && int(r, 5) > 0) damage(r, value as Holder)
  else if (int(r, 6) === 0 && !Array.isArray(holder)) delete holder[key]
  else if (int(r, 6) === 0) holder[Array.isArray(holder) ? keys.length : 'more'] = anyOf(r, STRANGE)
  else holder[key] = anyOf(r, STRANGE)
}
