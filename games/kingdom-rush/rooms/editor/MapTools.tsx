/** Under the map: steps back and forth, its size, and for how many players it is shown. */
import { Icon } from '@duskhall/ui'
import type { ScenarioEntry } from '../../content/schema.ts'
import { useEditing } from './editing.tsx'
import css from './MapTools.module.css'
import { sizeOf } from './model/squares.ts'
import { resized } from './model/strokes.ts'
import { PlayersChoice } from './PlayersChoice.tsx'
import { Stepper } from './Stepper.tsx'

/** The schema has no room for more. */
const MOST = 20

export function MapTools() {
  const { words, entry, players, why, canUndo, canRedo, undo, redo, change, choose } = useEditing()
  const { rows, columns } = sizeOf(entry)
  const sized = (label: string, value: number, to: (next: number) => ScenarioEntry) => (
    <Stepper {...{ label, value }} min={2} max={MOST} onChange={(next) => change(to(next))} />
  )
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
      {sized(words.columns, columns, (next) => resized(entry, rows, next))}
      {sized(words.rows, rows, (next) => resized(entry, next, columns))}
      <PlayersChoice
        className={css.players}
        label={words.seenBy}
        value={players}
        onChange={(next) => choose({ players: next, why: null })}
      />
      <p className={css.why}>{why ? words.why[why] : ''}</p>
    </div>
  )
}
