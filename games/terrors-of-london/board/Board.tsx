/**
 * The table of Terrors of London: the rival on top, the cobbled Street, the play area of whose turn it is, the
 * reserve beside them, and below your Overlord, Relics, hand and piles. Where there is little room, one of Street and
 * play area is large and the other folds to chips.
 */
import { Tabletop, usePiles } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { Area } from './Area.tsx'
import { isSetup } from './answers.ts'
import css from './Board.module.css'
import { Fog } from './Fog.tsx'
import { FoldedArea, FoldedStreet } from './Folded.tsx'
import { type Front, useFront } from './front.ts'
import { Hand } from './Hand.tsx'
import { Ends, Me, Relics } from './Mine.tsx'
import { PilePanel, TopPanel } from './PilePanel.tsx'
import { discardPile } from './piles.ts'
import { Reserve } from './Reserve.tsx'
import { Rival, RivalPanel } from './Rival.tsx'
import { Setup } from './Setup.tsx'
import { Street } from './Street.tsx'
import { AtDesk, type Desk, type TerrorsProps, useDesk } from './seat.tsx'

export function Board(props: TerrorsProps) {
  return (
    <AtDesk given={props} calling={pileToAnswerFrom}>
      <Table />
    </AtDesk>
  )
}

function pileToAnswerFrom({ view, live, answers, chair, words }: Desk) {
  return live && answers.inDiscard ? discardPile(view, chair, words.yourPile.discard) : null
}

function Table() {
  const { s, arrangement, words } = useDesk()
  const front = useFront()
  const stage = useSight(front.large)
  if (isSetup(s)) {
    return (
      <Tabletop arrangement={arrangement} rivals={null} className={css.stage}>
        <Fog />
        <Setup />
      </Tabletop>
    )
  }
  const low = arrangement === 'low'
  const mine = (
    <section className={css.mine} aria-label={words.yourSide}>
      {!low && <Me />}
      <Relics />
    </section>
  )
  return (
    <Tabletop
      arrangement={arrangement}
      rivals={<Rival front={front} />}
      mine={mine}
      piles={<Ends />}
      hand={low ? undefined : <Hand />}
      className={css.stage}
      steady
    >
      <Fog />
      <div ref={stage} className={css.table} data-large={front.folds ? front.large : undefined}>
        <Middle front={front} />
        {front.folds && front.large !== 'area' ? <FoldedArea front={front} /> : <Area />}
        <Reserve />
        {low && (
          <>
            <Me />
            <Hand />
          </>
        )}
      </div>
    </Tabletop>
  )
}

/** The Street, or what is looked into instead. */
function Middle({ front }: { readonly front: Front }) {
  const { live, answers } = useDesk()
  const { opened, shown } = usePiles()
  if (live && answers.onTop.length > 0 && !opened) return <TopPanel cards={answers.onTop} />
  if (shown) return <PilePanel pile={shown} />
  if (front.large === 'rival') return <RivalPanel front={front} />
  return front.folds && front.large === 'area' ? <FoldedStreet front={front} /> : <Street />
}

/** Where rows go on beyond the screen, the first answer of each comes into sight, and the place for a picked monster. */
function useSight(large: string) {
  const { view, live, draft } = useDesk()
  const stage = useRef<HTMLDivElement>(null)
  const number = view.question?.number ?? -1
  const { pick } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question, pick and side that is turned up
  useEffect(() => {
    const table = stage.current?.closest('[data-tabletop]')
    if (!table || !live || (view.question?.name === 'action' && pick === undefined)) return
    const wanted = pick === undefined ? '[data-legal]' : '[data-zone^="end-"]'
    const rows = [...table.querySelectorAll('[data-group]')]
    for (const row of rows) row.querySelector(wanted)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [number, pick, live, large])
  return stage
}
