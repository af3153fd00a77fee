/** What the content files of all games are made of. */
import * as v from 'valibot'

export const Count = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
export const Id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
export const Note = v.pipe(v.string(), v.maxLength(400))

/** Where a datum comes from: printed in the rulebook, told by another source, or put together from what is known. */
export const Provenance = v.picklist(['rulebook', 'source', 'reconstructed'])
/** One for all of an entry, or one by field. */
export const Provenances = v.union([Provenance, v.record(v.string(), Provenance)])
export const Confidence = v.picklist(['high', 'medium', 'low'])
export const Confidences = v.union([Confidence, v.record(v.string(), Confidence)])

/** What every file says of its game. */
export const gameFields = {
  title: v.string(),
  publisher: v.string(),
  year: Count(1900, 2100),
  players: v.array(Count(1, 8)),
  provenance: Provenance,
}

type Verb<Op extends string, Takes extends v.ObjectEntries> = v.StrictObjectSchema<
  { readonly op: v.LiteralSchema<Op, undefined> } & Takes,
  undefined
>

/** One verb of an effect and what it takes. Listed in a `v.variant('op', …)`, which refuses every other. */
export function verb<const Op extends string>(op: Op): Verb<Op, Record<never, never>>
export function verb<const Op extends string, const Takes extends v.ObjectEntries>(
  op: Op,
  takes: Takes,
): Verb<Op, Takes>
export function verb(op: string, takes: v.ObjectEntries = {}) {
  return v.strictObject({ op: v.literal(op), ...takes })
}
