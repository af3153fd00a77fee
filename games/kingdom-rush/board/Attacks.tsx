/** What is left of an attack, piece by piece, and the trays its pieces may go on. */
import { Icon, Piece, useTable, Zone } from '@duskhall/ui'
import type { Card } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import type { Mask } from '../content/geometry/cells.ts'
import { cellsOf } from '../content/geometry/cells.ts'
import { isPortal, spaceOf, trayOf } from '../rules/trays.ts'
import { SOLDIER, type Tray } from '../state.ts'
import { lyingTile, pieceFacts } from '../text/pieces.ts'
import css from './Attacks.module.css'
import { targetOf } from './answers.ts'
import { atOf, imageOf } from './drawn.ts'
import { SOLDIER_ICON } from './looks.ts'
import { useDesk } from './seat.tsx'
import { TrayFace } from './TrayFace.tsx'

/** The trays in reach by their letters; pressing one aims at it, or at it instead. */
export function Targets() {
  const desk = useDesk()
  const { s, reachable, answering, texts, words, letterOf, targetFor } = desk
  const aimed = desk.aimedCard
  const tabs = reachable
    .map((card) => ({ card, tray: trayOf(s, card), piece: answering(`tab-${card}`, targetFor(card)) }))
    .filter(({ card, piece }) => card === aimed || piece.move || piece.instead)
  if (tabs.length < 2) return null
  return (
    <Zone id="targets" label={words.inReach} className={css.targets}>
      {tabs.map(
        ({ card, tray, piece }) =>
          tray && (
            <Piece
              key={card}
              {...piece}
              label={`${letterOf(card)}, ${texts.tray(s, card).title}`}
              className={css.tab}
            >
              <b data-aimed={card === aimed ? '' : undefined}>{letterOf(card)}</b>
              <span className={css.face}>
                <TrayFace s={s} tray={tray} />
              </span>
              <CostOf card={card} />
            </Piece>
          ),
      )}
    </Zone>
  )
}

/** A Portal turns the tower that attacks it face down, and says so before any tile. */
function CostOf({ card }: { readonly card: Card }) {
  const { s, words, fromTower } = useDesk()
  const tray = trayOf(s, card)
  return fromTower && tray && isPortal(s, tray) ? <em>{words.costsTower}</em> : null
}

/** With an empty supply a soldier of the map is moved: each of them can be taken. */
export function Lifts() {
  const { answers, answering, view, texts, reader, words } = useDesk()
  const lifts = answers.moves.filter((move) => move.do === 'lift')
  if (lifts.length === 0) return null
  return (
    <Zone id="lifts" label={words.lifts} className={css.targets}>
      {lifts.map((move) => (
        <Piece
          key={targetOf(move)}
          {...answering(targetOf(move))}
          label={texts.move(view, move, reader)}
          className={css.tab}
        >
          <Icon name={SOLDIER_ICON} />
          {texts.space(view.state, spaceOf(view.state, trayOf(view.state, move.tray) as Tray))}
        </Piece>
      ))}
    </Zone>
  )
}

/** The pieces of the attack: those that lie, the one in the air, those still to place, those that find no place any more. */
export function Attacks() {
  const { attack, pieces, piece, onDraft, words, box, answers, targetFor } = useDesk()
  const { exchange } = useTable()
  if (!attack) return null
  const placed = attack.placed.map((cells, at) => ({ cells, key: `${at} ${cells}` }))
  const inAir = attack.do === 'cells' ? attack.piece : null
  const left = [...attack.pieces, ...Array.from({ length: attack.soldiers }, () => SOLDIER)]
  if (inAir !== null) left.splice(left.indexOf(inAir), 1)
  const kinds = [...new Set(left)].map((no) => ({ no, count: left.filter((one) => one === no).length }))
  const shapeOf = (no: TileNo) => box.file.shapes[box.tiles[no]?.shape ?? -1]?.cells ?? []
  const nameOf = (no: TileNo) => words.piece(pieceFacts(box, no))
  /** While one is in the air another can be taken in its place. */
  const instead = (no: TileNo) => (attack.do === 'cells' ? answers.instead(targetFor(attack.tray, no)) : null)
  const choose = (no: TileNo) => {
    const other = instead(no)
    if (other) exchange(other)
    else onDraft({ piece: no })
  }
  const isLost = (no: TileNo) => attack.do === 'pieces' && !pieces.includes(no)
  const whyNot = (no: TileNo) =>
    isLost(no) ? words.lostPiece : attack.do === 'cells' && !instead(no) ? words.airFirst : undefined
  return (
    <Zone id="left" label={words.left} className={css.left}>
      {placed.map(({ cells, key }) => (
        <span
          key={key}
          role="img"
          data-state="placed"
          aria-label={words.placedPiece(words.piece(lyingTile(box, cells)))}
        >
          <ShapePicture cells={cellsIn(cells)} />
          <Icon name="check-mark" className={css.check} />
        </span>
      ))}
      {inAir !== null && (
        <span role="img" data-state="air" data-type={attack.type} aria-label={words.inAir(nameOf(inAir))}>
          <PiecePicture piece={inAir} shape={shapeOf(inAir)} />
        </span>
      )}
      {kinds.map(({ no, count }) => (
        <button
          key={no}
          type="button"
          data-state={isLost(no) ? 'lost' : 'left'}
          data-type={attack.type}
          aria-pressed={attack.do === 'pieces' && no === piece}
          aria-label={
            isLost(no)
              ? words.counted(count, nameOf(no))
              : `${words.counted(count, nameOf(no))}, ${words.toPlace}`
          }
          aria-description={whyNot(no)}
          disabled={whyNot(no) !== undefined}
          onClick={() => choose(no)}
        >
          <PiecePicture piece={no} shape={shapeOf(no)} />
          {count > 1 && <b>{`×${count}`}</b>}
        </button>
      ))}
    </Zone>
  )
}

/** A set of cells as rows and columns of its own. */
function cellsIn(mask: Mask) {
  return cellsOf(imageOf(mask)).map(atOf)
}

type Shape = readonly (readonly [number, number])[]

function PiecePicture({ piece, shape }: { readonly piece: TileNo; readonly shape: Shape }) {
  return piece === SOLDIER ? <Icon name={SOLDIER_ICON} /> : <ShapePicture cells={shape} />
}

export function ShapePicture({ cells }: { readonly cells: Shape }) {
  const width = 1 + Math.max(0, ...cells.map(([, column]) => column))
  const height = 1 + Math.max(0, ...cells.map(([row]) => row))
  return (
    <svg className={css.shape} viewBox={`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`} aria-hidden="true">
      {cells.map(([row, column]) => (
        <rect key={`${row} ${column}`} x={column} y={row} width="1" height="1" rx="0.2" />
      ))}
    </svg>
  )
}
