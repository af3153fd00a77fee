/** Where a caption stands, which way it points, and the light on what it points at. */
import { type LessonStep, selectorsOf } from '@duskhall/ui'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { safeRoom } from '../shell/media.ts'
import { arcBetween } from '../table/hint-arc.ts'
import {
  type Box,
  type Column,
  dockIn,
  isInTheWay,
  type Place,
  type Pointer,
  pointerTo,
  roomBeside,
  roomFor,
  widthIn,
} from './room-for.ts'
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
  /** It hides what it speaks of, or what is chosen among, wherever it lies. */
  readonly inTheWay: boolean
  readonly place: Place
  /** How wide it is where it lies in the column of the question; null: as wide as it likes, over the table. */
  readonly docked: number | null
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

/** What it asks in words, whose turn it is, and what else stands in its column: buttons, and what is yours. */
const WORDS = '[data-prompt] > [role=status] > *'
const WHO = '[data-prompt] > :first-child'
const YOURS = '[data-yours] > *'
const FIRM = `:is([data-prompt], [data-yours]) :is(button, [role=tab], ${ANSWERS})`

/** The same caption as wide as a column, or as wide as it likes, measured while nobody looks. */
function sizeOf(
  card: HTMLElement,
  width: number | null,
): { readonly width: number; readonly height: number } {
  const { width: was } = card.style
  const wasDocked = card.hasAttribute('data-docked')
  card.toggleAttribute('data-docked', width !== null)
  card.style.width = width === null ? '' : `${width}px`
  const size = card.getBoundingClientRect()
  card.toggleAttribute('data-docked', wasDocked)
  card.style.width = was
  return { width: size.width, height: size.height }
}

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
      const prompt = boxesOf(PROMPT)[0] ?? null
      const room = roomBeside(screen, prompt)
      const around = {
        anchors: anchors.map((one) => one.getBoundingClientRect()),
        subjects: boxesOf(SUBJECT),
        answers: boxesOf(ANSWERS),
        pieces: boxesOf('[data-piece]:not([data-legal])'),
      }
      let size = sizeOf(current, null)
      let place = roomFor(size, room, around)
      const isLow = prompt !== null && prompt.height > prompt.width
      let inTheWay = isInTheWay(place, size, around, isLow)
      let docked: number | null = null
      if (inTheWay && isLow) {
        const box = {
          ...{ left: prompt.left, top: prompt.top, width: prompt.width },
          height: Math.min(prompt.bottom, top + height) - prompt.top,
        }
        const column: Column = {
          box,
          firm: boxesOf(FIRM),
          yours: boxesOf(YOURS),
          who: boxesOf(WHO),
          words: boxesOf(WORDS),
        }
        const narrow = sizeOf(current, widthIn(column))
        const dock = dockIn(column, narrow.height)
        if (dock) {
          size = narrow
          place = dock
          inTheWay = false
          docked = narrow.width
        }
      }
      const lies = { ...place, ...size }
      const [at] = around.anchors
      const pointer = at ? pointerTo(lies, at) : null
      const arc = at && !pointer && !meet(lies, at) ? arcBetween(lies, at) : null
      setLaid({ moment, place, docked, pointer, arc, inTheWay })
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
