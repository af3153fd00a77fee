/** Several answers by one press: what needs no thought is no work either. */
import type { Language } from '@duskhall/kernel'
import { inTurn, type Run } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import type { Card, Villainous, VillainousMove } from '../state.ts'
import { tableWords } from '../text/table.ts'
import { endOf, iconUsed, type VillainousView } from './answers.ts'

/** The Gain Power icons that can be used now, with what they give. */
function gains(view: VillainousView): { readonly move: VillainousMove; readonly n: number }[] {
  if (view.question?.name !== 'act') return []
  return view.question.moves.flatMap((move) => {
    const icon = iconUsed(view, move)
    return icon?.action === 'gainPower' ? [{ move, n: icon.n }] : []
  })
}

/** Gains all Power there is here and ends the turn; Conditions of others may come in between. */
export function runs(view: VillainousView, lang: Language): Run<Villainous, VillainousMove>[] {
  const { turn } = view.state
  const all = gains(view).reduce((sum, { n }) => sum + n, 0)
  if (all === 0 || !endOf(view)) return []
  return [
    {
      label: tableWords(lang).run.gain(all),
      next: (now) => (now.state.turn === turn ? (gains(now)[0]?.move ?? endOf(now)) : null),
      waits: ({ state, question }) =>
        state.turn === turn && state.outcome === null && question?.name !== 'act',
    },
  ]
}

/** The first Play a Card here that can be used: printed, or granted by a card. */
export function playingIcon(view: VillainousView): VillainousMove | null {
  if (view.question?.name !== 'act') return null
  const actionOf = (move: VillainousMove) =>
    move.do === 'grant' ? faceOf(view.state, move.card).grants : iconUsed(view, move)?.action
  return view.question.moves.find((move) => actionOf(move) === 'playCard') ?? null
}

/** Uses Play a Card for this card of the hand: next one says where it goes, or how. */
export function playingOf(icon: VillainousMove, card: Card): Run<Villainous, VillainousMove> {
  return inTurn('', [icon, { do: 'card', card }])
}
