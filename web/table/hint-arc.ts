/** The arc of a hint, as a path of an SVG. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Nearer than this the rings say it already. */
const LEAST = 60
/** It bends so much of its length, and never more than this. */
const BEND = 0.3
const MOST_BEND = 110
/** It ends within the thing and leaves its middle free, where the number stands. */
const SHORT = 0.3

/** From one thing to another, seen from above; null where they lie together. */
export function arcBetween(from: Box, to: Box): string | null {
  const [x1, y1] = middle(from)
  const [x2, y2] = middle(to)
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length < LEAST) return null
  const bend = Math.min(MOST_BEND, BEND * length)
  const short = Math.min(SHORT * Math.min(to.width, to.height), length / 3)
  const [ex, ey] = [x2 - ((x2 - x1) / length) * short, y2 - ((y2 - y1) / length) * short]
  // Up where it goes sideways, sideways where it goes up.
  const steep = Math.abs(y2 - y1) > Math.abs(x2 - x1)
  const [cx, cy] = [(x1 + x2) / 2 + (steep ? bend : 0), (y1 + y2) / 2 - (steep ? 0 : bend)]
  return `M${[x1, y1].map(Math.round).join(' ')}Q${[cx, cy, ex, ey].map(Math.round).join(' ')}`
}

function middle({ left, top, width, height }: Box): readonly [number, number] {
  return [left + width / 2, top + height / 2]
}

/** The names of the next step, in the order of its answers. */
export function nextOf(marks: ReadonlyMap<string, number> | undefined): readonly string[] {
  return [...(marks ?? [])].flatMap(([name, step]) => (step === 1 ? [name] : []))
}
