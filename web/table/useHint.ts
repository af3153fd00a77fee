/**
 * What somebody might do, asked for and followed: the best way first, asked again the next one. Whoever asks before they may act
 * gets it as soon as they may. It is thought over again when the table changes otherwise than it says, and gone once it is done.
 * Whoever has followed it and asks again hears how it goes on, and not of another plan.
 */
import { type Advice, type PlayedMove, type Seat, same, type View } from '@duskhall/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SeatSource } from '../play/seat-source.ts'

interface Given {
  readonly seat: Seat
  /** The table for which it was given, and the moves that had been played then. */
  readonly view: View
  readonly moves: readonly PlayedMove[]
  readonly ways: readonly Advice[]
  /** It was thought over by itself, because the table had changed. */
  readonly again: boolean
  /** What was left then of the hint before. */
  readonly begun: Advice['steps']
}

export interface ShownHint {
  /** Null while it is thought about. */
  readonly given: Given | null
  /** It was asked for while others act: it is thought about as soon as the seat in front may act. */
  readonly later: boolean
  /** Which of the ways is looked at. */
  readonly at: number
  /** What is left of it to do; the first step is the next. */
  readonly left: Advice['steps']
  /** Whether it was asked for by a key: its button then has the focus. */
  readonly byKey: boolean
  choose(at: number): void
  close(): void
}

export interface HintParts {
  readonly source: SeatSource
  readonly seat: Seat
  readonly view: View
  /** Whether the seat in front is asked something now. */
  readonly asked: boolean
  /** Nobody is asked anything here: over, behind a curtain, or in the past. */
  readonly away: boolean
  /** Something is shown by itself first. */
  readonly watching: boolean
  /** Something else is being read at the table: partners wait for that too. */
  readonly busy?: boolean | undefined
  /** Of the ways that were found, those that are told. */
  apart(view: View, ways: readonly Advice[]): readonly Advice[]
  onFailed(error: unknown): void
}

/**
 * What is left of a way at a table with the moves `now`, where it was given at one with the moves `then`. Null where it was
 * not followed, or what led to it was taken back.
 */
export function leftAfter(
  steps: Advice['steps'],
  seat: Seat,
  then: readonly PlayedMove[],
  now: readonly PlayedMove[],
): Advice['steps'] | null {
  if (then.some((move, at) => move !== now[at])) return null
  let left = steps
  for (const { seat: who, move } of now.slice(then.length)) {
    const [first = [], ...rest] = left
    const [planned, ...after] = first
    if (who !== seat || !planned || !same(planned, move)) return null
    left = after.length > 0 ? [after, ...rest] : rest
  }
  return left
}

/** What is left of the last hint at a table with these moves: of the way that was looked at, or of another that was followed. */
export function begunOf(
  { given, at }: { readonly given: Omit<Given, 'view' | 'again'>; readonly at: number },
  seat: Seat,
  now: readonly PlayedMove[],
): Advice['steps'] {
  const { moves: then, begun, ways } = given
  if (given.seat !== seat) return []
  const isSameTable = now.length === then.length && then.every((move, n) => move === now[n])
  if (isSameTable) return begun
  for (const { steps, further = [] } of [...ways.slice(at), ...ways.slice(0, at)]) {
    const left = leftAfter([...steps, ...further], seat, then, now)
    if (left) return left
  }
  return []
}

export function useHint(parts: HintParts) {
  const { source, seat, view, away, watching, busy = false, onFailed } = parts
  const asked = parts.asked && !watching
  const [given, setGiven] = useState<Given | null>(null)
  const [at, setAt] = useState(0)
  const [byKey, setByKey] = useState(false)
  /** For whom it is open. */
  const [open, setOpen] = useState<Seat | null>(null)
  const run = useRef<AbortController | null>(null)
  /** The last hint that was shown. */
  const last = useRef<Parameters<typeof begunOf>[0] | null>(null)
  useEffect(() => {
    if (given) last.current = { given, at }
  }, [given, at])
  /** What was asked for while others act is asked when it can be. */
  const [later, setLater] = useState(false)
  const failed = useRef(onFailed)
  failed.current = onFailed
  const apart = useRef(parts.apart)
  apart.current = parts.apart

  const close = useCallback(() => {
    run.current?.abort()
    run.current = null
    setOpen(null)
    setGiven(null)
    setLater(false)
  }, [])
  const ask = useCallback(
    (again = false) => {
      run.current?.abort()
      const own = new AbortController()
      run.current = own
      setGiven(null)
      setLater(false)
      setAt(0)
      const { view: seen, seat: front } = source.state
      const moves = [...(source.record()?.record.moves ?? [])]
      const begun = last.current ? begunOf(last.current, front, moves) : []
      source.advise(own.signal, { again, begun }).then(
        (found) => {
          if (own.signal.aborted) return
          run.current = null
          if (found.length === 0) return close()
          const ways = apart.current(seen, found)
          setGiven({ seat: front, view: seen, moves, ways, again, begun })
        },
        (error) => {
          if (own.signal.aborted) return
          close()
          failed.current(error)
        },
      )
    },
    [source, close],
  )
  const left = useMemo(() => {
    const way = given?.ways[at]
    if (!given || !way) return null
    if (given.view.state === view.state) return way.steps
    return leftAfter(way.steps, given.seat, given.moves, source.record()?.record.moves ?? [])
  }, [given, at, view, source])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every table
  useEffect(() => {
    if (open === null) return
    if (away || (watching && !later) || open !== seat || left?.length === 0) close()
    // Others have acted, or the player has done something else.
    else if (given && left === null) setGiven(null)
    else if (!given && !run.current && asked) ask(!later)
  }, [open, seat, away, watching, asked, later, left, given, view, ask, close])
  useEffect(() => {
    source.hold(busy || open !== null)
    return () => source.hold(false)
  }, [source, open, busy])
  useEffect(() => () => run.current?.abort(), [])

  const next = useCallback(
    (by?: 'key') => {
      setByKey(by === 'key')
      if (open === null) {
        if (away) return
        setOpen(seat)
        if (asked) ask()
        else setLater(true)
      } else if (given) setAt((at + 1) % given.ways.length)
    },
    [open, asked, away, seat, ask, given, at],
  )
  return useMemo(
    () => ({
      next,
      shown:
        open === null
          ? null
          : ({
              given: left ? given : null,
              later,
              at,
              left: left ?? [],
              byKey,
              choose: setAt,
              close,
            } satisfies ShownHint),
    }),
    [open, given, later, at, left, byKey, next, close],
  )
}
