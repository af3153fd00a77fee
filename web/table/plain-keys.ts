import { settings } from '../settings/settings.ts'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** A letter, digit or sign: whoever speaks to the computer, or types by accident, can switch these off. */
function isUnwanted(key: string): boolean {
  return key.length === 1 && key !== ' ' && !settings().shortcuts
}

/** A key pressed for itself: nobody is typing, it is no shortcut of the browser, and none that is switched off. */
export function isPlainKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isTyping(target) && !isUnwanted(key)
}

/** A key that is held down says again what it said once: it moves and scrolls, and plays nothing. */
export function isHeldAnswer(event: KeyboardEvent): boolean {
  const plays = event.key.length === 1 || event.key === 'Enter' || event.key === 'Escape'
  return event.repeat && plays && isPlainKey(event)
}

/** A key for the table: nothing lies open over it. */
export function isTableKey(event: KeyboardEvent): boolean {
  return isPlainKey(event) && !document.querySelector('[role=dialog], [role=menu]')
}
