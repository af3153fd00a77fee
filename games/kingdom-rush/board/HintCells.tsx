/** Where the hint puts its pieces on the tray that is taken up, in lantern light. */
import { cellsOf, SIDE } from '../content/geometry/cells.ts'
import type { Tray } from '../state.ts'
import css from './Plans.module.css'
import { useHintSteps } from './Plans.tsx'

export function HintCells({ tray }: { readonly tray: Tray }) {
  const cells = useHintSteps().flatMap(({ hits }) =>
    hits.flatMap((hit) => (hit.card === tray.card ? cellsOf(hit.cells) : [])),
  )
  if (cells.length === 0) return null
  return (
    <svg className={css.cells} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {cells.map((cell) => (
        <rect
          key={cell}
          x={(cell % SIDE) + 0.06}
          y={Math.floor(cell / SIDE) + 0.06}
          width="0.88"
          height="0.88"
          rx="0.12"
        />
      ))}
    </svg>
  )
}
