/**
 * The focus is never lost. After a move by keyboard it goes to the first answer of the next question; when what had it
 * leaves the table, it goes to the same thing in its new place, or to the question.
 */
import { type RefObject, useEffect } from 'react'

let byKeyboard = false
/** Whether a mouse was moved after the last such press. */
let pointing = false
/** What had the focus last, until somebody lets go of it. */
let focused: HTMLElement | null = null

/** Whether the last press was one of a key or of a screen reader. */
export const isByKeyboard = (): boolean => byKeyboard

/** Whether the focus was led somewhere by keys, and no mouse has moved since. */
export const isLedByKeys = (): boolean => byKeyboard && !pointing

const KEYS = ['Tab', 'Enter', ' ', 'Escape', 'z']

export function watchInput(): void {
  addEventListener(
    'keydown',
    ({ key }) => {
      if (!KEYS.includes(key) && !key.startsWith('Arrow')) return
      byKeyboard = true
      pointing = false
    },
    true,
  )
  // A browser may tell where the pointer is when the table changes under it: that is no movement.
  addEventListener(
    'pointermove',
    ({ pointerType, movementX, movementY }) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) pointing = true
    },
    true,
  )
  addEventListener(
    'pointerdown',
    () => {
      byKeyboard = false
    },
    true,
  )
  // A screen reader presses without a key and without a pointer.
  addEventListener(
    'click',
    ({ detail }) => {
      if (detail === 0) byKeyboard = true
    },
    true,
  )
  addEventListener('focusin', ({ target }) => {
    focused = target instanceof HTMLElement ? target : null
  })
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement)) return
    setTimeout(() => {
      // What it was on its way to may be gone before it comes there.
      if (relatedTarget instanceof HTMLElement) {
        if (!relatedTarget.isConnected) focused = relatedTarget
        rescue()
        return
      }
      // What is taken away is left as well, a moment before it goes.
      if (target === focused && target.isConnected) focused = null
      else rescue()
    })
  })
}

const isNowhere = (element: Element | null) => element === null || element === document.body

/** The same piece or place, as it is drawn now. */
function sameAs({ dataset }: HTMLElement): HTMLElement | null {
  const name = dataset.piece ? 'piece' : 'zone'
  const id = dataset[name]
  return id ? document.querySelector(`main [data-${name}="${CSS.escape(id)}"][data-stop]`) : null
}

function focusQuestion(): void {
  const bar = document.querySelector<HTMLElement>('[data-prompt], main')
  if (!bar) return
  if (!bar.hasAttribute('tabindex')) bar.tabIndex = -1
  // Nobody who plays by hand asked for a ring around the whole question, as after a reload.
  bar.focus({ preventScroll: true, focusVisible: byKeyboard })
}

/** With keys it is brought into sight as well, by no more than that takes. */
function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true, focusVisible: byKeyboard })
  if (byKeyboard) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function rescue(): void {
  if (!focused || focused.isConnected || !isNowhere(document.activeElement)) return
  const again = sameAs(focused)
  if (again) focusOn(again)
  else focusQuestion()
}

/** One of several that are picked one after another: a second press drops it, instead of picking the next. */
function isPickedAmongMore(piece: HTMLElement): boolean {
  const group = piece.closest('[data-group]')
  return (
    piece.matches('[data-selected][data-instead]') && (group?.querySelector('[data-legal]') ?? null) !== null
  )
}

export function useFocus(
  stage: RefObject<HTMLElement | null>,
  live: boolean,
  question: number | undefined,
): void {
  useEffect(() => {
    // Whoever comes from another screen begins with the question.
    if (isNowhere(document.activeElement)) focusQuestion()
    const watch = new MutationObserver(rescue)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason
  useEffect(() => {
    if (!live || !byKeyboard || document.querySelector('[role=dialog]')) return
    const active = document.activeElement
    const stays = active instanceof HTMLElement && active !== document.body && active.isConnected
    if (stays && (active.matches('[data-legal], [data-answer]') || isPickedAmongMore(active))) return
    if (stays && !stage.current?.contains(active) && !active.closest('section')) return
    const answers = [
      // What a lesson asks for goes first.
      ...document.querySelectorAll<HTMLElement>('[data-shown]'),
      ...(stage.current?.querySelectorAll<HTMLElement>('[data-asked]') ?? []),
      ...(stage.current?.querySelectorAll<HTMLElement>('[data-legal]') ?? []),
      ...document.querySelectorAll<HTMLElement>('[data-answer]'),
    ]
    // What is folded away takes no focus.
    const first = answers.find((answer) => answer.checkVisibility())
    if (first) focusOn(first)
    if (isNowhere(document.activeElement)) focusQuestion()
  }, [stage, live, question])
}
