/** Which board is in front where not all of them fit, and what the others call for. */
import {
  type Arrangement,
  type FrontRoom,
  fitsTwo,
  Icon,
  PlayerShape,
  Print,
  type TableHooks,
  useFront,
  usePiles,
} from '@duskhall/ui'
import { startTransition } from 'react'
import type { EvilCorp, VillageNo } from '../state.ts'
import { boardOf, liesInOffice, liesInVillage } from './answers.ts'
import { BalanceBadge, balanceOf } from './Balance.tsx'
import type { useNight } from './Night.tsx'
import { type Desk, useDesk } from './seat.tsx'
import { campAt, faceOf, villageName, villagesFrom } from './seen.ts'
import css from './Tabs.module.css'

export const OFFICE = 'office'
export const RIVALS = 'rivals'
export type Front = VillageNo | typeof OFFICE | typeof RIVALS

export function isPair(arrangement: Arrangement, room: FrontRoom): boolean {
  return arrangement === 'low' && fitsTwo(room)
}

/** What can be brought to the front; two villages that stand side by side share a tab, under the name of the first. */
export function tabsOf(s: EvilCorp, chair: number, pair: boolean): readonly Front[] {
  const { near, far } = villagesFrom(s, chair)
  return [...(pair ? near.slice(0, 1) : near), ...far, OFFICE]
}

/** Whether an answer of the question lies there. */
export function calls({ answers }: Desk, front: Front): boolean {
  if (front === OFFICE) return liesInOffice(answers)
  if (front === RIVALS) return answers.moves.some((move) => move.do === 'rival')
  return liesInVillage(answers, front)
}

/** The board on which the next step of the hint is taken: the first of its answers that has a place. */
export function hintedOn({ help }: Pick<Desk, 'help'>): Front | null {
  const boards = help?.hint?.[0]?.map(boardOf) ?? []
  return boards.find((board) => board !== null) ?? null
}

/** The board on which a lesson's answer is given, where it is asked for. */
export function shownOn(
  { live, view }: Pick<Desk, 'live' | 'view'>,
  shows: TableHooks['shows'],
): Front | null {
  const move = live && shows ? view.question?.moves.find(shows) : undefined
  return move ? boardOf(move) : null
}

/** What is behind a tab, how it stands there, and whether an answer is. */
export function nameOf(desk: Desk, fronts: readonly Front[]): string {
  const { texts, words, telling, live } = desk
  const board = fronts.flatMap((front) =>
    front === OFFICE
      ? [texts.glossary.zones.office.name]
      : front === RIVALS
        ? [words.rivals]
        : [texts.villageTitle(front, telling), balanceOf(desk, front).says],
  )
  const called = live && fronts.some((front) => calls(desk, front))
  const hinted = hintedOn(desk)
  return [
    ...board,
    ...(called ? [words.callsHere] : []),
    ...(hinted !== null && fronts.includes(hinted) ? [words.hintHere] : []),
  ].join(', ')
}

export function nightFront(night: ReturnType<typeof useNight>): Front | undefined {
  if (!night) return undefined
  return night.step === 'office' ? OFFICE : night.villages[night.at]?.village
}

interface TabsProps {
  readonly front: Front
  onChoose(front: Front): void
}

export function Tabs({ front, onChoose }: TabsProps) {
  const desk = useDesk()
  const { s, chair, words, live, arrangement } = desk
  const { shown } = usePiles()
  const pair = isPair(arrangement, useFront())
  const { near } = villagesFrom(s, chair)
  const hinted = hintedOn(desk)
  const together = (tab: Front): readonly Front[] => (pair && tab === near[0] ? near : [tab])
  return (
    <div className={css.tabs} role="tablist" aria-label={words.boards}>
      {tabsOf(s, chair, pair).map((tab) => {
        const boards = together(tab)
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            data-zone={`tab-${tab}`}
            aria-selected={!shown && boards.includes(front)}
            aria-label={nameOf(desk, boards)}
            data-calls={live && boards.some((board) => calls(desk, board)) ? '' : undefined}
            data-hinted={hinted !== null && boards.includes(hinted) ? '' : undefined}
            onClick={() => startTransition(() => onChoose(tab))}
          >
            <span className={css.inside} aria-hidden="true">
              {boards.length > 1 ? <Pair /> : <Name tab={tab} />}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function Pair() {
  const { words } = useDesk()
  return <Print className={css.name} text={words.villages} />
}

function Name({ tab }: { readonly tab: Front }) {
  const { s, seats, words, texts } = useDesk()
  if (typeof tab === 'string') {
    return (
      <>
        <Icon name="desk" /> <Print className={css.name} text={texts.glossary.zones.office.name} />
      </>
    )
  }
  // With three players a village lies between two of them, and its header names them.
  return (
    <>
      {s.seats === 3 ? (
        <Neighbours village={tab} />
      ) : (
        <Print className={css.name} text={villageName(s, tab, seats, words)} />
      )}{' '}
      <BalanceBadge village={tab} />
    </>
  )
}

/** The rivals a village lies between, by their shapes. */
function Neighbours({ village }: { readonly village: VillageNo }) {
  const { s, seats } = useDesk()
  const faces = [0, 1].map((half) => faceOf(s, campAt(s, village, half), seats)).filter(({ you }) => !you)
  return (
    <span className={css.neighbours}>
      {faces.map((face) => (
        <PlayerShape key={face.seat} seat={face} bare className={css.neighbour} />
      ))}
    </span>
  )
}
