/** One tab at a time moves the pieces of a table. The newest tab takes it; the older one is told. */

export interface TabLock {
  /** Resolves when the table is this tab's: another tab saves nothing of it from then on. */
  readonly taken: Promise<void>
  release(): void
}

export function takeTable(id: string, onLost: () => void): TabLock {
  const name = `duskhall-table-${id}`
  if (typeof navigator !== 'undefined' && navigator.locks) return byLock(name, onLost)
  // Where the browser has no locks (plain HTTP), tabs tell each other.
  if (typeof BroadcastChannel !== 'undefined') return byWord(name, onLost)
  return { taken: Promise.resolve(), release: () => {} }
}

function byLock(name: string, onLost: () => void): TabLock {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const taken = new Promise<void>((resolve) => {
    navigator.locks
      .request(name, { steal: true }, () => {
        resolve()
        return held
      })
      .catch((error: unknown) => {
        // A page that may not have locks goes without.
        resolve()
        if (error instanceof DOMException && error.name === 'AbortError') onLost()
      })
  })
  return { taken, release }
}

function byWord(name: string, onLost: () => void): TabLock {
  const channel = new BroadcastChannel(name)
  channel.onmessage = () => {
    channel.close()
    onLost()
  }
  channel.postMessage('taken')
  return { taken: Promise.resolve(), release: () => channel.close() }
}
