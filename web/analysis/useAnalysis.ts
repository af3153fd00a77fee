/** The analysis of a game while somebody looks at it: it runs in a worker, and stops with the page. */
import { type Seat, seedFrom } from '@duskhall/kernel'
import type { Lesson } from '@duskhall/ui'
import { useEffect, useMemo } from 'react'
import { contentToBring } from '../play/contents.ts'
import type { OpenTable } from '../play/hall.ts'
import { peopleOf, readerOf } from '../play/people.ts'
import { WorkerThinker } from '../play/worker-thinker.ts'
import { useHeard } from '../shell/heard.ts'
import { Analysis } from './analysis.ts'
import { type Decision, decisionsOf } from './decisions.ts'
import { keepAnalysis, keptAnalysis } from './kept.ts'
import { taughtIn } from './taught.ts'
import { otherWords } from './words.ts'

export function useAnalysis(open: OpenTable, seat: Seat, lesson: Lesson | null) {
  const [decisions, analysis, thinker] = useMemo(() => {
    const { game, board, history, match, saved } = open
    const { moves, content } = match.record
    const decided = { game, board, history, moves }
    const taught = lesson ? taughtIn(decided, lesson, peopleOf(saved.players)) : undefined
    const found: readonly Decision[] = decisionsOf(decided, seat, taught)
    const subject = { table: saved.id, seat, rules: game.rulesVersion, of: found.length }
    // Its luck is not the table's: who knew the seed would know the cards.
    const seed = seedFrom('analysis', game.id)
    const worker = new WorkerThinker({
      id: saved.id,
      game: game.id,
      seed,
      content: contentToBring(game, content),
    })
    const running = new Analysis({
      seat,
      decisions: found,
      known: keptAnalysis(subject),
      appraise: (request, signal) => worker.appraise(request, signal),
      words: (decision, otherwise) =>
        otherWords(open, decision, otherwise, (lang) => readerOf(saved.players, seat, lang)),
      keep: (known) => keepAnalysis(subject, known),
    })
    return [found, running, worker] as const
  }, [open, seat, lesson])
  useEffect(() => {
    analysis.start()
    return () => {
      analysis.stop()
      thinker.stop()
    }
  }, [analysis, thinker])
  return { decisions, analysis, state: useHeard(analysis.state) }
}
