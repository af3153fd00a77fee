/**
 * The best that attacks can cover together: exact by branch and bound, or the best found once its budget is spent.
 * It knows sets of cells and what they are worth, and nothing of the table; fields.ts reads that from there.
 */
import { countOf, type Mask, NO_CELLS } from '../../content/geometry/cells.ts'

/** Cells of one tray that are worth something once all of them are covered. */
export interface Goal {
  readonly cells: Mask
  readonly worth: number
}

/** A tray: what is to be covered on it. No worth is below 0, so to cover more is never worse. */
export interface Field {
  /** Cells with an enemy under nothing yet. */
  readonly open: Mask
  /** Of each such cell. */
  readonly cellWorth: number
  /** The open cells of each enemy; no two share one. */
  readonly enemies: readonly Goal[]
  /** The fast ones together, the healers together, the whole tray. */
  readonly groups: readonly Goal[]
}

/** Cells of one tray, by its place in the fields, for one piece. */
export interface Place {
  readonly field: number
  readonly cells: Mask
}

/** One way to use an attacker, such as a site and a rotation: where each piece may lie. */
export interface Option {
  readonly pieces: readonly (readonly Place[])[]
  /** All pieces on one tray. */
  readonly linked: boolean
}

export interface Problem<O extends Option> {
  readonly fields: readonly Field[]
  /** By attacker: its options. Each attacker is used once or not at all. */
  readonly attackers: readonly (readonly O[])[]
  /** Whether an option can be added to those chosen; left out: always. */
  fits?(chosen: readonly O[], option: O): boolean
}

/** An option and, by piece, where it goes; null where nothing is done with it. */
export type Use<O extends Option> = { readonly option: O; readonly places: readonly (Place | null)[] } | null

export interface Plan<O extends Option> {
  readonly value: number
  /** Whether there is surely none better. */
  readonly exact: boolean
  /** By attacker: what is done with it, or null. */
  readonly uses: readonly Use<O>[]
}

/** What the covered cells of a tray are worth. */
export function worthOf({ open, cellWorth, enemies, groups }: Field, covered: Mask): number {
  let worth = cellWorth * countOf(open & covered)
  for (const goal of enemies) if ((goal.cells & ~covered) === 0) worth += goal.worth
  for (const goal of groups) if ((goal.cells & ~covered) === 0) worth += goal.worth
  return worth
}

/** What a tray can be worth at most with so many more cells, all of them among these. */
function mostOf(
  { open, cellWorth, enemies, groups }: Field,
  covered: Mask,
  reach: Mask,
  cells: number,
): number {
  const within = covered | reach
  let most = cellWorth * (countOf(open & covered) + Math.min(cells, countOf(open & reach & ~covered)))
  for (const goal of groups) if (isWithin(goal, covered, within, cells)) most += goal.worth
  // Enemies share no cell: the dearest cells first, the last enemy in part, can only be too much.
  let left = cells
  const wanted: { need: number; worth: number }[] = []
  for (const goal of enemies) {
    const need = countOf(goal.cells & ~covered)
    if (need === 0) most += goal.worth
    else if (isWithin(goal, covered, within, cells)) wanted.push({ need, worth: goal.worth })
  }
  wanted.sort((a, b) => b.worth * a.need - a.worth * b.need)
  for (const { need, worth } of wanted) {
    if (left <= 0) break
    most += need <= left ? worth : (worth * left) / need
    left -= need
  }
  return most
}

function isWithin(goal: Goal, covered: Mask, within: Mask, cells: number): boolean {
  return (goal.cells & ~within) === 0 && countOf(goal.cells & ~covered) <= cells
}

/** What attackers from some number on can reach at best: by field, the cells and how many of them. */
interface Outlook {
  readonly reach: readonly Mask[]
  readonly cells: readonly number[]
}

const SLACK = 1e-9

/** How many places the search may still try. */
interface Meter {
  left: number
}

