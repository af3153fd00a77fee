/** What a lesson says at a step, in lantern light: near what it points at, and over nothing that can be answered with. */
import type { Language, Move } from '@duskhall/kernel'
import { Icon } from '@duskhall/ui'
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { nameIn } from '../play/cast.ts'
import { useSettings } from '../settings/settings.ts'
import { useArrangement } from '../shell/media.ts'
import { say } from '../shell/said.tsx'
import type { Player } from '../store/tables.ts'
import { Arc } from '../table/HintArc.tsx'
import css from './LessonCaption.module.css'
import { LessonProgress } from './LessonProgress.tsx'
import { useAnchor } from './useAnchor.ts'
import type { LessonNow } from './useLesson.ts'

export interface LessonCaptionProps {
  readonly now: LessonNow
  readonly lang: Language
  readonly stage: RefObject<HTMLElement | null>
  /** Which question stands: what can be answered with lies elsewhere at the next one. */
  readonly question: number | undefined
  /** So many times somebody has asked for a hint while it led. */
  readonly called: number
  readonly live: boolean
  /** A hint stands there: where the lesson itself has nothing to say, it says nothing else. */
  readonly hinting: boolean
  readonly canHint: boolean
  /** Who waits at the table that was asked for; null where none was. */
  readonly waiting: readonly Player[] | null
  /** What Esc does first: it folds the caption, and says whether it did. */
  readonly byEscape: RefObject<(() => boolean) | null>
  answer(move: Move): void
  onEnd(): void
  /** Before anything was asked. */
  onSkip(): void
  onRule(rule: string): void
}

