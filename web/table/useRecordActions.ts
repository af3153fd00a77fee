/** Record as a file, as a link, and as a report of a problem. */
import type { Match } from '@duskhall/kernel'
import { useCallback } from 'react'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import { download, linkTo, recordText } from '../record/files.ts'
import { toast } from '../shell/toasts.tsx'
import type { Player } from '../store/store.ts'

/** Chats and browsers begin to cut addresses beyond this. */
const LONG_LINK = 8000

export function useRecordActions(open: OpenGame, match: Match, players: readonly Player[]) {
  const { t } = useWords()
  const name = `${open.game.id}-${match.record.seed.slice(0, 8)}`

  const report = useCallback(() => {
    const number = match.state.asked
    download(`${name}-question-${number}.json`, recordText(match, players, number))
    toast(t('table.reportSaved', { number }))
  }, [match, players, name, t])

  const save = () => {
    download(`${name}.json`, recordText(match, players))
    toast(t('table.recordSaved'))
  }
  const share = async () => {
    try {
      const link = await linkTo(match, players)
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
