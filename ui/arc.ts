/** The way of a piece through the air, told from where it ends: a low arc, seen from above. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Manner {
  /** Whether it is seen where it lands; else it shrinks and fades on the way. */
  readonly landed: boolean
  /** Whether it is turned over on the way. */
  readonly turn: boolean
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

export function arc(from: Box, to: Box, { landed, turn }: Manner): Keyframe[] {
  const start = middle(from)
  const end = middle(to)
  const dx = start.x - end.x
  const dy = start.y - end.y
  const height = Math.min(60, Math.hypot(dx, dy) / 6)
  const scale = landed ? Math.min(1.6, Math.max(0.3, from.width / to.width)) : 1
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1 },
    {
      transform: `translate(${dx * 0.45}px, ${dy * 0.45 - height}px) scale(1.06)${turn ? ' rotateY(90deg)' : ''}`,
      opacity: 1,
    },
    { transform: `translate(0px, 0px) scale(${landed ? 1 : 0.5})`, opacity: landed ? 1 : 0.2 },
  ]
}
