/** A name and the mark after it stay on one line: no line of the log begins with a full stop. */
import type { Span } from '@duskhall/kernel'

export interface Glued extends Span {
  /** What must not be parted from it. */
  readonly tail: string
}

const CLOSING = /^(?:\u00a0?[.,;:!?)»…]|['’]s\b)+/

export function together(spans: readonly Span[]): Glued[] {
  const glued: Glued[] = []
  for (const span of spans) {
    const last = glued.at(-1)
    const tail = last?.thing && !span.thing ? (CLOSING.exec(span.text)?.[0] ?? '') : ''
    if (last && tail) glued[glued.length - 1] = { ...last, tail }
    const text = span.text.slice(tail.length)
    if (text) glued.push({ ...span, text, tail: '' })
  }
  return glued
}
