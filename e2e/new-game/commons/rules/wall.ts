/** How high the wall is. */
import { boxOf } from '../content/box.ts'
import type { Commons, Place } from '../state.ts'

export function heightAt(s: Commons, place: Place): number {
  const { entries } = boxOf(s)
  return (s.wall[place] ?? []).reduce((sum, stone) => sum + (entries[stone]?.size ?? 0), 0)
}

export function isDone(s: Commons, place: Place): boolean {
  return heightAt(s, place) >= s.height
}

export function isWhole(s: Commons): boolean {
  return s.wall.every((_, place) => isDone(s, place))
}
