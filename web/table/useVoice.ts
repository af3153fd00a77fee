/** Says what happens at the table to the seat in front of it. */
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { say, unsay } from '../shell/said.tsx'
import { NOTHING_SAID, type Telling, toSay, unheard } from './voice.ts'

interface Voice extends Telling {
  /** Nobody is known to sit there: what is told is for one pair of ears. */
  readonly hidden: boolean
}

export function useVoice({ texts, log, reader, asked, hidden }: Voice): void {
  const { t } = useWords()
  const so = useRef(NOTHING_SAID)
  useEffect(() => unsay, [])
  useEffect(() => {
    if (hidden) {
      so.current = unheard(so.current)
      unsay()
      return
    }
    const words = { yourTurn: t('table.yourTurn'), takenBack: t('table.takenBack') }
    const { said, sentences } = toSay(so.current, { texts, log, reader, asked }, words)
    so.current = said
    say(...sentences)
  }, [texts, log, reader, asked, hidden, t])
}
