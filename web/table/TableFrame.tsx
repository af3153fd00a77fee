/** What playing and replaying share: the bars, the stage, the log, and everything that can be opened over them. */
import '../i18n/play.ts'
import type { Refusal } from '@duskhall/kernel'
import type { TableHooks } from '@duskhall/ui'
import { isSmall, TableProvider } from '@duskhall/ui'
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWords } from '../i18n/index.ts'
import type { Told } from '../play/told.ts'
import { PrimerDialog } from '../primer/index.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { Crash } from '../shell/Crash.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { useArrangement, useHintBeside, useRail, useShort } from '../shell/media.ts'
import { moodOf } from '../shell/mood.ts'
import { say } from '../shell/said.tsx'
import type { Hinted } from '../store/tables.ts'
import { attention } from './attention.ts'
import { CardPreview, type Preview } from './CardPreview.tsx'
import { cardSaid } from './card-said.ts'
import { Explanation } from './Explanation.tsx'
import { GalleryDialog } from './GalleryDialog.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { keysTaken } from './help-keys.ts'
import { Log } from './Log.tsx'
import { folded, HINT, type LogLine, logLines, withHints } from './log-lines.ts'
import { RulesDrawer } from './RulesDrawer.tsx'
import './table-icons.ts'
import { OpenLogProvider } from './open-log.ts'
import { isTableKey } from './plain-keys.ts'
import { type Doing, LOOKING, type Shown, Stage, useTableSettings } from './Stage.tsx'
import css from './TableScreen.module.css'
import { type Panel, TopBar } from './TopBar.tsx'
import { useExplanation } from './useExplanation.ts'
import { isLedByKeys } from './useFocus.ts'
import { usePeek } from './usePeek.ts'
import { useSteady } from './useSteady.ts'
import { meantBy } from './what.ts'

export interface TableFrameProps {
  readonly shown: Shown
  readonly doing: Doing
  readonly log: readonly Told[]
  /** Prompt, replay bar or strip. */
  readonly bar: ReactNode
  readonly subtitle: string
  readonly actions: readonly { readonly label: string; run(): void }[]
  readonly moment: number | null
  onMoment(at: number): void
  onReport(error?: Error): void
  readonly stage: RefObject<HTMLElement | null>
  /** Takes the place of the log beside the table. */
  readonly beside?: { readonly title?: string; readonly content: ReactNode } | null
  /** Where somebody asked for a hint. */
  readonly hints?: readonly Hinted[]
  /** Asks what to do, where the game says so. */
  readonly onHint?: (() => void) | undefined
  /** There would be hints, and not here: who asks for one is told so. */
  readonly hintsOff?: boolean
  /** What lies over the table and may lead to a rule. */
  over?(openRule: (rule: string) => void): ReactNode
  readonly children?: ReactNode
}

const NO_HINTS: readonly Hinted[] = []

function flash(stage: Element | null, place: string | null): void {
  for (const lit of stage?.querySelectorAll('[data-flash]') ?? []) lit.removeAttribute('data-flash')
  if (!place) return
  const name = CSS.escape(place)
  stage?.querySelector(`[data-piece="${name}"], [data-zone="${name}"]`)?.setAttribute('data-flash', '')
}

