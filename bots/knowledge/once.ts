/** What is worked out from the cards of a box, once for each box: `of` finds the box of a table. */
export function oncePerBox<S, Box extends object, T>(of: (s: S) => Box, make: (box: Box) => T): (s: S) => T {
  const made = new WeakMap<Box, T>()
  return (s) => {
    const box = of(s)
    let found = made.get(box)
    if (found === undefined) {
      found = make(box)
      made.set(box, found)
    }
    return found
  }
}
