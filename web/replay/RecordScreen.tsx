/** A game that came in a link: it is read, checked, kept, and shown from its beginning. */
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { importRecord, OpenError } from '../play/hall.ts'
import { problemOf } from '../play/problems.ts'
import { unpack } from '../record/link.ts'
import { settings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Loading } from '../shell/Loading.tsx'
import { Message } from '../shell/Message.tsx'
import { addressOf, go } from '../shell/route.ts'

export default function RecordScreen({ packed }: { readonly packed: string }) {
  const { t } = useWords()
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    let gone = false
    unpack(packed)
      .catch(() => {
        throw new OpenError('brokenLink')
      })
      .then((text) => (gone ? null : importRecord(text, settings().name)))
      .then(
        // The long address does not stay in the history.
        (id) => id && !gone && location.replace(addressOf({ at: 'replay', id, move: 0 })),
        (error) => !gone && setProblem(error),
      )
    return () => {
      gone = true
    }
  }, [packed])
  if (!problem) return <Loading />
  return (
    <Message title={t('replay.title')} text={problemOf(problem)}>
      <Button look="primary" onClick={() => go({ at: 'hall' })}>
        {t('errors.toHall')}
      </Button>
    </Message>
  )
}
