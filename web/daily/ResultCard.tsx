/** The result of a day: the picture as it is shared, and the text below it. */
import { tableOf } from '@duskhall/games/boards.ts'
import { Icon } from '@duskhall/ui'
import { useEffect, useMemo, useRef } from 'react'
import { localeOf, useWords } from '../i18n/index.ts'
import { sayProblem } from '../play/problems.ts'
import { downloadBlob } from '../record/files.ts'
import { Button } from '../shell/Button.tsx'
import { toast } from '../shell/toasts.tsx'
import css from './DailyScreen.module.css'
import { noonOf } from './days.ts'
import type { DayPlayed, DayStreak } from './days-played.ts'
import { drawPicture, HEIGHT, imageOf, lookAt, pngOf, WIDTH } from './picture.ts'
import { shareText } from './share.ts'

export function ResultCard({ played, streak }: { readonly played: DayPlayed; readonly streak: DayStreak }) {
  const { t, lang } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<HTMLDivElement>(null)
  const { window } = tableOf(played.game) ?? {}
  const words = useMemo(() => {
    const date = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }).format(noonOf(played.day))
    const title = t('daily.title')
    const told = streak.now > 1 ? t('daily.streak', { count: streak.now }) : ''
    const game = window?.words[lang].title ?? played.game
    return {
      title,
      date,
      game,
      result: t(played.gaveUp ? 'daily.gaveUp' : `daily.${played.result}`),
      when: played.when[lang],
      streak: told,
    }
  }, [played, streak.now, lang, t, window])
  const text = shareText(played, { ...words, address: `${location.origin}${location.pathname}#/daily` })

  useEffect(() => {
    let gone = false
    const draw = async () => {
      const svg = scene.current?.querySelector('svg')
      // The letters of the page are there before anything is written with them.
      const [image] = await Promise.all([svg ? imageOf(svg) : null, document.fonts.ready])
      if (gone || !canvas.current) return
      drawPicture(canvas.current, played, words, lookAt(canvas.current, window?.accent ?? '', image))
    }
    draw().catch(sayProblem)
    return () => {
      gone = true
    }
  }, [played, words, window])

  const name = `duskhall-${played.day}.png`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast(t('daily.copied'))
  }
  const save = async () => {
    if (!canvas.current) return
    downloadBlob(name, await pngOf(canvas.current))
    toast(t('daily.saved'))
  }
  const share = async () => {
    if (!canvas.current) return
    const picture = new File([await pngOf(canvas.current)], name, { type: 'image/png' })
    const whole = { text, files: [picture] }
    try {
      await navigator.share(navigator.canShare?.(whole) ? whole : { text })
    } catch (error) {
      // Whoever thinks better of it has not met a problem.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  const told = (doing: Promise<void>) => void doing.catch(sayProblem)
  return (
    <section className={css.result} aria-label={t('daily.card')}>
      <h2>{t('daily.card')}</h2>
      <div className={css.shown}>
        {/* It says what stands beside it. */}
        <div aria-hidden="true">
          <canvas ref={canvas} width={WIDTH} height={HEIGHT} />
        </div>
        <div hidden ref={scene}>
          {window && <window.Scene />}
        </div>
        <div className={css.text}>
          <pre>{text}</pre>
          <p className={css.legend}>
            {(played.course.includes('=') || window?.together !== true
              ? (['ahead', 'even', 'behind'] as const)
              : (['held', 'fell'] as const)
            ).map((sign) => (
              <span key={sign}>
                {SHAPES[sign]} {t(`daily.${sign}`)}
              </span>
            ))}
          </p>
          <p className={css.small}>{t('daily.noSpoiler')}</p>
          <div className={css.buttons}>
            {'share' in navigator && (
              <Button look="primary" onClick={() => told(share())}>
                <Icon name="share" />
                {t('daily.share')}
              </Button>
            )}
            <Button onClick={() => told(copy())}>{t('daily.copy')}</Button>
            <Button onClick={() => told(save())}>
              <Icon name="save" />
              {t('daily.picture')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

const SHAPES = { ahead: '▲', even: '▫', behind: '▽', held: '▲', fell: '▽' } as const
