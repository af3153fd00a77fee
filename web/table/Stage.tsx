/** The middle of the screen: one game's board for one seat, with everything a piece needs from the page. */
import type { GameTexts, Language, Reader, View } from '@duskhall/kernel'
import {
  type EventBatch,
  type SeatInfo,
  type TableHooks,
  TableProvider,
  type TableSettings,
  tabOrder,
} from '@duskhall/ui'
import { type KeyboardEvent, type RefObject, useMemo } from 'react'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import { useReducedMotion, useSettings } from '../settings/settings.ts'
import { useLayout } from '../shell/media.ts'
import css from './TableScreen.module.css'

export function useTableSettings(): TableSettings {
  const { letters, confirmMoves, askEverything } = useSettings()
  const reducedMotion = useReducedMotion()
  return useMemo(
    () => ({ letters, confirmMoves, askEverything, reducedMotion }),
    [letters, confirmMoves, askEverything, reducedMotion],
  )
}

export interface StageProps {
  readonly open: OpenGame
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly reader: Reader
  readonly lang: Language
  readonly texts: GameTexts
  readonly live: boolean
  readonly batch: EventBatch
  readonly hooks: TableHooks
  readonly draft: unknown
  onDraft(draft: unknown): void
  readonly stage: RefObject<HTMLElement | null>
}

/** Tab goes through the legal answers first, then one stop for each group. */
function tabThrough(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey) return
  const order = tabOrder(event.currentTarget)
  const at = order.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const to = order[at + (event.shiftKey ? -1 : 1)]
  if (!to) {
    // Out of the table in its own order: let the browser start from the edge of the stage.
    const edge = event.shiftKey ? event.currentTarget.firstElementChild : event.currentTarget.lastElementChild
    if (edge instanceof HTMLElement && edge.hasAttribute('data-edge')) edge.focus()
    return
  }
  event.preventDefault()
  to.focus({ focusVisible: true } as FocusOptions)
}

export function Stage(props: StageProps) {
  const { open, view, seats, reader, lang, texts, live, batch, hooks, draft, onDraft } = props
  const { t } = useWords()
  const layout = useLayout()
  const { Board } = open.board
  return (
    <main ref={props.stage} className={css.stage} aria-label={t('table.stageLabel')} onKeyDown={tabThrough}>
      <span data-edge="" tabIndex={-1} />
      <TableProvider value={hooks}>
        <Board
          view={view}
          seats={seats}
          lang={lang}
          texts={texts}
          reader={reader}
          layout={layout}
          settings={hooks.settings}
          live={live}
          aim={hooks.aim}
          onAim={hooks.onAim}
          draft={draft}
          onDraft={onDraft}
          answer={hooks.answer}
          askWhy={hooks.askWhy}
          batch={batch}
        />
      </TableProvider>
      <span data-edge="" tabIndex={-1} />
    </main>
  )
}
