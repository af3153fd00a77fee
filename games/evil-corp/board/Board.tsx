/** The table of Evil Corp.: rivals on top, villages left and right of the Office, your hand behind its screen below. */
import { useEffect, useState } from 'react'
import { campState } from '../state.ts'
import { liesInDiscard } from './answers.ts'
import { Desktop } from './Desktop.tsx'
import { Phone } from './Phone.tsx'
import { type Pile, PilesProvider } from './piles.tsx'
import type { EvilCorpProps } from './seat.tsx'
import { DeskProvider, useDeskOf } from './seat.tsx'
import { id } from './seen.ts'
import { draftOf } from './Upkeep.tsx'

export function Board(props: EvilCorpProps) {
  const desk = useDeskOf(props)
  const { view, draft, aim, onAim, live, answers, s, camp, words } = desk
  const [opened, open] = useState<Pile | null>(null)
  const number = view.question?.number ?? -1

  // What was looked into closes with the question; the discard opens when only it can answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => open(null), [number])

  // The composed answer is aimed at from the beginning, so that the prompt can confirm it.
  const keeping = live && view.question?.name === 'upkeep' && view.question.moves.length > 0
  useEffect(() => {
    if (keeping && !aim) onAim(draftOf(view, draft))
  }, [keeping, aim, onAim, view, draft])

  const ownDiscard: Pile = {
    zone: id.discard(camp),
    title: words.yourPile.discard,
    tiles: campState(s, camp).discard,
  }
  const shown = opened ?? (live && liesInDiscard(answers) ? ownDiscard : null)
  const Layout = props.layout === 'phone' ? Phone : Desktop
  return (
    <DeskProvider value={desk}>
      <PilesProvider value={{ opened: shown?.zone ?? null, open }}>
        <Layout pile={shown} />
      </PilesProvider>
    </DeskProvider>
  )
}
