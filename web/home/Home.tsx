/** The hall: a window for each game, the games to go on with, and the way to a table in two clicks. */
import { tables } from '@duskhall/games/boards.ts'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { hall, keepOldContents, openGame } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import { loadTableScreen } from '../screens.ts'
import { useSettings } from '../settings/settings.ts'
import { useHeard } from '../shell/heard.ts'
import { Logo } from '../shell/Logo.tsx'
import { isSparing, whenQuiet } from '../shell/quiet.ts'
import { go } from '../shell/route.ts'
import type { Listing } from '../store/store.ts'
import { ContinueCards } from './ContinueCards.tsx'
import { chooseWindow, chosenOf } from './chosen.ts'
import { DailyLink } from './DailyLink.tsx'
import { HallButtons } from './HallButtons.tsx'
import css from './Home.module.css'
import type { SetupStart } from './SetupDialog.tsx'
import { Window } from './Window.tsx'

// What is opened on demand is loaded on demand.
const Library = lazy(() => import('./Library.tsx').then(({ Library }) => ({ default: Library })))
const SetupDialog = lazy(() =>
  import('./SetupDialog.tsx').then(({ SetupDialog }) => ({ default: SetupDialog })),
)
const SettingsDialog = lazy(() =>
  import('../settings/SettingsDialog.tsx').then(({ SettingsDialog }) => ({ default: SettingsDialog })),
)

function greeting(hour: number): 'morning' | 'afternoon' | 'evening' {
  return hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

/** So long a window is looked at before its table is fetched. Milliseconds. */
const LOOKING = 600

/** A name that needs the small letters. */
const LONG = 14

export function Home() {
  const { t, lang } = useWords()
  const { name, window: lastChosen, shortcuts } = useSettings()
  const [listing, setListing] = useState<Listing>({ games: [], damaged: [] })
  const { games, damaged } = listing
  const [setup, setSetup] = useState<SetupStart | null>(null)
  const [dialog, setDialog] = useState<'library' | 'settings' | null>(null)
  const chosen = chosenOf(lastChosen)
  const reload = useCallback(() => void hall.list().then(setListing, sayProblem), [])
  const changes = useHeard(hall.changes)

  useEffect(() => {
    keepOldContents()
    document.title = 'Duskhall'
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store works again, and may hold more
  useEffect(reload, [reload, changes])

  // Whoever looks at a window for a while finds its table already there.
  const opening = tables[chosen]?.id
  useEffect(() => {
    if (!opening || isSparing()) return
    return whenQuiet(() => {
      loadTableScreen().catch(() => {})
      openGame(opening).catch(() => {})
    }, LOOKING)
  }, [opening])

  const known = games.filter(({ game }) => tables.some(({ id }) => id === game))
  const unfinished = known.filter(({ over }) => !over)
  const last = unfinished[0]
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'c' && shortcuts && last) go({ at: 'table', id: last.id })
      if (event.key === 'ArrowRight') chooseWindow(chosen + 1)
      if (event.key === 'ArrowLeft') chooseWindow(chosen - 1)
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [last, chosen, shortcuts])

  const notes = tables.flatMap(({ window }) => window.words[lang].note ?? []).join(' ')
  const part = greeting(new Date().getHours())
  return (
    <div className={css.hall}>
      <div className={css.page}>
        <header className={css.header}>
          <span className={css.brand}>
            <Logo className={css.logo} />
            {t('hall.title')}
          </span>
          <HallButtons
            games={games.length + damaged.length}
            onLibrary={() => setDialog('library')}
            onSettings={() => setDialog('settings')}
          />
        </header>
        <main className={css.main}>
          <div className={css.hero}>
            <div className={css.greeting}>
              <h1 data-long={name.length > LONG ? '' : undefined}>
                {name ? t(`greetingByName.${part}`, { name }) : t(`greeting.${part}`)}
              </h1>
              <div className={css.choose}>
                <p>{t('hall.choose', { count: tables.length })}</p>
                <DailyLink />
              </div>
            </div>
            {unfinished.length > 0 && (
              <ContinueCards games={unfinished} onLibrary={() => setDialog('library')} />
            )}
          </div>
          <section className={css.windows} aria-label={t('hall.windows')}>
            {tables.map((table, at) => (
              <Window
                key={table.id}
                table={table}
                chosen={at === chosen}
                alone={tables.length === 1}
                onChoose={() => chooseWindow(at)}
                onSetup={setSetup}
              />
            ))}
          </section>
        </main>
        <footer className={css.footer}>
          <p>
            {t('hall.unofficial')} {notes}
          </p>
          <p>
            {t('hall.credits')} <a href="/licences.txt">{t('hall.licences')}</a>
          </p>
        </footer>
      </div>
      <Suspense>
        {setup && <SetupDialog start={setup} onClose={() => setSetup(null)} />}
        {dialog === 'library' && (
          <Library onClose={() => setDialog(null)} listing={listing} onChange={reload} />
        )}
        {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  )
}
