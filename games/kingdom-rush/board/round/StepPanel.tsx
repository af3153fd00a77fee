/** Beside the map while the round is followed: the card whose turn it is, the rules it goes through, and what it costs. */
import { Icon, isSmall } from '@duskhall/ui'
import type { CSSProperties, ReactNode } from 'react'
import { trayOf } from '../../rules/trays.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { enemyLook } from '../looks.ts'
import { useDesk } from '../seat.tsx'
import { id } from '../seen.ts'
import { PrintedFace, TrayFace } from '../TrayFace.tsx'
import { Figures } from './Figures.tsx'
import { HeartsByRound } from './HeartsByRound.tsx'
import { linesOf, namesBy, uncovered } from './lines.ts'
import css from './StepPanel.module.css'
import type { RoundStep } from './steps.ts'
import { useWatchedRound } from './watched.ts'

export function StepPanel() {
  const { lang, arrangement, box, s } = useDesk()
  const watched = useWatchedRound()
  if (!watched) return null
  const { step, at, interlude } = watched
  const words = roundWordsIn(lang)
  const tray = trayOf(step.before, step.card) ?? trayOf(step.state, step.card)
  // Of this round what is left now: how it ends is not told before it does.
  const hearts = [...interlude.hearts.slice(0, -1), step.course.hearts[1]]
  return (
    <section
      className={css.panel}
      data-small={isSmall(arrangement) ? '' : undefined}
      aria-label={words.stepOf(at + 1, interlude.steps.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <div className={css.parts}>
        <Part key={step.id} title={step.title} note={words.stepOf(at + 1, interlude.steps.length)}>
          <div className={css.about}>
            <span className={css.tray}>
              {tray ? (
                <TrayFace s={trayOf(step.before, step.card) ? step.before : step.state} tray={tray} />
              ) : (
                box.faces[step.card] && <PrintedFace box={box} card={step.card} />
              )}
            </span>
            <Lines step={step} />
          </div>
          <Cost step={step} />
        </Part>
        {/* The first Hordes come before the first round: there is nothing to sum up. */}
        {interlude.round > 0 && (
          <Part title={words.soFar(interlude.round)} note={words.fills}>
            <Figures
              s={s}
              course={step.course}
              words={words}
              zones={{ hearts: id.hearts, diamonds: id.diamonds }}
            />
            <Counts />
            {!isSmall(arrangement) && <HeartsByRound hearts={hearts} words={words} />}
          </Part>
        )}
      </div>
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

function Part({ title, note, children }: PartProps) {
  return (
    <section className={css.part} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{note}</span>
      </header>
      {children}
    </section>
  )
}

/** Each lights up as it happens. */
function Lines({ step }: { readonly step: RoundStep }) {
  const { lang, seats } = useDesk()
  const words = roundWordsIn(lang)
  const lines = linesOf(step, lang, namesBy(step.by, seats, lang))
  const each = step.lasts / (lines.length + 1)
  return (
    <ol className={css.lines} aria-label={words.lines}>
      {lines.map(({ id: line, icon, title, text, state }, at) => (
        <li
          key={line}
          data-state={state}
          style={{ '--after': `${Math.round(each * at * 0.6)}ms` } as CSSProperties}
        >
          <i>
            <Icon name={icon} />
          </i>
          <span>
            <b>{title}</b>
            <em>{text}</em>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The enemies that reach the Kingdom, and what that costs. */
function Cost({ step }: { readonly step: RoundStep }) {
  const { lang, box } = useDesk()
  const words = roundWordsIn(lang)
  const escaped = step.events.find((event) => event.e === 'escaped')
  if (!escaped) return null
  const there = uncovered(step)
  const falls = step.state.outcome !== null
  return (
    <p className={css.cost}>
      <span className={css.enemies} aria-hidden="true">
        {there.slice(0, 8).map(({ enemy, cells }) => {
          const { icon, ground, ink } = enemyLook(box.file.enemies[enemy]?.id ?? '')
          return (
            <i key={cells} style={{ background: ground, color: ink }}>
              <Icon name={icon} />
            </i>
          )
        })}
      </span>
      <span>
        <b>{escaped.lost > 0 || !falls ? words.cost(escaped.lost) : words.kingdomFalls}</b>
        <small>{escaped.lost > 0 || !falls ? words.uncovered(there.length) : ''}</small>
      </span>
    </p>
  )
}

/** How many were destroyed, broke through, were held and advanced; those still to come are not counted yet. */
function Counts() {
  const { lang } = useDesk()
  const watched = useWatchedRound()
  if (!watched) return null
  const { counts, stillToCome } = roundWordsIn(lang)
  const { course } = watched.step
  const whole = watched.interlude.steps.at(-1)?.course ?? course
  const rows = [
    ['destroyed', 'bright-explosion'],
    ['escaped', 'broken-heart'],
    ['held', 'shield'],
    ['advanced', 'wingfoot'],
  ] as const
  return (
    <ul className={css.counts}>
      {rows.map(([what, icon]) => {
        const rest = Math.max(0, whole[what].length - course[what].length)
        return (
          <li key={what} data-none={course[what].length === 0 ? '' : undefined}>
            <Icon name={icon} />
            <span>{counts[what]}</span>
            <b>{course[what].length}</b>
            {rest > 0 && <small>{stillToCome(rest)}</small>}
          </li>
        )
      })}
    </ul>
  )
}
