/** One tab at a time moves the pieces of a table. The newest tab takes it; the older one is told. */

export interface TabLock {
  release(): void
}

export function takeTable(id: string, onLost: () => void): TabLock {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Where the browser has no locks (plain HTTP), tabs are trusted to the player.
  if (typeof navigator !== 'undefined' && navigator.locks) {
    navigator.locks
      .request(`duskhall-table-${id}`, { steal: true }, () => held)
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') onLost()
      })
  }
  return { release }
}
