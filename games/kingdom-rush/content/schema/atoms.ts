/** What the entries of a content file are made of. */
import * as v from 'valibot'
import { Count } from '../../../kit/content/atoms.ts'

/** Without the marks that texts put around names. */
export const Words = (max: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(/^[^\uE000-\uE002]*$/))
/** Both languages of a name or a text. */
export const Both = (max: number) => v.strictObject({ en: Words(max), fr: Words(max) })
/** One value for each number of players, from the solo game to four. */
export const ByPlayers = <T extends v.GenericSchema>(value: T) => v.strictTuple([value, value, value, value])
export const Yes = v.exactOptional(v.literal(true))
/** Row and column, both from 0. */
export const At = v.strictTuple([Count(0, 19), Count(0, 19)])
export const ShapeId = v.pipe(v.string(), v.regex(/^[A-Z]\d$/))
export const Grid = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[.#*A-Za-z0-9]{5}$/))), v.length(5))
export const Letter = v.picklist(['A', 'B', 'C'])
