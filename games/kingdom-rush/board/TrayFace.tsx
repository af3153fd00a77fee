/**
 * A Horde, a Portal or a boss with everything that lies on it. One picture for the map and for the tray that is taken up to
 * aim at: it is told in words by whoever shows it.
 */
import { IconShape } from '@duskhall/ui'
import { Fragment, memo } from 'react'
import { type Box, boxOf, type Card } from '../content/box.ts'
import type { Face } from '../content/faces.ts'
import { cellsOf, type Mask, SIDE } from '../content/geometry/cells.ts'
import { faceOf, laneOf } from '../rules/trays.ts'
import { type FigureNo, type KingdomRush, type Tray, WILDCAT } from '../state.ts'
import { atOf, cornerOf, drawnMask } from './drawn.ts'
import { enemyLook, heroIcon, SOLDIER_ICON, TRAIT_ICONS, traitsOf, WILDCAT_ICON } from './looks.ts'
import css from './TrayFace.module.css'

export interface TrayFaceProps {
  readonly s: KingdomRush
  readonly tray: Tray
  /** On the map it lies turned towards its exit, and has no room for what stands in corners; taken up it lies upright. */
  readonly onMap?: boolean | undefined
  /** Too small for a number to be read: what it is stands beside it. */
  readonly tiny?: boolean
}

export const TrayFace = memo(function TrayFace({ s, tray, onMap, tiny }: TrayFaceProps) {
  const face = faceOf(s, tray.card)
  const turn = onMap ? laneOf(s, tray).turn : 0
  const drawn = (mask: Mask) => drawnMask(mask, turn)
  const level = tiny ? 0 : tray.portalTile || face.level
  return (
    <svg
      className={css.face}
      viewBox={FRAME}
      aria-hidden="true"
      data-portal={face.isPortal || tray.portalTile > 0 ? '' : undefined}
      data-boss={face.boss >= 0 ? '' : undefined}
    >
      <Print face={face} box={boxOf(s)} turn={turn} level={level} small={onMap} />
      {tray.tiles.map((tile) => (
        <Piece key={tile} cells={drawn(tile)} className={css.tile} />
      ))}
      {cellsOf(drawn(tray.soldiers)).map((cell) => {
        const [row, column] = atOf(cell)
        return (
          <g key={cell} className={css.soldier}>
            <rect x={column + 0.06} y={row + 0.06} width="0.88" height="0.88" rx="0.3" />
            <IconShape name={SOLDIER_ICON} x={column + 0.16} y={row + 0.16} size={0.68} fill="#06263c" />
          </g>
        )
      })}
      {basesOn(s, tray).map(({ figure, base }) => (
        <Base key={figure} s={s} figure={figure} cells={drawn(base)} />
      ))}
    </svg>
  )
})

interface PrintedFaceProps extends Pick<TrayFaceProps, 'tiny'> {
  readonly box: Box
  readonly card: Card
}

/** The card alone, as it is printed. */
export function PrintedFace({ box, card, tiny }: PrintedFaceProps) {
  const face = box.faces[card] as Face
  return (
    <svg
      className={css.face}
      viewBox={FRAME}
      aria-hidden="true"
      data-portal={face.isPortal ? '' : undefined}
      data-boss={face.boss >= 0 ? '' : undefined}
    >
      <Print face={face} box={box} turn={0} level={tiny ? 0 : face.level} />
    </svg>
  )
}

interface PrintProps {
  readonly face: Face
  readonly box: Box
  readonly turn: number
  readonly level: number
  readonly small?: boolean | undefined
}

function Print({ face, box, turn, level, small }: PrintProps) {
  const drawn = (mask: Mask) => drawnMask(mask, turn)
  return (
    <>
      <rect className={css.card} x="-0.1" y="-0.1" width="5.2" height="5.2" rx="0.24" />
      <path className={css.lines} d={LINES} />
      <path className={css.exit} d="M.2 5.02h4.6" transform={`rotate(${turn * 90} 2.5 2.5)`} />
      {cellsOf(drawn(face.blocked)).map((cell) => {
        const [row, column] = atOf(cell)
        return <rect key={cell} className={css.blocked} x={column} y={row} width="1" height="1" />
      })}
      {face.each.map(({ enemy, cells }) => (
        <Enemy
          key={cells}
          face={face}
          own={cells}
          cells={drawn(cells)}
          enemy={box.file.enemies[enemy]?.id ?? ''}
          small={small}
        />
      ))}
      {level > 0 && <Level level={level} small={small} />}
    </>
  )
}

