/** What is told beside a thing of the table: why it cannot be chosen, or what it is; one thing at a time. */
import type { Refusal } from '@duskhall/kernel'
import { useCallback, useRef, useState } from 'react'
import { play } from '../sound/index.ts'
import type { Attention } from './attention.ts'
import { useWhat } from './useWhat.ts'
import {
  type Dictionary,
  type Explained,
  explainedAt,
  thingsOn,
  type What,
  type Why,
  withParts,
} from './what.ts'

export interface Explaining extends Dictionary {
  /** Why an answer is not taken, in words. */
  reason(refusal: Refusal): string
  readonly looked: Attention
  /** Nobody means what lies under the pointer: something happens by itself, or there is no room beside anything. */
  readonly quiet: boolean
}

export function useExplanation(explaining: Explaining) {
  const [told, setTold] = useState<Why | What | null>(null)
  const latest = useRef(explaining)
  latest.current = explaining
  // Where the focus was when somebody asked by a key.
  const asked = useRef<Element | null>(null)

  const askWhy = useCallback((refusal: Refusal, anchor: Element, by?: 'focus' | 'pointing') => {
    const { looked, reason } = latest.current
    if (by === 'pointing' && !looked.points) return
    play('refused')
    const what = explainedAt(anchor, latest.current)
    const focused = by === 'focus' ? by : undefined
    setTold({ text: reason(refusal), rule: refusal.rule, anchor, by: focused, what })
  }, [])
  useWhat({
    ...explaining,
    points: () => explaining.looked.points && !explaining.quiet,
    // Why something cannot be chosen goes before what it is.
    show: (what, by) =>
      setTold((now) => (now?.anchor === what.anchor && by !== 'press' ? now : { ...what, by })),
  })
  const askWhat = useCallback((what: Explained) => {
    asked.current ??= document.activeElement
    setTold({ ...withParts(what, latest.current), by: 'key' })
  }, [])
  const close = useCallback(() => {
    setTold(null)
    const back = asked.current
    asked.current = null
    if (back instanceof HTMLElement) back.focus({ focusVisible: true })
  }, [])
  return {
    told,
    askWhy,
    askWhat,
    close,
    /** A new question makes what was told stale. */
    forget: useCallback(() => setTold(null), []),
    /** A card that is shown says its own words. */
    makeRoom: useCallback(() => setTold((now) => (now && 'terms' in now ? null : now)), []),
    /** Tells what it is; false where there are no words for it. */
    askAt(meant: Element | null) {
      const what = explainedAt(meant, latest.current, 'cards too')
      if (what) askWhat(what)
      return what !== null
    },
    walk(by: 1 | -1) {
      const things = thingsOn(document, latest.current)
      const at = things.findIndex(({ terms }) => terms[0] === (told && 'terms' in told && told.terms[0]))
      const next = things.at((Math.max(at, 0) + by) % things.length)
      if (next) askWhat(next)
    },
  }
}
