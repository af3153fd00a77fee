/** Short sentences that come and go; urgent ones are read out at once. */
import { Heard, useHeard } from './heard.ts'
import css from './toasts.module.css'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'warning'
}

const toasts = new Heard<readonly Toast[]>([])
let next = 0

/** Says it for a while; the answer takes it back before its time. */
export function toast(text: string, tone: Toast['tone'] = 'plain'): () => void {
  // The same sentence twice is one sentence.
  const others = toasts.now.filter((other) => other.text !== text)
  const id = next++
  toasts.put([...others.slice(-2), { id, text, tone }])
  setTimeout(() => dismiss(id), tone === 'warning' ? 9000 : 5000)
  return () => dismiss(id)
}

function dismiss(id: number): void {
  toasts.put(toasts.now.filter((toast) => toast.id !== id))
}

export function Toasts() {
  const shown = useHeard(toasts)
  return (
    <div className={css.stack} data-overlay="">
      <div aria-live="polite">{shown.filter(({ tone }) => tone === 'plain').map(line)}</div>
      <div aria-live="assertive">{shown.filter(({ tone }) => tone === 'warning').map(line)}</div>
    </div>
  )
}

function line({ id, text, tone }: Toast) {
  return (
    <div key={id} className={css.toast} data-tone={tone}>
      {text}
    </div>
  )
}
