/** What is told of another way beside the first step of it. */

/** Steps that are told after the first one of another way. */
const MOST_FOLLOWING = 2

/** What follows on the first step, from where it goes another way than the one that is looked at. */
export function followingOf(steps: readonly string[], beside: readonly string[]): string {
  const parted = steps.findIndex((step, at) => step !== beside[at])
  const from = Math.max(1, parted)
  const told = steps.slice(from, from + MOST_FOLLOWING)
  return [...(from > 1 ? ['…'] : []), ...told, ...(from + told.length < steps.length ? ['…'] : [])].join(
    ' · ',
  )
}
