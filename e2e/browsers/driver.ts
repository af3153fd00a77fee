/** A browser that is driven from outside: the little that playing a game takes, whatever its protocol. */

export interface Driver {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** The value of an expression in the page; a promise is waited for. What cannot be written as JSON is lost. */
  evaluate<R>(expression: string): Promise<R>
  click(x: number, y: number): Promise<void>
  /** Presses the keys of these letters, wherever the keyboard's focus is. */
  type(letters: string): Promise<void>
  close(): Promise<void>
}

export const WIDTH = 1440
export const HEIGHT = 900

/** Pointer and keys are told alike in both protocols. */
export function clickActions(x: number, y: number): object[] {
  const at = { x: Math.round(x), y: Math.round(y) }
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', ...at, duration: 0 }, ...press],
    },
  ]
}

export function keyActions(letters: string): object[] {
  const actions = [...letters].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return [{ type: 'key', id: 'keyboard', actions }]
}
