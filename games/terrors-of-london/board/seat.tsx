/** What every part of the board reads: the view, the answers, the words, and what the aimed move would change. */
import { type Seat, same, type Telling } from '@duskhall/kernel'
import { type BoardProps, makeDesk, unmarked } from '@duskhall/ui'
import { useMemo } from 'react'
import { opponentOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import type { TerrorsTexts } from '../text/index.ts'
import { type Answers, answersOf, type TerrorsView } from './answers.ts'
import { consequence } from './consequence.ts'
import { type Draft, readDraft } from './draft.ts'
import { previewOf } from './preview.ts'
import { chairOf } from './seen.ts'
import { type Words, wordsOf } from './words/index.ts'

export type TerrorsProps = BoardProps<TerrorsOfLondon, TerrorsMove>

export interface Desk extends Omit<TerrorsProps, 'texts' | 'draft'> {
  readonly s: TerrorsOfLondon
  readonly texts: TerrorsTexts
  readonly words: Words
  readonly telling: Telling<TerrorsOfLondon>
  readonly answers: Answers
  readonly draft: Draft
  /** The seat whose chair the table is seen from, and the one across. */
  readonly chair: Seat
  readonly rival: Seat
  /** The table after the aimed move; the table itself while nothing is aimed at. */
  readonly after: TerrorsOfLondon
  leadsTo(move: TerrorsMove | null): string | undefined
}

export const { DeskProvider, useDesk } = makeDesk<Desk>()

/** Builds the desk from what the page gives the board. */
export function useDeskOf(props: TerrorsProps): Desk {
  const { view, aim, lang, seats, reader, live, draft } = props
  const answers = useMemo(() => answersOf(view), [view])
  const aimed = live && aim && isLegal(view, aim) ? aim : null
  const after = useMemo(() => (aimed ? previewOf(view, aimed).after : view.state), [view, aimed])
  return useMemo(() => {
    const chair = chairOf(view)
    return {
      ...props,
      s: view.state,
      texts: props.texts as TerrorsTexts,
      words: wordsOf(lang),
      telling: { ...unmarked(reader), state: view.state },
      answers,
      draft: readDraft(draft),
      chair,
      rival: opponentOf(chair),
      after,
      leadsTo: (move: TerrorsMove | null) =>
        move && live ? consequence(view, move, seats, lang) || undefined : undefined,
    }
  }, [props, view, lang, reader, answers, after, seats, live, draft])
}

function isLegal(view: TerrorsView, move: TerrorsMove): boolean {
  return view.question?.moves.some((legal) => same(legal, move)) ?? false
}
