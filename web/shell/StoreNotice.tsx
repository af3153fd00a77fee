/** As long as nothing can be kept, a line at the top says so; a press on it says why, and what can be done. */
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { hall } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import { useHeard } from './heard.ts'
import css from './StoreNotice.module.css'

export function StoreNotice() {
  const trouble = useHeard(hall.trouble)
  const { t } = useWords()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!trouble) return
    sayProblem(trouble)
    // Whatever fills the screen makes room for it.
    const { style } = document.documentElement
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--notice', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (line.current) watch.observe(line.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--notice')
    }
  }, [trouble])
  if (!trouble) return null
  return (
    <div ref={line} className={css.notice} role="status">
      <button type="button" onClick={() => sayProblem(trouble)}>
        {t(`notices.${trouble.kind}`)}
      </button>
    </div>
  )
}