/** What is done with every attacker, and what it comes to. */
interface Draft<O extends Option> {
  readonly value: number
  readonly uses: readonly Use<O>[]
}

/**
 * First each attacker in turn does its best on what the others leave, then each two of them, and again, as long as that
 * helps: a good plan, soon found. Then all are searched together for a better one, or for the proof that there is none.
 */
export function solve<O extends Option>(problem: Problem<O>, budget: number): Plan<O> {
  const { fields, attackers } = problem
  const meter: Meter = { left: budget }
  const nothing: readonly Use<O>[] = attackers.map(() => null)
  const all = [...attackers.keys()]
  const pairs = all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]))
  let best: Draft<O> = { value: total(fields, coveredBy(fields, nothing)), uses: nothing }
  for (let better = true; better && meter.left > 0; ) {
    const before = best.value
    for (const attacker of all) best = searched(problem, [attacker], best, meter)
    // Two may do together what neither does alone; no pair may take more than its share of the budget.
    if (best.value <= before + SLACK)
      for (const pair of pairs)
        best = within(meter, budget / (4 * pairs.length), (share) => searched(problem, pair, best, share))
    better = best.value > before + SLACK
  }
  best = searched(problem, all, best, meter)
  return { value: best.value, exact: meter.left > 0, uses: filled(fields, best.uses) }
}

/** Searches with a share of what is left, and takes what was used of it from the whole. */
function within<T>(meter: Meter, most: number, search: (share: Meter) => T): T {
  const share: Meter = { left: Math.min(meter.left, Math.ceil(most)) }
  const given = share.left
  const found = search(share)
  meter.left -= given - Math.max(0, share.left)
  return found
}

/** The best draft that differs from this one in what these attackers do; the same one where none is better. */
function searched<O extends Option>(
  problem: Problem<O>,
  free: readonly number[],
  draft: Draft<O>,
  meter: Meter,
): Draft<O> {
  const { fields, attackers } = problem
  const uses: Use<O>[] = draft.uses.map((used, attacker) => (free.includes(attacker) ? null : used))
  const covered = coveredBy(fields, uses)
  const chosen = uses.flatMap((used) => (used ? [used.option] : []))
  const outlooks = outlooksOf(
    fields,
    free.map((attacker) => attackers[attacker] ?? []),
  )
  let best = draft

  const hope = (next: number, rest: readonly (readonly Place[])[]): number => {
    const { reach, cells } = outlooks[next] as Outlook
    return fields.reduce((most, field, no) => {
      const own = gainOf(rest, no)
      return (
        most + mostOf(field, covered[no] ?? 0, (reach[no] ?? 0) | own.reach, (cells[no] ?? 0) + own.cells)
      )
    }, 0)
  }

  const use = (next: number): void => {
    const value = total(fields, covered)
    if (value > best.value + SLACK) best = { value, uses: [...uses] }
    if (next === free.length || meter.left <= 0 || hope(next, []) <= best.value + SLACK) return
    const attacker = free[next] as number
    for (const option of attackers[attacker] ?? []) {
      if (meter.left <= 0) return
      if (problem.fits && !problem.fits(chosen, option)) continue
      chosen.push(option)
      place(
        next,
        option,
        option.pieces.map(() => null),
        0,
        -1,
      )
      chosen.pop()
    }
    uses[attacker] = null
    // Not at all: whoever comes later may do more with what is open.
    use(next + 1)
  }

  const place = (
    next: number,
    option: O,
    places: readonly (Place | null)[],
    piece: number,
    on: number,
  ): void => {
    meter.left--
    if (meter.left <= 0) return
    const rest = option.pieces.slice(piece)
    if (rest.length === 0) {
      uses[free[next] as number] = { option, places }
      use(next + 1)
      return
    }
    if (hope(next + 1, rest) <= best.value + SLACK) return
    for (const spot of useful(fields, covered, rest[0] ?? [], on)) {
      const before = covered[spot.field] ?? 0
      covered[spot.field] = before | spot.cells
      place(next, option, places.with(piece, spot), piece + 1, option.linked ? spot.field : -1)
      covered[spot.field] = before
    }
    place(next, option, places, piece + 1, on)
  }

  use(0)
  return best
}

