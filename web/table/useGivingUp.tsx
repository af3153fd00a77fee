/** What ends a game before its end: starting again, and giving up. Both ask first, and nothing is lost by either. */
import { type ReactNode, useState } from 'react'
import { startAgain } from '../end/again.ts'
import { useWords } from '../i18n/index.ts'
import type { SeatSource } from '../play/seat-source.ts'
import type { MenuItem } from '../shell/Menu.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface GivingUp {
  readonly actions: readonly MenuItem[]
  readonly dialog: ReactNode
}

export function useGivingUp(source: SeatSource, over: boolean): GivingUp {
  const { t } = useWords()
  const [asking, setAsking] = useState<'again' | 'resign' | null>(null)
  const again = { label: t('table.again'), run: () => (over ? startAgain(source) : setAsking('again')) }
  const resign = { label: t('table.resign'), run: () => setAsking('resign') }
  const close = () => setAsking(null)
  const dialog = asking && (
    <ConfirmDialog
      game={source.game.id}
      question={asking === 'again' ? t('table.sureAgain') : t('table.sureResign')}
      onYes={() => {
        close()
        if (asking === 'again') startAgain(source)
        else source.resign()
      }}
      onNo={close}
    />
  )
  return { actions: over ? [again] : [again, resign], dialog }
}
