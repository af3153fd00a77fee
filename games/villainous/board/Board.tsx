/**
 * The table of Villainous: the others' realms in little on top, one realm large in front with its piles, the own hand
 * below. What is turned up or being resolved lies beside the realm it is about. Where there is little room, one realm
 * is seen at a time and the bar on top switches between them.
 */
import { HIDDEN } from '@duskhall/kernel'
import { isSmall, Tabletop, usePiles } from '@duskhall/ui'
import { Aside, Looked } from './Aside.tsx'
import { lookedAt, pileAsked } from './answers.ts'
import css from './Board.module.css'
import { Hand } from './Hand.tsx'
import { PilePanel } from './PilePanel.tsx'
import { pileOf } from './piles.ts'
import { Realm } from './Realm.tsx'
import { Rivals } from './Rival.tsx'
import { RivalsBar } from './RivalsBar.tsx'
import { AtDesk, type Desk, useDesk, type VillainousProps } from './seat.tsx'

export function Board(props: VillainousProps) {
  return (
    <AtDesk given={props} calling={pileToAnswerFrom}>
      <Table />
    </AtDesk>
  )
}

function pileToAnswerFrom({ view, live, nameOf, words }: Desk) {
  const owner = live ? pileAsked(view) : null
  return owner === null ? null : pileOf(view, owner, 'fateDiscard', nameOf(owner), words)
}

function Table() {
  const { arrangement } = useDesk()
  return (
    <Tabletop
      arrangement={arrangement}
      rivals={isSmall(arrangement) ? <RivalsBar /> : <Rivals />}
      hand={<Hand />}
      className={css.stage}
    >
      <Front />
    </Tabletop>
  )
}

/** A pile that is looked into, cards that are turned up, or a realm. */
function Front() {
  const { s, view, live, front, arrangement, answers } = useDesk()
  const { shown, opened } = usePiles()
  const looked = live ? lookedAt(view) : []
  const aside = s.aside.filter((card) => card !== HIDDEN)
  if (shown) return <PilePanel pile={shown} />
  if (looked.length > 0 && !opened) return <Looked cards={looked} />
  if (aside.length === 0) return <Realm seat={front} />
  if (!isSmall(arrangement)) {
    return (
      <div className={css.beside} data-count={aside.length}>
        <Aside cards={aside} />
        <Realm seat={front} bare />
      </div>
    )
  }
  // One thing at a time: the cards while one of them is chosen, then the realm.
  const chooses = aside.some((card) => {
    const { move, refusal } = answers.at(`card-${card}`)
    return move !== null || refusal !== null
  })
  return chooses || !live || view.question?.name === 'take-over' ? (
    <Aside cards={aside} />
  ) : (
    <Realm seat={front} />
  )
}
