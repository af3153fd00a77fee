/** Whether a move would change anything: what would not neither glows like an answer nor is missed at the end of a turn. */
import type { TerrorsEvent } from '../events.ts'
import type { TerrorsMove } from '../state.ts'
import type { TerrorsView } from './answers.ts'
import { previewOf } from './preview.ts'

/** What is told of the use itself and of its price, whatever comes of it. */
const ONLY_USED: readonly TerrorsEvent['e'][] = [
  'attacked',
  'dismissed',
  'haunt-used',
  'health-lost',
  'linked',
  'overlord-used',
  'paid',
  'relic-used',
  'triggered',
]

function comesOfIt(event: TerrorsEvent): boolean {
  // What Armor takes is back at the next turn.
  if (event.e === 'attacked') return event.power > event.absorbed
  if (event.e === 'health-lost') return event.by === 'curse'
  return !ONLY_USED.includes(event.e)
}

export function matters(view: TerrorsView, move: TerrorsMove): boolean {
  const { events, next, after } = previewOf(view, move)
  // The table as it is: the rest hangs on a card that nobody has seen.
  return after === view.state || next?.name !== 'action' || events.some(comesOfIt)
}
