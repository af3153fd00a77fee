/** The evenings so far: what was played, what was won, against whom and as whom. */
import { tables } from '@duskhall/games/boards.ts'
import '../i18n/evenings.ts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/index.ts'
import { sayProblem } from '../play/problems.ts'
import { download } from '../record/files.ts'
import { chooseFile } from '../rooms/files.ts'
import { Button } from '../shell/Button.tsx'
import { addressOf } from '../shell/route.ts'
import { Segmented } from '../shell/Segmented.tsx'
import { SidePage } from '../shell/SidePage.tsx'
import { toast } from '../shell/toasts.tsx'
import { diary } from './diary.ts'
import css from './EveningsScreen.module.css'
import { PERIODS, type Period, within } from './figures.ts'
import { bringIn, eveningsFile } from './file.ts'
import { NoGames } from './NoGames.tsx'
import { Levels, Sides } from './Shares.tsx'
import type { Series } from './series.ts'
import { Totals } from './Totals.tsx'
import { Weeks } from './Weeks.tsx'
import { WinsPlot } from './WinsPlot.tsx'

const EVERY = 'every'

export default function EveningsScreen() {
  const { t, lang } = useWords()
  const kept = useSyncExternalStore(diary.drawer.onChange, () => diary.entries)
  const [game, setGame] = useState(EVERY)
  const [period, setPeriod] = useState<Period>('all')
  const [now] = useState(Date.now)

  const all = useMemo(() => kept.filter(({ game: id }) => tables.some((table) => table.id === id)), [kept])
  const series = tables.map(({ id, window }, place): Series => {
    return { id, title: window.words[lang].title, colour: window.accent, place }
  })
  const shown = game === EVERY ? series : series.filter(({ id }) => id === game)
  const games = within(all, period, now).filter(({ game: id }) => shown.some((one) => one.id === id))
  const titleOf = (id: string) => series.find((one) => one.id === id)?.title ?? t('evenings.every')

  const bring = async () => {
    const text = await chooseFile()
    if (text === null) return
    const found = bringIn(text)
    if (found) toast(t('evenings.brought', { count: found.games }))
    else toast(t('evenings.foreign'), 'warning')
  }
  return (
    <SidePage title={t('evenings.title')}>
      <div className={css.head}>
        <h1>{t('evenings.title')}</h1>
        <a className={css.medals} href={addressOf({ at: 'medals' })}>
          {t('evenings.medals')}
        </a>
        {all.length > 0 && (
          <div className={css.choices}>
            <Segmented
              label={t('hall.windows')}
              values={[EVERY, ...series.map(({ id }) => id)]}
              value={game}
              name={titleOf}
              onChange={setGame}
            />
            <Segmented<Period>
              label={t('evenings.period')}
              values={PERIODS}
              value={period}
              name={(name) => t(`evenings.${name}`)}
              onChange={setPeriod}
            />
          </div>
        )}
      </div>
      {all.length === 0 ? (
        <NoGames />
      ) : games.length === 0 ? (
        <p className={css.none}>{t('evenings.noneThen')}</p>
      ) : (
        <>
          <Totals games={games} now={now} />
          <div className={css.cards}>
            <WinsPlot games={games} series={shown} />
            <Weeks games={games} series={shown} now={now} />
            <Levels games={games} series={shown} />
            <Sides games={games} series={shown} />
          </div>
        </>
      )}
      <footer className={css.footer}>
        <p>{t('evenings.local')}</p>
        <span>
          {all.length > 0 && (
            <Button onClick={() => download('duskhall-evenings.json', eveningsFile())}>
              {t('evenings.save')}
            </Button>
          )}
          <Button onClick={() => void bring().catch(sayProblem)}>{t('evenings.bring')}</Button>
        </span>
      </footer>
    </SidePage>
  )
}
