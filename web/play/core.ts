/** What a table in this page knows of itself, and what follows from it: the state of the screen, and what is kept. */
import {
  type GameEvent,
  type Kept,
  type Match,
  movesToUndo,
  type Seat,
  takeSnapshot,
  type View,
} from '@duskhall/kernel'
import type { Announced } from '@duskhall/ui'
import type { Hinted, SavedTable } from '../store/tables.ts'
import type { History } from './history.ts'
import { teamsOf } from './people.ts'
import type { SeatState } from './seat-source.ts'
import type { LocalTableSetup } from './table-state.ts'
import { exchangeOf, type Takers, takingBackOf } from './taking-back.ts'
import type { Told } from './told.ts'

export interface Core {
  readonly match: Match
  readonly history: History
  readonly seat: Seat
  readonly curtain: Seat | null
  readonly resigned: Seat | null
  readonly skipping: boolean
  /** The lesson that goes on. */
  readonly lesson: string | null
  /** The one that was left. */
  readonly leftLesson: string | null
  /** The last play is still being shown: nobody is asked, and no curtain falls. */
  readonly held: boolean
  readonly batch: { readonly seq: number; readonly events: readonly GameEvent[] }
  /** What a bot means to do: outside the match, and gone with the page. */
  readonly announced: Announced | null
  /** What people have asked the bots to leave: outside the match, but kept with it. */
  readonly kept: readonly Kept[]
  readonly hints: readonly Hinted[]
}

export function isOver({ match, resigned }: Core): boolean {
  return match.state.outcome !== null || resigned !== null
}

/** What the screen shows of all this. */
export function shownOf(
  core: Core,
  takers: Takers,
  /** What the seat in front sees and heard, and which bot is thinking. */
  { view, log, bot }: { readonly view: View; readonly log: readonly Told[]; readonly bot: Seat | null },
): SeatState {
  const { match, seat, curtain, resigned, skipping, held, batch, announced, kept, hints } = core
  const seen = resigned === null ? view : { ...view, question: null }
  const mayAnswer = seen.question?.seats.filter((of) => takers.people.includes(of)) ?? []
  const mine = !isOver(core) && curtain === null && !held
  const idle = bot === null || mayAnswer.length > 0
  const canStepBack = mine && idle && takers.isChained(seen) && movesToUndo(match, seat) > 0
  return {
    seat,
    view: seen,
    log,
    batch,
    curtain,
    resigned,
    choices: mayAnswer.length > 1 ? mayAnswer : [],
    thinking: idle ? null : bot,
    interlude: held ? (log.at(-1) ?? null) : null,
    skipping,
    announced: mine ? announced : null,
    kept,
    hints,
    takingBack: mine ? takingBackOf(takers, match, seat) : 'no',
    canStepBack,
    exchange: canStepBack ? exchangeOf(takers, match, seat) : null,
  }
}

export function keptOf(
  core: Core,
  { id, game, players, started, room, daily, inherited, caption, now }: LocalTableSetup,
): SavedTable {
  const { match, resigned, hints, kept, lesson, leftLesson } = core
  return {
    id,
    game: game.id,
    players,
    snapshot: takeSnapshot(match),
    started,
    saved: now(),
    over: isOver(core),
    ...(resigned === null ? {} : { resigned }),
    ...(hints.length === 0 ? {} : { hints }),
    ...(kept.length === 0 ? {} : { kept }),
    ...teamsOf(match),
    ...(lesson ? { lesson } : {}),
    ...(leftLesson ? { leftLesson } : {}),
    ...(room ? { room } : {}),
    ...(daily ? { daily } : {}),
    ...(inherited ? { inherited } : {}),
    caption: caption(match),
  }
}
