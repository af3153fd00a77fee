/** Nothing of the table is drawn behind it: a hand is seen by its owner and nobody else. */
import { PlayerShape, type SeatInfo } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import css from './TableScreen.module.css'

export function Curtain({ seat, onRaise }: { readonly seat: SeatInfo; onRaise(): void }) {
  const { t } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className={css.curtain} data-curtain="">
      <div>
        <PlayerShape seat={seat} className={css.curtainShape} />
        <h1>{t('curtain.title', { name: seat.name })}</h1>
        <p>{t('curtain.hint', { name: seat.name })}</p>
        <Button ref={button} look="primary" onClick={onRaise}>
          {t('curtain.iAm', { name: seat.name })}
        </Button>
      </div>
    </main>
  )
}
