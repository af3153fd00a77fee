/** Villages that somebody leads in by so much Terror. */
import type { Placed } from './scene.ts'

/** By lead: tiles that give it, one on each Battlefield. */
const LEADS: Record<number, string[]> = {
  1: ['basic-red'],
  2: ['basic-red-strong'],
  3: ['red-10'],
  4: ['red-10', 'basic-red'],
  5: ['red-10', 'basic-red-strong'],
  6: ['red-10', 'red-08'],
  7: ['red-10', 'red-08', 'basic-red'],
}

export function leading(camp: number, village: number, lead: number): Placed[] {
  return (LEADS[lead] as string[]).map((tile, n) => ({ camp, village, space: 'battlefield', n, tile }))
}
