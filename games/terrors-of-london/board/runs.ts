/** Several answers by one press: what needs no thought is no work either. */
import type { Language } from '@duskhall/kernel'
import type { Run } from '@duskhall/ui'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { entryOf } from '../text/facts.ts'
import { wordsOf } from '../text/index.ts'
import { passOf, spendingOf, type TerrorsView } from './answers.ts'
import { confirm } from './confirm.ts'
import { previewOf } from './preview.ts'

type Play = Extract<TerrorsMove, { do: 'play' }>

/** Cards that ask nothing and warn of nothing. Influences come last: they work once a monster of theirs is in play. */
function plainPlays(view: TerrorsView): Play[] {
  const plays = (view.question?.moves ?? []).filter((move) => move.do === 'play')
  const isInfluence = ({ card }: Play) => Number(entryOf(view.state, card)?.type === 'influence')
  return plays
    .filter((move) => previewOf(view, move).next?.name === 'action' && confirm(view, move, [], 'en') === null)
    .sort((a, b) => isInfluence(a) - isInfluence(b))
}

const isAlone = (view: TerrorsView, move: Play) =>
  previewOf(view, move).events.some(({ e }) => e === 'influence-alone')

export function runs(view: TerrorsView, lang: Language): Run<TerrorsOfLondon, TerrorsMove>[] {
  if (view.question?.name !== 'action') return []
  const words = wordsOf(lang)
  const cards = new Set(plainPlays(view).map(({ card }) => card))
  const attack = spendingOf(view.question.moves).get('attack')
  return [
    ...(cards.size > 1
      ? [
          {
            label: words.playAll,
            // What is drawn meanwhile has not been seen yet: it stays in hand, like an Influence that would do nothing.
            next: (now: TerrorsView) =>
              plainPlays(now).find((move) => cards.has(move.card) && !isAlone(now, move)) ?? null,
          },
        ]
      : []),
    ...(attack && passOf(view)
      ? [
          {
            label: words.attackAndEnd(attack.amount),
            next: (now: TerrorsView) => spendingOf(now.question?.moves ?? []).get('attack') ?? passOf(now),
          },
        ]
      : []),
  ]
}
