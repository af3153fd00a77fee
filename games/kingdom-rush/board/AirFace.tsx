/** The piece in the air as it is drawn: legal cells, the cells it snaps to, and above them the piece with what it would cover, struck out. */
import { IconShape } from '@duskhall/ui'
import { cellsOf, type Mask } from '../content/geometry/cells.ts'
import { barredOn, coveredOn, enemiesOn, faceOf } from '../rules/trays.ts'
import { SOLDIER, type Tray } from '../state.ts'
import css from './AirFace.module.css'
import { atOf, cornerOf, imageOf, outlineOf } from './drawn.ts'
import { DAMAGE_ICONS, enemyLook, SOLDIER_ICON } from './looks.ts'
import { lyingAs } from './placing.ts'
import { useDesk } from './seat.tsx'

interface AirFaceProps {
  readonly tray: Tray
  readonly cells: Mask
  /** It may not lie there. */
  readonly stopped: boolean
  readonly places: readonly Mask[]
}

export function AirFace({ tray, cells, stopped, places }: AirFaceProps) {
  const { s, attack, box } = useDesk()
  const legal = lyingAs(places, imageOf(cells)).reduce((sum, place) => sum | place, 0)
  const inTheWay = stopped ? cells & (coveredOn(s, tray) | barredOn(s, tray, attack?.type ?? 0)) : 0
  const look = attack?.do !== 'cells' ? 'base' : attack.piece === SOLDIER ? 'soldier' : `type${attack.type}`
  const icon =
    look === 'base' ? null : look === 'soldier' ? SOLDIER_ICON : (DAMAGE_ICONS[attack?.type ?? 0] ?? null)
  const struck = faceOf(s, tray.card).each.filter(
    (enemy) => (enemy.cells & cells & ~coveredOn(s, tray)) !== 0,
  )
  return (
    <svg className={css.air} viewBox="0 0 5 5" aria-hidden="true" data-stopped={stopped ? '' : undefined}>
      <g className={css.legal}>
        {cellsOf(legal & ~cells & ~enemiesOn(s, tray)).map((cell) => {
          const [row, column] = atOf(cell)
          return <circle key={cell} cx={column + 0.5} cy={row + 0.5} r="0.07" />
        })}
      </g>
      {!stopped && <path className={css.snap} d={outlineOf(cells, 0.03)} />}
      {!stopped && <path className={css.snapDark} d={outlineOf(cells, 0.03)} />}
      {inTheWay !== 0 && (
        <g className={css.stops} key={cells}>
          {cellsOf(inTheWay).map((cell) => {
            const [row, column] = atOf(cell)
            return <rect key={cell} x={column + 0.04} y={row + 0.04} width="0.92" height="0.92" rx="0.16" />
          })}
        </g>
      )}
      <g className={css.tile} data-look={look}>
        <path className={css.body} d={outlineOf(cells, 0.05)} />
        {icon !== null &&
          cellsOf(cells).map((cell) => {
            const [row, column] = atOf(cell)
            const taken = struck.some((enemy) => (enemy.cells & (1 << cell)) !== 0)
            return taken ? null : (
              <IconShape
                key={cell}
                name={icon}
                x={column + 0.26}
                y={row + 0.26}
                size={0.48}
                fill="currentColor"
              />
            )
          })}
        {!stopped &&
          struck.map(({ enemy, cells: own }) => {
            const { icon: face, ground, ink } = enemyLook(box.file.enemies[enemy]?.id ?? '')
            return cellsOf(own & cells).map((cell) => {
              const [row, column] = atOf(cell)
              const first = cornerOf(own & cells)
              return (
                <g key={`${first} ${cell}`} className={css.struck}>
                  <rect x={column + 0.2} y={row + 0.2} width="0.6" height="0.6" rx="0.1" fill={ground} />
                  <IconShape name={face} x={column + 0.25} y={row + 0.25} size={0.5} fill={ink} />
                  <path className={css.strike} d={`M${column + 0.16} ${row + 0.84}l.68-.68`} />
                </g>
              )
            })
          })}
      </g>
    </svg>
  )
}
