/**
 * The table of Terrors of London: the rival on top, the cobbled Street, the play area of whose turn it is, the
 * reserve beside them, and below your Overlord, Relics, hand and piles.
 */
import { Piles, usePiles } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { Area } from './Area.tsx'
import { isSetup } from './answers.ts'
import css from './Board.module.css'
import { Fog } from './Fog.tsx'
import { Hand } from './Hand.tsx'
import { Ends, Me, Relics } from './Mine.tsx'
import { PilePanel, TopPanel } from './PilePanel.tsx'
import { discardPile } from './piles.ts'
import { Reserve } from './Reserve.tsx'
import { Rival } from './Rival.tsx'
import { Setup } from './Setup.tsx'
import { Street } from './Street.tsx'
import type { TerrorsProps } from './seat.tsx'
import { DeskProvider, useDesk, useDeskOf } from './seat.tsx'

export function Board(props: TerrorsProps) {
  const desk = useDeskOf(props)
  const { view, live, answers, s, chair, words } = desk
  const stage = useRef<HTMLDivElement>(null)
  const number = view.question?.number ?? -1

  // On a phone rows go on beyond the screen: the first answer comes into sight, and the place for a picked monster.
  const pick = desk.draft.pick
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question and pick
  useEffect(() => {
    if (!live || (view.question?.name === 'action' && pick === undefined)) return
    const wanted = pick === undefined ? '[data-legal]' : '[data-zone^="end-"]'
    stage.current?.querySelector(wanted)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [number, pick, live])

  const calling = live && answers.inDiscard ? discardPile(view, chair, words.yourPile.discard) : null
  return (
    <DeskProvider value={desk}>
      <Piles question={view.question?.number} calling={calling}>
        <div ref={stage} className={css.stage}>
          <Fog />
          {isSetup(s) ? (
            <Setup />
          ) : (
            <div className={css.table}>
              <Rival />
              <Middle />
              <Area />
              <Reserve />
              <section className={css.mine} aria-label={words.yourHand}>
                <Me />
                <Relics />
                <Hand />
                <Ends />
              </section>
            </div>
          )}
        </div>
      </Piles>
    </DeskProvider>
  )
}

/** The Street, or what is looked into instead. */
function Middle() {
  const { live, answers } = useDesk()
  const { opened, shown } = usePiles()
  if (live && answers.onTop.length > 0 && !opened) return <TopPanel cards={answers.onTop} />
  return shown ? <PilePanel pile={shown} /> : <Street />
}
