/** Says what the others did, for whoever does not see the table; what is shown step by step says itself. */
import type { GameTexts, Reader } from '@duskhall/kernel'
import { useEffect, useRef } from 'react'
import type { Told } from '../play/told.ts'
import { logLines, plain } from './log-lines.ts'
import css from './TableScreen.module.css'

export function Announcer(props: {
  readonly texts: GameTexts
  readonly log: readonly Told[]
  readonly reader: Reader
  readonly told: Told | null
}) {
  const { texts, log, reader, told } = props
  const shown = useRef<Told | null>(null)
  useEffect(() => {
    if (told) shown.current = told
  }, [told])
  const last = log.at(-1)
  const spoken = last === told || last === shown.current
  const others = last && !spoken && last.seat !== reader.you ? logLines(texts, [last], reader) : []
  return (
    <div className={css.spoken} aria-live="polite">
      {others.map(plain).join(' ')}
    </div>
  )
}
