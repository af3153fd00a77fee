/** A table played here: opened from the browser's store, by one tab at a time. */
import type { Seat } from '@duskhall/kernel'
import { useEffect, useState } from 'react'
import { meet } from '../collection/meet.ts'
import { noteDay } from '../daily/note-day.ts'
import { noteGame } from '../diary/diary.ts'
import { useWords } from '../i18n/index.ts'
import { rivalsOf } from '../lesson/rivals.ts'
import { award } from '../medals/award.ts'
import { nameIn } from '../play/cast.ts'
import { contentToBring } from '../play/contents.ts'
import { captionOf, hall, type OpenTable, openTable, sound } from '../play/hall.ts'
import { LocalTable } from '../play/local-table.ts'
import { steadyThinker } from '../play/steady-thinker.ts'
import type { Thinker } from '../play/table-state.ts'
import { ALL_OPEN } from '../play/told.ts'
import { type ThinkerTable, WorkerThinker } from '../play/worker-thinker.ts'
import { settings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Loading } from '../shell/Loading.tsx'
import { Message } from '../shell/Message.tsx'
import { loadAnew } from '../shell/parts.ts'
import { whenQuiet } from '../shell/quiet.ts'
import { go } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'
import { StoreError } from '../store/store-error.ts'
import { Play } from './Play.tsx'
import { takeTable } from './tab-lock.ts'
import { Unopened } from './Unopened.tsx'

/** How long a bot's move takes at least. */
const PACE = { slow: 1500, normal: 700, fast: 350, fastest: 175, instant: 0 } as const

/** How long what a bot means to do with its partners can be read before it does it. */
const ANNOUNCING = { slow: 6000, normal: 3500, fast: 1800, fastest: 700, instant: 0 } as const

/** So long nothing arrives while the player thinks, before the bots are fetched. Milliseconds. */
const THINKING = 700

type Shown =
  | { readonly as: 'loading' }
  | { readonly as: 'problem'; readonly error: unknown }
  | { readonly as: 'elsewhere' }
  | { readonly as: 'table'; readonly open: OpenTable; readonly table: LocalTable }

export default function TableScreen({ id }: { readonly id: string }) {
  const { t, lang } = useWords()
  const [shown, setShown] = useState<Shown>({ as: 'loading' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is not opened again for another language
  useEffect(() => {
    let closed = false
    let table: LocalTable | null = null
    let thinker: (Thinker & { stop(): void }) | null = null
    let unsay = () => {}
    let unwait = () => {}
    const lock = takeTable(id, () => {
      closed = true
      table?.close()
      unwait()
      thinker?.stop()
      void hall.setAside(id)
      setShown({ as: 'elsewhere' })
    })
    const begin = (open: OpenTable) => {
      if (closed) return
      const { saved, match, history, game, board, texts } = open
      const { seed, content } = match.record
      const named = (seat: Seat) => ({ name: nameIn(lang, saved.players[seat] ?? { name: '' }) })
      const bots: ThinkerTable = { id, game: game.id, seed, content: contentToBring(game, content) }
      const worker = new WorkerThinker(bots)
      thinker = steadyThinker({
        worker,
        simply: async (request, signal) =>
          (await import('../play/tab-thinker.ts')).thinkInTab(bots, request, signal),
        onTrouble: (seat, trouble, error) => {
          console.info(error)
          toast(t(`botTrouble.${trouble}`, named(seat)), 'warning')
        },
      })
      table = new LocalTable({
        id,
        game,
        players: saved.players,
        match,
        history,
        started: saved.started,
        resigned: saved.resigned,
        hints: saved.hints,
        kept: saved.kept,
        room: saved.room,
        daily: saved.daily,
        inherited: saved.inherited,
        lesson: saved.lesson,
        leftLesson: saved.leftLesson,
        conventions: board,
        store: hall,
        thinker: saved.lesson || saved.leftLesson ? rivalsOf(thinker, () => table) : thinker,
        pace: () => PACE[settings().pace],
        announcing: () => ANNOUNCING[settings().pace],
        asksEverything: () => settings().askEverything,
        caption: ({ state }) => captionOf(texts, state),
        onOver: (over) => {
          const played = noteGame(over, texts)
          const story = table?.story()
          const log = story?.toldTo(ALL_OPEN) ?? []
          noteDay(over, played, log, board.course)
          void award(game, over, played, log)
          if (story) meet(over, texts, board.cards, story)
        },
        now: Date.now,
        onBotError: (seat, error) => {
          console.error(error)
          toast(t('errors.bot', named(seat)), 'warning')
        },
      })
      if (open.apart) unsay = toast(t(`apart.${open.apart}`), 'warning')
      hall.sit(id)
      table.start()
      if (saved.players.some(({ kind }) => kind === 'bot')) unwait = whenQuiet(() => worker.warm(), THINKING)
      setShown({ as: 'table', open, table })
    }
    lock.taken
      .then(() => openTable(id))
      // The rules may stumble over a damaged table as late as when it is looked at.
      .then((open) => sound(open.game.id, async () => begin(open)))
      .catch((error) => !closed && setShown({ as: 'problem', error }))
    return () => {
      closed = true
      table?.close()
      unwait()
      thinker?.stop()
      lock.release()
      hall.sit(null)
      unsay()
    }
  }, [id, tries])
  // What could not be read for want of the store is there once it works again.
  const waits = shown.as === 'problem' && shown.error instanceof StoreError
  useEffect(
    () => (waits ? hall.changes.onChange(() => setTries((before) => before + 1)) : undefined),
    [waits],
  )

  // Some browsers never ask twice for a part that was missing once, so the second try is the whole page.
  const again = () => {
    const here = () => setTries(tries + 1)
    if (tries === 0) here()
    else void loadAnew(here)
  }

  switch (shown.as) {
    case 'loading':
      return <Loading />
    case 'problem':
      return <Unopened id={id} title={t('hall.title')} error={shown.error} onRetry={again} />
    case 'elsewhere':
      return (
        <Message title={t('table.elsewhere')} text={t('table.elsewhereHint')}>
          <Button
            look="primary"
            onClick={() => {
              setShown({ as: 'loading' })
              setTries(tries + 1)
            }}
          >
            {t('table.playHere')}
          </Button>
          <Button onClick={() => go({ at: 'hall' })}>{t('errors.toHall')}</Button>
        </Message>
      )
    case 'table':
      return <Play open={shown.open} source={shown.table} />
  }
}
