/**
 * Plays a record from outside through, to its end. It runs in a worker: a record may be long, and its cards and moves may
 * be anybody's. What is too large or too long is refused before anything is played.
 */
import { isGame, loadRules } from '@duskhall/games/registry.ts'
import {
  asked,
  DuskhallError,
  type Game,
  type Problem,
  problem,
  type RecordFile,
  readRecord,
  verifyRecord,
  view,
} from '@duskhall/kernel'
import { LinkError, unpack } from './link.ts'
import { standingIn, standingMatch } from './standing.ts'

export type ToCheck = { readonly packed: string } | { readonly text: string }

/** Why it is refused: by the kernel, or because it is no record of a game of this hall at all. */
export type NoRecord =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'unknownGame' | 'brokenLink' | 'broken' | 'load'; readonly game: string }

export type Checked =
  | { readonly moves: number; readonly of: number }
  | { readonly text: string }
  | { readonly refused: NoRecord }

/** How often it is said how far it is, in milliseconds. */
const OFTEN = 100

/** Looks at the table from every seat, as whoever opens it will. Throws where the rules stumble over it. */
function tryState(rules: Game, file: RecordFile): void {
  const { state } = standingMatch(rules, file)
  for (let seat = 0; seat < file.seats; seat++) view(rules, state, seat)
  // Nobody could ever go on with it.
  if (state.outcome === null && asked(rules, state).length === 0) throw problem('snapshot-damaged', {})
}

export async function check(
  order: ToCheck,
  say: (said: Checked) => void,
  /** Null for a game that the hall does not show: it is left out of the page. */
  load: (game: string) => Promise<Game | null> = loadRules,
): Promise<void> {
  let game = ''
  try {
    const text = 'packed' in order ? await unpack(order.packed) : order.text
    const file = readRecord(text)
    game = file.game
    if (!isGame(game)) return say({ refused: { kind: 'unknownGame', game } })
    const rules = await load(game).catch(() => undefined)
    if (!rules) return say({ refused: { kind: rules === null ? 'unknownGame' : 'load', game } })
    let said = 0
    const of = file.moves.length
    const onMove = (moves: number) => {
      if (performance.now() - said < OFTEN) return
      said = performance.now()
      say({ moves, of })
    }
    if (standingIn(file)) tryState(rules, file)
    else verifyRecord(rules, file, onMove)
    say({ text })
  } catch (error) {
    if (error instanceof DuskhallError) say({ refused: { kind: 'problem', problem: error.problem } })
    else say({ refused: { kind: error instanceof LinkError ? 'brokenLink' : 'broken', game } })
  }
}
