/** The hint that was asked for: what to do, why, and what else might be done. */
import type { Reader } from '@duskhall/kernel'
import { Icon, percentOf } from '@duskhall/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import { Button } from '../shell/Button.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { say } from '../shell/said.tsx'
import { followingOf } from './following.ts'
import css from './HintPanel.module.css'
import type { ShownHint } from './useHint.ts'

interface HintPanelProps {
  readonly open: OpenGame
  readonly reader: Reader
  readonly hint: ShownHint
  /** Takes the next step. */
  onPlay(): void
  /** Stands over the table instead of beside it. */
  readonly sheet: boolean
}

export function HintPanel({ open, reader, hint, onPlay, sheet }: HintPanelProps) {
  const { t, lang } = useWords()
  const { given, later, at, left, byKey } = hint
  const { hints } = open.board
  const told = useMemo(() => {
    const [best] = given?.ways ?? []
    return (
      given?.ways.map((way) =>
        hints?.told(given.view, way, way === best ? null : (best ?? null), reader, lang),
      ) ?? []
    )
  }, [given, hints, reader, lang])
  const words = told[at]
  // Over the table it may lie on what one decides by: it folds, and opens for another hint.
  const [foldedAt, setFolded] = useState<unknown>(null)
  const folded = sheet && given !== null && foldedAt === given
  const tried = given?.ways[at]?.chance
  const chance = tried === undefined ? null : percentOf(tried)
  const done = (given?.ways[at]?.steps.length ?? 0) - left.length

  // Said once, whole; and whoever asked by key finds the button that does it under the key.
  const again = given?.again ?? false
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!words) return
    const givesUp = words.givesUp === null ? [] : [t('hint.givesUp', { what: words.givesUp })]
    const told = chance === null ? [] : [t('hint.chance', { percent: chance })]
    say(at === 0 ? t('hint.title') : t('hint.second'), ...words.steps, words.why, ...givesUp, ...told)
    // What changes by itself takes nobody's focus.
    if (byKey && !again) primary.current?.focus({ focusVisible: true, preventScroll: true })
  }, [words, chance, at, again, byKey, t])
  useEffect(() => {
    if (later) say(t('hint.later'))
  }, [later, t])

  return (
    <section
      className={css.panel}
      data-sheet={sheet ? '' : undefined}
      data-floats={sheet ? '' : undefined}
      data-folded={folded ? '' : undefined}
      aria-label={t('hint.title')}
      aria-busy={!words}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        hint.close()
      }}
    >
      <header>
        <span className={css.lamp}>
          <Icon name="candle-flame" />
        </span>
        <div>
          <h2>{at === 0 ? t('hint.title') : t('hint.second')}</h2>
          <small>{t('hint.by')}</small>
        </div>
        {sheet && words && (
          <IconButton
            icon={folded ? 'expand' : 'contract'}
            label={t(folded ? 'hint.unfold' : 'hint.fold')}
            aria-expanded={!folded}
            onClick={() => setFolded(folded ? null : given)}
          />
        )}
        <IconButton icon="cancel" label={t('hint.close')} onClick={hint.close} />
      </header>
      {!words ? (
        <p className={css.thinking}>{t(later ? 'hint.later' : 'hint.thinking')}</p>
      ) : folded ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className={css.body} tabIndex={0}>
          <ol className={css.steps}>
            {words.steps.map((step, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of one hint
              <li key={n} data-done={n < done ? '' : undefined}>
                <b aria-hidden="true">{n < done ? '✓' : n + 1}</b>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          <p>
            <em>{t('hint.why')}</em> {words.why}
          </p>
          {words.givesUp !== null && <p>{t('hint.givesUp', { what: words.givesUp })}</p>}
          {chance !== null && (
            <p className={css.chance}>
              {t('hint.chance', { percent: chance })}
              <span aria-hidden="true">
                <span style={{ width: `${chance}%` }} />
              </span>
            </p>
          )}
          <Button ref={primary} className={css.play} onClick={onPlay}>
            <Icon name="check-mark" /> {t('hint.play')}
          </Button>
          {told.length > 1 && (
            <div className={css.others}>
              <h3>{t('hint.others')}</h3>
              {told.map((other, n) =>
                n === at || !other ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: ways of one hint
                  <button key={n} type="button" onClick={() => hint.choose(n)}>
                    <i>{t('hint.nth', { number: n + 1 })}</i>
                    <span>
                      <b>{other.steps[0]}</b>
                      {other.steps.length > 1 && (
                        <span className={css.then}>
                          {t('hint.follows', { what: followingOf(other.steps, words.steps) })}
                        </span>
                      )}
                      {other.givesUp === null ? other.why : t('hint.givesUp', { what: other.givesUp })}
                    </span>
                  </button>
                ),
              )}
            </div>
          )}
          <small className={css.noted}>{t('hint.noted')}</small>
        </div>
      )}
    </section>
  )
}
