/** A game that came in a link: it is checked beside the page and shown from its beginning. It is kept when one asks. */
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import type { OpenTable } from '../play/hall.ts'
import { problemOf, sayProblem } from '../play/problems.ts'
import { CheckingLine, type Progress } from '../record/CheckingLine.tsx'
import { checked } from '../record/checking.ts'
import { keepRecord, keptAs, openRecord } from '../record/import.ts'
import { settings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Message } from '../shell/Message.tsx'
import { addressOf, go } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'
import { Replay } from './ReplayScreen.tsx'

export default function RecordScreen({ packed }: { readonly packed: string }) {
  const { t } = useWords()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [open, setOpen] = useState<OpenTable | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    const run = new AbortController()
    const { signal } = run
    const show = async () => {
      const text = await checked(
        { packed },
        { signal, onProgress: (moves, of) => setProgress({ moves, of }) },
      )
      const table = await openRecord(text, settings().name, { signal })
      const known = await keptAs(table)
      signal.throwIfAborted()
      if (known) location.replace(addressOf({ at: 'replay', id: known, move: 0 }))
      else setOpen(table)
    }
    show().catch((error) => !signal.aborted && setProblem(error))
    return () => run.abort()
  }, [packed])

  if (open) {
    const keep = async (move: number) => {
      const id = await keepRecord(open)
      toast(t('replay.kept'))
      // The long address does not stay in the history.
      location.replace(addressOf({ at: 'replay', id, move }))
    }
    return <Replay open={open} start={0} onKeep={(move) => void keep(move).catch(sayProblem)} />
  }
  const toHall = () => go({ at: 'hall' })
  if (problem) {
    return (
      <Message title={t('replay.title')} text={problemOf(problem)}>
        <Button look="primary" onClick={toHall}>
          {t('errors.toHall')}
        </Button>
      </Message>
    )
  }
  return (
    <Message title={t('replay.title')} tone="status">
      <CheckingLine progress={progress} onCancel={toHall} />
    </Message>
  )
}
