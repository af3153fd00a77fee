/** What the board remembers within one question: what is picked to join another or carried, and amounts to spend. */
import type { Card } from '../state.ts'
import type { Link, SpendKey, TerrorsAnswers } from './answers.ts'

export interface Draft {
  readonly pick?: Card | undefined
  /** The card of the hand that is carried to the play area. */
  readonly carry?: Card | undefined
  /** Whose steps are open, where there is no room to show them all. */
  readonly open?: SpendKey | undefined
  readonly amounts?: { readonly [key in SpendKey]?: number }
}

export function readDraft(draft: unknown): Draft {
  return (draft as Draft | null) ?? {}
}

/** The amount that is set for a way to spend: everything, until less is wanted. */
export function amountOf(answers: TerrorsAnswers, draft: Draft, key: SpendKey): number {
  const most = answers.spending.get(key)?.amount ?? 0
  return Math.min(most, draft.amounts?.[key] ?? most)
}

/** One more or one less, as far as it goes; the same draft where it does not. */
export function stepped(answers: TerrorsAnswers, draft: Draft, key: SpendKey, by: 1 | -1): Draft {
  const amount = amountOf(answers, draft, key) + by
  if (answers.spend(key, amount) === null) return draft
  return { ...draft, amounts: { ...draft.amounts, [key]: amount } }
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

/** Whether the card can be picked to join another. */
export function isPickable(answers: TerrorsAnswers, card: Card): boolean {
  return answers.links.some(({ left, right }) => left === card || right === card)
}
