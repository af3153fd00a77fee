/** The same object as before while everything in it is: what looks only at the whole is not drawn anew for nothing. */
import { useRef } from 'react'

export function useSteady<T extends object>(value: T): T {
  const kept = useRef(value)
  const names = Object.keys(value) as (keyof T)[]
  if (!names.every((name) => Object.is(value[name], kept.current[name]))) kept.current = value
  return kept.current
}
