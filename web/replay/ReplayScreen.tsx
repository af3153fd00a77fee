/** A game seen again: step, scrub, play; from any seat, or all open when it is over; and on from any move. */
import { type Seat, SPECTATOR, type View } from '@duskhall/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { branch, type OpenTable } from '../play/hall.ts'
import { peopleOf, readerOf, seatsOf } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import { ALL_OPEN, type Hearer, storyOf, type Told } from '../play/told.ts'
import { useOpenTable } from '../play/useOpenTable.ts'
import { useReducedMotion } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Loading } from '../shell/Loading.tsx'
import { Message } from '../shell/Message.tsx'
import { go } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'
import { useEventSounds } from '../sound/useEventSounds.ts'
import { Curtain } from '../table/Curtain.tsx'
import { LOOKING } from '../table/Stage.tsx'
import { TableFrame } from '../table/TableFrame.tsx'
import { Unopened } from '../table/Unopened.tsx'
import { useMotion } from '../table/useMotion.ts'
import { useRecordActions } from '../table/useRecordActions.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { useReplayVoice } from './useReplayVoice.ts'
import { watchersOf } from './watchers.ts'

export default function ReplayScreen({ id, move }: { readonly id: string; readonly move: number | null }) {
  const { t } = useWords()
  const { open, problem } = useOpenTable(id)
  if (problem) return <Unopened id={id} title={t('replay.title')} error={problem} />
  if (open?.apart) {
    return (
      <Message title={t('replay.title')} text={t(`apart.${open.apart}`)}>
        {!open.saved.over && <Button onClick={() => go({ at: 'table', id })}>{t('hall.continue')}</Button>}
        <Button look="primary" onClick={() => go({ at: 'hall' })}>
          {t('errors.toHall')}
        </Button>
      </Message>
    )
  }
  return open ? <Replay open={open} start={move} /> : <Loading />
}

const STEP = 900

interface ReplayProps {
  readonly open: OpenTable
  readonly start: number | null
  /** Keeps a game that is not kept yet; it is looked at after so many moves. */
  onKeep?(move: number): void
}

export function Replay({ open, start, onKeep }: ReplayProps) {
  const { t, lang } = useWords()
  const reduced = useReducedMotion()
  const { history, game, saved, match } = open
  const last = history.length - 1
  const ended = match.state.outcome !== null
  const over = ended || saved.resigned !== undefined
  const { choices, behindCurtain } = watchersOf(game, match.state, saved.players, over)
  const [at, setAt] = useState(Math.min(start ?? last, last))
  const [playing, setPlaying] = useState(false)
  const [seat, setSeat] = useState<Hearer>(choices[0] ?? SPECTATOR)
  const [curtain, setCurtain] = useState<Seat | null>(null)
  const stage = useRef<HTMLElement>(null)
  const texts = open.texts[lang]

  const story = useMemo(() => storyOf(game, history), [game, history])
  const told = useMemo(() => story.toldTo(seat), [story, seat])
  const front = seat === ALL_OPEN ? (peopleOf(saved.players)[0] ?? 0) : seat
  const view = useMemo<View>(
    () => ({ ...(told[at] as Told).view, seat: front, question: null }),
    [told, at, front],
  )
  const seats = useMemo(() => seatsOf(saved.players, front, lang), [saved.players, front, lang])
  const reader = useMemo(() => readerOf(saved.players, front, lang), [saved.players, front, lang])
  const log = useMemo(() => told.slice(0, at + 1), [told, at])
  const hints = useMemo(() => saved.hints?.filter(({ at: asked }) => asked <= at) ?? [], [saved.hints, at])
  useReplayVoice({ texts, told, reader, at, hidden: curtain !== null })
  useEffect(() => {
    document.title = `${open.hall.window.words[lang].title}, ${t('replay.title')} · Duskhall`
  }, [open, lang, t])
  const note = useMotion(stage, open.board, view, reduced)
  const ring = useEventSounds(open.board)
  const move = useCallback(
    (to: number) => {
      const next = Math.min(Math.max(to, 0), last)
      const events = next === at + 1 ? (told[next]?.events ?? []) : []
      note(events)
      ring(events)
      setAt(next)
    },
    [note, ring, told, at, last],
  )
  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => move(at + 1), STEP)
    return () => clearTimeout(timer)
  }, [playing, at, last, move])

  const fromHere = async () => {
    try {
      const id = await branch(open, match.record, at, saved.players)
      toast(t('replay.branched'))
      go({ at: 'table', id })
    } catch (error) {
      sayProblem(error)
    }
  }
  const analyse =
    over && !onKeep
      ? () => go({ at: 'analysis', id: saved.id, seat: seat === ALL_OPEN ? null : seat })
      : undefined
  const watch = (next: Hearer) => {
    setPlaying(false)
    if (next !== ALL_OPEN && behindCurtain.includes(next)) setCurtain(next)
    else setSeat(next)
  }
  const shown = useMemo(
    () => ({ open, lang, texts, view, seats, reader }),
    [open, lang, texts, view, seats, reader],
  )
  const record = useCallback(() => match, [match])
  const { actions, report } = useRecordActions(record, saved.players, saved.resigned ?? null, saved.hints)
  const owner = curtain === null ? undefined : seats[curtain]
  if (owner) {
    return (
      <div data-game={game.id}>
        <Curtain
          seat={owner}
          onRaise={() => {
            setSeat(owner.seat)
            setCurtain(null)
          }}
        />
      </div>
    )
  }
  return (
    <TableFrame
      shown={shown}
      doing={LOOKING}
      log={log}
      hints={hints}
      subtitle={t('replay.title')}
      actions={analyse ? [{ label: t('replay.analyse'), run: analyse }, ...actions] : actions}
      moment={null}
      onMoment={move}
      onReport={report}
      stage={stage}
      bar={
        <ReplayBar
          {...{ at, last, playing, seat, seats, choices }}
          onMove={move}
          onPlay={() => {
            if (at >= last && !playing) move(0)
            setPlaying(!playing)
          }}
          onSeat={watch}
          onBranch={() => void fromHere()}
          onKeep={onKeep && (() => onKeep(at))}
          onAnalyse={analyse}
          canBranch={at < last || !ended}
        />
      }
    />
  )
}
