/**
 * Parts of the page that are loaded when they are first needed. One may be missing: there is no network, or the hall was
 * renewed while this page stood open. Every move is kept by then, so loading the page anew loses nothing.
 */

const missing = new WeakSet<object>()

/** Notes which failures are those of a missing part; the build tells of each. */
export function watchParts(target: EventTarget = window): void {
  target.addEventListener('vite:preloadError', (event) => {
    const error: unknown = Reflect.get(event, 'payload')
    if (typeof error === 'object' && error !== null) missing.add(error)
  })
}

export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error)
}

/** Loads the page anew where it can be had, kept on the device or from the network; else tries again here. */
export async function loadAnew(tryAgain: () => void): Promise<void> {
  if (await isPageThere()) location.reload()
  else tryAgain()
}

async function isPageThere(): Promise<boolean> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) })
    return ok
  } catch {
    return false
  }
}
