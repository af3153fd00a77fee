/** What games come to that all win or lose together: how often, by which rule they end, and how they went. */
import { wilson } from '@duskhall/bots'
import type { Result } from './games.ts'
import { percent } from './percent.ts'

type Finished = Exclude<Result, { failure: string }>

/** Sums of one number of the game. */
interface Sum {
  all: number
  won: number
}

export class TeamResults {
  #games = 0
  #won = 0
  readonly #ends = new Map<string, number>()
  readonly #sums = new Map<string, Sum>()

  hear({ shares, rule, tally }: Finished): void {
    const isWon = shares.some((share) => share > 0)
    this.#games++
    if (isWon) this.#won++
    this.#ends.set(rule, (this.#ends.get(rule) ?? 0) + 1)
    for (const [what, value] of Object.entries(tally)) {
      const sum = this.#sums.get(what) ?? { all: 0, won: 0 }
      sum.all += value
      if (isWon) sum.won += value
      this.#sums.set(what, sum)
    }
  }

  inNumbers(): object {
    const means = [...this.#sums].map(([what, { all, won }]) => [
      what,
      { mean: all / this.#games, whenWon: this.#won === 0 ? null : won / this.#won },
    ])
    return {
      wins: this.#won,
      ...wilson(this.#won, this.#games),
      ends: Object.fromEntries(this.#ends),
      ...Object.fromEntries(means),
    }
  }

  inWords(bots: readonly string[]): string {
    const { rate, low, high } = wilson(this.#won, this.#games)
    const line = `${bots.join(', ')}  won ${percent(rate)}  (${percent(low)} to ${percent(high)})  ${this.#won} of ${this.#games}`
    const means = [...this.#sums].map(([what, { all, won }]) => {
      const victories = this.#won === 0 ? '' : ` (${(won / this.#won).toFixed(1)} where it was won)`
      return `${what} ${(all / (this.#games || 1)).toFixed(1)}${victories}`
    })
    const ends = [...this.#ends].sort((a, b) => b[1] - a[1]).map(([rule, count]) => `${rule} ${count}`)
    return `${line}\n${[...means, `ends: ${ends.join(', ')}`].join('; ')}\n`
  }
}