export function TableFrame(props: TableFrameProps) {
  const { shown, doing, stage } = props
  const { open, lang, texts, view, seats, reader } = shown
  const { t } = useWords()
  const rail = useRail()
  const beside = useHintBeside()
  const short = useShort()
  const arrangement = useArrangement()
  const settings = useTableSettings()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [about, setAbout] = useState<string | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [read, setRead] = useState(0)
  const { id } = open.game
  const { live, onAim, answer, exchange, run, stepBack, fresh, hinted, asks, shows, aim, aimedAt } = doing

  const { hints = NO_HINTS } = props
  const lines = useMemo(() => {
    const asked = (seat: number) =>
      seat === reader.you ? t('hint.youAsked') : t('hint.asked', { name: reader.names[seat] ?? '' })
    return folded(withHints(logLines(texts, props.log, reader), hints, asked))
  }, [texts, props.log, reader, hints, t])
  // What stood in the log when it was closed has been read.
  const reading = rail || panel === 'log'
  const told = useRef(lines.length)
  told.current = lines.length
  useEffect(() => (reading ? () => setRead(told.current) : undefined), [reading])

  const { watching } = shown
  const watched = (watching ?? null) !== null
  const { state } = view
  const reason = useCallback(
    ({ rule: which, move }: Refusal) => texts.refusal(which, { ...reader, state, move }),
    [texts, reader, state],
  )
  const looked = useRef(attention())
  const explanation = useExplanation({
    board: open.board,
    view,
    reason,
    looked: looked.current,
    quiet: isSmall(arrangement) || watched,
  })
  const { told: explained, askWhy, forget, makeRoom } = explanation
  // One card at a time, whoever brought it.
  const isWhat = explained !== null && 'terms' in explained
  useEffect(() => {
    if (isWhat) setPreview(null)
  }, [isWhat])
  useEffect(() => {
    const point = (event: PointerEvent) => looked.current.pointer(event)
    const touch = () => looked.current.key()
    addEventListener('pointermove', point, true)
    addEventListener('pointerdown', touch, true)
    addEventListener('keydown', touch, true)
    return () => {
      removeEventListener('pointermove', point, true)
      removeEventListener('pointerdown', touch, true)
      removeEventListener('keydown', touch, true)
    }
  }, [])
  const showCard = useCallback(
    (card: string | null, anchor: Element | null, by?: 'pointing' | 'press') => {
      // On a phone there is no room beside anything: a card shows itself to whoever asks for it.
      // While something happens by itself, cards pass under a pointer that does not mean them.
      if (by === 'pointing' && (isSmall(arrangement) || watched)) return
      if (card && !(by === 'pointing' ? looked.current.points : looked.current.awake)) return
      setPreview(card && anchor ? { card, anchor } : null)
      if (card) makeRoom()
      if (card && by === 'press') say(...cardSaid(open.board.cards.list(view.state.content, lang), card))
    },
    [arrangement, watched, open, view.state.content, lang, makeRoom],
  )
  const hooks = useSteady<TableHooks>({
    live,
    settings,
    aim,
    aimedAt,
    onAim,
    answer,
    askWhy,
    reason,
    exchange,
    run,
    stepBack,
    fresh,
    hinted,
    asks,
    shows,
    preview: showCard,
    say,
    isForTable: isTableKey,
  })
  // The log only shows cards; what is aimed at on the table does not concern it.
  const quiet = useMemo<TableHooks>(() => {
    const nothing = () => {}
    const idle = {
      onAim: nothing,
      answer: nothing,
      exchange: nothing,
      run: nothing,
      stepBack: nothing,
      fresh: () => null,
      say: nothing,
      isForTable: () => false,
    }
    return { live: false, settings, aim: null, askWhy: nothing, reason: () => '', preview: showCard, ...idle }
  }, [settings, showCard])
  // A new question makes the old reasons and previews stale; what others answer to an open one does not.
  const question = watching ? `${watching.interlude.id} ${watching.at}` : view.question?.since
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the reason
  useEffect(() => {
    forget()
    setPreview(null)
    looked.current.rest()
  }, [question])
  // A card held up by a finger goes down with the next touch.
  useEffect(() => {
    const down = () => setPreview(null)
    addEventListener('pointerdown', down, true)
    return () => removeEventListener('pointerdown', down, true)
  }, [])
  const isHeldUp = preview !== null || explained !== null
  useEffect(() => {
    if (!isHeldUp) return
    const put = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isTableKey(event)) return
      // What the focus holds up goes down along with whatever else that key is for.
      if (explained) event.preventDefault()
      setPreview(null)
    }
    addEventListener('keydown', put, true)
    return () => removeEventListener('keydown', put, true)
  }, [isHeldUp, explained])
  usePeek()
  // Beside the table it is read where it stands.
  const openLog = useCallback(() => {
    const beside = document.querySelector<HTMLElement>('aside [role=log]')
    if (beside) beside.focus({ focusVisible: true })
    else setPanel('log')
  }, [])
  // Where hints are given, or somebody has to be told that they are not, H is for them.
  const letters = { l: 'log', r: 'rules', g: 'gallery', '?': 'help' } as const
  const taken = keysTaken(open.board.isChained(view), open.board.keys?.(lang) ?? [])
  useKeys(props.onHint || props.hintsOff ? letters : { ...letters, h: 'help' }, taken, (key, wanted) => {
    // Help on what is meant: the card among all others, with every word on it.
    const meant = key === '?' ? meantNow() : null
    const named = meant?.closest('[data-card]')?.getAttribute('data-card')
    const shown = named && open.board.cards.list(view.state.content, lang).some((one) => one.id === named)
    const card = shown ? named : null
    setPreview(null)
    if (key === '?' && !card && explanation.askAt(meant)) return
    explanation.makeRoom()
    setAbout(card ?? null)
    if (wanted === 'log') openLog()
    else setPanel(card ? 'gallery' : wanted)
  })

  const openRule = (which: string) => {
    explanation.close()
    setRule(which)
    setPanel('rules')
  }
  const { onMoment } = props
  const showMoment = useCallback(
    (at: number) => {
      setPanel(null)
      onMoment(at)
    },
    [onMoment],
  )
  const point = useCallback(
    (line: LogLine | null) =>
      flash(stage.current, !line || line.event.e === HINT ? null : open.board.placeOf(line.event)),
    [stage, open.board],
  )
  const log = (
    <TableProvider value={quiet}>
      <Log lines={lines} seats={seats} moment={props.moment} onMoment={showMoment} onPoint={point} />
    </TableProvider>
  )
  const close = () => {
    setPanel(null)
    setRule(null)
    setAbout(null)
  }
  const title = open.hall.window.words[lang].title
  return (
    <div
      className={css.app}
      {...moodOf(id, arrangement)}
      data-short={short ? '' : undefined}
      data-hints={props.onHint ? '' : undefined}
      data-rail={rail ? '' : undefined}
    >
      <TopBar
        title={title}
        subtitle={props.subtitle}
        phase={open.board.phase(view, lang)}
        unread={reading ? 0 : Math.max(0, lines.length - read)}
        actions={props.actions}
        onOpen={setPanel}
        onHint={props.onHint}
      />
      <OpenLogProvider value={openLog}>
        <TableProvider value={hooks}>{props.bar}</TableProvider>
      </OpenLogProvider>
      <div className={css.middle}>
        <Crash inside onReport={props.onReport}>
          <Stage shown={shown} doing={doing} hooks={hooks} stage={stage} />
        </Crash>
        {(rail || (beside && props.beside && !props.beside.title)) && (
          <aside className={css.rail} aria-label={t('table.railLabel')}>
            {(!props.beside || props.beside.title) && (
              <h2 className={css.railTitle}>{props.beside?.title ?? t('panels.log')}</h2>
            )}
            {props.beside?.content ?? log}
          </aside>
        )}
      </div>
      {explained && (
        <Explanation
          key={explained.by ?? 'asked'}
          told={explained}
          texts={texts}
          pictures={open.board.pictures}
          onClose={explanation.close}
          onRule={openRule}
          onWords={() => {
            explanation.close()
            setPanel('help')
          }}
          onWhat={explanation.askWhat}
          onWalk={explanation.walk}
        />
      )}
      {preview && <CardPreview preview={preview} board={open.board} view={view} texts={texts} lang={lang} />}
      {!rail && panel === 'log' && (
        <Dialog onClose={close} drawer title={t('panels.log')} game={id}>
          <div className={css.sheet}>{log}</div>
        </Dialog>
      )}
      {panel === 'rules' && <RulesDrawer game={id} texts={texts} rule={rule} onClose={close} />}
      {panel === 'gallery' && (
        <GalleryDialog
          open={open}
          content={view.state.content}
          lang={lang}
          title={title}
          about={about}
          onClose={close}
        />
      )}
      {panel === 'settings' && <SettingsDialog onClose={close} game={id} />}
      {panel === 'help' && (
        <HelpDialog
          onClose={close}
          game={id}
          texts={texts}
          sitting={{
            replay: doing === LOOKING,
            over: view.state.outcome !== null,
            bots: seats.some(({ level }) => level),
            endsTurns: open.board.endTurn !== undefined,
            hints: props.onHint !== undefined,
            hintsOff: props.hintsOff ?? false,
            partners: open.board.partners !== undefined,
          }}
          keys={open.board.keys?.(lang) ?? []}
          pictures={open.board.pictures}
          onPrimer={() => setPanel('primer')}
        />
      )}
      {panel === 'primer' && (
        <Suspense>
          <PrimerDialog game={id} title={title} onClose={close} />
        </Suspense>
      )}
      {props.over?.(openRule)}
      {props.children}
    </div>
  )
}

/** What a question mark is about. */
function meantNow(): Element | null {
  const under = matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : null
  // Over what is told of a thing it is about that thing.
  const pointed = under?.closest('[data-overlay]') ? document.querySelector('[data-explained]') : under
  return meantBy(document.activeElement, pointed ?? null, isLedByKeys())
}

/** Single keys open panels, unless somebody is typing or holds another key. */
function useKeys(
  keys: { readonly [key: string]: Panel },
  taken: readonly string[],
  open: (key: string, panel: Panel) => void,
): void {
  const latest = useRef(taken)
  latest.current = taken
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys never change, nor what they open
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTableKey(event)) return
      const panel = keys[event.key]
      if (panel && !latest.current.includes(event.key)) open(event.key, panel)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
