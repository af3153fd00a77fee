/** Whose turn it is, what is asked and why, and at most a few buttons. */
import type { Lines, Move } from '@duskhall/kernel'
import { spans } from '@duskhall/kernel'
import { Icon, PlayerShape, type SeatInfo, useTable } from '@duskhall/ui'
import { useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { PaceSwitch } from '../settings/SettingSwitch.tsx'
import { Button } from '../shell/Button.tsx'
import { Menu } from '../shell/Menu.tsx'
import { afterVerb } from './after-verb.ts'
import { KeyHint } from './KeyHint.tsx'
import { plain } from './log-lines.ts'
import css from './PromptBar.module.css'
import { RecapNote } from './RecapNote.tsx'
import type { lastDone, Recap } from './recap.ts'
import { SeatSwitch } from './SeatSwitch.tsx'
import { Spans } from './Spans.tsx'
import type { Run } from './useRuns.ts'

interface ButtonMove {
  readonly move: Move
  readonly label: string
}

export interface PromptBarProps {
  readonly seats: readonly SeatInfo[]
  /** Whom the table waits for, shown by the slab; several where all may act. */
  readonly asked: readonly number[]
  /** Seats of this screen to switch between, where several may act. */
  readonly choices: readonly number[]
  plays?(seat: number): string | null
  onSit(seat: number): void
  readonly prompt: Lines
  /** What the aimed move leads to; takes the place of the reason. */
  readonly consequence: string
  readonly primary: (ButtonMove & { readonly verb: string | null }) | null
  /** What gives several answers by one press. */
  readonly runs: readonly Run[]
  onRun(run: Run): void
  /** Something may be answered: on a phone the room of the primary button is kept. */
  readonly live: boolean
  readonly buttons: readonly ButtonMove[]
  readonly thinking: boolean
  /** What the bot whose turn it is has just done. */
  readonly done: ReturnType<typeof lastDone>
  /** What the bots did while nobody waited for it. */
  readonly recap: Recap | null
  onRecapRead(): void
  readonly skipping: boolean
  readonly canUndo: boolean
  readonly canCancel: boolean
  /** That key does it: no lesson folds by it first. */
  readonly byEscape: boolean
  /** What it is called where nothing is taken back by it. */
  readonly cancelLabel?: string | undefined
  answer(move: Move): void
  aim(move: Move | null): void
  onUndo(): void
  onCancel(): void
  onSkip(): void
}

const MOST_BUTTONS = 3

export function PromptBar(props: PromptBarProps) {
  const { t } = useWords()
  const { asks, shows } = useTable()
  const [home, setHome] = useState<HTMLElement | null>(null)
  const { seats, asked, prompt, consequence, primary, buttons, thinking, done, recap } = props
  const yours = asked.some((seat) => seats[seat]?.you)
  const slab = seats.find(({ seat, you }) => you && asked.includes(seat)) ?? seats[asked[0] ?? -1]
  const shown = buttons.length <= MOST_BUTTONS ? buttons : []
  const menu =
    buttons.length > MOST_BUTTONS
      ? buttons.map(({ move, label }) => ({ label, asked: asks?.(move), run: () => props.answer(move) }))
      : []
  /** Whether what a lesson asks for is among them. */
  const marked = (moves: readonly Move[]) => ({
    'data-asked': asks && moves.some(asks) ? '' : undefined,
    'data-shown': shows && moves.some(shows) ? '' : undefined,
  })
  return (
    <section className={css.prompt} data-prompt="" aria-label={t('table.promptLabel')} ref={setHome}>
      <div className={css.who} data-shared={props.choices.length > 0 ? '' : undefined}>
        {slab && (
          <div className={css.slab} style={{ background: slab.colour }}>
            <PlayerShape seat={{ ...slab, colour: 'rgb(0 0 0 / .18)' }} className={css.avatar} />
            <b>{yours ? t('table.yourTurn') : slab.name}</b>
          </div>
        )}
        {props.choices.length > 0 && <SeatSwitch {...props} />}
      </div>
      <div className={css.ask} data-zone="prompt" role="status" aria-live="off">
        <p>
          {thinking && slab ? (
            <>
              {done ? (
                <Spans spans={done.action.spans} seats={seats} />
              ) : (
                t('table.thinking', { name: slab.name })
              )}
              <span className={css.dots} aria-hidden="true" style={{ color: slab.colour }}>
                <i />
                <i />
                <i />
              </span>
            </>
          ) : (
            <Spans spans={spans(prompt.text)} seats={seats} />
          )}
        </p>
        <small data-spare="">
          {thinking ? (
            done && done.effects.length > 0 ? (
              done.effects.map(plain).join(' ')
            ) : (
              t('table.thinkingHint')
            )
          ) : consequence ? (
            <span className={css.consequence}>{consequence}</span>
          ) : (
            <Spans spans={spans(prompt.why)} seats={seats} />
          )}
        </small>
      </div>
      {recap && <RecapNote recap={recap} seats={seats} onClose={props.onRecapRead} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons answer; a pointer only takes no focus along */}
      <div className={css.actions} onMouseDown={(e) => e.preventDefault()}>
        {primary && (
          <Button look="primary" className={css.primary} onClick={() => props.answer(primary.move)}>
            <Icon name="check-mark" />
            {primary.verb && <span>{primary.verb}</span>}
            <span className={primary.verb ? css.spoken : css.label}>
              {primary.verb ? afterVerb(primary.verb, primary.label) : primary.label}
            </span>{' '}
            <KeyHint of={t('keys.enter')} />
          </Button>
        )}
        {props.runs.map((run) => (
          <Button
            key={run.label}
            className={`${css.run} ${primary ? css.beside : ''}`}
            onClick={() => props.onRun(run)}
          >
            {run.label}
          </Button>
        ))}
        {!primary && props.runs.length === 0 && buttons.length === 0 && props.live && (
          <span className={css.room} aria-hidden="true" />
        )}
        {thinking && (
          <span className={css.pace}>
            <PaceSwitch label={t('table.pace')} />
          </span>
        )}
        {thinking && (
          <Button onClick={props.onSkip} disabled={props.skipping}>
            <Icon name="fast-forward-button" />
            {t('table.skip')}
          </Button>
        )}
        {props.canUndo && (
          <Button
            look="ghost"
            className={`${css.undo} ${props.canCancel ? css.wide : ''}`}
            onClick={props.onUndo}
          >
            <Icon name="anticlockwise-rotation" />
            <span>{t('table.undo')}</span> <KeyHint of="Z" />
          </Button>
        )}
        {props.canCancel && (
          <Button onClick={props.onCancel}>
            {props.cancelLabel ?? t('table.cancel')} {props.byEscape && <KeyHint of={t('keys.escape')} />}
          </Button>
        )}
        {menu.length > 0 && (
          <Menu items={menu} home={home}>
            <Button className={css.answer} data-answer="" {...marked(buttons.map(({ move }) => move))}>
              {t('table.choices')}
            </Button>
          </Menu>
        )}
        {shown.map(({ move, label }) => (
          <Button
            key={JSON.stringify(move)}
            className={css.answer}
            data-answer=""
            {...marked([move])}
            onClick={() => props.answer(move)}
            onPointerEnter={(e) => e.pointerType === 'mouse' && props.aim(move)}
            onPointerLeave={() => props.aim(null)}
            onFocus={(e) => e.currentTarget.matches(':focus-visible') && props.aim(move)}
            onBlur={() => props.aim(null)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
