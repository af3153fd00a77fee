/** Help at the table: the hint that was asked for, what partners announce, and the keys for both. */
import { type Language, type Move, type Reader, same, type View } from '@duskhall/kernel'
import type { Help, SeatInfo } from '@duskhall/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import type { SeatSource, SeatState } from '../play/seat-source.ts'
import { useSettings } from '../settings/settings.ts'
import { say } from '../shell/said.tsx'
import { toast } from '../shell/toasts.tsx'
import { isTableKey } from './plain-keys.ts'
import { isByKeyboard } from './useFocus.ts'
import { useHint } from './useHint.ts'
import type { Run } from './useRuns.ts'

interface HelpParts {
  readonly open: OpenGame
  readonly source: SeatSource
  readonly state: SeatState
  /** The table as it is drawn. */
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly reader: Reader
  readonly lang: Language
  readonly live: boolean
  /** The table is not played now: over, hidden, looked back at, or something is shown by itself. */
  readonly away: boolean
  answer(move: Move): void
  run(run: Run): void
}

export function useHelp(parts: HelpParts) {
  const { open, source, state, view, seats, reader, lang, live, away } = parts
  const { t } = useWords()
  const { confirmMoves } = useSettings()
  const { board } = open
  const onFailed = (error: unknown) => {
    console.info(error)
    toast(t('hint.none'), 'warning')
  }
  const { next, shown: hint } = useHint({ source, seat: state.seat, view, asked: live, away, onFailed })

  const { announced: told, kept } = state
  const announced = useMemo(
    () =>
      told &&
      board.partners && { ...told, ...board.partners.told(told.view, told.seat, told.moves, reader, lang) },
    [told, board, reader, lang],
  )
  const keep = useCallback(() => {
    if (!announced || announced.things.length === 0) return
    source.keep(announced.things)
    say(t('partner.kept', { what: announced.name }))
  }, [announced, source, t])
  const goAhead = useCallback(() => source.goAhead(), [source])
  const left = hint?.given ? hint.left : null
  const help = useMemo<Help>(
    () => ({ hint: left, announced: (!away && announced) || null, kept, keep, goAhead }),
    [left, announced, away, kept, keep, goAhead],
  )

  // Numbers stay what they were when steps are done.
  const done = (hint?.given?.ways[hint.at]?.steps.length ?? 0) - (left?.length ?? 0)
  const marks = useMemo(() => (left ? board.hints?.marks(view, left) : undefined), [left, board, view])
  const hinted = useCallback(
    (id: string) => {
      const step = marks?.get(id)
      return step === undefined ? null : step + done
    },
    [marks, done],
  )

  const { answer, run } = parts
  /** Takes the next part: one action, with all the answers that it asks for. */
  const playHint = () => {
    const step = left?.[0]
    if (!step || !live) return
    const [first] = step
    if (confirmMoves && first) return answer(first)
    run(followed(step, t('hint.play')))
  }

  const sentence =
    announced && t('partner.says', { name: seats[announced.seat]?.name ?? '', what: announced.sentence })
  // Each plan is said once.
  const said = useRef('')
  useEffect(() => {
    if (sentence && sentence !== said.current && !away) say(sentence)
    if (!away) said.current = sentence ?? ''
  }, [sentence, away])
  useHelpKeys({
    h: board.hints && !away ? () => next('key') : null,
    m: announced ? keep : null,
    k: board.partners && !away ? () => say(sentence ?? t('partner.silent')) : null,
  })
  return {
    hint,
    help,
    hinted,
    playHint,
    onHint: board.hints ? () => next(isByKeyboard() ? 'key' : undefined) : undefined,
  }
}

/** The answers of one step, each given when it is asked for. */
function followed(step: readonly Move[], label: string): Run {
  let rest = step
  return {
    label,
    next(seen) {
      const at = rest.findIndex((move) => seen.question?.moves.some((legal) => same(legal, move)))
      const move = rest[at] ?? null
      rest = move ? rest.slice(at + 1) : []
      return move
    },
  }
}

function useHelpKeys(keys: { readonly [key: string]: (() => void) | null }): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.repeat && isTableKey(event)) latest.current[event.key.toLowerCase()]?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
