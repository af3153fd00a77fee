/** What happened meanwhile, in a few lines; where there is little room one line, that opens. */
import { isSmall, type SeatInfo } from '@duskhall/ui'
import { useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { useArrangement } from '../shell/media.ts'
import { plain } from './log-lines.ts'
import { useOpenLog } from './open-log.ts'
import css from './RecapNote.module.css'
import type { Recap } from './recap.ts'

export interface RecapNoteProps {
  readonly recap: Recap
  readonly seats: readonly SeatInfo[]
  onClose(): void
}

export function RecapNote({ recap, seats, onClose }: RecapNoteProps) {
  const { t } = useWords()
  const folds = isSmall(useArrangement())
  const [opened, setOpened] = useState(false)
  const openLog = useOpenLog()
  const count = recap.lines.length + recap.more
  if (folds && !opened)
    return (
      <div className={css.recap} role="note" data-floats="" data-recap="" data-folded="">
        <button type="button" aria-expanded={false} onClick={() => setOpened(true)}>
          {t('recap.folded', { count })}
        </button>
      </div>
    )
  return (
    <div className={css.recap} role="note" data-floats="" data-recap="">
      <b>{t('recap.title')}</b>
      <ul>
        {recap.lines.map((line) => (
          <li key={`${line.at} ${plain(line)}`} data-against={line.against ? '' : undefined}>
            {line.spans.map(({ text, thing }, at) =>
              thing ? (
                <b
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
                  key={at}
                  style={thing.kind === 'seat' ? { color: seats[Number(thing.id)]?.colour } : {}}
                >
                  {text}
                </b>
              ) : (
                text
              ),
            )}
            {line.times && <em>{t('table.repeated', { count: line.times })}</em>}
          </li>
        ))}
      </ul>
      {recap.more > 0 && (
        <button
          type="button"
          onClick={() => {
            onClose()
            openLog()
          }}
        >
          {t('recap.more', { count: recap.more })}
        </button>
      )}
    </div>
  )
}
