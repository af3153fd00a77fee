/** A bar on a terminal that says how far something long is; silent where nobody watches. */
import type { Io } from './io.ts'

/** Milliseconds between two drawings. */
const OFTEN = 200
const BAR = 24

export class Progress {
  readonly #io: Io
  readonly #all: number
  readonly #what: string
  readonly #began = performance.now()
  #drawn = 0

  constructor(io: Io, all: number, what = 'games') {
    this.#io = io
    this.#all = all
    this.#what = what
  }

  show(done: number, news: string): void {
    const now = performance.now()
    if (this.#io.columns === null || (now - this.#drawn < OFTEN && done < this.#all)) return
    this.#drawn = now
    const full = Math.round((done / this.#all) * BAR)
    const left = ((now - this.#began) / done) * (this.#all - done)
    const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${this.#all} ${this.#what}, ${inWords(left)} left  ${news}`
    this.#io.err(`\r\u001b[2K${line.slice(0, this.#io.columns - 1)}`)
  }

  clear(): void {
    if (this.#io.columns !== null && this.#drawn > 0) this.#io.err('\r\u001b[2K')
  }
}

function inWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
