/** The table of the day: what is played, the days so far, and the result to share. */
import '../i18n/daily.ts'
import '../table/table-icons.ts'
import { tableOf, tables } from '@duskhall/games/boards.ts'
import { Icon } from '@duskhall/ui'
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react'
import { localeOf, useWords } from '../i18n/index.ts'
import { hall } from '../play/hall.ts'
import { botName } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import { Button } from '../shell/Button.tsx'
import { useHeard } from '../shell/heard.ts'
import { go } from '../shell/route.ts'
import { SidePage } from '../shell/SidePage.tsx'
import type { TableInfo } from '../store/tables.ts'
import css from './DailyScreen.module.css'
import { type Day, noonOf } from './days.ts'
import { streakOfDays } from './days-played.ts'
import { dailyTable, layDaily, seatsOfDay } from './lay-daily.ts'
import { Month } from './Month.tsx'
import { ResultCard } from './ResultCard.tsx'
import { DAILY_LEVEL } from './table-of-day.ts'
import { useDays } from './useDays.ts'
import { useToday } from './useToday.ts'

export default function DailyScreen() {
  const { t, lang } = useWords()
  const today = useToday()
  const [chosen, setChosen] = useState<Day | null>(null)
  const shown = chosen ?? today
  const known = useDays()
  const days = useMemo(() => known.filter(({ game }) => tables.some(({ id }) => id === game)), [known])
  const played = days.find(({ day }) => day === shown)
  const streak = streakOfDays(
    days.map(({ day }) => day),
    today,
  )
  const upTo = streakOfDays(
    days.map(({ day }) => day),
    shown,
  )
  const kept = useKept()
  const [laying, setLaying] = useState(false)

  const table = dailyTable(shown)
  const game = played?.game ?? table.game
  const window = tableOf(game)?.window
  const tries = kept.filter(({ daily }) => daily?.day === shown)
  const open = tries.find(({ over }) => !over)
  const counts = shown === today && !played
  const play = () => {
    setLaying(true)
    layDaily({ day: shown, ...(counts ? {} : { practice: true }) }).then(
      (id) => go({ at: 'table', id }),
      (error) => {
        setLaying(false)
        sayProblem(error)
      },
    )
  }
  const date = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'long', day: 'numeric', month: 'long' })
  if (!window) return null
  const alone = seatsOfDay(table) === 1
  const stands = open && !open.daily?.practice && !played
  return (
    <SidePage title={t('daily.title')}>
      <div
        className={css.daily}
        data-open={played ? undefined : ''}
        style={{ '--glow': window.accent } as CSSProperties}
      >
        <section className={css.today} aria-label={t('daily.title')}>
          <div className={css.scene} aria-hidden="true">
            <window.Scene />
          </div>
          <div className={css.words}>
            <p className={css.when}>{date.format(noonOf(shown))}</p>
            <h1>
              {t('daily.title')}
              <span className={css.game}>{window.words[lang].title}</span>
            </h1>
            <p>
              {shown === today && `${t('daily.same')} `}
              {alone
                ? t('daily.alone')
                : t('daily.rival', {
                    name: botName(game, DAILY_LEVEL, lang),
                    level: t(`levels.${DAILY_LEVEL}`),
                  })}{' '}
              {t(counts || stands ? 'daily.counts' : shown === today ? 'daily.again' : 'daily.passed')}
            </p>
            <div className={css.buttons}>
              {open ? (
                <Button look="primary" onClick={() => go({ at: 'table', id: open.id })}>
                  <Icon name="play-button" />
                  {t(stands ? 'daily.goOn' : 'daily.goOnPractice')}
                </Button>
              ) : (
                <Button look={counts ? 'primary' : 'plain'} disabled={laying} onClick={play}>
                  <Icon name={counts ? 'play-button' : 'clockwise-rotation'} />
                  {t(
                    laying
                      ? 'table.loading'
                      : counts
                        ? 'daily.play'
                        : played || tries.length > 0
                          ? 'daily.practiceAgain'
                          : 'daily.practice',
                  )}
                </Button>
              )}
              {played && kept.some(({ id }) => id === played.table) && (
                <Button onClick={() => go({ at: 'replay', id: played.table, move: 0 })}>
                  <Icon name="backward-time" />
                  {t('daily.replay')}
                </Button>
              )}
              {shown !== today && (
                <Button look="ghost" onClick={() => setChosen(null)}>
                  {t('daily.backToToday')}
                </Button>
              )}
            </div>
          </div>
        </section>
        <Month days={days} today={today} shown={shown} streak={streak} onChoose={setChosen} />
        {played ? (
          <ResultCard key={played.day} played={played} streak={upTo} />
        ) : (
          <section className={css.result} aria-label={t('daily.card')}>
            <h2>{t('daily.card')}</h2>
            <p className={css.none}>{t('daily.noCard')}</p>
          </section>
        )}
      </div>
    </SidePage>
  )
}

/** The daily tables that this browser keeps, the newest first. */
function useKept(): readonly TableInfo[] {
  const [games, setGames] = useState<readonly TableInfo[]>([])
  const changes = useHeard(hall.changes)
  const load = useCallback(
    () =>
      void hall.list().then((listing) => setGames(listing.games.filter(({ daily }) => daily)), sayProblem),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store works again, and may hold more
  useEffect(load, [load, changes])
  return games
}
