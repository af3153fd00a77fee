/**
 * What an aimed move would lead to, found by playing it on a table that could be the true one. Nothing here knows a
 * rule. What hangs on chance (which tile is drawn, who joins the queue) is never shown, only counts.
 */
import {
  asked,
  clone,
  type GameEvent,
  guess,
  listen,
  play,
  rngFrom,
  type Seat,
  seedFrom,
} from '@duskhall/kernel'
import { evilCorp } from '../index.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import type { EvilCorpView } from './answers.ts'

export interface Preview {
  /** The table afterwards; the table before it where the Night falls or nothing can be said. */
  readonly after: EvilCorp
  readonly events: readonly GameEvent[]
  /** The question that would stand then; null when the game would be over. */
  readonly next: { readonly name: string; readonly seats: readonly Seat[] } | null
  /** The Night falls: what happens then is for the Night to show. */
  readonly night: boolean
}

/** Answers that are sealed, or whose result is only chance. */
const UNSHOWN: readonly EvilCorpMove['do'][] = ['upkeep', 'draws']

const kept = new WeakMap<EvilCorpView, Map<string, Preview>>()

export function previewOf(view: EvilCorpView, move: EvilCorpMove): Preview {
  let known = kept.get(view)
  if (!known) {
    known = new Map()
    kept.set(view, known)
  }
  const key = JSON.stringify(move)
  const before = known.get(key)
  if (before) return before
  const made = playAhead(view, move)
  known.set(key, made)
  return made
}

function playAhead(view: EvilCorpView, move: EvilCorpMove): Preview {
  const still: Preview = { after: view.state, events: [], next: null, night: false }
  if (UNSHOWN.includes(move.do)) return still
  const s = guess(evilCorp, view, rngFrom(seedFrom('preview', view.state.asked)))
  const events = listen(() => play(evilCorp, s, view.seat, clone(move)))
  const night = events.findIndex(({ e }) => e === 'night')
  if (night >= 0) return { ...still, events: events.slice(0, night), night: true }
  const top = s.agenda.at(-1)
  return { after: s, events, next: top ? { name: top.do, seats: asked(evilCorp, s) } : null, night: false }
}
