/**
 * The tray that is taken up. While a piece is in the air it follows pointer, finger or arrow keys from one legal place to the next;
 * R turns it, F flips it, and a press puts it down. The cells are a grid for whoever reads them.
 */
import { Icon, Piece, useTable } from '@duskhall/ui'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { At, Mask } from '../content/geometry/cells.ts'
import { SIDE } from '../content/geometry/cells.ts'
import type { Tray } from '../state.ts'
import { Attacks, Lifts, Targets } from './Attacks.tsx'
import { type InTheAir, inTheAir } from './aimed.ts'
import { canFlip, canTurn, flippedFrom, placeAt, stepFrom, turnedFrom, type Way } from './placing.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TrayFace } from './TrayFace.tsx'
import css from './WorkingTray.module.css'

const WAYS: { readonly [key: string]: Way } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

export function WorkingTray({ tray }: { readonly tray: Tray }) {
  const desk = useDesk()
  const { s, texts, words } = desk
  const air = inTheAir(desk)
  const { title, rows } = texts.tray(s, tray.card)
  return (
    <section className={css.aim} aria-label={title}>
      <div className={css.tray}>
        <TrayFace s={s} tray={tray} ghost={air?.cells} />
        <ul className={css.rows} aria-label={words.rows}>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        {air && <Floating air={air} />}
      </div>
      <div className={css.side}>
        <Targets />
        <p className={css.title}>{title}</p>
        <Attacks />
        <Lifts />
        {air && <Turns air={air} />}
      </div>
    </section>
  )
}

function Floating({ air }: { readonly air: InTheAir }) {
  const { onDraft, texts, view, reader, leadsTo } = useDesk()
  const { onAim } = useTable()
  const box = useRef<HTMLDivElement>(null)
  const { places, cells, move } = air
  // Already aimed at: the button of the prompt puts it down where it lies, and the forecast knows it.
  useEffect(() => onAim(move, undefined, id.aim), [move, onAim])
  const put = (next: Mask) => next !== cells && onDraft({ cells: next })
  const cellAt = ({ clientX, clientY }: PointerEvent): At => {
    const { left, top, width, height } = (box.current as HTMLDivElement).getBoundingClientRect()
    return [((clientY - top) / height) * SIDE - 0.5, ((clientX - left) / width) * SIDE - 0.5]
  }
  const follow = (event: PointerEvent) => {
    const place = placeAt(places, cells, cellAt(event))
    if (place !== undefined) put(place)
  }
  const steer = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    const key = event.key.toLowerCase()
    if (way) put(stepFrom(places, cells, way))
    else if (key === 'r') put(turnedFrom(places, cells))
    else if (key === 'f') put(flippedFrom(places, cells))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the piece inside has the role and the name
    <div
      ref={box}
      className={css.air}
      onPointerMove={(event) => event.pointerType === 'mouse' && follow(event)}
      onPointerDown={(event) => event.pointerType !== 'mouse' && follow(event)}
      onKeyDown={steer}
      onWheel={() => put(turnedFrom(places, cells))}
      onContextMenu={(event) => {
        event.preventDefault()
        put(flippedFrom(places, cells))
      }}
    >
      <Piece
        id={id.aim}
        place
        move={move}
        consequence={leadsTo(move)}
        label={texts.move(view, move, reader)}
        className={css.target}
      />
    </div>
  )
}

function Turns({ air: { places, cells } }: { readonly air: InTheAir }) {
  const { words, onDraft } = useDesk()
  const turn = canTurn(places, cells)
  const flip = canFlip(places, cells)
  if (!turn && !flip) return null
  return (
    <div className={css.turns}>
      <button type="button" disabled={!turn} onClick={() => onDraft({ cells: turnedFrom(places, cells) })}>
        <Icon name="clockwise-rotation" /> {words.turn}
      </button>
      <button type="button" disabled={!flip} onClick={() => onDraft({ cells: flippedFrom(places, cells) })}>
        <Icon name="mirror-mirror" /> {words.flip}
      </button>
    </div>
  )
}