function coveredBy<O extends Option>(fields: readonly Field[], uses: readonly Use<O>[]): Mask[] {
  const covered: Mask[] = fields.map(() => NO_CELLS)
  for (const spot of uses.flatMap((used) => used?.places ?? []))
    if (spot) covered[spot.field] = (covered[spot.field] ?? 0) | spot.cells
  return covered
}

function total(fields: readonly Field[], covered: readonly Mask[]): number {
  return fields.reduce((sum, field, no) => sum + worthOf(field, covered[no] ?? 0), 0)
}

/** Places that are free and cover an open cell, those that cover most of them first. */
function useful(
  fields: readonly Field[],
  covered: readonly Mask[],
  places: readonly Place[],
  on: number,
): readonly Place[] {
  return places
    .map((spot) => ({ spot, gain: gainAt(fields, covered, spot, on) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ spot }) => spot)
}

function gainAt(
  fields: readonly Field[],
  covered: readonly Mask[],
  { field, cells }: Place,
  on: number,
): number {
  const there = covered[field] ?? 0
  if ((on >= 0 && field !== on) || (cells & there) !== 0) return 0
  return countOf(cells & (fields[field]?.open ?? 0))
}

/** What these pieces can reach of one field, and in how many cells. */
function gainOf(pieces: readonly (readonly Place[])[], field: number): { reach: Mask; cells: number } {
  let reach = NO_CELLS
  let cells = 0
  for (const places of pieces) {
    let most = 0
    for (const spot of places) {
      if (spot.field !== field) continue
      reach |= spot.cells
      most = Math.max(most, countOf(spot.cells))
    }
    cells += most
  }
  return { reach, cells }
}

/** By attacker: what it and those after it can do at best, whichever options they take. */
function outlooksOf(fields: readonly Field[], attackers: readonly (readonly Option[])[]): Outlook[] {
  const outlooks: Outlook[] = [{ reach: fields.map(() => NO_CELLS), cells: fields.map(() => 0) }]
  for (const options of attackers.toReversed()) {
    const after = outlooks[0] as Outlook
    const own = fields.map((_, field) => {
      const gains = options.map(({ pieces }) => gainOf(pieces, field))
      return {
        reach: gains.reduce((mask, { reach }) => mask | reach, NO_CELLS),
        cells: Math.max(0, ...gains.map(({ cells }) => cells)),
      }
    })
    outlooks.unshift({
      reach: own.map(({ reach }, field) => reach | (after.reach[field] ?? 0)),
      cells: own.map(({ cells }, field) => cells + (after.cells[field] ?? 0)),
    })
  }
  return outlooks
}

/** KR-TOWER-R3: a piece that is left and still finds an open enemy goes there; nothing is the worse for it. */
function filled<O extends Option>(fields: readonly Field[], uses: readonly Use<O>[]): Use<O>[] {
  const covered = coveredBy(fields, uses)
  return uses.map((used) => {
    if (!used) return null
    const { option } = used
    let on = option.linked ? (used.places.find((spot) => spot !== null)?.field ?? -1) : -1
    const places = used.places.map((spot, piece) => {
      if (spot) return spot
      const open = useful(fields, covered, option.pieces[piece] ?? [], on)
      const found = open.find(
        ({ field, cells }) => (cells & (fields[field]?.open ?? 0) & ~(covered[field] ?? 0)) !== 0,
      )
      if (!found) return null
      covered[found.field] = (covered[found.field] ?? 0) | found.cells
      if (option.linked) on = found.field
      return found
    })
    return { option, places }
  })
}
