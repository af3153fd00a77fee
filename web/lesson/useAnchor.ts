/** Where a caption stands, which way it points, and the light on what it points at. */
import { type LessonStep, selectorsOf } from '@duskhall/ui'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { safeRoom } from '../shell/media.ts'
import { isInTheWay, type Place, type Pointer, pointerTo, roomBeside, roomFor } from './room-for.ts'
import { dimAround } from './spotlight.ts'

/** What flies in has come to rest by then. Milliseconds. */
const SETTLED = 450

/** What can be answered with, what a partner says and waits for an answer to (`data-speaks`), and what happened meanwhile. */
const ANSWERS = '[data-legal], [data-speaks], [data-recap]'

/** What the question is about, shown large. */
const SUBJECT = '[data-subject] > *'

interface Laid {
  /** The moment it was laid for. */
  readonly moment: string
  /** It hides what it speaks of, wherever it lies. */
  readonly inTheWay: boolean
  readonly place: Place
  readonly pointer: Pointer | null
}

/** The pieces that are meant, all of them; else the first thing that the step points at. */
function anchorsOf(stage: Element, step: LessonStep, meant: readonly string[]): readonly Element[] {
  const visible = (selector: string) =>
    [...stage.querySelectorAll(selector)].filter((thing) => thing.checkVisibility())
  const pieces = meant.flatMap(visible)
  if (pieces.length > 0) return pieces
  for (const selector of selectorsOf(step)) {
    const [found] = visible(selector)
    if (found) return [found]
  }
  return []
}

export function useAnchor(
  card: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  step: LessonStep | null,
  meant: readonly string[],
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
      const found = step ? anchorsOf(table, step, meant) : []
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
      const room = roomBeside(screen, boxesOf('[data-prompt]')[0] ?? null)
      const around = {
        anchors: anchors.map((one) => one.getBoundingClientRect()),
        subjects: boxesOf(SUBJECT),
        answers: boxesOf(ANSWERS),
        pieces: boxesOf('[data-piece]:not([data-legal])'),
      }
      const { width: wide, height: high } = current.getBoundingClientRect()
      const size = { width: wide, height: high }
      const place = roomFor(size, room, around)
      const [at] = around.anchors
      const pointer = at ? pointerTo({ ...place, ...size }, at) : null
      setLaid({ moment, place, pointer, inTheWay: isInTheWay(place, size, around) })
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
