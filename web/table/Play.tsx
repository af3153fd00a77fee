/** Playing at a table: from the question to the answer. */
import { type GameEvent, type Move, marked, type Refused, view as viewOf } from '@duskhall/kernel'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { EndScreen } from '../end/EndScreen.tsx'
import { useWords } from '../i18n/index.ts'
import type { OpenTable } from '../play/hall.ts'
import type { LocalTable } from '../play/local-table.ts'
import { readerOf, seatsOf } from '../play/people.ts'
import { useReducedMotion, useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { toast } from '../shell/toasts.tsx'
import { play } from '../sound.ts'
import { Announcer } from './Announcer.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Curtain } from './Curtain.tsx'
import { PromptBar } from './PromptBar.tsx'
import { TableFrame } from './TableFrame.tsx'
import css from './TableScreen.module.css'
import { useFocus } from './useFocus.ts'
import { useMotion } from './useMotion.ts'
import { useRecordActions } from './useRecordActions.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTableState } from './useTableState.ts'

export function Play({ open, table }: { readonly open: OpenTable; readonly table: LocalTable }) {
  const { t, lang } = useWords()
  const { confirmMoves } = useSettings()
  const reduced = useReducedMotion()
  const news = useRef<(events: readonly GameEvent[]) => void>(() => {})
  const state = useTableState(table, news)
  const { match, history, seat, curtain, thinking, batch } = state
  const texts = open.texts[lang]
  const stage = useRef<HTMLElement>(null)
  const [aim, setAim] = useState<Move | null>(null)
  const [draft, setDraft] = useState<unknown>(null)
  const [moment, setMoment] = useState<number | null>(null)
  const [sure, setSure] = useState<{ readonly move: Move; readonly question: string } | null>(null)
  const [ended, setEnded] = useState(match.state.outcome !== null)

  const now = useMemo(() => viewOf(open.game, match.state, seat), [open.game, match, seat])
  const past = moment === null ? undefined : history[moment]?.after
  const view = useMemo(
    () => (past ? { ...viewOf(open.game, past, seat), question: null } : now),
    [open.game, past, seat, now],
  )
  const seats = useMemo(() => seatsOf(table.players, seat), [table.players, seat])
  const reader = useMemo(() => readerOf(table.players, seat), [table.players, seat])
  const telling = useMemo(() => ({ ...reader, mark: marked }), [reader])
  const over = match.state.outcome !== null
  const mine = now.question?.seats.includes(seat) ?? false
  const live = mine && moment === null && curtain === null && sure === null

  news.current = useMotion(stage, open.board, view, reduced)

  const number = now.question?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question forgets what was aimed at
  useLayoutEffect(() => {
    // Before the board's own effects, which may aim at an answer of the new question.
    setAim(null)
    setDraft(null)
  }, [number, seat])
  useEffect(() => {
    if (!over) return
    play('won')
    const timer = setTimeout(() => setEnded(true), reduced ? 0 : 900)
    return () => clearTimeout(timer)
  }, [over, reduced])
  useEffect(() => {
    if (mine && curtain === null) play('turn')
  }, [mine, curtain])
  useEffect(() => {
    document.title = `${open.hall.window.words[lang].title} · Duskhall`
  }, [open, lang])

  const tell = useCallback(
    (refused: Refused | null) => {
      if (refused) toast(texts.refusal(refused.rule ?? refused.refused), 'warning')
    },
    [texts],
  )
  const send = useCallback(
    (move: Move) => {
      play('move')
      setSure(null)
      setAim(null)
      tell(table.answer(table.state.match.state.asked, move))
    },
    [table, tell],
  )
  const answer = useCallback(
    (move: Move) => {
      const seen = table.viewOf(table.state.seat)
      const doubt = open.board.confirm(seen, move, seats, lang)
      if (doubt) setSure({ move, question: doubt })
      else if (confirmMoves)
        setSure({ move, question: t('table.sureMove', { move: texts.move(seen, move, reader) }) })
      else send(move)
    },
    [table, open, seats, lang, confirmMoves, t, texts, reader, send],
  )
  const stepBack = useCallback(() => {
    setDraft(null)
    setAim(null)
    if (table.state.canStepBack) table.stepBack()
  }, [table])
  const undo = useCallback(() => tell(table.undo()), [table, tell])

  const { actions, report } = useRecordActions(open, match, table.players)
  useFocus(stage, live, number)
  useTableKeys({
    stage,
    live,
    aim,
    answer,
    stepBack,
    undo: () => state.canUndo && undo(),
    skip: () => thinking !== null && table.skip(),
    endTurn: () => {
      const end = open.board.endTurn?.(now)
      if (end) answer(end)
    },
  })

  if (curtain !== null) {
    const next = seats[curtain]
    return next ? (
      <div data-game={open.game.id}>
        <Curtain seat={next} onRaise={() => table.raiseCurtain()} />
      </div>
    ) : null
  }

  const buttons = live
    ? (now.question?.moves ?? [])
        .filter((move) => open.board.isButton(now, move))
        .map((move) => ({ move, label: texts.move(now, move, reader) }))
    : []
  const aimed = live && aim && !buttons.some(({ move }) => move === aim)
  const bar =
    moment !== null ? (
      <div className={css.strip} role="status">
        <span>{t('table.moment', { number: moment, total: match.record.moves.length })}</span>
        <Button look="primary" onClick={() => setMoment(null)}>
          {t('table.backToNow')}
        </Button>
      </div>
    ) : (
      <PromptBar
        seats={seats}
        asked={thinking === null ? (now.question?.seats ?? match.state.outcome?.winners ?? []) : [thinking]}
        prompt={texts.prompt(now, telling)}
        consequence={live && aim ? open.board.consequence(now, aim, seats, lang) : ''}
        primary={aimed ? { move: aim, label: texts.move(now, aim, reader) } : null}
        buttons={buttons}
        thinking={thinking !== null}
        skipping={state.skipping}
        canUndo={state.canUndo}
        canCancel={live && (state.canStepBack || draft !== null)}
        answer={answer}
        aim={setAim}
        onUndo={undo}
        onCancel={draft === null ? stepBack : () => setDraft(null)}
        onSkip={() => table.skip()}
      />
    )
  return (
    <TableFrame
      open={open}
      lang={lang}
      texts={texts}
      view={view}
      seats={seats}
      reader={reader}
      history={history}
      live={live}
      batch={batch}
      aim={aim}
      onAim={setAim}
      answer={answer}
      stepBack={stepBack}
      draft={draft}
      onDraft={setDraft}
      bar={bar}
      subtitle={seats
        .filter(({ you }) => !you)
        .map(({ name, level }) => (level ? `${name} (${t(`levels.${level}` as 'levels.regular')})` : name))
        .join(' · ')}
      actions={over ? [{ label: t('table.seeEnd'), run: () => setEnded(true) }, ...actions] : actions}
      moment={moment}
      onMoment={setMoment}
      onReport={report}
      stage={stage}
    >
      <Announcer game={open.game} texts={texts} history={history} reader={reader} />
      {sure && (
        <ConfirmDialog
          game={open.game.id}
          question={sure.question}
          onYes={() => send(sure.move)}
          onNo={() => setSure(null)}
        />
      )}
      {over && ended && (
        <EndScreen
          open={open}
          id={table.id}
          players={table.players}
          match={match}
          history={history}
          seats={seats}
          lang={lang}
          onClose={() => setEnded(false)}
        />
      )}
    </TableFrame>
  )
}