/** A number where it can be read; on the map so many pips. */
function Level({ level, small }: { readonly level: number; readonly small: boolean | undefined }) {
  const pips = Array.from({ length: level }, (_, n) => 2.5 + (n - (level - 1) / 2) * 0.42)
  return (
    <g className={css.level}>
      {small ? (
        <>
          <rect x="1.72" y="2.04" width="1.56" height="0.92" rx="0.46" />
          {pips.map((x) => (
            <circle key={x} className={css.pip} cx={x} cy="2.5" r="0.17" />
          ))}
        </>
      ) : (
        <>
          <circle cx="2.5" cy="2.5" r="0.46" />
          <text x="2.5" y="2.52">
            {level}
          </text>
        </>
      )}
    </g>
  )
}

const DAMAGES = ['physical', 'magic'] as const

/** Twenty-five cells and a rim. */
const FRAME = '-0.16 -0.16 5.32 5.32'

const LINES = [1, 2, 3, 4].map((n) => `M${n} 0v5M0 ${n}h5`).join('')

function basesOn({ heroes, wildcat }: KingdomRush, { card }: Tray): { figure: FigureNo; base: Mask }[] {
  const bases = heroes.flatMap(({ on, base }, figure) =>
    on === card && base !== 0 ? [{ figure, base }] : [],
  )
  return wildcat && wildcat.on === card && wildcat.base !== 0
    ? [...bases, { figure: WILDCAT, base: wildcat.base }]
    : bases
}

interface EnemyProps {
  readonly face: Face
  /** Its cells on the card, and as drawn. */
  readonly own: Mask
  readonly cells: Mask
  readonly enemy: string
  readonly small: boolean | undefined
}

function Enemy({ face, own, cells, enemy, small }: EnemyProps) {
  const [row, column] = cornerOf(cells)
  const size = cellsOf(cells).length > 1 ? 2 : 1
  const { icon, ground, ink } = enemyLook(enemy)
  // On the map a coloured rim has to do for the shield.
  const resisted = DAMAGES.find((_, no) => ((face.barred[no] ?? 0) & ~face.blocked & own) !== 0)
  const marks = [
    ...traitsOf(face, own).map((trait) => ({ icon: TRAIT_ICONS[trait], className: css[trait] })),
    ...DAMAGES.flatMap((type, no) =>
      ((face.barred[no] ?? 0) & ~face.blocked & own) !== 0 ? [{ icon: 'shield', className: css[type] }] : [],
    ),
  ]
  return (
    <g>
      <rect
        x={column + 0.05}
        y={row + 0.05}
        width={size - 0.1}
        height={size - 0.1}
        rx="0.16"
        fill={ground}
        className={css.enemy}
        data-resists={small ? resisted : undefined}
      />
      <IconShape name={icon} x={column + size * 0.13} y={row + size * 0.13} size={size * 0.74} fill={ink} />
      {!small &&
        marks.map((mark, at) => (
          <g key={mark.icon + mark.className} className={mark.className}>
            <circle cx={column + size - 0.2 - at * 0.32} cy={row + 0.2} r="0.17" />
            <IconShape
              name={mark.icon}
              x={column + size - 0.32 - at * 0.32}
              y={row + 0.08}
              size={0.24}
              fill="currentColor"
            />
          </g>
        ))}
    </g>
  )
}

/** One tile: cells that touch are one piece. */
function Piece({ cells, className }: { readonly cells: Mask; readonly className: string | undefined }) {
  const at = cellsOf(cells)
  const has = (row: number, column: number) =>
    row >= 0 && row < SIDE && column >= 0 && column < SIDE && (cells & (1 << (row * SIDE + column))) !== 0
  return (
    <g className={className}>
      {at.map((cell) => {
        const [row, column] = atOf(cell)
        return (
          <Fragment key={cell}>
            <rect x={column + 0.05} y={row + 0.05} width="0.9" height="0.9" rx="0.18" />
            {has(row, column + 1) && <rect x={column + 0.7} y={row + 0.05} width="0.6" height="0.9" />}
            {has(row + 1, column) && <rect x={column + 0.05} y={row + 0.7} width="0.9" height="0.6" />}
          </Fragment>
        )
      })}
      {at.map((cell) => {
        const [row, column] = atOf(cell)
        return <path key={cell} className={css.scar} d={`M${column + 0.3} ${row + 0.7}l.4-.4`} />
      })}
    </g>
  )
}

function Base(props: { readonly s: KingdomRush; readonly figure: FigureNo; readonly cells: Mask }) {
  const { s, figure, cells } = props
  const [row, column] = cornerOf(cells)
  const hero = s.heroes[figure]
  const icon = hero ? heroIcon(boxOf(s).heroes[hero.hero]?.id ?? '') : WILDCAT_ICON
  return (
    <g className={css.base} data-owner={hero?.owner ?? 'wildcat'}>
      <rect x={column + 0.06} y={row + 0.06} width="1.88" height="1.88" rx="0.34" />
      <IconShape name={icon} x={column + 0.3} y={row + 0.3} size={1.4} fill="#2b0f06" />
    </g>
  )
}
