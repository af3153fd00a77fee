/** Deals the games of a tournament out to worker threads, one at a time, and hands each result on as it comes. */
import { Worker } from 'node:worker_threads'
import { asSentence } from '../arguments.ts'
import { MachineError } from '../io.ts'
import { type Job, playerOf, type Result } from './games.ts'

export async function playAll(
  job: Job,
  games: number,
  workers: number,
  heard: (result: Result) => void,
): Promise<void> {
  if (workers === 1) {
    const play = playerOf(job)
    for (let index = 0; index < games; index++) {
      heard(play(index))
      // Lets a stop signal through between two games.
      await new Promise((next) => setImmediate(next))
    }
    return
  }
  let dealt = 0
  const crew: Worker[] = []
  try {
    for (let at = 0; at < Math.min(workers, games); at++) {
      crew.push(new Worker(new URL('worker.ts', import.meta.url), { workerData: job }))
    }
    await Promise.all(
      crew.map(
        (worker) =>
          new Promise<void>((done, fail) => {
            const deal = () => {
              if (dealt >= games) done()
              else worker.postMessage(dealt++)
            }
            worker.on('message', (result: Result) => {
              // Thrown in a listener, it would reach nobody.
              try {
                heard(result)
                deal()
              } catch (error) {
                fail(error)
              }
            })
            worker.on('error', (error) => fail(broken(asSentence(error as Error))))
            worker.on('messageerror', (error) => fail(broken(asSentence(error as Error))))
            worker.on('exit', (code) => fail(broken(`it ended with ${code}.`)))
            deal()
          }),
      ),
    )
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}

function broken(why: string): MachineError {
  return new MachineError(`A worker thread failed: ${why}`)
}
