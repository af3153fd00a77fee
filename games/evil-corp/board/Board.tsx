/** The table of Evil Corp.: rivals on top, villages left and right of the Office, your hand behind its screen below. */
import { isSmall } from '@duskhall/ui'
import { useEffect } from 'react'
import { liesInDiscard } from './answers.ts'
import { Everything } from './Everything.tsx'
import { Folded } from './Folded.tsx'
import { NightLight } from './Night.tsx'
import { pileOf } from './piles.ts'
import { AtDesk, type Desk, type EvilCorpProps, useDesk } from './seat.tsx'
import { draftOf } from './Upkeep.tsx'

export function Board(props: EvilCorpProps) {
  return (
    <AtDesk given={props} calling={pileToAnswerFrom}>
      <Table />
    </AtDesk>
  )
}

function pileToAnswerFrom(desk: Desk) {
  const { live, answers, camp, words } = desk
  return live && liesInDiscard(answers) ? pileOf(desk, camp, 'discard', words.yourPile.discard).pile : null
}

function Table() {
  const { view, draft, aim, onAim, live, arrangement } = useDesk()

  // The composed answer is aimed at from the beginning, so that the prompt can confirm it.
  const keeping = live && view.question?.name === 'upkeep' && view.question.moves.length > 0
  useEffect(() => {
    if (keeping && !aim) onAim(draftOf(view, draft))
  }, [keeping, aim, onAim, view, draft])

  return <NightLight>{isSmall(arrangement) ? <Folded /> : <Everything />}</NightLight>
}
