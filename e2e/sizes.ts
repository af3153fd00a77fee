/** Windows of every size, drawn by a seed: held upright and sideways, some of them zoomed into, some with notches. */
import { anyOf, int, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'

export interface Size {
  readonly width: number
  readonly height: number
  /** What a notch and the rounded edges of the screen take away. */
  readonly insets?: Insets
}

interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The sides of the smallest and the largest screen that must do, in pixels. */
const SHORT = { from: 320, to: 1440 }
const LONG = { from: 480, to: 2560 }

/** Of so many windows one is zoomed into, and one has insets. */
const ZOOMED = 8
const NOTCHED = 4
const ZOOMS = [1.25, 1.5, 2, 3, 4]

/** Small windows are drawn as often as large ones: what fits in one of 330 pixels is another question than in one of 360. */
function between(rng: RngState, from: number, to: number): number {
  const steps = 10_000
  return Math.round(from * (to / from) ** (int(rng, steps) / steps))
}

function draw(rng: RngState): Size {
  const short = between(rng, SHORT.from, SHORT.to)
  const long = between(rng, Math.max(short, LONG.from), LONG.to)
  return int(rng, 2) === 0 ? { width: short, height: long } : { width: long, height: short }
}

/** A browser zooms by making everything larger: the window has fewer pixels then. */
function zoomInto({ width, height }: Size, zoom: number): Size {
  return { width: Math.max(320, Math.floor(width / zoom)), height: Math.max(180, Math.floor(height / zoom)) }
}

/** The largest insets of today's phones and tablets, on every side there is one in either way of holding them. */
const UPRIGHT: Insets = { top: 59, right: 0, bottom: 34, left: 0 }
const SIDEWAYS: Insets = { top: 24, right: 59, bottom: 21, left: 59 }

function notch(rng: RngState, { width, height }: Size): Size {
  const most = width > height ? SIDEWAYS : UPRIGHT
  const insets = {
    top: int(rng, most.top + 1),
    right: int(rng, most.right + 1),
    bottom: int(rng, most.bottom + 1),
    left: int(rng, most.left + 1),
  }
  return { width, height, insets }
}

export function sizesBy(seed: string, count: number): readonly Size[] {
  const rng = rngFrom(seedFrom('sizes', seed))
  return Array.from({ length: count }, (_, at) => {
    const size = draw(rng)
    if (at % ZOOMED === ZOOMED - 1) return zoomInto(size, anyOf(rng, ZOOMS))
    return at % NOTCHED === 0 ? notch(rng, size) : size
  })
}

/** As "390x844", or "390x844+47.0.34.0" with its insets in the order of style sheets. */
export function written({ width, height, insets }: Size): string {
  const around = insets ? `+${[insets.top, insets.right, insets.bottom, insets.left].join('.')}` : ''
  return `${width}x${height}${around}`
}

export function readSize(text: string): Size {
  const [window = '', around] = text.split('+')
  const [width = 0, height = 0] = window.split('x').map(Number)
  if (!around) return { width, height }
  const [top = 0, right = 0, bottom = 0, left = 0] = around.split('.').map(Number)
  return { width, height, insets: { top, right, bottom, left } }
}

/** A window smaller than any arrangement may scroll. */
export function mayScroll({ width, height, insets }: Size): boolean {
  const wide = width - (insets ? insets.left + insets.right : 0)
  const high = height - (insets ? insets.top + insets.bottom : 0)
  return high < (wide < 560 ? 521 : wide < 700 ? 400 : 352)
}
