/**
 * What a language gets to word: an event, a question or a move whose numbers have become names and facts. No
 * language ever sees the state.
 */
import type { Heard } from '@duskhall/kernel'

/** By the name of a field: what its value is told as, wherever the field stands. */
export interface Fields {
  readonly [field: string]: (value: never) => unknown
}

/** By name of an event, a question or a move: what it is told with besides, or instead of one of its fields. */
export interface Resolvers {
  readonly [name: string]: (...about: never[]) => object
}

type As<Value, Resolve> = Resolve extends (value: infer Raw) => infer Words
  ? [Value] extends [Raw]
    ? Words
    : [Exclude<Value, undefined>] extends [Raw]
      ? Words | undefined
      : never
  : never

type WithFields<T, F> = { readonly [K in keyof T]: K extends keyof F ? As<T[K], F[K]> : T[K] }

type More<R, Name> = Name extends keyof R
  ? R[Name] extends (...about: never[]) => infer Facts
    ? Facts
    : never
  : unknown

/** The thing of that name as it is told, with the fields `F` and what the resolvers `R` add. */
export type Told<T, F, R, Name> = Omit<WithFields<Heard<T>, F>, keyof More<R, Name>> & More<R, Name>

/** The same at run time. */
export function asTold(thing: object, fields: Fields, more: object = {}): object {
  const told = Object.entries(thing).map(([name, value]) => {
    const resolve = Object.hasOwn(more, name) ? undefined : fields[name]
    return [name, resolve && value !== undefined ? resolve(value as never) : value]
  })
  return { ...Object.fromEntries(told), ...more }
}
