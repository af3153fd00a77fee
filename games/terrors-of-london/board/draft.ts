/** What the board remembers within one question: what is picked to join another or carried, and whose amounts are open. */
import type { Card } from '../state.ts'
import type { Link, SpendKey, TerrorsAnswers } from './answers.ts'

export interface Draft {
  readonly pick?: Card | undefined
  /** The card of the hand that is carried to the play area. */
  readonly carry?: Card | undefined
  /** The rival's side is looked at, where it has folded. */
  readonly rival?: boolean | undefined
  /** What less is to be spent on: its amounts are open. */
  readonly open?: SpendKey | undefined
}

export function readDraft(draft: unknown): Draft {
  return (draft as Draft | null) ?? {}
}

export interface End {
  readonly side: 'left' | 'right'
  readonly at: Card
  readonly move: Link
}

/** The places where the picked monster may go: at a side of the other one. */
export function endsFor(answers: TerrorsAnswers, pick: Card | undefined): readonly End[] {
  return answers.links.flatMap((move): End[] => {
    if (move.left === pick) return [{ side: 'left', at: move.right, move }]
    return move.right === pick ? [{ side: 'right', at: move.left, move }] : []
  })
}
