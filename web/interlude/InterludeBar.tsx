/** The prompt while something happens by itself: it belongs to nobody, says the step, and can be paused and skipped. */
import { spans } from '@duskhall/kernel'
import { Icon, type SeatInfo } from '@duskhall/ui'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { PaceSwitch } from '../settings/SettingSwitch.tsx'
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
  const { interlude, at, watching } = shown
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
          <Going shown={shown} />
        )}
      </div>
    </section>
  )
}

/** While it goes on: what is read step by step leads to the next one first, what goes by by itself to its end. */
function Going({ shown }: { readonly shown: ShownInterlude }) {
  const { t } = useWords()
  const { interlude, paused } = shown
  const { queue } = interlude
  const skipping = interlude.onward === null ? 'interlude.skip' : 'interlude.toSummary'
  const pause = (
    <Button look="ghost" onClick={() => shown.pause(!paused)} aria-pressed={paused}>
      <Icon name={paused ? 'play-button' : 'pause-button'} />
      {paused ? t('interlude.resume') : t('interlude.pause')} <KeyHint of={queue ? '␣' : 'P'} />
    </Button>
  )
  const skip = (
    <Button
      look={queue ? 'primary' : 'plain'}
      className={queue ? css.onward : undefined}
      onClick={shown.skip}
    >
      <Icon name="fast-forward-button" />
      <span className={css.long}>{t(queue ? 'interlude.resolve' : skipping)}</span>
      <span className={css.short}>{t(queue ? 'interlude.resolve' : 'interlude.skip')}</span>{' '}
      <KeyHint of={queue ? '↵' : '␣'} />
    </Button>
  )
  const next = (
    <Button
      look={queue ? 'plain' : 'primary'}
      className={queue ? undefined : css.onward}
      onClick={shown.next}
    >
      {t(queue ? 'interlude.nextStep' : 'interlude.next')} <KeyHint of={queue ? '→' : '↵'} />
    </Button>
  )
  return queue ? (
    <>
      <span className={css.pace}>
        <PaceSwitch label={t('interlude.pace')} values={['slow', 'normal', 'fast']} />
      </span>
      {pause}
      {next}
      {skip}
    </>
  ) : (
    <>
      {pause}
      {skip}
      {next}
    </>
  )
}

/** What a key does: Enter is the next step and Space goes to the end of it; in a queue Enter resolves it and Space waits. */
function deedOf(key: string, { interlude, paused, pause, skip, next }: ShownInterlude): (() => void) | null {
  const wait = () => pause(!paused)
  const deeds: { readonly [key: string]: () => void } = {
    p: wait,
    ArrowRight: next,
    Enter: interlude.queue ? skip : next,
    ' ': interlude.queue ? wait : skip,
  }
  return deeds[key] ?? null
}

/** A key held down since before does nothing. */
function useInterludeKeys(shown: ShownInterlude): void {
  const latest = useRef(shown)
  latest.current = shown
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button, a') !== null
      const deed = deedOf(event.key, latest.current)
      if (!deed || !isTableKey(event) || event.repeat || typeof latest.current.at !== 'number') return
      // A button that has the focus is pressed itself.
      if (onButton && (event.key === 'Enter' || event.key === ' ')) return
      deed()
      event.preventDefault()
    }
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }, [])
}
