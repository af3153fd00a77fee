/** What came of it all. It waits for whoever reads it; nothing behind it can be answered meanwhile. */
import { type Following, Icon } from '@duskhall/ui'
import * as Radix from '@radix-ui/react-dialog'
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import { InterludesSwitch } from '../settings/SettingSwitch.tsx'
import { Button } from '../shell/Button.tsx'
import { useAlone } from '../shell/useAlone.ts'
import { KeyHint } from '../table/KeyHint.tsx'
import css from './SummaryDialog.module.css'
import type { ShownInterlude } from './useInterlude.ts'

/** A press made for the table before is not one for this. Milliseconds. */
const UNREAD = 300

interface SummaryDialogProps {
  readonly open: OpenGame
  readonly shown: ShownInterlude
  readonly following: Following
}

export function SummaryDialog({ open, shown, following }: SummaryDialogProps) {
  const { t } = useWords()
  const onward = useRef<HTMLButtonElement>(null)
  const since = useRef(0)
  useAlone()
  useEffect(() => {
    since.current = performance.now()
  }, [])
  const { interlude } = shown
  const Summary = open.board.interludes?.Summary
  return (
    <Radix.Root open onOpenChange={(now) => !now && shown.putAside(true)}>
      <Radix.Portal>
        <div data-game={open.game.id} className={css.mood}>
          <Radix.Overlay className={css.overlay} data-overlay="" />
          <Radix.Content
            className={css.card}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              onward.current?.focus()
            }}
            onInteractOutside={(event) => event.preventDefault()}
            // A key still held from before the Night presses nothing.
            onKeyDown={(event) => event.repeat && event.key !== 'Tab' && event.preventDefault()}
          >
            <header className={css.header}>
              <i className={css.moon} aria-hidden="true">
                <Icon name={interlude.icon} />
              </i>
              <Radix.Title className={css.title}>{interlude.summed ?? interlude.title}</Radix.Title>
              <Button look="ghost" className={css.look} onClick={() => shown.putAside(true)}>
                <Icon name="spyglass" />
                <span>{t('interlude.lookAtTable')}</span>
              </Button>
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <div className={css.body} tabIndex={0}>
              {Summary && <Summary interlude={interlude} {...following} />}
            </div>
            <footer className={css.footer}>
              <span className={css.setting}>
                <InterludesSwitch label={t('interlude.shown')} labelled />
              </span>
              <Button onClick={shown.again} className={css.again}>
                <Icon name="anticlockwise-rotation" />
                {t('interlude.again')}
              </Button>
              <Button
                ref={onward}
                look="primary"
                className={css.onward}
                onClick={() => performance.now() - since.current > UNREAD && shown.goOn()}
              >
                {interlude.onward} <KeyHint of="↵" />
              </Button>
            </footer>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
