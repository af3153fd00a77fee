/** Where there is little room: the board the question is about in front, the others behind tabs that tell the balance. */
import { Panel, Tabletop, useFront, usePiles, useTable } from '@duskhall/ui'
import { useEffect, useState } from 'react'
import css from './Board.module.css'
import { Hand } from './Hand.tsx'
import { Me, MyPiles } from './Mine.tsx'
import { NightSheet, useNight } from './Night.tsx'
import { Office } from './Office.tsx'
import { PilePanel } from './PilePanel.tsx'
import { Players } from './Players.tsx'
import { RivalsBar } from './RivalsBar.tsx'
import { useDesk } from './seat.tsx'
import {
  calls,
  type Front,
  hintedOn,
  isPair,
  nameOf,
  nightFront,
  OFFICE,
  RIVALS,
  shownOn,
  Tabs,
  tabsOf,
} from './Tabs.tsx'
import { Village } from './Village.tsx'

export function Folded() {
  const desk = useDesk()
  const { s, chair, words, view, live, arrangement } = desk
  const tabs = tabsOf(s, chair, false)
  const hinted = hintedOn(desk)
  const shownHere = shownOn(desk, useTable().shows)
  const [chosen, choose] = useState<Front>(hinted ?? shownHere ?? tabs[0] ?? OFFICE)
  const night = useNight()
  const { open, shown } = usePiles()
  const number = view.question?.number ?? -1
  // At Night the village that is counted comes to the front by itself.
  const front = nightFront(night) ?? chosen

  // A question whose answers all lie elsewhere brings its board to the front.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (!live || calls(desk, front)) return
    if (view.question?.name === 'action') return front === RIVALS ? choose(tabs[0] ?? OFFICE) : undefined
    const other = [...tabs, RIVALS as Front].find((candidate) => calls(desk, candidate))
    if (other !== undefined) choose(other)
  }, [number, live])

  // So does a hint, once; whoever turns away from it finds it marked on its tab.
  useEffect(() => {
    if (hinted !== null) choose(hinted)
  }, [hinted])

  // And what a lesson asks for: another village would glow where its words speak of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (shownHere !== null) choose(shownHere)
  }, [number, shownHere])

  const bring = (to: Front) => {
    open(null)
    choose(to)
  }
  const plays = view.seat >= 0 && !night
  const back = () => choose(tabs[0] ?? OFFICE)
  return (
    <Tabletop
      arrangement={arrangement}
      className={`${css.table} ${css.folded}`}
      night={night !== null}
      frontName={shown ? shown.title : nameOf(desk, [front])}
      rivals={
        <RivalsBar
          shown={front === RIVALS}
          calls={live && calls(desk, RIVALS)}
          onShow={() => (front === RIVALS ? back() : bring(RIVALS))}
        />
      }
      tabs={night ? null : <Tabs front={front} onChoose={bring} />}
      mine={plays && <Me />}
      piles={plays && <MyPiles />}
      hand={night ? <NightSheet /> : <Hand />}
    >
      <InFront front={front} title={words.rivals} close={words.close} onClose={back} />
    </Tabletop>
  )
}

interface InFrontProps {
  readonly front: Front
  readonly title: string
  readonly close: string
  onClose(): void
}

function InFront({ front, title, close, onClose }: InFrontProps) {
  const { s, chair, arrangement } = useDesk()
  const { shown } = usePiles()
  const room = useFront()
  const [first, second] = tabsOf(s, chair, false)
  if (shown) return <PilePanel pile={shown} />
  if (front === RIVALS) {
    return (
      <Panel title={title} close={{ label: close, onClose }} flow="down" className={css.sheet}>
        <Players />
      </Panel>
    )
  }
  if (front === OFFICE) return <Office />
  if (isPair(arrangement, room) && (front === first || front === second)) {
    return (
      <div className={css.pair}>
        <Village village={first as number} />
        <Village village={second as number} />
      </div>
    )
  }
  return <Village village={front} />
}
