/** A village within reach: the rival's half on top, the square, the own half below, conquest left and terror right. */
import { Icon, isSmall, Zone } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { sideOf } from '../content/box.ts'
import {
  type HalfNo,
  NOBODY,
  placeAt,
  spaceOf,
  type VillageNo,
  type Village as VillageState,
} from '../state.ts'
import { Balance } from './Balance.tsx'
import { Conquest } from './Conquest.tsx'
import { Gauge } from './Gauge.tsx'
import { Score, Stamp, useCount } from './Night.tsx'
import { Space } from './Space.tsx'
import { Square } from './Square.tsx'
import { useDesk } from './seat.tsx'
import { campAt, faceOf, id, ownHalfOf, villageName } from './seen.ts'
import css from './Village.module.css'

export function Village({ village }: { readonly village: VillageNo }) {
  const { s, seats, chair, texts, words, telling, arrangement } = useDesk()
  const board = s.villages[village] as VillageState
  const own = ownHalfOf(s, village, chair)
  const night = useCount(village)?.state
  const short = s.seats === 3 || isSmall(arrangement)
  const name = short ? villageName(s, village, seats, words) : texts.villageTitle(village, telling)
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
          <HalfField village={village} half={1 - own} top />
          {night === 'now' ? <Score village={village} /> : <Square village={village} />}
          <HalfField village={village} half={own} />
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
