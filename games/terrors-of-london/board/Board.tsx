/**
 * The table of Terrors of London: the rival on top, the cobbled Street, the play area of whose turn it is, the
 * reserve beside them, and below your Overlord, Relics, hand and piles.
 */
import { useEffect, useRef, useState } from 'react'
import { Area } from './Area.tsx'
import { isSetup } from './answers.ts'
import css from './Board.module.css'
import { Fog } from './Fog.tsx'
import { Hand } from './Hand.tsx'
import { Ends, Me, Relics } from './Mine.tsx'
import { PilePanel, TopPanel } from './PilePanel.tsx'
import { discardPile, type Pile, PilesProvider } from './piles.tsx'
import { Reserve } from './Reserve.tsx'
import { Rival } from './Rival.tsx'
import { Setup } from './Setup.tsx'
import { Street } from './Street.tsx'
import type { TerrorsProps } from './seat.tsx'
import { DeskProvider, useDeskOf } from './seat.tsx'

export function Board(props: TerrorsProps) {
  const desk = useDeskOf(props)
  const { view, live, answers, s, chair, words } = desk
  const [opened, open] = useState<Pile | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const number = view.question?.number ?? -1

  // What was looked into closes with the question; the discard pile opens when it can answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => open(null), [number])

  // On a phone rows go on beyond the screen: the first answer comes into sight, and the place for a picked monster.
  const pick = desk.draft.pick
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question and pick
  useEffect(() => {
    if (!live || (view.question?.name === 'action' && pick === undefined)) return
    const wanted = pick === undefined ? '[data-legal]' : '[data-zone^="end-"]'
    stage.current?.querySelector(wanted)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [number, pick, live])

  const calling = live && answers.inDiscard ? discardPile(view, chair, words.yourPile.discard) : null
  const shown = opened ?? calling
  const looked = live ? answers.onTop : []
  return (
    <DeskProvider value={desk}>
      <PilesProvider value={{ opened: shown?.zone ?? null, open }}>
        <div ref={stage} className={css.stage}>
          <Fog />
          {isSetup(s) ? (
            <Setup />
          ) : (
            <div className={css.table}>
              <Rival />
              {looked.length > 0 && !opened ? (
                <TopPanel cards={looked} />
              ) : shown ? (
                <PilePanel pile={shown} />
              ) : (
                <Street />
              )}
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
      </PilesProvider>
    </DeskProvider>
  )
}
