/** Windows of every size, drawn by a seed: held upright and sideways, and some of them zoomed into. */
import { int, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The sides of the smallest and the largest screen that must do, in pixels. */
const SHORT = { from: 320, to: 1440 }
const LONG = { from: 480, to: 2560 }

/** Of so many windows one is zoomed into. */
const ZOOMED = 8
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

export function sizesBy(seed: string, count: number): readonly Size[] {
  const rng = rngFrom(seedFrom('sizes', seed))
  return Array.from({ length: count }, (_, at) => {
    const size = draw(rng)
    return at % ZOOMED === ZOOMED - 1 ? zoomInto(size, ZOOMS[int(rng, ZOOMS.length)] ?? 1) : size
  })
}

/** A window smaller than any arrangement may scroll. */
export function mayScroll({ width, height }: Size): boolean {
  return height < (width < 560 ? 521 : width < 700 ? 400 : 352)
}
