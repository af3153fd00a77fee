/** The map to paint on: squares and the rim around them, a grid for the keyboard, the mistakes at their spots. */
import { Icon, Print } from '@duskhall/ui'
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { fieldOf } from '../../board/field.ts'
import { Ground } from '../../board/Ground.tsx'
import { PrintedFace } from '../../board/TrayFace.tsx'
import type { At } from '../../content/geometry/cells.ts'
import { groundOf } from '../../content/geometry/map.ts'
import { Bubble } from './Bubble.tsx'
import { useEditing } from './editing.tsx'
import { Lanes } from './Lanes.tsx'
import { cellLabel, type Look, lookAt } from './look.ts'
import { MapTools } from './MapTools.tsx'
import css from './MapView.module.css'
import { box, hordeOf } from './model/box.ts'
import { isSame, rimAt, sizeOf } from './model/squares.ts'
import { SiteMark } from './Palette.tsx'
import { roadsOf } from './roads.ts'
import { usePainting } from './usePainting.ts'

const ARROWS: { readonly [key: string]: At } = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function MapView() {
  const editing = useEditing()
  const { entry, words, problems, shown, tried, stroke, rest, choose } = editing
  const { rows, columns } = sizeOf(entry)
  const grid = useRef<HTMLTableElement>(null)
  const [here, setHere] = useState<At>([0, 0])
  const count = useRef(0)
  const focused: At = [Math.min(here[0], rows), Math.min(here[1], columns)]

  const begin = (at: At, isClearing: boolean, card?: string) => {
    count.current++
    const run = `stroke ${count.current}`
    stroke(at, run, isClearing, card)
    setHere(at)
    return run
  }
  const { isTap, atOf, handlers } = usePainting({ begin, stroke, rest })
  const go = (at: At) => {
    const isCorner = (at[0] < 0 || at[0] >= rows) && (at[1] < 0 || at[1] >= columns)
    if (isCorner || at[0] < -1 || at[0] > rows || at[1] < -1 || at[1] > columns) return
    setHere(at)
    grid.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus()
  }
  const key = (event: KeyboardEvent) => {
    const at = atOf(event.target as Element)
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return
    const way = ARROWS[event.key]
    if (way) go([at[0] + way[0], at[1] + way[1]])
    else if (event.key === 'Home') go([at[0], 0])
    else if (event.key === 'End') go([at[0], columns - 1])
    else if (event.key === 'Enter' || event.key === ' ') {
      begin(at, false)
      rest()
    } else if (event.key === 'x' || event.key === 'X' || event.key === 'Delete') {
      begin(at, true)
      rest()
    } else if (event.key === 'Escape') choose({ shown: null })
    else return
    event.preventDefault()
  }

  const red = problems.filter(({ tone }) => tone === 'red')
  const isWrong = (at: At) => red.some(({ spot }) => spot.cells.some((cell) => isSame(cell, at)))
  const size = { '--w': columns + 2, '--h': rows + 2 } as CSSProperties
  return (
    <div className={css.frame}>
      <div className={css.scroll} data-pans="">
        <div className={css.field} style={size}>
          <Land />
          <Lanes />
          <table
            ref={grid}
            className={css.grid}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: squares are pressed and walked over with arrows
            role="grid"
            aria-label={words.map}
            {...handlers}
            onKeyDown={key}
            onContextMenu={(event) => event.preventDefault()}
          >
            <tbody>
              {Array.from({ length: rows + 2 }, (_, r) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <tr key={r}>
                  {Array.from({ length: columns + 2 }, (__, c) => {
                    const at: At = [r - 1, c - 1]
                    return (
                      <Cell
                        key={`${at}`}
                        at={at}
                        isHere={isSame(focused, at)}
                        isWrong={isWrong(at)}
                        isShown={shown?.spot.cells.some((cell) => isSame(cell, at)) ?? false}
                        isTried={tried?.cells.some((cell) => isSame(cell, at)) ?? false}
                        onPress={(card) => {
                          begin(at, false, card)
                          rest()
                        }}
                        isTap={isTap}
                      />
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <Bubble />
        </div>
      </div>
      <MapTools />
    </div>
  )
}

/** Grass and road, as the table shows them. */
function Land() {
  const { entry } = useEditing()
  const { map, exits, spawns, sites } = entry
  const drawn = useMemo(() => {
    const ground = groundOf({ map, exits, spawns, sites })
    const { rows, columns } = ground
    const field = fieldOf(ground, { spawns })
    const lanes = roadsOf(ground, field)
    return { ground, field: { ...field, lanes, left: -1, top: -1, width: columns + 2, height: rows + 2 } }
  }, [map, exits, spawns, sites])
  return (
    <div className={css.land}>
      <Ground map={drawn.ground} field={drawn.field} />
    </div>
  )
}

interface CellProps {
  readonly at: At
  readonly isHere: boolean
  readonly isWrong: boolean
  readonly isShown: boolean
  readonly isTried: boolean
  onPress(card?: string): void
  /** Whether it was a finger that pressed. */
  isTap(): boolean
}

function Cell({ at, isHere, isWrong, isShown, isTried, onPress, isTap }: CellProps) {
  const { entry, players, words, lang } = useEditing()
  const rim = rimAt(entry, at)
  const look = lookAt(entry, at, players)
  const { rows, columns } = sizeOf(entry)
  const isOutside = at[0] < 0 || at[1] < 0 || at[0] >= rows || at[1] >= columns
  if (isOutside && !rim) return <td />
  const label = cellLabel(look, at, rim?.inner ?? at, words, lang)
  return (
    <td>
      <button
        type="button"
        className={css.cell}
        tabIndex={isHere ? 0 : -1}
        data-at={`${at}`}
        data-square={look.square}
        data-wrong={isWrong ? '' : undefined}
        data-shown={isShown ? '' : undefined}
        data-tried={isTried ? '' : undefined}
        aria-label={isWrong ? `${label}, ${words.cell.wrong}` : label}
        // A press of the mouse is a stroke already; a tap, or a click of somebody who hears the map, is not.
        onClick={(event) => (event.detail === 0 || isTap()) && onPress()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          onPress(event.dataTransfer.getData('text/plain'))
        }}
      >
        <CellPicture look={look} />
      </button>
    </td>
  )
}

const COLOURS = ['R', 'B', 'G', 'Y', 'W']

function CellPicture({ look }: { readonly look: Look }) {
  const { square, colour, card, fallow, boss, spawn, exit } = look
  const face = card === null ? -1 : box.cardNo(card)
  const no = COLOURS.indexOf(colour ?? '')
  const level = card === null ? undefined : hordeOf(card)?.portal
  return (
    <>
      {square === 'site' && (
        <span className={css.site} data-colour={no} style={no < 4 && no >= 0 ? siteColour(no) : undefined}>
          {no >= 0 && (
            <i>
              <SiteMark colour={no} />
            </i>
          )}
        </span>
      )}
      {spawn && (
        <span className={css.spawn} data-unused={spawn.isUsed ? undefined : ''}>
          <b>
            <Print text={spawn.n} />
          </b>
          <i>
            <Print text={spawn.cards} />
          </i>
        </span>
      )}
      {exit !== null && (
        <span className={css.exit}>
          <Icon name="stone-tower" />
          <i>
            <Print text={exit} />
          </i>
        </span>
      )}
      {face >= 0 && (
        <span className={css.tray}>
          <PrintedFace box={box} card={face} />
          {level !== undefined && (
            <b className={css.level}>
              <Print text={level} />
            </b>
          )}
        </span>
      )}
      {fallow !== null && (
        <span className={css.fallow}>
          <b>
            <Print text={fallow} />
          </b>
        </span>
      )}
      {boss !== null && (
        <span className={css.boss}>
          <Icon name="crowned-skull" />
        </span>
      )}
    </>
  )
}

function siteColour(no: number): CSSProperties {
  return { '--site': `var(--p${no + 1})` } as CSSProperties
}
