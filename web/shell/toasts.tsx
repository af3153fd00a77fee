/** Short sentences that come and go; urgent ones are read out at once. */
import { useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import css from './toasts.module.css'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'warning'
  readonly action?: { readonly label: string; run(): void } | undefined
}

let toasts: readonly Toast[] = []
let next = 0
const listeners = new Set<() => void>()

function put(now: readonly Toast[]): void {
  toasts = now
  for (const listener of listeners) listener()
}

/** Says it for a while; the answer takes it back before its time. */
export function toast(text: string, tone: Toast['tone'] = 'plain', action?: Toast['action']): () => void {
  // The same sentence twice is one sentence.
  const others = toasts.filter((other) => other.text !== text)
  const id = next++
  put([...others.slice(-2), { id, text, tone, action }])
  setTimeout(() => dismiss(id), tone === 'warning' ? 9000 : 5000)
  return () => dismiss(id)
}

function dismiss(id: number): void {
  if (toasts.some((toast) => toast.id === id)) put(toasts.filter((toast) => toast.id !== id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <div className={css.stack} data-overlay="">
      <div aria-live="polite">{shown.filter(({ tone }) => tone === 'plain').map(line)}</div>
      <div aria-live="assertive">{shown.filter(({ tone }) => tone === 'warning').map(line)}</div>
    </div>
  )
}

function line({ id, text, tone, action }: Toast) {
  return (
    <div key={id} className={css.toast} data-tone={tone}>
      <span>{text}</span>
      {action && (
        <Button
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
