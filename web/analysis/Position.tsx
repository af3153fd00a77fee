/** The table as the seat saw it at a decision, small, with what might have been played marked on it. A picture: the replay has the table. */
import type { Language, Move, Reader } from '@duskhall/kernel'
import { same } from '@duskhall/kernel'
import { type Help, type SeatInfo, type TableHooks, TableProvider } from '@duskhall/ui'
import { useMemo } from 'react'
import type { OpenGame } from '../play/hall.ts'
import { moodOf } from '../shell/mood.ts'
import { LOOKING, useTableSettings } from '../table/Stage.tsx'
import '../table/table-icons.ts'
import css from './AnalysisScreen.module.css'
import type { Decision } from './decisions.ts'

interface PositionProps {
  readonly open: OpenGame
  readonly decision: Decision
  /** What is marked on it. */
  readonly steps: readonly (readonly Move[])[] | null
  readonly seats: readonly SeatInfo[]
  readonly reader: Reader
  readonly lang: Language
  readonly label: string
}

const nothing = () => {}

/** Upright, as on a phone, whatever the window. */
const ARRANGEMENT = 'tall'

export function Position({ open, decision, steps, seats, reader, lang, label }: PositionProps) {
  const settings = useTableSettings()
  const { board, texts, game } = open
  const { Board } = board
  const { view } = decision
  const hooks = useMemo<TableHooks>(() => {
    const marks = steps ? board.hints?.marks(view, steps) : undefined
    const next = steps?.[0]?.[0]
    return {
      ...LOOKING,
      settings,
      hinted: (id, move) => (move && next && same(move, next) ? 1 : (marks?.get(id) ?? null)),
      askWhy: nothing,
      reason: () => '',
      preview: nothing,
      say: nothing,
      isForTable: () => false,
    }
  }, [board, view, steps, settings])
  const help: Help = { hint: steps, announced: null, kept: [], keep: nothing, goAhead: nothing }
  return (
    <div role="img" aria-label={label} className={css.position}>
      <div className={css.table} inert {...moodOf(game.id, ARRANGEMENT)}>
        <TableProvider value={hooks}>
          <Board
            {...LOOKING}
            view={view}
            seats={seats}
            reader={reader}
            lang={lang}
            texts={texts[lang]}
            exchange={null}
            refusals={[]}
            refusalOf={() => null}
            arrangement={ARRANGEMENT}
            help={help}
          />
        </TableProvider>
      </div>
    </div>
  )
}
