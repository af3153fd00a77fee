/** Deals the games of a tournament out to worker threads, one at a time, and hands each result on as it comes. */
import { Worker } from 'node:worker_threads'
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
  const crew = Array.from({ length: Math.min(workers, games) }, () => {
    return new Worker(new URL('worker.ts', import.meta.url), { workerData: job })
  })
  try {
    await Promise.all(
      crew.map(
        (worker) =>
          new Promise<void>((done, fail) => {
            const deal = () => {
              if (dealt >= games) done()
              else worker.postMessage(dealt++)
            }
            worker.on('message', (result: Result) => {
              heard(result)
              deal()
            })
            worker.on('error', fail)
            worker.on('exit', (code) => fail(new Error(`A worker thread ended with ${code}.`)))
            deal()
          }),
      ),
    )
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}
