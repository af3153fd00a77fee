/** The page's end of the worker that plays a record from outside through. */
import { DuskhallError } from '@duskhall/kernel'
import { OpenError } from '../play/hall.ts'
import type { Course } from '../play/history.ts'
import type { Checked, NoRecord, ToCheck } from './check.ts'
import { unpack } from './link.ts'

export interface Checking extends Pick<Course, 'signal'> {
  /** So many of its moves have been played. */
  onProgress?(moves: number, of: number): void
}

/** The text of a record that holds. Rejects where it does not, or when it is called off. */
export async function checked(order: ToCheck, checking: Checking): Promise<string> {
  try {
    return await apart(order, checking)
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error
    // Opening it plays it through as well, in slices.
    if ('text' in order) return order.text
    return unpack(order.packed).catch((reason: unknown) => {
      throw reason instanceof DuskhallError ? reason : new OpenError('brokenLink')
    })
  }
}

class NoWorker extends Error {}

function apart(order: ToCheck, { signal, onProgress }: Checking): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = started()
    const done = () => worker.terminate()
    signal?.addEventListener('abort', () => {
      done()
      reject(signal.reason)
    })
    worker.onerror = (event) => {
      // The record is read in the page then; in the console it would look like a fault.
      event.preventDefault()
      done()
      reject(new NoWorker())
    }
    worker.onmessage = ({ data }: MessageEvent<Checked>) => {
      if ('moves' in data) return onProgress?.(data.moves, data.of)
      done()
      if ('text' in data) resolve(data.text)
      else reject(errorOf(data.refused))
    }
    worker.postMessage({ check: order })
  })
}

/** A browser may know no workers, or refuse one at once. */
function started(): Worker {
  try {
    return new Worker(new URL('../play/bot-worker.ts', import.meta.url), { type: 'module', name: 'records' })
  } catch {
    throw new NoWorker()
  }
}

function errorOf(refused: NoRecord): Error {
  return refused.kind === 'problem'
    ? new DuskhallError(refused.problem)
    : new OpenError(refused.kind, refused.game)
}
