/** The middle of the screen: one game's board for one seat, with everything a piece needs from the page. */
import {
  type GameTexts,
  type Language,
  type Move,
  type Reader,
  refusalIn,
  refusalsIn,
  type View,
} from '@duskhall/kernel'
import {
  type BoardProps,
  type SeatInfo,
  type TableHooks,
  TableProvider,
  type TableSettings,
  tabOrder,
  type Watching,
} from '@duskhall/ui'
import { type FocusEvent, type KeyboardEvent, memo, type RefObject, useCallback, useMemo } from 'react'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import { useReducedMotion, useSettings } from '../settings/settings.ts'
import { useArrangement } from '../shell/media.ts'
import css from './TableScreen.module.css'

export function useTableSettings(): TableSettings {
  const { letters, confirmMoves, askEverything } = useSettings()
  const reducedMotion = useReducedMotion()
  return useMemo(
    () => ({ letters, confirmMoves, askEverything, reducedMotion }),
    [letters, confirmMoves, askEverything, reducedMotion],
  )
}

/** What lies on the table, for whom, and in which words. */
export interface Shown {
  readonly open: OpenGame
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly reader: Reader
  readonly lang: Language
  readonly texts: GameTexts
  /** The step that is shown of what happens by itself. */
  readonly watching?: Watching | null
}

/** What whoever looks at it may do. */
export interface Doing
  extends Pick<
    TableHooks,
    | 'live'
    | 'aim'
    | 'aimedAt'
    | 'onAim'
    | 'answer'
    | 'exchange'
    | 'run'
    | 'stepBack'
    | 'fresh'
    | 'hinted'
    | 'asks'
    | 'shows'
  > {
  readonly exchangeable: BoardProps['exchange']
  /** The hint that is looked at, and what partners announce. */
  readonly help?: BoardProps['help']
  readonly draft: unknown
  onDraft(draft: unknown): void
}

const nothing = () => {}

/** Nothing: a replay is looked at. */
export const LOOKING: Doing = {
  live: false,
  aim: null,
  onAim: nothing,
  answer: nothing,
  exchange: nothing,
  exchangeable: null,
  run: nothing,
  fresh: () => null,
  stepBack: nothing,
  draft: null,
  onDraft: nothing,
}

interface StageProps {
  readonly shown: Shown
  readonly doing: Doing
  readonly hooks: TableHooks
  readonly stage: RefObject<HTMLElement | null>
}

/** Somebody is on the way out of the stage over one of its edges. */
let leaving = false

/** The first and the last of the stage; what flies over the table stands behind them. */
const edgesOf = (stage: Element) => [...stage.querySelectorAll<HTMLElement>(':scope > [data-edge]')]

/** From a piece that is no stop of its own (the arrows lead there) it goes on with what stands next on the page. */
function nextStop(order: readonly HTMLElement[], from: HTMLElement, back: boolean): HTMLElement | undefined {
  const at = order.indexOf(from)
  if (at >= 0) return order[back ? at - 1 : at + 1]
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const beside = order.filter((stop) => (from.compareDocumentPosition(stop) & side) !== 0)
  return back ? beside.at(-1) : beside[0]
}

/** Tab goes through the legal answers first, then one stop for each group, whatever their place on the screen. */
function tabThrough(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey) return
  const stage = event.currentTarget
  const to = nextStop(tabOrder(stage), document.activeElement as HTMLElement, event.shiftKey)
  if (to) {
    event.preventDefault()
    to.focus({ focusVisible: true })
    return
  }
  // The browser goes on from the edge, out of the stage.
  leaving = true
  edgesOf(stage)
    .at(event.shiftKey ? 0 : -1)
    ?.focus()
  leaving = false
}

/** Whoever comes in lands on the first answer, or coming backwards on the last stop. */
function enter(event: FocusEvent<HTMLElement>): void {
  const stage = event.currentTarget.parentElement
  if (leaving || !stage || stage.contains(event.relatedTarget)) return
  const order = tabOrder(stage)
  const stop = event.currentTarget === edgesOf(stage)[0] ? order[0] : order.at(-1)
  stop?.focus({ focusVisible: true })
}

const Edge = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: never keeps the focus, only passes it on
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done with it
  <span data-edge="" tabIndex={0} onFocus={enter} />
)

export const Stage = memo(function Stage({ shown, doing, hooks, stage }: StageProps) {
  const { t } = useWords()
  const arrangement = useArrangement()
  const { open, ...seen } = shown
  const { Board } = open.board
  const { view } = shown
  const { game } = open
  const refusals = useMemo(() => (view.question ? refusalsIn(game, view) : []), [game, view])
  const refusalOf = useCallback((move: Move) => refusalIn(game, view, move), [game, view])
  return (
    <main ref={stage} className={css.stage} aria-label={t('table.stageLabel')} onKeyDown={tabThrough}>
      <Edge />
      <TableProvider value={hooks}>
        <Board
          {...seen}
          {...doing}
          exchange={doing.exchangeable}
          refusals={refusals}
          refusalOf={refusalOf}
          arrangement={arrangement}
        />
      </TableProvider>
      <Edge />
    </main>
  )
})
