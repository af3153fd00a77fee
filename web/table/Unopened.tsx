/** In place of a table that cannot be opened: why, and the record of it to take away. Nothing of it is lost. */
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { hall } from '../play/hall.ts'
import { problemOf } from '../play/problems.ts'
import { saveUnopened } from '../record/unopened.ts'
import { Button } from '../shell/Button.tsx'
import { Message } from '../shell/Message.tsx'
import { go } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'

export interface UnopenedProps {
  readonly id: string
  readonly title: string
  readonly error: unknown
  onRetry?(): void
}

export function Unopened({ id, title, error, onRetry }: UnopenedProps) {
  const { t } = useWords()
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    hall.raw(id).then(
      (saved) => setKept(saved !== null),
      () => setKept(false),
    )
  }, [id])
  const remove = async () => {
    await hall.remove(id)
    toast(t('hall.removed'))
    go({ at: 'hall' })
  }
  const sentence = problemOf(error)
  return (
    <Message title={title} text={isKept ? `${sentence} ${t('errors.kept')}` : sentence}>
      <Button look="primary" onClick={() => go({ at: 'hall' })}>
        {t('errors.toHall')}
      </Button>
      {isKept && <Button onClick={() => void saveUnopened(id)}>{t('table.saveRecord')}</Button>}
      {isKept && <Button onClick={() => void remove()}>{t('hall.remove')}</Button>}
      {onRetry && <Button onClick={onRetry}>{t('errors.retry')}</Button>}
    </Message>
  )
}
