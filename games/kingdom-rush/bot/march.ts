/** Where trays lie after the advance and the next spawn, by what becomes of each: who is held is jumped over. */
import { inOrder } from '../rules/order.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { laneOf } from '../rules/trays.ts'
import { DESTROYED, type Fate, type Lying, type Outlook } from './outlook.ts'

interface Marcher {
  /** Its place in the outlook. */
  readonly no: number
  readonly spaces: readonly number[]
  readonly at: number
  readonly flying: boolean
  readonly flees: boolean
}

export class March {
  readonly #marchers: readonly Marcher[]
  readonly #spawns: readonly (readonly number[])[]
  readonly #there: Uint8Array
  /** By tray: moves until it has escaped; 0 or less: it has. */
  readonly left: number[]
  /** By spawn point that is still open: moves until the next newcomer has escaped. */
  readonly newcomers: number[]

  constructor({ s, lying }: Outlook) {
    const { ground } = scenarioOf(s)
    this.#marchers = inOrder(s).map((tray) => {
      const no = lying.findIndex((one) => one.tray === tray)
      const { face, flees } = lying[no] as Lying
      return { no, spaces: laneOf(s, tray).spaces, at: tray.at, flying: face.flying, flees }
    })
    this.#spawns = ground.lanes.flatMap(({ spaces, minPlayers }, lane) => {
      const isOpen = minPlayers <= s.seats && (s.fallow & (1 << lane)) === 0
      const cards = s.piles[lane]?.parts.some((part) => part.cards.length > 0)
      return isOpen && cards ? [spaces] : []
    })
    this.#there = new Uint8Array(ground.rows * ground.columns)
    this.left = lying.map(() => 0)
    this.newcomers = this.#spawns.map(() => 0)
  }

  /** Plays it out for these fates, by tray. */
  go(fates: readonly Fate[]): void {
    const there = this.#there.fill(0)
    for (const { no, spaces, at } of this.#marchers)
      if (fates[no] !== DESTROYED) (there[spaces[at] as number] as number)++
    for (const { no, spaces, at, flying, flees } of this.#marchers) {
      const fate = fates[no] as Fate
      if (fate === DESTROYED) continue
      if (flees) {
        this.left[no] = at + 1 - fate
        continue
      }
      let now = at
      for (let moves = 0; moves < fate && now < spaces.length; moves++) now = this.#next(spaces, now, flying)
      this.left[no] = spaces.length - now
    }
    this.#spawns.forEach((spaces, lane) => {
      let at = 0
      while (at < spaces.length && there[spaces[at] as number] !== 0) at++
      if (at < spaces.length) there[spaces[at] as number] = 1
      this.newcomers[lane] = spaces.length - at
    })
  }

  /** KR-ADVANCE-R26: to the first later space that has room, or out. */
  #next(spaces: readonly number[], from: number, flying: boolean): number {
    const there = this.#there
    ;(there[spaces[from] as number] as number)--
    let at = from + 1
    const most = flying ? 1 : 0
    while (at < spaces.length && (there[spaces[at] as number] as number) > most) at++
    if (at < spaces.length) (there[spaces[at] as number] as number)++
    return at
  }
}
