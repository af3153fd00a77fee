/**
 * The one voice of the page: whatever happens is said here, in its order, for whoever does not see it. The region stands
 * from the first moment on, and each sentence comes to it as a thing of its own: a screen reader takes them one by one
 * and loses none, however many come at once.
 */
import { Heard, useHeard } from './heard.ts'
import css from './said.module.css'

interface Said {
  readonly id: number
  readonly text: string
  readonly since: number
}

/** A sentence that has stood so long has been heard, and need not be met a second time. Milliseconds. */
const HEARD = 20_000

const said = new Heard<readonly Said[]>([])
let next = 0

/** Says them one after another, after all that was said before. */
export function say(...sentences: readonly string[]): void {
  const now = Date.now()
  const fresh = sentences
    .filter((text) => text.trim() !== '')
    .map((text) => ({ id: next++, text, since: now }))
  if (fresh.length === 0) return
  said.put([...said.now.filter(({ since }) => now - since < HEARD), ...fresh])
}

/** Takes away what stands there: it may be read by somebody else now. */
export function unsay(): void {
  if (said.now.length > 0) said.put([])
}

export function Announcer() {
  return (
    <div className={css.spoken} aria-live="polite" data-voice="">
      {useHeard(said).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
