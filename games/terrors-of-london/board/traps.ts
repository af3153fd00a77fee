/** What a move would do to its own player that nobody means: told beforehand, and asked once more. */
import { clone, type Language, listen, moves, play } from '@duskhall/kernel'
import type { TerrorsEvent } from '../events.ts'
import { terrorsOfLondon } from '../index.ts'
import type { TerrorsMove } from '../state.ts'
import { texts, wordsOf } from '../text/index.ts'
import type { TerrorsView } from './answers.ts'
import { matters } from './matters.ts'
import { previewOf } from './preview.ts'
import { idOf } from './seen.ts'

/** Answers that name the card which goes: whoever gives one means it. */
const MEANT: readonly TerrorsMove['do'][] = ['card', 'pass']

/** "Warlock can only sacrifice itself", or null where all is well. */
export function trapOf(view: TerrorsView, move: TerrorsMove, lang: Language): string | null {
  if (MEANT.includes(move.do)) return null
  const { traps } = wordsOf(lang)
  const events = eventsOf(view, move)
  const lost = events.find((event) => isOwnLoss(event, view.seat))
  if (lost) return traps[lost.e](texts[lang].name(idOf(view.state, lost.card)))
  const pays = events.some(({ e }) => e === 'paid' || e === 'health-lost')
  return pays && !matters(view, move) ? traps.nothing : null
}

/** What would be told of it, whatever the rival gives up to a CURSE on the way: that comes before a SACRIFICE. */
function eventsOf(view: TerrorsView, move: TerrorsMove): readonly TerrorsEvent[] {
  const { events, next, after } = previewOf(view, move)
  const [cursed] = next?.seats ?? []
  if (next?.name !== 'curse' || cursed === undefined || after === view.state) return events
  const s = clone(after)
  const [answer] = moves(terrorsOfLondon, s, cursed)
  if (!answer) return events
  const then = listen(() => play(terrorsOfLondon, s, cursed, answer))
  return [...events, ...then] as readonly TerrorsEvent[]
}

type Loss = Extract<TerrorsEvent, { e: 'sacrificed' | 'destroyed' }>

/** Played ahead, a choice with one answer is made: an own card has gone because no other could. */
function isOwnLoss(event: TerrorsEvent, seat: number): event is Loss {
  return (
    (event.e === 'sacrificed' && event.seat === seat && event.from === 'play') ||
    (event.e === 'destroyed' && event.of === seat)
  )
}
