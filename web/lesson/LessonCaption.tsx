/** What a lesson says at a step, in lantern light: near what it points at, and over nothing that can be answered with. */
import type { Language, Move } from '@duskhall/kernel'
import { Icon, type LessonStep } from '@duskhall/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { safeRoom, useArrangement } from '../shell/media.ts'
import { say } from '../shell/said.tsx'
import css from './LessonCaption.module.css'
import { type Place, roomFor } from './room-for.ts'
import type { LessonNow } from './useLesson.ts'

export interface LessonCaptionProps {
  readonly now: LessonNow
  readonly lang: Language
  readonly stage: RefObject<HTMLElement | null>
  readonly live: boolean
  answer(move: Move): void
  onEnd(): void
}

/** What a step points at, what can be answered with first. */
function anchorOf(stage: Element | null, { at }: LessonStep): Element | null {
  if (!at) return null
  const name = CSS.escape(at)
  const here = `:is([data-piece^="${name}"], [data-zone^="${name}"])`
  return stage?.querySelector(`${here}[data-legal]`) ?? stage?.querySelector(here) ?? null
}

export function LessonCaption({ now, lang, stage, live, answer, onEnd }: LessonCaptionProps) {
  const { t } = useWords()
  const { lesson, step: no, isOver, otherwise, suggest } = now
  const step = no === null ? null : (lesson.steps[no] ?? null)
  const arrangement = useArrangement()
  const card = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [folded, setFolded] = useState(false)
  const [showing, setShowing] = useState<AbortController | null>(null)
  const shown = live && (step !== null || isOver)
  const words = step?.words[lang]
  const title = lesson.title[lang]
  const said = step ? `${otherwise ? `${t('lesson.otherwise')} ` : ''}${words?.ask}` : t('lesson.over')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is said once
  useEffect(() => {
    if (shown) say(`${title}. ${said}`)
  }, [shown, no])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step looks for its own place
  useLayoutEffect(() => {
    const { current } = card
    if (!shown || !current) return
    const anchor = step && anchorOf(stage.current, step)
    anchor?.setAttribute('data-lesson', '')
    const lay = () => {
      const open = stage.current?.ownerDocument.querySelectorAll('[data-legal], [data-prompt]') ?? []
      const boxes = [...open].map((one) => one.getBoundingClientRect())
      const { left, top, width, height } = safeRoom()
      const room = { left: left + 8, top: top + 52, width: width - 16, height: height - 60 }
      setPlace(roomFor(current.getBoundingClientRect(), anchor?.getBoundingClientRect() ?? null, room, boxes))
    }
    // What flies in has come to rest by then.
    const frame = requestAnimationFrame(lay)
    const later = setTimeout(lay, 450)
    addEventListener('resize', lay)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
      removeEventListener('resize', lay)
      anchor?.removeAttribute('data-lesson')
    }
  }, [shown, no, folded, arrangement, lang])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being thought about is over with its step
  useEffect(() => () => showing?.abort(), [no])

  if (!shown) return null
  const show = async () => {
    const run = new AbortController()
    setShowing(run)
    const move = await suggest(run.signal)
    setShowing(null)
    if (move && !run.signal.aborted) answer(move)
  }
  return (
    <aside
      ref={card}
      className={css.caption}
      data-folded={folded ? '' : undefined}
      data-overlay=""
      aria-label={title}
      style={place ? { left: place.left, top: place.top } : { left: 8, top: 60, visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || folded) return
        event.stopPropagation()
        setFolded(true)
      }}
    >
      <header className={css.head}>
        <span className={css.lamp}>
          <Icon name="candle-flame" />
        </span>
        <b>{title}</b>
        <span
          className={css.dots}
          role="img"
          aria-label={t('lesson.step', {
            step: (no ?? lesson.steps.length - 1) + 1,
            of: lesson.steps.length,
          })}
        >
          {lesson.steps.map(({ on }, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name, and never change places
              key={`${on} ${at}`}
              data-now={at === no ? '' : undefined}
              data-done={at < (no ?? lesson.steps.length) ? '' : undefined}
            />
          ))}
        </span>
        <button
          type="button"
          className={css.fold}
          aria-expanded={!folded}
          aria-label={folded ? t('lesson.unfold') : t('lesson.fold')}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? 'expand' : 'cancel'} />
        </button>
      </header>
      {!folded && (
        <>
          {otherwise && <p className={css.otherwise}>{t('lesson.otherwise')}</p>}
          <p className={css.ask}>{words?.ask ?? t('lesson.over')}</p>
          {words && (
            <p>
              <b>{t('lesson.why')}</b> {words.why}
            </p>
          )}
          <footer className={css.foot}>
            <button type="button" onClick={onEnd}>
              {no === 0 ? t('lesson.skip') : t('lesson.alone')}
            </button>
            {step && (
              <button
                type="button"
                className={css.show}
                disabled={showing !== null}
                onClick={() => void show()}
              >
                {t('lesson.show')}
              </button>
            )}
          </footer>
        </>
      )}
    </aside>
  )
}