export function LessonCaption(props: LessonCaptionProps) {
  const {
    now,
    lang,
    stage,
    question,
    called,
    live,
    hinting,
    canHint,
    waiting,
    byEscape,
    answer,
    onEnd,
    onSkip,
    onRule,
  } = props
  const { t } = useWords()
  const { shortcuts } = useSettings()
  const { lesson, step: no, count, isOver, isAside, otherwise, shown: given } = now
  const step = no === null ? null : (lesson.steps[no] ?? null)
  const arrangement = useArrangement()
  const card = useRef<HTMLElement>(null)
  const [isFolded, setFolded] = useState(false)
  // Whoever folds away that it has nothing to say wants to see what it says next.
  const [hushed, setHushed] = useState(false)
  useEffect(() => {
    if (!isAside) setHushed(false)
  }, [isAside])
  const folded = isFolded || (isAside && hushed)
  const fold = (wanted: boolean) => {
    if (isAside) setHushed(wanted)
    if (!isAside || !wanted) setFolded(wanted)
  }
  // Where it would hide what it speaks of, it says only what to do, until somebody wants the rest.
  const [brief, setBrief] = useState({ at: '', whole: false })
  const shown = live && (step !== null || isOver || (isAside && !hinting))
  const words = step ? step.words[lang] : isOver ? lesson.closing?.[lang] : undefined
  const title = lesson.title[lang]
  const ask = words?.ask ?? t(isAside ? 'lesson.aside' : 'lesson.over')
  const byKey = isAside && canHint && shortcuts ? t('lesson.asideHint') : ''
  const rule = step?.rule
  const isFirst = no === 0
  const leave = isFirst ? onSkip : onEnd
  const rivals = isFirst ? waiting : null
  const level = rivals?.[0]?.level
  const waits =
    rivals && level
      ? t('lesson.waits', {
          names: new Intl.ListFormat(lang).format(rivals.map((rival) => nameIn(lang, rival))),
          level: t(`levels.${level}` as 'levels.regular'),
        })
      : ''

  // Each step is said once, though others act while it stands and it is hidden meanwhile.
  const heard = useRef('')
  useEffect(() => {
    const worksToo = step && otherwise ? t('lesson.otherwise') : ''
    const sentence = [`${title}.`, worksToo, ask, words?.why ?? '', waits, byKey].filter(Boolean).join(' ')
    if (!shown || heard.current === sentence) return
    heard.current = sentence
    say(sentence)
  }, [shown, title, step, otherwise, ask, words, waits, byKey, t])
  const about = [no, question, arrangement, lang].join()
  const isBrief = !folded && (isAside || (step !== null && brief.at === about && !brief.whole))
  const moment = [shown, folded, isBrief, about].join()
  const laid = useAnchor(card, stage, shown ? step : null, moment)
  const inTheWay = laid?.moment === moment && laid.inTheWay
  useLayoutEffect(() => {
    if (inTheWay && !folded) setBrief((now) => (now.at === about ? now : { at: about, whole: false }))
  }, [inTheWay, folded, about])
  // It is the hint: it unfolds, is said again, and has the answer at hand.
  const showButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call once
  useEffect(() => {
    if (called === 0 || !shown) return
    setFolded(false)
    setBrief({ at: about, whole: true })
    say([`${title}.`, ask, words?.why ?? ''].join(' '))
    const frame = requestAnimationFrame(() =>
      showButton.current?.focus({ preventScroll: true, focusVisible: true }),
    )
    return () => cancelAnimationFrame(frame)
  }, [called])
  useLayoutEffect(() => {
    byEscape.current = () => {
      if (!shown || folded) return false
      fold(true)
      return true
    }
    return () => {
      byEscape.current = null
    }
  })

  if (!shown) return null
  const showMe = (
    <button type="button" ref={showButton} className={css.show} onClick={() => given && answer(given)}>
      {t('lesson.show')}
    </button>
  )
  const docked = laid?.docked ?? null
  const place: CSSProperties = laid
    ? { ...laid.place, ...(docked === null ? {} : { width: docked }) }
    : { left: 8, top: 60, visibility: 'hidden' }
  const pointer = folded ? null : laid?.pointer
  const isShort = folded || (isBrief && !isAside)
  return (
    <>
      {!folded && laid?.arc && <Arc path={laid.arc} />}
      <aside
        ref={card}
        className={css.caption}
        data-folded={folded ? '' : undefined}
        data-brief={isBrief ? '' : undefined}
        data-docked={docked === null ? undefined : ''}
        data-overlay=""
        data-step={`${no ?? (isAside ? 'aside' : 'over')} ${question}`}
        aria-label={title}
        style={place}
      >
        {pointer && (
          <i
            className={css.pointer}
            data-side={pointer.side}
            style={{ '--along': `${pointer.along}px` } as CSSProperties}
          />
        )}
        <header className={css.head}>
          <span className={css.lamp}>
            <Icon name="candle-flame" />
          </span>
          {isBrief && isAside ? (
            <p className={css.aside}>
              {ask} <span className={css.byKey}>{byKey}</span>
            </p>
          ) : isBrief ? (
            <>
              <p className={css.ask}>{ask}</p>
              {showMe}
            </>
          ) : (
            <LessonProgress title={title} step={count} of={lesson.steps.length} />
          )}
          <button
            type="button"
            className={css.fold}
            aria-expanded={!isShort}
            aria-keyshortcuts={folded ? undefined : 'Escape'}
            aria-label={isShort ? t('lesson.unfold') : t('lesson.fold')}
            onClick={() => (isBrief && !isAside ? setBrief({ at: about, whole: true }) : fold(!folded))}
          >
            <Icon name={isShort ? 'expand' : 'cancel'} />
          </button>
        </header>
        {!folded && !isBrief && (
          <>
            {step && otherwise && <p className={css.otherwise}>{t('lesson.otherwise')}</p>}
            <p className={css.ask}>{ask}</p>
            {words && (
              <p className={css.why}>
                {step && <b>{t('lesson.why')}</b>} {words.why}
              </p>
            )}
            {waits && <p className={css.waits}>{waits}</p>}
            <footer className={css.foot}>
              {rule && (
                <button type="button" className={css.rule} onClick={() => onRule(rule)}>
                  {t('table.rule', { id: rule })}
                </button>
              )}
              <button type="button" className={step ? undefined : css.show} onClick={leave}>
                {t(
                  isFirst ? (waits ? 'lesson.skipTo' : 'lesson.skip') : step ? 'lesson.alone' : 'lesson.end',
                )}
              </button>
              {step && showMe}
            </footer>
          </>
        )}
      </aside>
    </>
  )
}
