/** A worker thread: plays the games it is given the numbers of. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Job, playerOf } from './games.ts'

const play = playerOf(workerData as Job)
parentPort?.on('message', (index: number) => parentPort?.postMessage(play(index)))
