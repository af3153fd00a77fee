/** What a table in this page knows of itself, and what follows from it: the state of the screen, and what is kept. */
import { type GameEvent, type Match, movesToUndo, type Seat, takeSnapshot, type View } from '@duskhall/kernel'
import type { SavedTable } from '../store/tables.ts'
import { firstInFront, needsCurtain } from './front.ts'
import type { History } from './history.ts'
import { teamsOf } from './people.ts'
import type { SeatState } from './seat-source.ts'
import type { LocalTableSetup } from './table-state.ts'
import { exchangeOf, type Takers, takingBackOf } from './taking-back.ts'
import type { Told } from './told.ts'
import { type Wishes, wishesOf } from './wishes.ts'

export interface Core extends Wishes {
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
}

export function isOver({ match, resigned }: Core): boolean {
  return match.state.outcome !== null || resigned !== null
}

/** As a table is opened, fresh or again. */
export function coreOf(setup: LocalTableSetup, people: readonly Seat[]): Core {
  const { game, match, history, resigned = null, lesson = null, leftLesson = null } = setup
  const seat = firstInFront(game, match, people)
  const isHidden = needsCurtain(game, match, people) && !match.state.outcome && resigned === null
  return {
    match,
    history,
    seat,
    // With several people nobody's hand lies open when a game is opened again.
    curtain: isHidden ? seat : null,
    resigned,
    lesson,
    leftLesson,
    skipping: false,
    held: false,
    batch: { seq: 0, events: [] },
    ...wishesOf(setup),
  }
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
