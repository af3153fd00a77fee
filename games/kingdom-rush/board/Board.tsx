/**
 * The table of Kingdom Rush: the map with everything on it, beside or below it what the question is about at working size, and
 * below the own hero, the towers in hand and what the team shares.
 */
import { isSmall, Tabletop, useFront } from '@duskhall/ui'
import { type CSSProperties, useRef, useState } from 'react'
import { Aim, isOutlook } from './Aim.tsx'
import { useField } from './Battlefield.tsx'
import css from './Board.module.css'
import { hasChoices } from './Choices.tsx'
import { Hand } from './Hand.tsx'
import { isCropped, layoutOf } from './layout.ts'
import { MapView } from './MapView.tsx'
import { Mine } from './Mine.tsx'
import { Strip } from './round/Strip.tsx'
import { Stores } from './Stores.tsx'
import { AtDesk, type KingdomRushProps, useDesk } from './seat.tsx'
import { Team } from './Team.tsx'
import { useForecastSaid } from './useForecastSaid.ts'

export function Board(props: KingdomRushProps) {
  return (
    <AtDesk given={props}>
      <Table />
    </AtDesk>
  )
}

function Table() {
  const { arrangement, asked, answers, watching } = useDesk()
  const small = isSmall(arrangement)
  useForecastSaid()
  // In the middle of an action nothing of the hand is asked for, and a small window needs the room.
  const aside =
    small && asked !== null && !answers.moves.some((move) => move.do === 'build' || move.do === 'pass')
  return (
    <Tabletop
      arrangement={arrangement}
      rivals={<Team />}
      mine={watching ? undefined : small ? <Stores /> : <Mine />}
      piles={watching || small ? undefined : <Stores />}
      hand={watching ? <Strip /> : aside ? undefined : <Hand />}
      className={css.stage}
      bare
    >
      <Front />
    </Tabletop>
  )
}

/** Pixels of a forecast that is one line, and of what a partner says above it. */
const LINE = 52
const PARTNER = 112

function Front() {
  const room = useFront()
  const field = useField()
  const desk = useDesk()
  // What is followed happens on the map; what is chosen from the box is read beside it.
  const share = desk.watching ? 0.34 : hasChoices(desk) ? 0.62 : undefined
  const kept = useRef({ cell: 0, width: 0 })
  const known = kept.current.width === room.width ? kept.current.cell : 0
  const whole = layoutOf(room, field, share, known)
  // The forecast gives way to a map that would else be cropped.
  const [open, setOpen] = useState(false)
  const folds = isSmall(desk.arrangement) && isOutlook(desk) && isCropped(whole, field)
  const line = desk.help?.announced ? PARTNER + LINE : LINE
  const { cell, beside, aim, map } = folds && !open ? layoutOf(room, field, 0, known, line) : whole
  kept.current = { cell, width: room.width }
  // Only where they are read: whatever inherits them is restyled with each change.
  const size = { '--aim-width': `${aim.width}px`, '--aim-height': `${aim.height}px` } as CSSProperties
  return (
    <div className={css.front} data-beside={beside ? '' : undefined}>
      <div className={css.map} data-subject="" style={beside ? { maxWidth: map } : { maxHeight: map }}>
        <MapView cell={cell} />
      </div>
      <div className={css.aim} style={size} data-subject="">
        <Aim fold={folds ? { open, toggle: () => setOpen(!open) } : null} />
      </div>
    </div>
  )
}
