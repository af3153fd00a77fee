/** Obstacles: two slots at each location, a count of what they hold (VD-GASTON-R12). */
import { type Seat, tell } from '@duskhall/kernel'
import { Count } from '../../../kit/content/atoms.ts'
import { boardOf, faceOf, locationOf } from '../../content/box.ts'
import { Flag, maybe, oneOf, PlaceName } from '../../content/fields.ts'
import { amountMove, atMove, DONE } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { gainPower } from '../../rules/play.ts'
import { banIn, findInRealm } from '../../rules/realm.ts'
import { type Chosen, verb } from '../../rules/verb.ts'
import { type Location, NONE, realmOf, type Task, type Villainous, type VillainousMove } from '../../state.ts'

export function obstaclesOf(s: Villainous, seat: Seat): number[] {
  return realmOf(s, seat).pieces
}

function slotsOf(s: Villainous, seat: Seat): number {
  return boardOf(s, seat).entry.pieces.slots ?? 0
}

function change(s: Villainous, seat: Seat, at: Location, n: number): void {
  if (n === 0) return
  const obstacles = obstaclesOf(s, seat)
  obstacles[at] = (obstacles[at] as number) + n
  tell?.<VillainousEvent>({ e: 'obstacles', seat, at, n })
}

function picks(chosen: Chosen): Location[] {
  return chosen.flatMap((move) => (move.do === 'at' ? [move.at] : []))
}

/** How many lie at each location once those picked are gone, or come. */
function after(obstacles: readonly number[], chosen: Chosen, step: 1 | -1): number[] {
  const left = [...obstacles]
  for (const at of picks(chosen)) left[at] = (left[at] as number) + step
  return left
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)

/** VD-GASTON7, VD-GASTON-R4: Belle stops every removal; one by a Fate card where the table says so. */
function mayRemove(s: Villainous, owner: Seat, byFate: boolean): boolean {
  return (byFate && !s.options.belleStopsFate) || banIn(s, owner, 'removeObstacles') === null
}

/** VD-GASTON3 to VD-GASTON6, VD-GEN-R2, VD-GEN-R10. */
export const removeObstacles = verb(
  'removeObstacles',
  {
    n: maybe(Count(1, 8)),
    upTo: Flag,
    /** All of them from one location, chosen or named. */
    together: Flag,
    from: maybe(PlaceName),
    byFate: Flag,
  },
  {
    possible(s, { owner }, { from, byFate = false }) {
      const obstacles = obstaclesOf(s, owner)
      const there = from === undefined ? total(obstacles) : (obstacles[locationOf(s, owner, from)] ?? 0)
      return there > 0 && mayRemove(s, owner, byFate)
    },
    // VD-CARDG-R29.
    chooser: (s, task) =>
      faceOf(s, task.card).fate && s.options.roseObstacleChooser === 'owner' ? task.owner : task.by,
    choices(s, { owner }, { n = 8, upTo, together, from }, chosen) {
      if (from !== undefined) return null
      const last = chosen.at(-1)
      if (last?.do === 'done' || last?.do === 'amount') return null
      const left = after(obstaclesOf(s, owner), chosen, -1)
      const removed = picks(chosen).length
      if (together && last?.do === 'at') {
        const there = Math.min(n, (left[last.at] as number) + 1)
        return there === 1 ? null : Array.from({ length: there }, (_, i) => amountMove(i + 1))
      }
      if (removed === n || total(left) === 0) return null
      const moves: VillainousMove[] = left.flatMap((there, at) => (there > 0 ? [atMove(at)] : []))
      if (upTo && removed > 0) moves.push(DONE)
      return moves
    },
    do(s, { owner }, { from }, chosen) {
      if (from !== undefined) {
        const at = locationOf(s, owner, from)
        change(s, owner, at, -(obstaclesOf(s, owner)[at] as number))
        return
      }
      const [first] = chosen
      const last = chosen.at(-1)
      if (last?.do === 'amount' && first?.do === 'at') change(s, owner, first.at, -last.amount)
      else for (const at of picks(chosen)) change(s, owner, at, -1)
    },
  },
)

/** VD-GASTON8 to VD-GASTON12, VD-GASTON17, VD-GASTON-R3: into empty slots, as many as there are. */
export const putBack = verb(
  'putBack',
  {
    n: maybe(Count(1, 8)),
    /** One at each location, or all slots of one. */
    where: maybe(oneOf(['each', 'fill'])),
  },
  {
    possible: (s, { owner }) => obstaclesOf(s, owner).some((n) => n < slotsOf(s, owner)),
    choices(s, { owner }, { n = 1, where }, chosen) {
      if (where === 'each' || (where === 'fill' && chosen.length > 0)) return null
      const slots = slotsOf(s, owner)
      const held = after(obstaclesOf(s, owner), chosen, 1)
      if (where === undefined && chosen.length === n) return null
      const open = held.flatMap((there, at) => (there < slots ? [atMove(at)] : []))
      return open.length === 0 ? null : open
    },
    do(s, { owner }, { where }, chosen) {
      const slots = slotsOf(s, owner)
      if (where === 'each')
        [...obstaclesOf(s, owner)].forEach((there, at) => {
          if (there < slots) change(s, owner, at, 1)
        })
      else
        for (const at of picks(chosen))
          change(s, owner, at, where === 'fill' ? slots - (obstaclesOf(s, owner)[at] as number) : 1)
    },
  },
)

/** VD-CARDG-R16: who is there decides what it does. */
function beastAndBelle(s: Villainous, { owner }: Task): 'remove' | 'put' | 'power' | null {
  const beast = findInRealm(s, owner, 'beast') !== NONE
  const belle = findInRealm(s, owner, 'belle') !== NONE
  if (beast && belle) return 'power'
  return beast ? 'remove' : belle ? 'put' : null
}

const one = { op: 'one', n: 1 }

export const showMeTheBeast = verb(
  'showMeTheBeast',
  { n: Count(1, 9) },
  {
    possible(s, task) {
      const what = beastAndBelle(s, task)
      if (what === 'remove') return removeObstacles.possible?.(s, task, one) ?? false
      return what === 'put' ? (putBack.possible?.(s, task, one) ?? false) : what === 'power'
    },
    choices(s, task, _, chosen) {
      const what = beastAndBelle(s, task)
      if (what === 'power') return null
      return (what === 'remove' ? removeObstacles : putBack).choices?.(s, task, one, chosen) ?? null
    },
    do(s, task, { n }, chosen) {
      const what = beastAndBelle(s, task)
      if (what === 'power') gainPower(s, task.owner, n)
      else (what === 'remove' ? removeObstacles : putBack).do(s, task, one, chosen)
    },
  },
)
