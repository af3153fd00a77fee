/** Record as a file, as a link, and as a report of a problem. */
import type { Match, Seat } from '@duskhall/kernel'
import { useCallback, useMemo } from 'react'
import { useWords } from '../i18n/index.ts'
import { sayProblem } from '../play/problems.ts'
import { download, linkTo, recordText } from '../record/files.ts'
import { toast } from '../shell/toasts.tsx'
import type { Hinted, Player } from '../store/tables.ts'

/** Chats and browsers begin to cut addresses beyond this. */
const LONG_LINK = 8000

/** `record` gives the match once it may leave the table. */
export function useRecordActions(
  record: () => Match | null,
  players: readonly Player[],
  resigned: Seat | null,
  hints: readonly Hinted[] = [],
) {
  const { t } = useWords()
  const beside = useMemo(
    () => ({ ...(resigned === null ? {} : { resigned }), ...(hints.length === 0 ? {} : { hints }) }),
    [resigned, hints],
  )

  const report = useCallback(() => {
    const match = record()
    if (!match) return
    const number = match.state.asked
    download(
      `${nameOf(match)}-question-${number}.json`,
      recordText(match, players, { ...beside, question: number }),
    )
    toast(t('table.reportSaved'))
  }, [record, players, beside, t])

  const save = () => {
    const match = record()
    if (!match) return
    download(`${nameOf(match)}.json`, recordText(match, players, beside))
    toast(t('table.recordSaved'))
  }
  const share = async () => {
    const match = record()
    if (!match) return
    try {
      const link = await linkTo(match, players, beside)
      await navigator.clipboard.writeText(link)
      const size = link.length
      toast(size > LONG_LINK ? t('table.linkTooLong', { size }) : t('table.linkCopied'))
    } catch (error) {
      sayProblem(error)
    }
  }
  const actions = [
    { label: t('table.saveRecord'), run: save },
    { label: t('table.copyLink'), run: () => void share() },
    { label: t('table.report'), run: report },
  ]
  return { actions, report, share: () => void share() }
}

function nameOf({ record }: Match): string {
  return `${record.game}-${record.seed.slice(0, 8)}`
}
