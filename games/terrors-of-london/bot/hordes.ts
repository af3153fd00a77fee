/** Links that lie open on the table. */
import { boxOf, type Face } from '../content/box.ts'
import { hordeOf } from '../rules/in-play.ts'
import { activePlayer, type Card, type TerrorsOfLondon } from '../state.ts'

const free = new Int32Array(4)
const starts = new Int32Array(4)
const ends = new Int32Array(4)

/** About how many links the active player can still make: free monsters side by side, or at the end of a horde. */
export function openLinks(s: TerrorsOfLondon): number {
  const { faces } = boxOf(s)
  free.fill(0)
  starts.fill(0)
  ends.fill(0)
  for (const card of activePlayer(s).area) {
    const { type, faction } = faces[card] as Face
    if (type === 'monster' && faction >= 0 && hordeOf(s, card) < 0) bump(free, faction)
  }
  for (const horde of s.hordes) {
    bump(starts, (faces[horde[0] as Card] as Face).left)
    bump(ends, (faces[horde.at(-1) as Card] as Face).right)
  }
  let links = 0
  for (let faction = 0; faction < 4; faction++) {
    const count = free[faction] as number
    const taken = Math.min(count, (starts[faction] as number) + (ends[faction] as number))
    links += taken
    const left = count - taken
    links += Math.min(left, free[(faction + 1) % 4] as number)
  }
  return links
}

function bump(counts: Int32Array, faction: number): void {
  if (faction >= 0) counts[faction] = (counts[faction] as number) + 1
}
