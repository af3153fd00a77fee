/** The table of Evil Corp.: rivals on top, villages left and right of the Office, your hand behind its screen below. */
import { isSmall, Piles } from '@duskhall/ui'
import { useEffect } from 'react'
import { liesInDiscard } from './answers.ts'
import { Everything } from './Everything.tsx'
import { Folded } from './Folded.tsx'
import { NightLight } from './Night.tsx'
import { pileOf } from './piles.ts'
import type { EvilCorpProps } from './seat.tsx'
import { DeskProvider, useDeskOf } from './seat.tsx'
import { draftOf } from './Upkeep.tsx'

export function Board(props: EvilCorpProps) {
  const desk = useDeskOf(props)
  const { view, draft, aim, onAim, live, answers, camp, words } = desk

  // The composed answer is aimed at from the beginning, so that the prompt can confirm it.
  const keeping = live && view.question?.name === 'upkeep' && view.question.moves.length > 0
  useEffect(() => {
    if (keeping && !aim) onAim(draftOf(view, draft))
  }, [keeping, aim, onAim, view, draft])

  const calling =
    live && liesInDiscard(answers) ? pileOf(desk, camp, 'discard', words.yourPile.discard).pile : null
  const Layout = isSmall(props.arrangement) ? Folded : Everything
  return (
    <DeskProvider value={desk}>
      <Piles question={view.question?.number} calling={calling}>
        <NightLight>
          <Layout />
        </NightLight>
      </Piles>
    </DeskProvider>
  )
}
