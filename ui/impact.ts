/** A blow that is seen: a burst where it falls, what is struck shakes, and the number it takes flies off. */
import type { Impact } from './board.ts'
import css from './impact.module.css'
import { type Places, placeNamed } from './motion.ts'

/** Milliseconds. */
const BURST = 420
const NUMBER = 1100
const SHAKE = 260

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where it falls: what was struck may be gone already. */
function spotOf(stage: Element, before: Places, at: string): Spot | null {
  const box = before.get(at)?.box ?? placeNamed(stage, at)?.getBoundingClientRect()
  if (!box || box.width === 0) return null
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    size: Math.min(140, Math.max(48, box.width, box.height)),
  }
}

/** Something for the eye alone that goes by itself. */
function put(
  stage: Element,
  { x, y, size }: Spot,
  look: string | undefined,
  text: string,
  frames: Keyframe[],
  duration: number,
): void {
  const sign = document.createElement('span')
  sign.className = look ?? ''
  sign.textContent = text
  sign.setAttribute('aria-hidden', 'true')
  sign.inert = true
  sign.style.left = `${x}px`
  sign.style.top = `${y}px`
  sign.style.setProperty('--size', `${size}px`)
  stage.append(sign)
  const leave = () => sign.remove()
  void sign
    .animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'both' })
    .finished.then(leave, leave)
}

const BURSTING: Keyframe[] = [
  { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 1 },
  { transform: 'translate(-50%, -50%) scale(1.25)', opacity: 0 },
]
const RISING: Keyframe[] = [
  { transform: 'translate(-50%, -40%) scale(0.6)', opacity: 0 },
  { transform: 'translate(-50%, -70%) scale(1.15)', opacity: 1, offset: 0.2 },
  { transform: 'translate(-50%, -110%) scale(1)', opacity: 1, offset: 0.7 },
  { transform: 'translate(-50%, -170%) scale(1)', opacity: 0 },
]
/** Where motion is reduced the number only comes and goes. */
const FADING: Keyframe[] = [
  { transform: 'translate(-50%, -60%)', opacity: 0 },
  { transform: 'translate(-50%, -60%)', opacity: 1, offset: 0.15 },
  { transform: 'translate(-50%, -60%)', opacity: 1, offset: 0.8 },
  { transform: 'translate(-50%, -60%)', opacity: 0 },
]

export function strike(
  stage: HTMLElement,
  before: Places,
  impacts: readonly Impact[],
  reduced: boolean,
): void {
  for (const { at, text } of impacts) {
    const spot = spotOf(stage, before, at)
    if (!spot) continue
    if (text) put(stage, spot, css.number, text, reduced ? FADING : RISING, NUMBER)
    if (reduced) {
      placeNamed(stage, at)?.animate([{ filter: 'brightness(2)' }, {}], { duration: SHAKE })
      continue
    }
    put(stage, spot, css.burst, '', BURSTING, BURST)
    placeNamed(stage, at)?.animate(
      [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` })),
      { duration: SHAKE },
    )
  }
}
