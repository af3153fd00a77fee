/** Says what the others did, for whoever does not see the table. */
import type { GameTexts, Reader } from '@duskhall/kernel'
import type { Told } from '../play/told.ts'
import { logLines, plain } from './log-lines.ts'
import css from './TableScreen.module.css'

export function Announcer(props: {
  readonly texts: GameTexts
  readonly log: readonly Told[]
  readonly reader: Reader
}) {
  const { texts, log, reader } = props
  const last = log.at(-1)
  const others = last && last.seat !== reader.you ? logLines(texts, [last], reader) : []
  return (
    <div className={css.spoken} aria-live="polite">
      {others.map(plain).join(' ')}
    </div>
  )
}
