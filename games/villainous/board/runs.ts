/** Several answers by one press: what needs no thought is no work either. */
import type { Language } from '@duskhall/kernel'
import type { Run } from '@duskhall/ui'
import { boardOf } from '../content/box.ts'
import { realmOf, type Villainous, type VillainousMove } from '../state.ts'
import { tableWords } from '../text/table.ts'
import { endOf, type VillainousView } from './answers.ts'

/** The Gain Power icons that can be used now, with what they give. */
function gains({
  state,
  seat,
  question,
}: VillainousView): { readonly move: VillainousMove; readonly n: number }[] {
  if (question?.name !== 'act') return []
  const icons = boardOf(state, seat).icons[realmOf(state, seat).mover] ?? []
  return question.moves.flatMap((move) => {
    const icon = move.do === 'use' ? icons[move.icon] : undefined
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
