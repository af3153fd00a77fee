/** What lies on a table, as one fact each; a test compares them before and after a play. */
export type Facts = { readonly [fact: string]: string | number | null }

/** Tells what is different after a play: exactly these facts. */
export function changesOf<T>(facts: (t: T) => Facts): (t: T, play: (t: T) => void) => Facts {
  return (t, play) => {
    const before = facts(t)
    play(t)
    return Object.fromEntries(Object.entries(facts(t)).filter(([fact, value]) => before[fact] !== value))
  }
}
