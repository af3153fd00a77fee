/** Damages a thing by chance, as years, other versions and broken disks do: anywhere in it, and in every way. */
import fc from 'fast-check'

function deep(levels: number): unknown {
  let value: unknown = {}
  for (let level = 0; level < levels; level++) value = { in: value, list: [value] }
  return value
}

/** What may stand where something else should. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(null, undefined, '', 0, -1, 1.5, Number.NaN, 1e308, true, false, [], {}),
  fc.constantFrom<unknown[]>(
    'x'.repeat(20_000),
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '../..',
    'constructor',
  ),
  fc.constantFrom<unknown[]>(new Array(5000).fill(null), { __proto__: null }, { length: 5 }, [[[]]]),
  fc.constant(deep(12)),
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, maxDepth: 2 }),
)

/** Every path in a thing, down to some depth. */
function pathsIn(value: unknown, depth = 4): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [[]]
  return [
    [],
    ...Object.entries(value)
      .slice(0, 40)
      .flatMap(([key, item]) => pathsIn(item, depth - 1).map((path) => [key, ...path])),
  ]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown, gone: boolean): unknown {
  if (key === undefined) return by
  const copy: object = Array.isArray(value) ? [...value] : { ...(value as object) }
  if (gone && rest.length === 0) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by, gone))
  return copy
}

/** The thing with one to three places missing or wrong. */
export function damaged(thing: object): fc.Arbitrary<unknown> {
  const wound = fc.record({ path: fc.constantFrom(...pathsIn(thing)), by: junk, gone: fc.boolean() })
  return fc
    .array(wound, { minLength: 1, maxLength: 3 })
    .map((wounds) =>
      wounds.reduce<unknown>(
        (value, { path, by, gone }) =>
          typeof value === 'object' && value !== null ? tried(value, path, by, gone) : value,
        thing,
      ),
    )
}

/** An earlier wound may have taken the place away. */
function tried(value: object, path: readonly string[], by: unknown, gone: boolean): unknown {
  try {
    return replaced(value, path, by, gone)
  } catch {
    return value
  }
}
