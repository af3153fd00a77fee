/** The phone: one board at a time behind tabs that tell the balance, then purse and piles, then the hand. */
import { Icon, PlayerShape, usePiles } from '@duskhall/ui'
import { useEffect, useState } from 'react'
import type { VillageNo } from '../state.ts'
import { liesInOffice, liesInVillage } from './answers.ts'
import { BalanceBadge, balanceOf } from './Balance.tsx'
import css from './Board.module.css'
import { Hand } from './Hand.tsx'
import { Me, MyPiles } from './Mine.tsx'
import { NightSheet, useNight } from './Night.tsx'
import { Office } from './Office.tsx'
import { PilePanel } from './PilePanel.tsx'
import { Players } from './Players.tsx'
import { type Desk, useDesk } from './seat.tsx'
import { campAt, faceOf, villageName, villagesFrom } from './seen.ts'
import { Village } from './Village.tsx'

/** The rivals a village lies between, by their shapes. */
function Neighbours({ village }: { readonly village: VillageNo }) {
  const { s, seats, texts, telling } = useDesk()
  const faces = [0, 1].map((half) => faceOf(s, campAt(s, village, half), seats)).filter(({ you }) => !you)
  return (
    <span role="img" aria-label={texts.villageTitle(village, telling)} className={css.neighbours}>
      {faces.map((face) => (
        <PlayerShape key={face.seat} seat={face} bare className={css.neighbour} />
      ))}
    </span>
  )
}

/** What is behind a tab, how it stands there, and whether an answer is. */
function nameOf(desk: Desk, tab: Tab): string {
  const { texts, words, telling, live } = desk
  const board =
    tab === OFFICE
      ? [texts.glossary.zones.office.name]
      : [texts.villageTitle(tab, telling), balanceOf(desk, tab).says]
  return [...board, ...(live && calls(desk, tab) ? [words.callsHere] : [])].join(', ')
}

const OFFICE = 'office'
type Tab = VillageNo | typeof OFFICE

/** Whether an answer of the question lies behind this tab. */
function calls({ answers }: Desk, tab: Tab): boolean {
  return tab === OFFICE ? liesInOffice(answers) : liesInVillage(answers, tab)
}

function nightTab(night: ReturnType<typeof useNight>): Tab | undefined {
  if (!night) return undefined
  return night.step === 'office' ? OFFICE : night.villages[night.at]?.village
}

export function Phone() {
  const desk = useDesk()
  const { s, chair, seats, words, texts, view, live } = desk
  const { near, far } = villagesFrom(s, chair)
  const tabs: Tab[] = [...near, ...far, OFFICE]
  const [chosen, setTab] = useState<Tab>(near[0] ?? OFFICE)
  const night = useNight()
  // At Night the village that is counted comes to the front by itself.
  const tab = nightTab(night) ?? chosen
  const { shown, open } = usePiles()
  const number = view.question?.number ?? -1

  // A question whose answers all lie elsewhere brings its board to the front.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (!live || view.question?.name === 'action' || calls(desk, tab)) return
    const other = tabs.find((candidate) => calls(desk, candidate))
    if (other !== undefined) setTab(other)
  }, [number, live])

  return (
    <div className={css.phone} data-night={night ? '' : undefined}>
      <Players />
      <div className={css.tabs} role="tablist" aria-label={words.boards}>
        {tabs.map((entry) => (
          <button
            key={entry}
            type="button"
            role="tab"
            aria-selected={!shown && entry === tab}
            aria-label={nameOf(desk, entry)}
            data-calls={live && calls(desk, entry) ? '' : undefined}
            onClick={() => {
              open(null)
              setTab(entry)
            }}
          >
            {entry === OFFICE ? (
              <>
                <Icon name="desk" /> {texts.glossary.zones.office.name}
              </>
            ) : (
              <>
                {s.seats === 3 && <Neighbours village={entry} />}
                {(s.seats !== 3 || near.includes(entry)) && (
                  <span className={css.tabName}>{villageName(s, entry, seats, words)}</span>
                )}{' '}
                <BalanceBadge village={entry} />
              </>
            )}
          </button>
        ))}
      </div>
      <div className={css.front} role="tabpanel" aria-label={shown ? shown.title : nameOf(desk, tab)}>
        {shown ? <PilePanel pile={shown} /> : tab === OFFICE ? <Office /> : <Village village={tab} />}
      </div>
      {night && <NightSheet />}
      {!night && view.seat >= 0 && (
        <div className={css.mine}>
          <Me />
          <MyPiles />
        </div>
      )}
      {!night && <Hand />}
    </div>
  )
}
