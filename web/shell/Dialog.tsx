/** A dialog in the middle, or a drawer at the side, open as long as it is there. Radix keeps the focus inside. */
import { Icon } from '@duskhall/ui'
import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/index.ts'
import '../table/table-icons.ts'
import css from './Dialog.module.css'
import { useAlone } from './useAlone.ts'
import { useFocusBack } from './useFocusBack.ts'

export interface DialogProps {
  onClose(): void
  readonly title: string
  readonly hint?: string | undefined
  readonly drawer?: boolean | undefined
  readonly wide?: boolean | undefined
  readonly children?: ReactNode
  /** Stays in place below what scrolls. */
  readonly footer?: ReactNode
  readonly game?: string | undefined
}

export function Dialog({ onClose, title, hint, drawer, wide, children, footer, game }: DialogProps) {
  const { t } = useWords()
  const focusBack = useFocusBack()
  useAlone()
  return (
    <Radix.Root open onOpenChange={(now) => !now && onClose()}>
      <Radix.Portal>
        <div data-game={game ?? 'shell'} className={css.mood}>
          <Radix.Overlay className={css.overlay} data-overlay="" />
          <Radix.Content
            {...focusBack}
            className={`${drawer ? css.drawer : css.dialog} ${wide ? css.wide : ''}`}
            {...(hint ? {} : { 'aria-describedby': undefined })}
          >
            <header className={css.header}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              <Radix.Close className={css.close} aria-label={t('dialog.close')}>
                <Icon name="cancel" />
              </Radix.Close>
              {hint && <Radix.Description className={css.hint}>{hint}</Radix.Description>}
            </header>
            {children && <div className={css.body}>{children}</div>}
            {footer && <footer className={css.footer}>{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
