/** Holds the new table back while what happened by itself is shown, and lets the game go on when that is over. */
import type { GameEvent, View } from '@duskhall/kernel'
import type { Following, Interlude, Watching } from '@duskhall/ui'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OpenGame } from '../play/hall.ts'
import type { SeatSource, SeatState } from '../play/seat-source.ts'
import type { Told } from '../play/told.ts'
import { useReducedMotion, useSettings } from '../settings/settings.ts'
import { type At, begin, closing, lasting, next, stepAt } from './clock.ts'

/** A press that was meant for the table before is over by then. Milliseconds. */
const SETTLING = 350

export interface ShownInterlude {
  readonly interlude: Interlude
  readonly at: At
  readonly paused: boolean
  /** The summary is put aside to look at the table. */
  readonly aside: boolean
  readonly watching: Watching
  /** The table as it was, with what the steps so far have changed. */
  readonly view: View
  /** The log as far as it is told. */
  readonly log: readonly Told[]
  next(): void
  skip(): void
  again(): void
  pause(paused: boolean): void
  putAside(aside: boolean): void
  goOn(): void
}

interface Place {
  readonly told: Told
  readonly at: At
  readonly paused: boolean
  readonly aside: boolean
}

export function useInterlude(
  open: OpenGame,
  source: SeatSource,
  state: SeatState,
  following: Following,
  news: RefObject<(events: readonly GameEvent[]) => void>,
): { readonly shown: ShownInterlude | null; readonly settling: boolean } {
  const { interludes: wanted, pace } = useSettings()
  const still = useReducedMotion()
  const told = state.interlude
  const { interludes } = open.board
  const interlude = useMemo(
    () => (told && interludes ? interludes.of(state.log, following) : null),
    [told, interludes, state.log, following],
  )
  // What was skipped once stays skipped for the rest of the same Night.
  const skipped = useRef('')
  const [place, setPlace] = useState<Place | null>(null)
  const [settling, setSettling] = useState(false)

  const known = place?.told === told ? place : null
  // Decided once: a setting changed in the summary is for the next time.
  const begun = useRef<{ readonly told: Told; readonly at: At } | null>(null)
  if (told && interlude && begun.current?.told !== told) {
    const hurried = still || state.skipping || skipped.current === interlude.id
    begun.current = { told, at: begin(interlude, wanted, pace, hurried) }
  }
  const at = known?.at ?? (told ? (begun.current?.at ?? null) : null)

  const put = useCallback(
    (to: At, part: Partial<Place> = {}) =>
      told && setPlace({ told, at: to, paused: false, aside: false, ...part }),
    [told],
  )
  /** What the next step tells flies. */
  const move = useCallback(
    (to: At) => {
      if (told && interlude && typeof to === 'number') {
        const since = to > interlude.from ? interlude.steps[to - 1]?.told : 0
        news.current(told.events.slice(since, interlude.steps[to]?.told))
      }
      put(to)
    },
    [told, interlude, news, put],
  )

  // Once for each of them: two may follow each other without a table in between being drawn.
  useLayoutEffect(() => {
    if (at !== 'over' || !told) return
    setSettling(true)
    source.goOn()
  }, [at, told, source])
  useEffect(() => {
    if (!settling || told) return
    const timer = setTimeout(() => setSettling(false), SETTLING)
    return () => clearTimeout(timer)
  }, [settling, told])
  const paused = known?.paused ?? false
  useEffect(() => {
    if (!interlude || typeof at !== 'number' || paused) return
    const timer = setTimeout(() => move(next(interlude, at)), lasting(interlude, at, pace))
    return () => clearTimeout(timer)
  }, [interlude, at, paused, pace, move])

  const shown = useMemo<ShownInterlude | null>(() => {
    if (!told || !interlude || at === null || at === 'over') return null
    const number = stepAt(interlude, at)
    const step = interlude.steps[number]
    const before = state.log.at(-2)?.view ?? told.view
    // Watched without a summary, the last step has told everything.
    const heard = { ...told, events: told.events.slice(0, step?.told ?? 0) }
    return {
      interlude,
      at,
      paused,
      aside: known?.aside ?? false,
      watching: { interlude, at: number },
      view: { ...before, state: step?.state ?? told.before, question: null },
      log: [...state.log.slice(0, -1), heard],
      next: () => move(next(interlude, at)),
      skip: () => {
        skipped.current = interlude.id
        put(closing(interlude))
      },
      again: () => put(0),
      pause: (on) => put(at, { paused: on }),
      putAside: (on) => put(at, { aside: on }),
      goOn: () => put('over'),
    }
  }, [told, interlude, at, paused, known?.aside, state.log, move, put])
  return { shown, settling: settling || told !== null }
}
