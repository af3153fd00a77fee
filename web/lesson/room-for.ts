/** Where a caption lies: where it covers least of what can be answered with, and near what it points at. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly left: number
  readonly top: number
}

const GAP = 14

function covered(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** Not the whole screen: where the question stands nothing else may lie, above or below the table or in a column beside it. */
export function roomBeside(room: Box, prompt: Box | null): Box {
  if (!prompt || covered(room, prompt) === 0) return room
  if (prompt.height > prompt.width) return { ...room, width: Math.max(0, prompt.left - room.left) }
  const bottom = room.top + room.height
  const below = bottom - (prompt.top + prompt.height)
  const above = prompt.top - room.top
  return below > above
    ? { ...room, top: bottom - below, height: below }
    : { ...room, height: Math.max(0, above) }
}

/** So many places are tried from side to side, and from top to bottom; besides those flush with what is to be seen. */
const TRIES = 8
/**
 * How bad it is to lie over what the caption speaks of, over what the question is about or can be answered with, and over
 * a mere piece.
 */
const ANCHOR = 12
const SUBJECT = 3
const ANSWER = 5
const PIECE = 0.15
/** Square pixels that a caption may cover to be one pixel nearer. */
const NEAR = 8
/** More than this of an anchor, or of what the question is about, is not to be hidden. */
const HIDDEN = 0.25
/** Where little room is left from top to bottom: of an anchor; of the rest, and of anything that can be answered with, as above. */
const HIDDEN_LOW = 0.04

export interface Around {
  /** What it points at: to be covered least of all. It lies near the first of them. */
  readonly anchors: readonly Box[]
  /** What the question is about, shown large: the tray that is aimed at, the forecast. */
  readonly subjects: readonly Box[]
  /** What can be answered with: not to be covered. */
  readonly answers: readonly Box[]
  /** What lies there besides: better not. */
  readonly pieces: readonly Box[]
}

type Size = Pick<Box, 'width' | 'height'>

export function roomFor(size: Size, room: Box, around: Around): Place {
  const { width, height } = size
  const { anchors, subjects, answers, pieces } = around
  const anchor = anchors[0] ?? null
  const right = Math.max(room.left, room.left + room.width - width)
  const bottom = Math.max(room.top, room.top + room.height - height)
  const held = (left: number, top: number): Place => ({
    left: between(room.left, left, right),
    top: between(room.top, top, bottom),
  })
  const beside = anchor
    ? [
        held(anchor.left + anchor.width / 2 - width / 2, anchor.top - height - GAP),
        held(anchor.left + anchor.width / 2 - width / 2, anchor.top + anchor.height + GAP),
        held(anchor.left - width - GAP, anchor.top + anchor.height / 2 - height / 2),
        held(anchor.left + anchor.width + GAP, anchor.top + anchor.height / 2 - height / 2),
      ]
    : []
  const tries = Array.from({ length: TRIES }, (_, at) => at / (TRIES - 1))
  const seen = [...anchors, ...subjects]
  const lefts = [
    ...tries.map((aside) => room.left + aside * (right - room.left)),
    ...seen.flatMap((box) => [box.left - width - GAP, box.left + box.width + GAP]),
  ]
  const tops = [
    ...tries.map((down) => room.top + down * (bottom - room.top)),
    ...seen.flatMap((box) => [box.top - height - GAP, box.top + box.height + GAP]),
  ]
  const places = [...beside, ...tops.flatMap((top) => lefts.map((left) => held(left, top)))]
  const cost = (place: Place) => {
    // Field by field: the box of an element has none of its own to spread.
    const box = { ...place, width, height }
    const over = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + covered(box, other), 0)
    const far = anchor ? Math.max(0, gapBetween(box, anchor) - GAP) : 0
    return (
      ANCHOR * over(anchors) +
      SUBJECT * over(subjects) +
      ANSWER * over(answers) +
      PIECE * over(pieces) +
      NEAR * far
    )
  }
  let best = places[0] as Place
  let least = cost(best)
  for (const place of places.slice(1)) {
    const costs = cost(place)
    if (costs < least) {
      best = place
      least = costs
    }
  }
  return best
}

