/** Where a caption stands, which way it points, and the light on what it points at. */
import { type LessonStep, selectorsOf } from '@duskhall/ui'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { safeRoom } from '../shell/media.ts'
import { arcBetween } from '../table/hint-arc.ts'
import { type Box, isInTheWay, type Place, type Pointer, pointerTo, roomBeside, roomFor } from './room-for.ts'
import { dimAround } from './spotlight.ts'

/** What flies in has come to rest by then. Milliseconds. */
const SETTLED = 450

/** What can be answered with, what a partner says and waits for an answer to (`data-speaks`), and what happened meanwhile. */
const ANSWERS = '[data-legal], [data-speaks], [data-recap]'

/** Beside the answer that would be shown. */
const ASKED_TOO = '[data-asked]:not([data-shown])'

/** What the question is about, shown large. */
const SUBJECT = '[data-subject] > *'

interface Laid {
  /** The moment it was laid for. */
  readonly moment: string
  /** It hides what it speaks of, wherever it lies. */
  readonly inTheWay: boolean
  readonly place: Place
  readonly pointer: Pointer | null
  /** The way to what it points at, where that lies aslant and no tip can point there. */
  readonly arc: string | null
}

function meet(one: Box, other: Box): boolean {
  const aside = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return aside > 0 && down > 0
}

/** The bar of the question, whose buttons answer as well. */
const PROMPT = '[data-prompt]'

/**
 * The thing that the step points at, and the button that gives the same answer; where some answers are worth more than others,
 * all of those behind it.
 */
function anchorsOf(stage: Element, step: LessonStep): readonly Element[] {
  const bar = stage.ownerDocument.querySelector(PROMPT)
  const seen = (selector: string) =>
    [stage, ...(bar ? [bar] : [])]
      .flatMap((part) => [...part.querySelectorAll(selector)])
      .filter((thing) => thing.checkVisibility())
  for (const selector of selectorsOf(step)) {
    const [first] = seen(selector)
    if (!first) continue
    const button = bar?.querySelector('[data-shown]') ?? first
    return [...new Set([first, button, ...(step.best ? seen(ASKED_TOO) : [])])]
  }
  return []
}

export function useAnchor(
  card: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  step: LessonStep | null,
  /** Laid anew when it is another. */
  moment: string,
): Laid | null {
  const [laid, setLaid] = useState<Laid | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment looks for its own place
  useLayoutEffect(() => {
    const { current } = card
    const table = stage.current
    if (!current || !table) return
    let anchors: readonly Element[] = []
    let undim = () => {}
    const leave = () => {
      for (const anchor of anchors) anchor.removeAttribute('data-lesson')
      undim()
    }
    // The board may draw anew what is pointed at while it comes to rest.
    const light = () => {
      const found = step ? anchorsOf(table, step) : []
      leave()
      anchors = found
      for (const anchor of anchors) anchor.setAttribute('data-lesson', '')
      if (step) undim = dimAround(table)
    }
    const lay = () => {
      light()
      const boxesOf = (what: string) =>
        [...table.ownerDocument.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
      const { left, top, width, height } = safeRoom()
      const screen = { left: left + 8, top: top + 52, width: width - 16, height: height - 60 }
      const room = roomBeside(screen, boxesOf(PROMPT)[0] ?? null)
      const around = {
        anchors: anchors.map((one) => one.getBoundingClientRect()),
        subjects: boxesOf(SUBJECT),
        answers: boxesOf(ANSWERS),
        pieces: boxesOf('[data-piece]:not([data-legal])'),
      }
      const { width: wide, height: high } = current.getBoundingClientRect()
      const size = { width: wide, height: high }
      const place = roomFor(size, room, around)
      const lies = { ...place, ...size }
      const [at] = around.anchors
      const pointer = at ? pointerTo(lies, at) : null
      const arc = at && !pointer && !meet(lies, at) ? arcBetween(lies, at) : null
      setLaid({ moment, place, pointer, arc, inTheWay: isInTheWay(place, size, around) })
    }
    light()
    let frame = requestAnimationFrame(lay)
    const later = setTimeout(lay, SETTLED)
    // What is brought to the front, or drawn anew, is lit in its turn.
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(lay)
    })
    watch.observe(table, { childList: true, subtree: true })
    addEventListener('resize', lay)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(later)
      removeEventListener('resize', lay)
      leave()
    }
  }, [moment])
  return laid
}
