/** What is left of an attack: the pieces still to place, and the trays they may go on. */
import { Icon, Piece, Zone } from '@duskhall/ui'
import type { TileNo } from '../content/effects.ts'
import { spaceOf, trayOf } from '../rules/trays.ts'
import { SOLDIER, type Tray } from '../state.ts'
import css from './Attacks.module.css'
import { targetOf } from './answers.ts'
import { SOLDIER_ICON } from './looks.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TrayFace } from './TrayFace.tsx'

/** The trays in reach by their letters; pressing one aims at it. */
export function Targets() {
  const { s, targets, attack, piece, answering, texts, letterOf, words } = useDesk()
  if (targets.length < 2) return null
  return (
    <Zone id="targets" label={words.inReach} className={css.targets}>
      {targets.map((card) => {
        const tray = trayOf(s, card)
        const target = attack?.do === 'pieces' && piece !== null ? id.target(piece, card) : id.tray(card)
        return (
          tray && (
            <Piece
              key={card}
              {...answering(`tab-${card}`, target)}
              label={`${letterOf(card)}, ${texts.tray(s, card).title}`}
              className={css.tab}
            >
              <b>{letterOf(card)}</b>
              <span>
                <TrayFace s={s} tray={tray} />
              </span>
            </Piece>
          )
        )
      })}
    </Zone>
  )
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

/** Which piece goes next, where there is a choice; what is in the air is marked. */
export function Attacks() {
  const { attack, pieces, piece, onDraft, words, box } = useDesk()
  if (!attack) return null
  const next = attack.do === 'cells' ? attack.piece : piece
  const left = [...attack.pieces, ...Array.from({ length: attack.soldiers }, () => SOLDIER)]
  const kinds = [...new Set(left)].map((no) => ({ no, count: left.filter((one) => one === no).length }))
  const cellsIn = (no: TileNo) => box.file.shapes[box.tiles[no]?.shape ?? -1]?.cells.length ?? 1
  return (
    <Zone id="left" label={words.left} className={css.left}>
      {kinds.map(({ no, count }) => (
        <button
          key={no}
          type="button"
          aria-pressed={no === next}
          aria-label={words.counted(count, no === SOLDIER ? words.soldier : words.tile(cellsIn(no)))}
          disabled={attack.do === 'cells' || !pieces.includes(no)}
          onClick={() => onDraft({ piece: no })}
        >
          <PiecePicture piece={no} />
          {count > 1 && <b>×{count}</b>}
        </button>
      ))}
    </Zone>
  )
}

function PiecePicture({ piece }: { readonly piece: TileNo }) {
  const { box } = useDesk()
  if (piece === SOLDIER) return <Icon name={SOLDIER_ICON} />
  return <ShapePicture cells={box.file.shapes[box.tiles[piece]?.shape ?? -1]?.cells ?? []} />
}

export function ShapePicture({ cells }: { readonly cells: readonly (readonly [number, number])[] }) {
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
