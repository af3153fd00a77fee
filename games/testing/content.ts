/** Content files with a mistake in them, for the tests of what each game refuses. */
import { ContentError } from '@duskhall/kernel'
import { expect } from 'vitest'

type Entry = Record<string, unknown>

/** The file with one entry changed, or left out for `undefined`; `tiles.3.terror` names the terror of the fourth tile. */
export function corrected(file: object, path: string, value: unknown): unknown {
  const copy = structuredClone(file) as Entry
  const keys = path.split('.')
  const last = keys.pop() as string
  let entry = copy
  for (const key of keys) entry = entry[key] as Entry
  if (value === undefined) delete entry[last]
  else entry[last] = value
  return copy
}

/** Why a file is refused. */
export function refusalOf(read: (file: unknown) => unknown, file: unknown): string {
  try {
    read(file)
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError)
    return (error as Error).message
  }
  throw new Error('The file was read.')
}
