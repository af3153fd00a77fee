/** What tonight's gauge would bring a camp in one village, for a lead it has or could have. */
import { boxOf, layoutOf, type Side } from '../content/box.ts'
import { leadOf } from '../rules/gauge.ts'
import {
  type Camp,
  campState,
  type EvilCorp,
  type Half,
  NOBODY,
  type Village,
  type VillageNo,
} from '../state.ts'

export interface Night {
  steps: number
  magicGold: number
  token: boolean
}

/** By lead: what the icons up to there give, before the conquest track is looked at. */
interface Reached {
  readonly conquest: number
  readonly magicGold: number
  readonly victory: boolean
}

const tables = new WeakMap<Side, readonly Reached[]>()

function reachedOn(side: Side): readonly Reached[] {
  let table = tables.get(side)
  if (!table) {
    const { icons, length } = side.gauge
    table = Array.from({ length: length + 1 }, (_, lead) => {
      const reached = icons.filter((icon) => icon.at <= lead)
      return {
        conquest: reached.filter((icon) => icon.icon === 'conquest').length,
        magicGold: reached.reduce((sum, icon) => sum + (icon.icon === 'magicGold' ? icon.count : 0), 0),
        victory: reached.some((icon) => icon.icon === 'victory'),
      }
    })
    tables.set(side, table)
  }
  return table
}

/** One village seen by one of its two camps. Made once a question, asked about many leads. */
export class Front {
  readonly village: VillageNo
  readonly camp: Camp
  readonly lead: number
  readonly own: Half
  readonly rival: Half
  readonly board: Village
  readonly #side: Side
  readonly #reached: readonly Reached[]
  readonly #tokens: number
  readonly #rivalTokens: number
  readonly #toWin: number

  constructor(s: EvilCorp, village: VillageNo, camp: Camp) {
    const { halves, owners } = layoutOf(s)
    const half = halves[camp]?.[village] as 0 | 1
    const rival = owners[village]?.[1 - half] as Camp
    this.village = village
    this.board = s.villages[village] as Village
    this.own = this.board.halves[half] as Half
    this.rival = this.board.halves[1 - half] as Half
    this.lead = leadOf(s, village, camp)
    this.#side = boxOf(s).sides[this.board.side as 0 | 1]
    this.#reached = reachedOn(this.#side)
    this.camp = camp
    this.#tokens = campState(s, camp).tokens
    this.#rivalTokens = campState(s, rival).tokens
    this.#toWin = boxOf(s).tokensToWin
  }

  /** In rough points: a conquest step is worth 1 to 2, a token much more, the last token everything. */
  worth(lead: number): number {
    if (lead > 0) return this.#points(lead, this.own, this.#tokens)
    if (lead < 0) return -this.#points(-lead, this.rival, this.#rivalTokens)
    if (this.board.stone === NOBODY) return 0
    return this.board.stone === this.camp
      ? this.#step(1, this.own, this.#tokens)
      : -this.#step(1, this.rival, this.#rivalTokens)
  }

  #points(lead: number, half: Half, tokens: number): number {
    const reached = this.#reached[Math.min(lead, this.#reached.length - 1)] as Reached
    const magic = reached.magicGold * 0.5
    if (reached.victory) return this.#token(tokens) + magic
    return this.#step(reached.conquest, half, tokens) + magic
  }

  #step(steps: number, half: Half, tokens: number): number {
    if (steps === 0) return 0
    if (half.conquest + steps >= this.#side.conquestSteps) return this.#token(tokens)
    return steps * (1 + half.conquest * 0.5)
  }

  #token(tokens: number): number {
    return tokens + 1 >= this.#toWin ? 20 : 6
  }

  /** What tonight would bring if it fell now. */
  tonight(out: Night): void {
    const stone = this.lead === 0 && this.board.stone === this.camp
    const reached = this.#reached[Math.max(0, Math.min(this.lead, this.#reached.length - 1))] as Reached
    out.steps = stone ? 1 : reached.conquest
    out.magicGold = reached.magicGold
    out.token = reached.victory || this.own.conquest + out.steps >= this.#side.conquestSteps
  }
}

/** The villages this camp fights over. */
export function frontsOf(s: EvilCorp, camp: Camp): Front[] {
  const fronts: Front[] = []
  const halves = layoutOf(s).halves[camp] as readonly number[]
  for (let village = 0; village < halves.length; village++) {
    if ((halves[village] as number) >= 0) fronts.push(new Front(s, village, camp))
  }
  return fronts
}