/** Whether it hides what it speaks of even at its best place, or in a low window what is chosen among: then it says less. */
export function isInTheWay(
  place: Place,
  size: Size,
  { anchors, subjects, answers }: Around,
  isLow: boolean,
): boolean {
  const box = { ...place, width: size.width, height: size.height }
  const hides = (most: number) => (seen: Box) =>
    covered(box, seen) > most * Math.max(1, seen.width * seen.height)
  return (
    anchors.some(hides(isLow ? HIDDEN_LOW : HIDDEN)) ||
    [...subjects, ...(isLow ? answers : [])].some(hides(HIDDEN))
  )
}

/** What stands in the column of the question. */
export interface Column {
  readonly box: Box
  /** What can be pressed: not to be covered. */
  readonly firm: readonly Box[]
  /** What is yours, to be covered last. */
  readonly yours: readonly Box[]
  /** Whose turn it is. */
  readonly who: readonly Box[]
  /** The words of the question, which a lesson says better. */
  readonly words: readonly Box[]
}

/** As far from the edges of the column. */
const MARGIN = 6
/** And from what stands there. */
const APART = 3

export function widthIn({ box }: Column): number {
  return box.width - 2 * MARGIN
}

/** Where it fits into the column of the question, below its words or else over what is needed least; null: nowhere. */
export function dockIn({ box, firm, yours, who, words }: Column, height: number): Place | null {
  const held = [...firm, ...yours]
  for (const taken of [[...held, ...who, ...words], [...held, ...who], held, firm]) {
    const strip = stripsIn(box, taken).find((one) => one.height >= height + 2 * APART)
    if (strip) return { left: box.left + MARGIN, top: strip.top + APART }
  }
  return null
}

/** What is free of it from side to side, the highest part first. */
function stripsIn(box: Box, taken: readonly Box[]): readonly Box[] {
  const bottom = box.top + box.height
  const strips: Box[] = []
  let top = box.top
  const within = taken.filter((one) => covered(box, one) > 0).toSorted((a, b) => a.top - b.top)
  for (const one of within) {
    if (one.top > top) strips.push({ ...box, top, height: one.top - top })
    top = Math.max(top, one.top + one.height)
  }
  if (bottom > top) strips.push({ ...box, top, height: bottom - top })
  return strips.toSorted((a, b) => b.height - a.height)
}

function gapBetween(one: Box, other: Box): number {
  const aside = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0)
  const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0)
  return Math.hypot(aside, down)
}

export interface Pointer {
  /** The edge of the caption that it stands on. */
  readonly side: 'top' | 'right' | 'bottom' | 'left'
  /** How far along that edge, in pixels. */
  readonly along: number
}

/** As far from a corner as its rounding wants. */
const CORNER = 26

/** A tip that is farther away points at what lies between. */
const FARTHEST = 64

/** Where the tip of a caption stands that points at something beside it; null where that lies under it, aslant or far away. */
export function pointerTo(card: Box, anchor: Box): Pointer | null {
  if (gapBetween(card, anchor) > FARTHEST) return null
  const x = anchor.left + anchor.width / 2 - card.left
  const y = anchor.top + anchor.height / 2 - card.top
  const isOver = anchor.top + anchor.height <= card.top
  const isUnder = anchor.top >= card.top + card.height
  if (isOver || isUnder) {
    if (anchor.left + anchor.width < card.left || anchor.left > card.left + card.width) return null
    return { side: isOver ? 'top' : 'bottom', along: between(CORNER, x, card.width - CORNER) }
  }
  const isBefore = anchor.left + anchor.width <= card.left
  const isBehind = anchor.left >= card.left + card.width
  if (!isBefore && !isBehind) return null
  return { side: isBefore ? 'left' : 'right', along: between(CORNER, y, card.height - CORNER) }
}
