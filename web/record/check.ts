/**
 * Plays a record from outside through, to its end. It runs in a worker: a record may be long, and its cards and moves may
 * be anybody's. What is too large or too long is refused before anything is played.
 */
import { isGame, loadRules } from '@duskhall/games/registry.ts'
import { DuskhallError, type Problem, readRecord, verifyRecord } from '@duskhall/kernel'
import { LinkError, unpack } from './link.ts'

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

export async function check(order: ToCheck, say: (said: Checked) => void): Promise<void> {
  let game = ''
  try {
    const text = 'packed' in order ? await unpack(order.packed) : order.text
    const file = readRecord(text)
    game = file.game
    if (!isGame(game)) return say({ refused: { kind: 'unknownGame', game } })
    const rules = await loadRules(game).catch(() => null)
    if (!rules) return say({ refused: { kind: 'load', game } })
    let said = 0
    const of = file.moves.length
    verifyRecord(rules, file, (moves) => {
      if (performance.now() - said < OFTEN) return
      said = performance.now()
      say({ moves, of })
    })
    say({ text })
  } catch (error) {
    if (error instanceof DuskhallError) say({ refused: { kind: 'problem', problem: error.problem } })
    else say({ refused: { kind: error instanceof LinkError ? 'brokenLink' : 'broken', game } })
  }
}
