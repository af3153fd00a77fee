/** The cells of a tray for whoever reads them: a grid of rows, each cell where it is drawn. */
import type { Tray } from '../state.ts'
import { useDesk } from './seat.tsx'
import css from './TrayGrid.module.css'

export function TrayGrid({ tray }: { readonly tray: Tray }) {
  const { s, texts } = useDesk()
  const { title, rows, cells } = texts.tray(s, tray.card)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no place over a picture
    <div role="grid" aria-label={title} aria-readonly="true" className={css.grid}>
      {rows.map((row, at) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the piece; rows are read
        <div key={row} role="row" aria-label={row}>
          {cells[at]?.map((cell) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div key={cell} role="gridcell" aria-label={cell} />
          ))}
        </div>
      ))}
    </div>
  )
}
