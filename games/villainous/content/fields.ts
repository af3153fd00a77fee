/** What a verb says it takes, so that the file is checked where it is read and the verb may trust it. */
import * as v from 'valibot'
import { Id } from '../../kit/content/atoms.ts'

/** By field: what may stand there. */
export type Takes = v.ObjectEntries
/** What then stands there. */
export type Taken<Entries extends Takes> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>

export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(schema)
/** There, or not. */
export const Flag = v.exactOptional(v.literal(true))
export const oneOf = <const Values extends readonly string[]>(values: Values) => v.picklist(values)
export const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.array(schema)
/** A card or a location of the own board; that it is there is seen when the whole entry is read (names.ts). */
export const CardName = v.pipe(Id, v.metadata({ names: 'card' }))
export const PlaceName = v.pipe(Id, v.metadata({ names: 'location' }))
