/** Waits for a pause: what nobody is waiting for gives way to what somebody is. */

/** So long nothing may have arrived over the network. Milliseconds. */
const QUIET = 2000

/** Runs it once the page has loaded, nothing has arrived for a while and the processor has nothing to do. The answer calls it off. */
export function whenQuiet(then: () => void, quiet = QUIET): () => void {
  let off = false
  const begun = () => {
    if (!off) then()
  }
  const idly = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begun, { timeout: 5000 }) : begun()
  let timer: ReturnType<typeof setTimeout> | undefined
  const arrivals = new PerformanceObserver(() => again())
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      arrivals.disconnect()
      idly()
    }, quiet)
  }
  const begin = () => {
    arrivals.observe({ type: 'resource' })
    again()
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
  return () => {
    off = true
    removeEventListener('load', begin)
    arrivals.disconnect()
    clearTimeout(timer)
  }
}

/** Whether somebody asked for as little as possible to travel. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
