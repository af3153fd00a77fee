/**
 * What an aimed move would lead to, found by playing it on a table that could be the true one. Nothing here knows a
 * rule. What hangs on chance (which card is drawn or turned up) is never shown, only counts.
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
import { PASS } from '../content/moves.ts'
import { terrorsOfLondon } from '../index.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import type { TerrorsView } from './answers.ts'

export interface Preview {
  /** The table afterwards, before the next turn; the table as it is where nothing can be said. */
  readonly after: TerrorsOfLondon
  readonly events: readonly GameEvent[]
  /** The question that would stand then; null when the game or the turn would be over. */
  readonly next: { readonly name: string; readonly seats: readonly Seat[] } | null
}

const kept = new WeakMap<TerrorsView, Map<string, Preview>>()

export function previewOf(view: TerrorsView, move: TerrorsMove): Preview {
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

/** After these the rest hangs on a card nobody has seen yet. */
const CHANCE: readonly string[] = ['revealed', 'looked']

function playAhead(view: TerrorsView, move: TerrorsMove): Preview {
  const s = guess(terrorsOfLondon, view, rngFrom(seedFrom('preview', view.state.asked)))
  const events = listen(() => play(untilTurn, s, view.seat, clone(move)))
  const chance = events.findIndex(({ e }) => CHANCE.includes(e))
  if (chance >= 0) return { after: view.state, events: events.slice(0, chance + 1), next: null }
  const top = s.agenda.at(-1)
  const over = !top || top.do === DAWN || s.outcome !== null
  return { after: s, events, next: over ? null : { name: top.do, seats: asked(terrorsOfLondon, s) } }
}

const DAWN = 'dawn'

/** The same game, except that the next turn waits, and that nobody passes by themselves. */
const untilTurn: Game<TerrorsOfLondon, TerrorsMove> = {
  ...terrorsOfLondon,
  steps: { ...terrorsOfLondon.steps, turn: (s: TerrorsOfLondon) => push(s, { do: DAWN }) },
  questions: {
    ...terrorsOfLondon.questions,
    action: { ...(terrorsOfLondon.questions.action as never as object), always: () => true } as never,
    [DAWN]: { who: () => [0], moves: () => [PASS], answer() {}, always: () => true },
  },
}
