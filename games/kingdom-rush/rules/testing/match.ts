/** A match that goes on from a laid-out table, for tests of what can be taken back. */
import { type Match, openMatch, seedFrom, submit, type UndoPolicy, undo } from '@duskhall/kernel'
import { kingdomRush } from '../../game.ts'
import type { KingdomRush, KingdomRushMove, Options } from '../../state.ts'
import type { Scene } from './scene.ts'

export class PlayedMatch {
  match: Match<KingdomRush, KingdomRushMove, Options>

  constructor({ s }: Scene) {
    const { seats, options } = s
    const { match } = openMatch(kingdomRush, { seats, seed: seedFrom('match'), options })
    this.match = { ...match, state: s }
  }

  get s(): KingdomRush {
    return this.match.state
  }

  does(seat: number, ...moves: readonly KingdomRushMove[]): this {
    for (const move of moves) {
      const taken = submit(this.match, { question: this.s.asked, seat, move })
      if ('refused' in taken) throw new Error(`${JSON.stringify(move)}: ${taken.refused} ${taken.rule ?? ''}`)
      this.match = taken.match
    }
    return this
  }

  /** The rule or reason why an answer is not taken, or null. */
  refusal(seat: number, move: KingdomRushMove): string | null {
    const taken = submit(this.match, { question: this.s.asked, seat, move })
    return 'refused' in taken ? (taken.rule ?? taken.refused) : null
  }

  /** Whether that seat could take back; the table is as before then. */
  takesBack(seat: number, policy: UndoPolicy = 'own'): boolean {
    const back = undo(this.match, seat, policy)
    if ('refused' in back) return false
    this.match = back
    return true
  }
}
