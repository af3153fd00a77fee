/** Deals games out to worker threads, one at a time, and hands each result on as it comes. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { asSentence, type Given, numberOf } from './arguments.ts'
import { MachineError } from './io.ts'

/** Games of one kind, played by their numbers. */
export interface Work<Job, Result> {
  /** What everybody who plays them has to know. */
  readonly job: Job
  /** Plays them in a thread of its own. */
  readonly worker: URL
  /** Plays them in this one. */
  playerOf(job: Job): (index: number) => Result
}

const MOST_WORKERS = 256

export const workersOf = (given: Given) =>
  numberOf(given, 'workers', { min: 1, max: MOST_WORKERS, else: availableParallelism() })

export async function playAll<Job, Result>(
  { job, worker: at, playerOf }: Work<Job, Result>,
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
    for (let hands = 0; hands < Math.min(workers, games); hands++) {
      crew.push(new Worker(at, { workerData: job }))
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
