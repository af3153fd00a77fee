/** A finished game looked through afterwards, from one seat: how the chances went, what turned them, and on from there. */
import '../i18n/analysis.ts'
import { useWords } from '../i18n/index.ts'
import { peopleOf } from '../play/people.ts'
import { useOpenTable } from '../play/useOpenTable.ts'
import { Button } from '../shell/Button.tsx'
import { Loading } from '../shell/Loading.tsx'
import { Message } from '../shell/Message.tsx'
import { go } from '../shell/route.ts'
import { Unopened } from '../table/Unopened.tsx'
import { AnalysisPage } from './AnalysisPage.tsx'
import { useLessonOf } from './taught.ts'

export default function AnalysisScreen({ id, seat }: { readonly id: string; readonly seat: number | null }) {
  const { t } = useWords()
  const { open, problem } = useOpenTable(id)
  const lesson = useLessonOf(open)
  if (problem) return <Unopened id={id} title={t('analysis.title')} error={problem} />
  if (!open || lesson === undefined) return <Loading />
  const { saved, match, apart } = open
  const over = match.state.outcome !== null || saved.resigned !== undefined
  if (apart || !over) {
    return (
      <Message title={t('analysis.title')} text={apart ? t(`apart.${apart}`) : t('analysis.unfinished')}>
        {!over && <Button onClick={() => go({ at: 'table', id })}>{t('hall.continue')}</Button>}
        <Button look="primary" onClick={() => go({ at: 'hall' })}>
          {t('errors.toHall')}
        </Button>
      </Message>
    )
  }
  const known = seat !== null && seat < saved.players.length ? seat : (peopleOf(saved.players)[0] ?? 0)
  return <AnalysisPage key={known} open={open} seat={known} lesson={lesson} />
}
