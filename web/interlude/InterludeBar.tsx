/** The prompt while something happens by itself: it belongs to nobody, says the step, and can be paused and skipped. */
import { spans } from '@duskhall/kernel'
import { Icon, type SeatInfo } from '@duskhall/ui'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { KeyHint } from '../table/KeyHint.tsx'
import bar from '../table/PromptBar.module.css'
import { isTableKey } from '../table/plain-keys.ts'
import { Spans } from '../table/Spans.tsx'
import css from './InterludeBar.module.css'
import type { ShownInterlude } from './useInterlude.ts'

interface InterludeBarProps {
  readonly shown: ShownInterlude
  readonly seats: readonly SeatInfo[]
}

export function InterludeBar({ shown, seats }: InterludeBarProps) {
  const { t } = useWords()
  const { interlude, at, paused, watching } = shown
  const step = interlude.steps[watching.at]
  const closed = at === 'summary'
  useInterludeKeys(shown)
  return (
    <section
      className={`${bar.prompt} ${css.bar}`}
      data-prompt=""
      data-interlude=""
      aria-label={t('table.promptLabel')}
    >
      <span
        className={css.progress}
        style={{ '--done': (watching.at + 1) / interlude.steps.length } as CSSProperties}
      />
      <div className={`${bar.slab} ${css.slab}`}>
        <Icon name={interlude.icon} />
        <b>{interlude.title}</b>
      </div>
      <div className={`${bar.ask} ${css.ask}`} role="status" aria-live="off">
        <p>{step && <Spans spans={spans(step.said.text)} seats={seats} />}</p>
        <small data-spare="">{step && <Spans spans={spans(step.said.why)} seats={seats} />}</small>
      </div>
      <div className={bar.actions}>
        {closed ? (
          <>
            <Button onClick={() => shown.putAside(false)}>{t('interlude.toTheSummary')}</Button>
            <Button look="primary" className={css.onward} onClick={shown.goOn}>
              {interlude.onward}
            </Button>
          </>
        ) : (
          <>
            <Button look="ghost" onClick={() => shown.pause(!paused)} aria-pressed={paused}>
              <Icon name={paused ? 'play-button' : 'pause-button'} />
              {paused ? t('interlude.resume') : t('interlude.pause')} <KeyHint of="P" />
            </Button>
            <Button onClick={shown.skip}>
              <Icon name="fast-forward-button" />
              <span className={css.long}>
                {t(interlude.onward === null ? 'interlude.skip' : 'interlude.toSummary')}
              </span>
              <span className={css.short}>{t('interlude.skip')}</span> <KeyHint of="␣" />
            </Button>
            <Button look="primary" className={css.onward} onClick={shown.next}>
              {t('interlude.next')} <KeyHint of="↵" />
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** Enter is the next step, Space goes to the end of it, P waits. A key held down since before does nothing. */
function useInterludeKeys(shown: ShownInterlude): void {
  const latest = useRef(shown)
  latest.current = shown
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const { at, paused, pause, skip, next } = latest.current
      const onButton = event.target instanceof Element && event.target.closest('button, a') !== null
      if (!isTableKey(event) || event.repeat || typeof at !== 'number') return
      if (event.key === 'p') pause(!paused)
      else if (onButton) return
      else if (event.key === 'Enter') next()
      else if (event.key === ' ') skip()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }, [])
}
