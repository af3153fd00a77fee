/** Says what happens at the table to the seat in front of it, each line once, and then what is asked. */
import { type GameTexts, type Lines, type Reader, spans } from '@duskhall/kernel'
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import type { Told } from '../play/told.ts'
import { say, unsay } from '../shell/said.tsx'
import { logLines, plain } from './log-lines.ts'
import { heardBefore, newsOf } from './news.ts'

interface Voice {
  readonly texts: GameTexts
  readonly log: readonly Told[]
  readonly reader: Reader
  /** The question this seat is asked, by its number; null while nobody asks it. */
  readonly asked: { readonly since: number; readonly prompt: Lines } | null
  /** Nobody is known to sit there: what is told is for one pair of ears. */
  readonly hidden: boolean
}

/** The words of a sentence without its marks. */
function bare(sentence: string): string {
  return spans(sentence)
    .map(({ text }) => text)
    .join('')
}

export function useVoice({ texts, log, reader, asked, hidden }: Voice): void {
  const { t } = useWords()
  const heard = useRef(new Map<number, readonly Told[]>())
  const question = useRef('')
  useEffect(() => unsay, [])
  useEffect(() => {
    if (hidden) {
      question.current = ''
      unsay()
      return
    }
    const { you } = reader
    const before = heard.current.get(you) ?? heardBefore(log, you)
    const news = newsOf(before, log)
    heard.current.set(you, news.heard)
    const lines = (told: readonly Told[]) => logLines(texts, told, reader).map(plain)
    if (lines(news.taken).length > 0) {
      say(t('table.takenBack'))
      // Whatever is asked now is asked again.
      question.current = ''
    }
    say(...lines(news.fresh))
    const now = asked ? `${you} ${asked.since} ${asked.prompt.text}` : ''
    if (asked && now !== question.current)
      say(`${t('table.yourTurn')}. ${bare(asked.prompt.text)} ${bare(asked.prompt.why)}`)
    question.current = now
  }, [texts, log, reader, asked, hidden, t])
}
