/**
 * What the evaluation looks at: for every Villain of the box a row of its own, what all Villains have in common and
 * what its plan knows. The own row counts for a seat, those of its rivals against it. Whoever does not sit at the
 * table has a row of zeros.
 */
import type { Seat } from '@duskhall/kernel'
import { standing } from '@duskhall/kernel'
import { boardOf, faceOf, type PrintedIcon } from '../content/box.ts'
import { alliesOf, heroesOf, isCovered, LOCATIONS, strengthOf } from '../rules/realm.ts'
import { type Card, realmOf, type Villainous } from '../state.ts'
import type { Worth } from '../villains/plan.ts'
import type { Villain } from '../villains/villain.ts'
import { fingerprintOf } from './fingerprint.ts'
import { SeenRealm } from './outlook.ts'

/** What every Villain has. */
export const COMMON = [
  'sits here',
  'turns to wait',
  'power',
  'much power',
  'hand',
  'deck',
  'icons covered',
  'heroes',
  'heroes about to fall',
  'allies',
  'left to do: power',
  'left to do: play',
  'left to do: fate',
  'left to do: other',
] as const

const HAND = 4
/** Where the icons left in the turn begin. */
const ICONS = COMMON.indexOf('left to do: power')
const MOST_ROWS = 20_000
/** What sets rivals back counts less than what brings the own end nearer: the next Fate card undoes it. */
const RIVALS = 0.35

/** By Villain: the names of its row. */
function rowOf({ plan }: Villain): readonly string[] {
  return [...COMMON, ...plan.features]
}

export function featuresOf(villains: readonly Villain[]): string[] {
  return villains.flatMap((villain) => rowOf(villain).map((name) => `${villain.id}: ${name}`))
}

export function measurerOf(
  villains: readonly Villain[],
): (s: Villainous, seat: Seat, out: Float64Array) => void {
  const starts = new Map<string, number>()
  let length = 0
  for (const villain of villains) {
    starts.set(villain.id, length)
    length += rowOf(villain).length
  }
  const rows = new Rows()
  return (s, seat, out) => {
    out.fill(0)
    for (let other = 0; other < s.seats; other++) {
      const { villain } = boardOf(s, other)
      const start = starts.get(villain.id)
      if (start === undefined) continue
      const row = rows.of(s, other, seat)
      const sign = other === seat ? 1 : -RIVALS / (s.seats - 1)
      for (let i = 0; i < row.length; i++) out[start + i] = sign * (row[i] as number)
      out[start + 1] = (sign * turnsToWait(s, other)) / (s.seats - 1)
      if (other === s.active && standing(s)?.do === 'act') measureIcons(s, other, sign, out, start + ICONS)
    }
  }
}

/** Rows that were measured lately. */
class Rows {
  readonly #rows = new Map<number, Float64Array>()
  #content = ''

  of(s: Villainous, seat: Seat, viewer: Seat): Float64Array {
    if (this.#rows.size >= MOST_ROWS || s.content !== this.#content) this.#rows.clear()
    this.#content = s.content
    const fingerprint = fingerprintOf(s, seat, viewer)
    const known = this.#rows.get(fingerprint)
    if (known) return known
    const row = new Float64Array(COMMON.length + boardOf(s, seat).villain.plan.features.length)
    measureRealm(s, seat, viewer, row)
    this.#rows.set(fingerprint, row)
    return row
  }
}

/** One realm as the viewer sees it, whoever's turn it is. */
function measureRealm(s: Villainous, seat: Seat, viewer: Seat, row: Float64Array): void {
  const seen = new SeenRealm(s, seat, viewer)
  const { villain } = boardOf(s, seat)
  const { plan } = villain
  const { power } = realmOf(s, seat)
  const worth = plan.worth(s, seat)
  const average = averageOf(seen, worth)
  row[0] = 1
  row[2] = Math.min(power, 5) / 5
  row[3] = Math.min(Math.max(power - 5, 0), 7) / 7
  row[4] = handOf(seen, worth, average) / 20
  row[5] = average / 5
  row[6] = coveredOf(s, seat) / 8
  const allies = alliesOf(s, seat)
  for (const hero of heroesOf(s, seat)) {
    if (s.trapped[hero] === 1) continue
    const burden = Math.max(0, plan.burden(s, seat, faceOf(s, hero).id)) / 10
    row[7] = (row[7] as number) + burden
    row[8] = (row[8] as number) + burden * inReach(s, seat, hero, allies)
  }
  row[9] = sumOf(s, seat, allies) / 10
  plan.measure(seen, row, COMMON.length)
}

/** How many other turns come before the next one of the seat. */
function turnsToWait(s: Villainous, seat: Seat): number {
  const after = (seat - s.active + s.seats) % s.seats
  if (standing(s)?.do === 'move') return after
  return after === 0 ? s.seats - 1 : after - 1
}

/** What a card drawn is worth on average. */
function averageOf({ deck }: SeenRealm, worth: Worth): number {
  let sum = 0
  let count = 0
  for (const [id, cards] of deck) {
    sum += cards * worth(id)
    count += cards
  }
  return count === 0 ? 2 : sum / count
}

/** What the hand is worth, filled up as it will be at the end of the turn. */
function handOf({ hand, letGo }: SeenRealm, worth: Worth, average: number): number {
  let sum = 0
  let count = letGo
  for (const [id, cards] of hand) {
    // Of two copies the second waits for the first.
    sum += (Math.min(1, cards) + Math.max(0, cards - 1) * 0.6) * worth(id)
    count += cards
  }
  return sum + Math.max(0, HAND - count) * average
}

function coveredOf(s: Villainous, seat: Seat): number {
  const { top } = boardOf(s, seat)
  return LOCATIONS.reduce((sum, at) => sum + (isCovered(s, seat, at) ? (top[at] as number) : 0), 0)
}

/** How far the Allies beside a Hero are strong enough, up to 1: an Ally that stands there is a step towards its fall. */
function inReach(s: Villainous, seat: Seat, hero: Card, allies: readonly Card[]): number {
  const beside = allies.filter((ally) => s.at[ally] === s.at[hero])
  return Math.min(1, sumOf(s, seat, beside) / Math.max(1, strengthOf(s, seat, hero)))
}

function sumOf(s: Villainous, seat: Seat, cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + strengthOf(s, seat, card), 0)
}

/** Icons that can still be used in this turn. */
function measureIcons(s: Villainous, seat: Seat, sign: number, out: Float64Array, at: number): void {
  const { mover } = realmOf(s, seat)
  const { icons, top } = boardOf(s, seat)
  const covered = isCovered(s, seat, mover)
  for (const [number, { action, n }] of (icons[mover] as readonly PrintedIcon[]).entries()) {
    if (((s.used[mover] as number) & (1 << number)) !== 0) continue
    if (covered && number < (top[mover] as number)) continue
    const [column, amount] =
      action === 'gainPower'
        ? [0, n / 3]
        : action === 'playCard'
          ? [1, 1]
          : action === 'fate'
            ? [2, 1]
            : [3, 1]
    out[at + (column as number)] = (out[at + (column as number)] as number) + sign * (amount as number)
  }
}
