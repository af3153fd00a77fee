/**
 * The tray that is taken up, with what it takes to aim at it: the other trays in reach, what is left of the attack, and the turns
 * of the piece in the air. What the piece would do is told below.
 */
import { Icon, Print, useBoardKeys, useTable } from '@duskhall/ui'
import { useState } from 'react'
import type { Mask } from '../content/geometry/cells.ts'
import type { Tray } from '../state.ts'
import { Attacks, Lifts, Targets } from './Attacks.tsx'
import { type InTheAir, inTheAir } from './aimed.ts'
import { Floating } from './Floating.tsx'
import { HintCells } from './HintCells.tsx'
import { Prospect } from './Prospect.tsx'
import { useDesk } from './seat.tsx'
import { useSteering } from './steering.ts'
import { TrayFace } from './TrayFace.tsx'
import { TrayGrid } from './TrayGrid.tsx'
import css from './WorkingTray.module.css'
import { worthOf } from './worth.ts'

export function WorkingTray({ tray }: { readonly tray: Tray }) {
  const desk = useDesk()
  const { s, view, texts, words, attack, fromTower } = desk
  const { stepBack } = useTable()
  // Until its first tile lies a tower can be turned once more.
  useBoardKeys({ t: fromTower && attack?.placed.length === 0 ? stepBack : null })
  const air = inTheAir(desk)
  const { title } = texts.tray(s, tray.card)
  // What stops a piece at one question says nothing about the next.
  const since = view.question?.since
  const [stop, setStop] = useState<{ readonly at: number | undefined; readonly cells: Mask } | null>(null)
  const stopped = stop !== null && stop.at === since && air ? stop.cells : null
  return (
    <section className={css.aim} aria-label={words.aiming}>
      <div className={css.tray}>
        {air && <BestPlaces air={air} />}
        <TrayFace s={s} tray={tray} />
        <HintCells tray={tray} />
        <TrayGrid tray={tray} />
        {air && (
          <Floating
            key={since}
            air={air}
            stopped={stopped}
            onStopped={(cells) => setStop(cells === null ? null : { at: since, cells })}
          />
        )}
      </div>
      <div className={css.side}>
        <p className={css.title}>{title}</p>
        <Targets />
        <Attacks />
        <Lifts />
        {air && <Turns air={air} />}
        <Prospect air={air} stopped={stopped} />
      </div>
    </section>
  )
}

const HEARD_FIRST = 5

/** The places worth hearing first; N leads from one to the next. */
function BestPlaces({ air: { tray, places } }: { readonly air: InTheAir }) {
  const { s, texts, view, reader, words, letterOf } = useDesk()
  return (
    <ol className={css.best} aria-label={words.places(places.length)}>
      {places.slice(0, HEARD_FIRST).map((cells) => (
        <li key={cells}>
          {texts.move(view, { do: 'cells', cells }, reader)}
          {worthOf(s, tray, cells).destroys && `, ${words.destroyed(letterOf(tray.card))}`}
        </li>
      ))}
    </ol>
  )
}

function Turns({ air }: { readonly air: InTheAir }) {
  const { words, attack } = useDesk()
  const { turn, flip, next } = useSteering(air)
  if (!turn && !flip && !next) return null
  return (
    <div className={css.turns}>
      {/* A hero covers a square, whichever way one turns it. */}
      {attack && (
        <>
          <Steer by={turn} icon="clockwise-rotation" name={words.turn} keyName="R" />
          <Steer by={flip} icon="mirror-mirror" name={words.flip} keyName="F" />
        </>
      )}
      <Steer by={next} icon="plain-arrow" name={words.nextPlace} spoken={words.nextPlaceLong} keyName="N" />
    </div>
  )
}

interface SteerProps {
  readonly by: (() => void) | null
  readonly icon: string
  readonly name: string
  readonly spoken?: string
  readonly keyName: string
}

/** One way to move the piece; where there is none, it says so. */
function Steer({ by, icon, name, spoken = name, keyName }: SteerProps) {
  const { words } = useDesk()
  return (
    <button
      type="button"
      disabled={!by}
      onClick={() => by?.()}
      aria-label={spoken}
      aria-description={by ? undefined : words.nowhere}
    >
      <Icon name={icon} /> <span>{name}</span>{' '}
      <kbd>
        <Print text={keyName} />
      </kbd>
    </button>
  )
}
