/** Says what the others did, for whoever does not see the table. */
import type { Game, GameTexts, Reader } from '@duskhall/kernel'
import type { History } from '../play/history.ts'
import { logLines, plain } from './log-lines.ts'
import css from './TableScreen.module.css'

export function Announcer(props: {
  readonly game: Game
  readonly texts: GameTexts
  readonly history: History
  readonly reader: Reader
}) {
  const { game, texts, history, reader } = props
  const last = history.at(-1)
  const others = last && last.seat !== reader.you ? history.slice(-1) : []
  const said = logLines(game, texts, others, reader.you, reader.names).map(plain).join(' ')
  return (
    <div className={css.spoken} aria-live="polite">
      {said}
    </div>
  )
}
