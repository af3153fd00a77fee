/** What every part of the board reads: the view, the answers, the words, and what the aimed move would change. */
import type { Telling } from '@duskhall/kernel'
import { type BoardProps, makeDesk, unmarked } from '@duskhall/ui'
import { useMemo } from 'react'
import type { Camp, EvilCorp, EvilCorpMove } from '../state.ts'
import type { EvilCorpTexts } from '../text/index.ts'
import { type Answers, answersOf, type EvilCorpView } from './answers.ts'
import { consequence } from './consequence.ts'
import { previewOf } from './preview.ts'
import { campOfSeat, chairOf } from './seen.ts'
import { type Words, wordsOf } from './words/index.ts'

export type EvilCorpProps = BoardProps<EvilCorp, EvilCorpMove>

export interface Desk extends Omit<EvilCorpProps, 'texts'> {
  readonly s: EvilCorp
  readonly texts: EvilCorpTexts
  readonly words: Words
  readonly telling: Telling<EvilCorp>
  readonly answers: Answers
  /** The seat whose chair the table is seen from, and its camp. */
  readonly chair: number
  readonly camp: Camp
  /** The table after the aimed move; the table itself while nothing is aimed at. */
  readonly after: EvilCorp
  /** What the move would lead to, for whoever looks: found by playing it ahead, so only then. */
  leadsTo(move: EvilCorpMove | null): (() => string) | undefined
}

export const { DeskProvider, useDesk } = makeDesk<Desk>()

/** Builds the desk from what the page gives the board. */
export function useDeskOf(props: EvilCorpProps): Desk {
  const { view, aim, lang, seats, reader, live } = props
  const answers = useMemo(() => answersOf(view), [view])
  const aimed = live && aim && isLegal(view, aim) ? aim : null
  const after = useMemo(() => (aimed ? previewOf(view, aimed).after : view.state), [view, aimed])
  return useMemo(() => {
    const chair = chairOf(view)
    return {
      ...props,
      s: view.state,
      texts: props.texts as EvilCorpTexts,
      words: wordsOf(lang),
      telling: { ...unmarked(reader), state: view.state },
      answers,
      chair,
      camp: campOfSeat(view.state, chair),
      after,
      leadsTo: (move: EvilCorpMove | null) =>
        move && live ? () => consequence(view, move, seats, lang) : undefined,
    }
  }, [props, view, lang, reader, answers, after, seats, live])
}

function isLegal(view: EvilCorpView, move: EvilCorpMove): boolean {
  return view.question?.moves.some((legal) => legal.do === move.do) ?? false
}
