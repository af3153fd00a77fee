function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** A key pressed for itself: nobody is typing, and it is no shortcut of the browser. */
export function isPlainKey({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isTyping(target)
}

/** A key that is held down says again what it said once: it moves and scrolls, and plays nothing. */
export function isHeldAnswer(event: KeyboardEvent): boolean {
  const plays = event.key.length === 1 || event.key === 'Enter' || event.key === 'Escape'
  return event.repeat && plays && isPlainKey(event)
}

/** A key for the table: nothing lies open over it. */
export function isTableKey(event: KeyboardEvent): boolean {
  return isPlainKey(event) && !document.querySelector('[role=dialog]')
}
