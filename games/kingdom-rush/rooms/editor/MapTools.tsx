/** Under the map: steps back and forth, its size, and for how many players it is shown. */
import { Icon } from '@duskhall/ui'
import { useEditing } from './editing.tsx'
import css from './MapTools.module.css'
import { PLAYERS } from './model/draft.ts'
import { sizeOf } from './model/squares.ts'
import { resized } from './model/strokes.ts'
import { Stepper } from './Stepper.tsx'

/** The schema has no room for more. */
const MOST = 20

export function MapTools() {
  const { words, entry, players, why, canUndo, canRedo, undo, redo, change, choose } = useEditing()
  const { rows, columns } = sizeOf(entry)
  return (
    <div className={css.tools}>
      <span className={css.steps}>
        <button type="button" aria-label={words.undo} disabled={!canUndo} onClick={undo}>
          <Icon name="clockwise-rotation" className={css.back} />
        </button>
        <button type="button" aria-label={words.redo} disabled={!canRedo} onClick={redo}>
          <Icon name="clockwise-rotation" />
        </button>
      </span>
      <Stepper
        label={words.columns}
        value={columns}
        min={2}
        max={MOST}
        onChange={(next) => change(resized(entry, rows, next))}
      />
      <Stepper
        label={words.rows}
        value={rows}
        min={2}
        max={MOST}
        onChange={(next) => change(resized(entry, next, columns))}
      />
      <label className={css.players}>
        <span>{words.seenBy}</span>
        <select
          value={players}
          onChange={({ target }) =>
            choose({ players: PLAYERS.find((n) => String(n) === target.value) ?? players, why: null })
          }
        >
          {PLAYERS.map((n) => (
            <option key={n} value={n}>
              {words.players(n)}
            </option>
          ))}
        </select>
      </label>
      <p className={css.why}>{why ? words.why[why] : ''}</p>
    </div>
  )
}
