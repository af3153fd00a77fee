/**
 * What an aimed move would lead to, found by playing it on a table that could be the true one. Nothing here knows a
 * rule. What hangs on chance (which tile is drawn, who joins the queue) is never shown, only counts.
 */
import {
  asked,
  clone,
  type Game,
  type GameEvent,
  guess,
  listen,
  play,
  push,
  rngFrom,
  type Seat,
  seedFrom,
} from '@duskhall/kernel'
import { PASS } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import type { EvilCorpView } from './answers.ts'

export interface Preview {
  /** The table afterwards, before the Night; the table as it is where nothing can be said. */
  readonly after: EvilCorp
  readonly events: readonly GameEvent[]
  /** The question that would stand then; null when the game would be over. */
  readonly next: { readonly name: string; readonly seats: readonly Seat[] } | null
  /** The Night would fall. */
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
  if (UNSHOWN.includes(move.do)) return { after: view.state, events: [], next: null, night: false }
  const s = guess(evilCorp, view, rngFrom(seedFrom('preview', view.state.asked)))
  const events = listen(() => play(untilNight, s, view.seat, clone(move)))
  const top = s.agenda.at(-1)
  const night = top?.do === DUSK
  return { after: s, events, next: top && !night ? { name: top.do, seats: asked(evilCorp, s) } : null, night }
}

const DUSK = 'dusk'

/** The same game, except that its Night waits: what happens then is for the Night to show. */
const untilNight: Game<EvilCorp, EvilCorpMove> = {
  ...evilCorp,
  steps: { ...evilCorp.steps, night: (s: EvilCorp) => push(s, { do: DUSK }) },
  questions: {
    ...evilCorp.questions,
    [DUSK]: { who: () => [0], moves: () => [PASS], answer() {}, always: () => true },
  },
}
