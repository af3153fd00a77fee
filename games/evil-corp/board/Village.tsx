/** A village within reach: the rival's half on top, the square, the own half below, conquest left and terror right. */
import { Icon, isSmall, useFront, Zone } from '@duskhall/ui'
import { type CSSProperties, useEffect, useState } from 'react'
import { sideOf } from '../content/box.ts'
import {
  type HalfNo,
  NOBODY,
  placeAt,
  spaceOf,
  type VillageNo,
  type Village as VillageState,
} from '../state.ts'
import { liesInHalf } from './answers.ts'
import { Balance } from './Balance.tsx'
import { Conquest } from './Conquest.tsx'
import { FoldedHalf } from './FoldedHalf.tsx'
import { Gauge } from './Gauge.tsx'
import { Score, Stamp, useCount } from './Night.tsx'
import { Space } from './Space.tsx'
import { Square } from './Square.tsx'
import { useDesk } from './seat.tsx'
import { campAt, faceOf, id, ownHalfOf, villageName } from './seen.ts'
import css from './Village.module.css'

/** Heights of the front, in pixels. */
const BOTH_HALVES = 276
const WITH_HEADER = 250

/** The half that is shown whole where only one can be: the own one, or that in which all the answers lie. */
function useFrontHalf(village: VillageNo, own: HalfNo): { half: HalfNo; bring(half: HalfNo): void } {
  const { answers, view, live } = useDesk()
  const [half, bring] = useState<HalfNo>(own)
  const number = view.question?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    const elsewhere = live && liesInHalf(answers, village, 1 - own) && !liesInHalf(answers, village, own)
    bring(elsewhere ? 1 - own : own)
  }, [number, live, village])
  return { half, bring }
}

export function Village({ village }: { readonly village: VillageNo }) {
  const { s, seats, chair, texts, words, telling, arrangement } = useDesk()
  const board = s.villages[village] as VillageState
  const own = ownHalfOf(s, village, chair)
  const night = useCount(village)?.state
  const short = s.seats === 3 || isSmall(arrangement)
  const name = short ? villageName(s, village, seats, words) : texts.villageTitle(village, telling)
  const room = useFront()
  const small = isSmall(arrangement)
  // Both halves with spaces that a finger can hit, or one of them: that of the question.
  const folds = small && !night && room.height < BOTH_HALVES
  const front = useFrontHalf(village, own)
  const colours = {
    '--below': faceOf(s, campAt(s, village, own), seats).colour,
    '--above': faceOf(s, campAt(s, village, 1 - own), seats).colour,
  } as CSSProperties
  return (
    <section
      className={css.village}
      style={colours}
      data-zone={id.village(village)}
      data-night={night}
      data-folds={folds ? '' : undefined}
      data-bare={small && room.height < WITH_HEADER ? '' : undefined}
      aria-label={texts.villageTitle(village, telling)}
    >
      <header className={css.header}>
        <h2>{name}</h2>
        <span className={css.side}>{texts.board.side(board.side)}</span>
        {board.won !== NOBODY && (
          <span className={css.won}>
            <Icon name="laurel-crown" /> {words.wonTonight}
          </span>
        )}
        <Balance village={village} />
      </header>
      <Stamp village={village} />
      <div className={css.body}>
        <Conquest village={village} />
        <div className={css.field}>
          {folds && front.half === own ? (
            <FoldedHalf village={village} half={1 - own} onUnfold={front.bring} />
          ) : (
            <HalfField village={village} half={1 - own} top />
          )}
          {night === 'now' ? <Score village={village} /> : <Square village={village} />}
          {folds && front.half !== own ? (
            <FoldedHalf village={village} half={own} onUnfold={front.bring} />
          ) : (
            <HalfField village={village} half={own} />
          )}
        </div>
        <Gauge village={village} />
      </div>
    </section>
  )
}

/** Battlefields lie toward the square, everything else behind them. */
function HalfField({ village, half, top }: { village: VillageNo; half: HalfNo; top?: boolean }) {
  const { s, texts, telling } = useDesk()
  const { spaces } = sideOf(s, village)
  const at = (front: boolean) =>
    spaces.flatMap((type, space) =>
      (type === 'battlefield') === front ? [placeAt(village, half, space)] : [],
    )
  // Ports first, then the Fortification, the Portal last, as on the board.
  const order = ['port', 'fortification', 'portal']
  const back = at(false).sort((a, b) => order.indexOf(typeAt(a)) - order.indexOf(typeAt(b)))
  function typeAt(place: number): string {
    return spaces[spaceOf(place)] ?? ''
  }
  const rows = [at(true), back]
  return (
    <Zone
      id={id.half(village, half)}
      label={texts.half(village, campAt(s, village, half), telling)}
      className={`${css.half} ${top ? css.above : css.below}`}
    >
      {(top ? rows.toReversed() : rows).map((row) => (
        <div key={row[0]} className={css.row}>
          {row.map((place) => (
            <Space key={place} place={place} />
          ))}
        </div>
      ))}
    </Zone>
  )
}
