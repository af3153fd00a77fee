/** Help at the table: the hint that was asked for, what partners announce, and the keys for both. */
import { type Move, same } from '@duskhall/kernel'
import { apartInWords, type Help } from '@duskhall/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { useSettings } from '../settings/settings.ts'
import { say } from '../shell/said.tsx'
import { toast } from '../shell/toasts.tsx'
import { isCounted } from '../store/tables.ts'
import type { AtTable } from './at-table.ts'
import { nextOf } from './hint-arc.ts'
import { isTableKey } from './plain-keys.ts'
import { isByKeyboard } from './useFocus.ts'
import { useHint } from './useHint.ts'
import type { Run } from './useRuns.ts'

interface HelpParts extends AtTable {
  /** The table is not played now: over, hidden, or looked back at. */
  readonly away: boolean
  /** Something is shown by itself, and played on afterwards. */
  readonly watching: boolean
  /** A lesson asks for something: it is the hint, and partners wait until it has been read. */
  readonly lead: (() => void) | null
  answer(move: Move): void
  run(run: Run): void
}

export function useHelp(parts: HelpParts) {
  const { open, source, state, view, seats, reader, lang, live, watching, lead } = parts
  const busy = lead !== null
  const away = parts.away || watching
  const { t } = useWords()
  const { confirmMoves } = useSettings()
  const { board } = open
  // The table of the day is the same for everybody, and so is what helps: nothing.
  const off = board.hints !== undefined && isCounted(source.daily)
  const hints = off ? undefined : board.hints
  const onFailed = (error: unknown) => {
    console.info(error)
    toast(t('hint.none'), 'warning')
  }
  const { next, shown: hint } = useHint({
    ...{ source, view, watching, busy, onFailed },
    ...{ seat: state.seat, asked: live, away: parts.away },
    apart: (seen, ways) =>
      apartInWords(ways, (way) => hints?.told(seen, way, null, reader, lang).steps ?? []),
  })

  // There is one lamplighter: what a hint said before is over where the lesson goes on.
  const close = hint?.close
  useEffect(() => {
    if (busy) close?.()
  }, [busy, close])
  const askFor = (by?: 'key') => (lead && live ? lead() : next(by))

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
  const marks = useMemo(() => (left ? hints?.marks(view, left) : undefined), [left, hints, view])
  const path = useMemo(() => (left ? { step: done + 1, names: nextOf(marks) } : null), [left, done, marks])
  const hinted = useCallback(
    (id: string, move?: Move | null) => {
      // Whatever its name: what gives the next answer.
      const next = left?.[0]?.[0]
      const step = move && next && same(move, next) ? 1 : marks?.get(id)
      return step === undefined ? null : step + done
    },
    [marks, done, left],
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
    h: parts.away ? null : hints ? () => askFor('key') : off ? () => toast(t('hint.off')) : null,
    m: announced ? keep : null,
    k: board.partners && !away ? () => say(sentence ?? t('partner.silent')) : null,
  })
  return {
    hint,
    help,
    hinted,
    path,
    playHint,
    hintsOff: off && !parts.away,
    onHint: hints ? () => askFor(isByKeyboard() ? 'key' : undefined) : undefined,
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
