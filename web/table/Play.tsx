/** Playing at a table: from the question to the answer. */
import { type GameEvent, isCooperative, type Move, marked, same, type View } from '@duskhall/kernel'
import { isJust, isSmall } from '@duskhall/ui'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rematch } from '../end/again.ts'
import { useEnding } from '../end/ending.ts'
import { OverBar } from '../end/OverBar.tsx'
import { useWords } from '../i18n/index.ts'
import { InterludeBar } from '../interlude/InterludeBar.tsx'
import { InterludeSteps } from '../interlude/InterludeSteps.tsx'
import { SummaryDialog } from '../interlude/SummaryDialog.tsx'
import { useInterlude } from '../interlude/useInterlude.ts'
import { waitingFor } from '../lesson/first-game.ts'
import { LessonCaption } from '../lesson/LessonCaption.tsx'
import { skipLesson, useLeftLesson, useLesson } from '../lesson/useLesson.ts'
import { useStillPointer } from '../lesson/useStillPointer.ts'
import type { OpenGame } from '../play/hall.ts'
import { isDefeat, readerOf, seatsOf } from '../play/people.ts'
import type { SeatSource } from '../play/seat-source.ts'
import { useReducedMotion, useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { useArrangement, useHintBeside } from '../shell/media.ts'
import { play } from '../sound/index.ts'
import { useTableSounds } from '../sound/useEventSounds.ts'
import { isCounted } from '../store/tables.ts'
import { legalAim } from './aiming.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Curtain } from './Curtain.tsx'
import { freshIn, NOTHING_FRESH, summaryOf } from './fresh.ts'
import { useGivingUp } from './giving-up.ts'
import { HintArc } from './HintArc.tsx'
import { HintPanel } from './HintPanel.tsx'
import { PromptBar } from './PromptBar.tsx'
import { lastDone, type Recap, recapOf } from './recap.ts'
import type { Doing, Shown } from './Stage.tsx'
import { TableFrame } from './TableFrame.tsx'
import css from './TableScreen.module.css'
import { type Doubt, useAnswers } from './useAnswers.ts'
import { useFocus } from './useFocus.ts'
import { useHelp } from './useHelp.ts'
import { useMotion } from './useMotion.ts'
import { useRecap } from './useRecap.ts'
import { useRecordActions } from './useRecordActions.ts'
import { useSight } from './useSight.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTableState } from './useTableState.ts'
import { useVoice } from './useVoice.ts'

// The end comes last, and nobody waits for it before.
const EndScreen = lazy(() => import('../end/EndScreen.tsx').then(({ EndScreen }) => ({ default: EndScreen })))

export function Play({ open, source }: { readonly open: OpenGame; readonly source: SeatSource }) {
  const { t, lang } = useWords()
  const { confirmMoves, pace } = useSettings()
  const reduced = useReducedMotion()
  const news = useRef<(events: readonly GameEvent[]) => void>(() => {})
  const state = useTableState(source, news)
  const { seat, curtain, thinking, takingBack, resigned, exchange: exchangeable } = state
  const { players } = source
  const texts = open.texts[lang]
  const lesson = useLesson(source)
  const leftLesson = useLeftLesson(source)
  const seats = useMemo(() => seatsOf(players, seat, lang), [players, seat, lang])
  const reader = useMemo(() => readerOf(players, seat, lang), [players, seat, lang])
  const telling = useMemo(() => ({ ...reader, mark: marked }), [reader])
  const following = useMemo(() => ({ lang, texts, seats, reader: telling }), [lang, texts, seats, telling])
  const { shown: interlude, settling } = useInterlude(open, source, state, following, news)
  const { view: now, log } = interlude ?? state
  const { outcome } = now.state
  const stage = useRef<HTMLElement>(null)
  const arrangement = useArrangement()
  const beside = useHintBeside()
  const [pointed, setPointed] = useState<{
    readonly move: Move
    readonly by?: 'pointing' | undefined
    readonly at?: string | undefined
  } | null>(null)
  const setAim = useCallback(
    (move: Move | null, by?: 'pointing', at?: string) => setPointed(move && { move, by, at }),
    [],
  )
  const asking = lesson?.wish ?? null
  const onAim = useStillPointer(asking !== null, now.question?.since, setAim)
  // Whoever asks for a hint is led to what the lesson asks for.
  const [called, call] = useState(0)
  const foldLesson = useRef<(() => boolean) | null>(null)
  const lead = useMemo(() => (asking ? () => call((times) => times + 1) : null), [asking])
  const [draft, setDraft] = useState<unknown>(null)
  const forget = useCallback(() => {
    setAim(null)
    setDraft(null)
  }, [setAim])
  const [moment, setMoment] = useState<number | null>(null)
  const [doubted, setSure] = useState<Doubt | null>(null)
  const [ended, setEnded] = useState(outcome !== null || resigned !== null)

  const past = moment === null ? undefined : log[moment]
  const view = useMemo(() => (past ? { ...past.view, question: null } : now), [past, now])
  const over = outcome !== null || resigned !== null
  const together = isCooperative(open.game, now.state)
  const lost = outcome ? isDefeat(open.game, now.state, outcome, players) : over
  const ending = useEnding(open, source)
  const mine = now.question?.seats.includes(seat) ?? false
  // What others answer meanwhile changes the number of an open question, and not what is being thought about.
  const question = now.question?.since
  const sure = doubted?.about === undefined || doubted.about === question ? doubted : null
  const live = mine && moment === null && curtain === null && sure === null && !settling

  const summary = useMemo(() => summaryOf(open.board, now), [open.board, now])
  const isBot = (who: number) => players[who]?.kind === 'bot'
  const tellRecap = useRef((): Recap | null => null)
  tellRecap.current = () => recapOf(texts, state.log, reader, isBot, summary)
  const hurried = thinking !== null && (state.skipping || pace === 'instant' || pace === 'fastest')
  const { recap, close: closeRecap } = useRecap(
    hurried,
    summary !== null,
    mine && curtain === null,
    question,
    tellRecap,
  )
  const marks = useMemo(
    () => (past || !summary ? NOTHING_FRESH : freshIn(texts, state.log, reader, summary)),
    [past, summary, texts, state.log, reader],
  )
  const fresh = useCallback((id: string) => marks.get(id) ?? null, [marks])

  // Already in the drawing in which the question changes: what it would lead to is played ahead there.
  const aim = useMemo(() => legalAim(now, pointed?.move ?? null), [now, pointed])
  const aimedAt = pointed?.at ?? null

  const fly = useMotion(stage, open.board, view, reduced)
  const ring = useTableSounds(open.board, source, state, interlude)
  news.current = (events) => {
    fly(events)
    ring(events)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question forgets what was aimed at
  useLayoutEffect(() => {
    // Before the board's own effects, which may aim at an answer of the new question.
    forget()
  }, [question, seat])
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody answers for another
  useLayoutEffect(() => setSure(null), [seat])
  // What happened last is seen to its end before anything is said of it.
  const told = over && interlude === null
  useEffect(() => {
    if (!told) return
    play(lost ? 'lost' : 'won')
    const timer = setTimeout(() => setEnded(true), reduced ? 0 : 900)
    return () => clearTimeout(timer)
  }, [told, lost, reduced])
  useEffect(() => {
    if (mine && curtain === null) play('turn')
  }, [mine, curtain])
  useEffect(() => {
    document.title = `${open.hall.window.words[lang].title} · Duskhall`
  }, [open, lang])

  const wanted = lesson?.wanted
  const isWanted = useCallback(
    (seen: View, move: Move) => seen.question?.number === now.question?.number && isJust(wanted ?? [], move),
    [now.question?.number, wanted],
  )
  const { answer, exchange, stepBack, undo, run } = useAnswers({
    ...{ open, source, state, view: now, seats, reader, lang, live },
    forget,
    isWanted,
    ask: setSure,
  })

  const shown = useMemo<Shown>(
    () => ({ open, lang, texts, view, seats, reader, watching: past ? null : (interlude?.watching ?? null) }),
    [open, lang, texts, view, seats, reader, past, interlude?.watching],
  )
  const away = over || curtain !== null || moment !== null
  const { hint, help, hinted, path, playHint, hintsOff, onHint } = useHelp({
    ...{ open, source, state, view: now, seats, reader, lang, live, away, answer, run },
    watching: interlude !== null,
    lead,
  })
  const asks = useMemo(
    () => (asking ? (move: Move) => wanted?.some((one) => same(one, move)) ?? false : undefined),
    [asking, wanted],
  )
  const given = lesson?.shown ?? null
  const shows = useMemo(() => (given ? (move: Move) => same(given, move) : undefined), [given])
  const doing = useMemo<Doing>(
    () => ({
      ...{ live, aim, aimedAt, onAim, draft, onDraft: setDraft },
      ...{ answer, exchange, exchangeable, run, stepBack, fresh, hinted, asks, shows, help },
    }),
    [
      live,
      aim,
      aimedAt,
      answer,
      exchange,
      exchangeable,
      run,
      stepBack,
      fresh,
      hinted,
      asks,
      shows,
      help,
      draft,
      onAim,
    ],
  )
  const asked = useMemo(
    () =>
      mine && !interlude && now.question
        ? { since: now.question.since, prompt: texts.prompt(now, telling) }
        : null,
    [mine, interlude, now, texts, telling],
  )
  useVoice({ texts, log, reader, asked, hidden: curtain !== null })
  const record = useCallback(() => source.record(), [source])
  const { actions, report, share } = useRecordActions(record, players, resigned, state.hints)
  const givingUp = useGivingUp(source, over, setSure)
  useFocus(stage, live, question)
  const end = open.board.endTurn?.(now) ?? null
  useSight(stage, live, question)
  useTableKeys({
    stage,
    live,
    aim,
    answer,
    onEscape: () => foldLesson.current?.() || stepBack(),
    undo,
    skip: () => thinking !== null && source.skip(),
    endTurn: end && live ? () => answer(end) : null,
  })

  if (curtain !== null) {
    const next = seats[curtain]
    return next ? (
      <div data-game={open.game.id}>
        <Curtain seat={next} onRaise={() => source.raiseCurtain()} />
      </div>
    ) : null
  }

  const hintPanel = hint && (
    <HintPanel open={open} reader={reader} hint={hint} onPlay={playHint} sheet={!beside} />
  )
  const buttons = live
    ? (now.question?.moves ?? [])
        .filter((move) => open.board.isButton(now, move))
        .map((move) => ({ move, label: texts.move(now, move, reader) }))
    : []
  // What lies under the pointer is pressed itself: a button for it would be gone before the pointer came there.
  const aimed = live && aim && pointed?.by !== 'pointing' && !buttons.some(({ move }) => same(move, aim))
  const bar =
    moment !== null ? (
      <div className={css.strip} role="status">
        <span>{t('table.moment', { number: moment, total: log.length - 1 })}</span>
        <Button look="primary" onClick={() => setMoment(null)}>
          {t('table.backToNow')}
        </Button>
      </div>
    ) : interlude ? (
      <InterludeBar shown={interlude} seats={seats} />
    ) : ending ? (
      <OverBar
        ending={ending}
        seats={seats}
        together={together}
        onRematch={() => rematch(source, together)}
        onEnd={() => setEnded(true)}
      />
    ) : (
      <PromptBar
        seats={seats}
        asked={thinking === null ? (now.question?.waits ?? []) : [thinking]}
        choices={moment === null ? state.choices : []}
        plays={(other) => open.board.plays?.(now, other, lang) ?? null}
        onSit={(other) => source.sitAt(other)}
        prompt={texts.prompt(now, telling)}
        consequence={live && aim ? open.board.consequence(now, aim, seats, lang) : ''}
        primary={
          aimed
            ? {
                move: aim,
                label: texts.move(now, aim, reader),
                verb: open.board.verb?.(now, aim, lang) ?? null,
              }
            : null
        }
        runs={live && !confirmMoves ? (open.board.runs?.(now, lang) ?? []) : []}
        onRun={run}
        live={live}
        buttons={buttons}
        thinking={thinking !== null}
        done={thinking === null ? null : lastDone(texts, log, reader, isBot)}
        // A small window has no room for both; the log has it too.
        recap={lesson && isSmall(arrangement) ? null : recap}
        onRecapRead={closeRecap}
        skipping={state.skipping}
        canUndo={takingBack !== 'no'}
        canCancel={live && (state.canStepBack || draft !== null)}
        byEscape={!lesson}
        cancelLabel={draft === null ? undefined : open.board.leaving?.(now, draft, lang)}
        answer={answer}
        aim={setAim}
        onUndo={undo}
        onCancel={draft === null ? stepBack : () => setDraft(null)}
        onSkip={() => source.skip()}
      />
    )
  return (
    <TableFrame
      shown={shown}
      doing={doing}
      log={log}
      bar={bar}
      subtitle={[
        ...(source.daily ? [t(isCounted(source.daily) ? 'doors.daily' : 'doors.practice')] : []),
        ...seats
          .filter(({ you }) => !you)
          .map(({ name, level }) => (level ? `${name} (${t(`levels.${level}` as 'levels.regular')})` : name)),
      ].join(' · ')}
      actions={[...(over ? [] : leftLesson), ...givingUp, ...actions]}
      moment={moment}
      onMoment={setMoment}
      onReport={report}
      stage={stage}
      beside={
        // Where the board lists the steps itself, the log stays and grows with them.
        interlude && !interlude.interlude.queue
          ? { title: interlude.interlude.title, content: <InterludeSteps shown={interlude} /> }
          : beside && hintPanel
            ? { content: hintPanel }
            : null
      }
      hints={state.hints}
      onHint={over ? undefined : onHint}
      hintsOff={hintsOff}
      over={(openRule) =>
        lesson && (
          <LessonCaption
            now={lesson}
            lang={lang}
            stage={stage}
            question={question}
            called={called}
            live={live && interlude === null}
            hinting={hint !== null}
            canHint={onHint !== undefined}
            waiting={waitingFor(source.id)}
            byEscape={foldLesson}
            answer={answer}
            onEnd={() => source.endLesson()}
            onSkip={() => skipLesson(source)}
            onRule={openRule}
          />
        )
      }
    >
      {path && <HintArc {...path} stage={stage} reduced={reduced} />}
      {!beside && hintPanel}
      {interlude?.at === 'summary' && !interlude.aside && moment === null && (
        <SummaryDialog open={open} shown={interlude} following={following} />
      )}
      {sure && (
        <ConfirmDialog
          game={open.game.id}
          question={sure.question}
          onYes={() => {
            setSure(null)
            sure.yes()
          }}
          onNo={() => setSure(null)}
        />
      )}
      {over && ended && (
        <Suspense>
          <EndScreen {...{ open, source, lost, lang }} onShare={share} onClose={() => setEnded(false)} />
        </Suspense>
      )}
    </TableFrame>
  )
}
