/** A worker thread: plays the games it is given the numbers of, and says what is learnt from them. */
import { parentPort, workerData } from 'node:worker_threads'
import { playerOf, type School } from './games.ts'

const play = playerOf(workerData as School)
parentPort?.on('message', (index: number) => parentPort?.postMessage(play(index)))
