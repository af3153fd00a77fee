/** Equal tiles of a hand answer alike; which of them was meant is only for the eye. */
import type { Kind } from '../state.ts'

export interface InHand {
  /** Which of its likes it is named; those picked come first, so that the one that was meant flies. */
  readonly copy: number
  readonly picked: boolean
}

/**
 * By place in the hand. The rules know how many of a kind are picked; those are the ones pressed last, and where
 * nobody pressed any, the first.
 */
export function twinsIn(
  tiles: readonly Kind[],
  picked: readonly Kind[],
  pressed: readonly number[],
): readonly InHand[] {
  const chosen = new Set<number>()
  for (const kind of new Set(picked)) {
    const count = picked.filter((other) => other === kind).length
    const places = tiles.flatMap((other, at) => (other === kind ? [at] : []))
    const meant = pressed.toReversed().filter((at) => tiles[at] === kind)
    for (const at of [...new Set([...meant, ...places])].slice(0, count)) chosen.add(at)
  }
  const named = new Map<Kind, number>()
  const copies: number[] = []
  const order = tiles
    .map((_, at) => at)
    .sort((a, b) => Number(chosen.has(b)) - Number(chosen.has(a)) || a - b)
  for (const at of order) {
    const kind = tiles[at] as Kind
    const copy = named.get(kind) ?? 0
    named.set(kind, copy + 1)
    copies[at] = copy
  }
  return tiles.map((_, at) => ({ copy: copies[at] as number, picked: chosen.has(at) }))
}
