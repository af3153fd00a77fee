import { int, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { type At, bitAt, cellsOf, countOf, type Mask } from '../../content/geometry/cells.ts'
import { placementsOf } from '../../content/geometry/shapes.ts'
import { type Field, type Goal, type Option, type Place, type Problem, solve, worthOf } from './search.ts'

const SHAPES: readonly (readonly At[])[] = [
  [[0, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
]
const TABLES = SHAPES.map((cells) => placementsOf(cells))

function anyMask(r: RngState, share: number): Mask {
  let mask = 0
  for (let cell = 0; cell < 25; cell++) if (int(r, 100) < share) mask |= 1 << cell
  return mask
}

/** Enemies of one cell or more, some of them fast, some worth more than others. */
function anyField(r: RngState, open: Mask): Field {
  const enemies: Goal[] = []
  for (const cell of cellsOf(open)) {
    const last = int(r, 4) === 0 ? enemies.pop() : undefined
    enemies.push({ cells: (1 << cell) | (last?.cells ?? 0), worth: int(r, 5) + (last?.worth ?? 0) })
  }
  const fast = anyMask(r, 30) & open
  const groups = [
    ...(fast === 0 ? [] : [{ cells: fast, worth: 6 }]),
    ...(open === 0 ? [] : [{ cells: open, worth: 20 }]),
  ]
  return { open, cellWorth: int(r, 2), enemies, groups }
}

function anyPiece(r: RngState, fields: readonly { readonly closed: Mask }[]): Place[] {
  const table = TABLES[int(r, TABLES.length)] ?? TABLES[0]
  const masks = int(r, 2) === 0 ? table?.free : table?.turned[int(r, 4)]
  return fields.flatMap(({ closed }, field) =>
    (masks ?? []).filter((cells) => (cells & closed) === 0).map((cells) => ({ field, cells })),
  )
}

function anyProblem(r: RngState, trays: number, attackers: number, pieces: number): Problem<Option> {
  const closed = Array.from({ length: trays }, () => ({ closed: anyMask(r, 45) }))
  const fields = closed.map((tray) => anyField(r, anyMask(r, 40) & ~tray.closed))
  const option = (): Option => ({
    pieces: Array.from({ length: 1 + int(r, pieces) }, () => anyPiece(r, closed)),
    linked: int(r, 2) === 0,
  })
  return {
    fields,
    attackers: Array.from({ length: attackers }, () => Array.from({ length: 1 + int(r, 2) }, option)),
  }
}

/** Every option, every place of every piece, and none: no thought at all. */
function bruteForce({ fields, attackers, fits }: Problem<Option>): number {
  let best = 0
  const use = (attacker: number, covered: readonly Mask[], chosen: readonly Option[]): void => {
    const value = fields.reduce((sum, field, no) => sum + worthOf(field, covered[no] ?? 0), 0)
    best = Math.max(best, value)
    if (attacker === attackers.length) return
    use(attacker + 1, covered, chosen)
    for (const option of attackers[attacker] ?? [])
      if (!fits || fits(chosen, option)) place(attacker, option, 0, -1, covered, [...chosen, option])
  }
  const place = (
    attacker: number,
    option: Option,
    piece: number,
    on: number,
    covered: readonly Mask[],
    chosen: readonly Option[],
  ): void => {
    const places = option.pieces[piece]
    if (!places) {
      use(attacker + 1, covered, chosen)
      return
    }
    place(attacker, option, piece + 1, on, covered, chosen)
    for (const { field, cells } of places) {
      const there = covered[field] ?? 0
      if ((cells & there) !== 0 || (on >= 0 && field !== on)) continue
      place(
        attacker,
        option,
        piece + 1,
        option.linked ? field : -1,
        covered.with(field, there | cells),
        chosen,
      )
    }
  }
  use(
    0,
    fields.map(() => 0),
    [],
  )
  return best
}

const MUCH = 1_000_000

test.each([
  { trays: 1, attackers: 1, pieces: 3, games: 40 },
  { trays: 1, attackers: 2, pieces: 1, games: 60 },
  { trays: 2, attackers: 1, pieces: 2, games: 40 },
  { trays: 2, attackers: 2, pieces: 1, games: 40 },
  { trays: 3, attackers: 1, pieces: 2, games: 20 },
])(
  'as good as brute force on random trays: $trays trays, $attackers attackers',
  ({ trays, attackers, pieces, games }) => {
    for (let i = 0; i < games; i++) {
      const problem = anyProblem(
        rngFrom(seedFrom('cover', trays, attackers, pieces, i)),
        trays,
        attackers,
        pieces,
      )
      const plan = solve(problem, MUCH)
      expect([plan.exact, plan.value]).toEqual([true, bruteForce(problem)])
    }
  },
)

/** What a plan covers, checked for overlaps, links and pieces that are not there. */
function coveredBy({ fields, attackers }: Problem<Option>, plan: ReturnType<typeof solve<Option>>): Mask[] {
  const covered = fields.map(() => 0)
  plan.uses.forEach((used, attacker) => {
    if (!used) return
    expect(attackers[attacker]).toContain(used.option)
    const on = new Set<number>()
    used.places.forEach((spot, piece) => {
      if (!spot) return
      expect(used.option.pieces[piece]).toContain(spot)
      expect((covered[spot.field] ?? 0) & spot.cells).toBe(0)
      covered[spot.field] = (covered[spot.field] ?? 0) | spot.cells
      on.add(spot.field)
    })
    if (used.option.linked) expect(on.size).toBeLessThanOrEqual(1)
  })
  return covered
}

test('a plan can be carried out, is worth what it says, and leaves no piece that still finds an open enemy', () => {
  for (let i = 0; i < 60; i++) {
    const problem = anyProblem(rngFrom(seedFrom('plan', i)), 2, 2, 2)
    const plan = solve(problem, MUCH)
    const covered = coveredBy(problem, plan)
    const value = problem.fields.reduce((sum, field, no) => sum + worthOf(field, covered[no] ?? 0), 0)
    expect(value).toBe(plan.value)
    for (const used of plan.uses) {
      const on = used?.option.linked ? used.places.find((spot) => spot !== null)?.field : undefined
      used?.places.forEach((spot, piece) => {
        if (spot) return
        const free = used.option.pieces[piece]?.filter(
          ({ field, cells }) =>
            (on === undefined || field === on) &&
            (cells & (covered[field] ?? 0)) === 0 &&
            (cells & (problem.fields[field]?.open ?? 0)) !== 0,
        )
        expect(free).toEqual([])
      })
    }
  }
})

test('with a small budget there is still a plan, and it says that it may not be the best', () => {
  const problem = anyProblem(rngFrom(seedFrom('budget')), 3, 4, 3)
  const small = solve(problem, 30)
  expect(small.exact).toBe(false)
  expect(small.value).toBeGreaterThan(0)
  coveredBy(problem, small)
  expect(solve(problem, 3000).value).toBeGreaterThanOrEqual(small.value)
})

test('what does not go together is not chosen together', () => {
  const field: Field = { open: 0b11, cellWorth: 1, enemies: [], groups: [] }
  const one = (cells: Mask): Option => ({ pieces: [[{ field: 0, cells }]], linked: false })
  const problem = { fields: [field], attackers: [[one(0b01)], [one(0b10)]] }
  expect(solve(problem, MUCH).value).toBe(2)
  expect(solve({ ...problem, fits: (chosen) => chosen.length === 0 }, MUCH).value).toBe(1)
})

test('it destroys a tray where it can, else kills the worst, else leaves no fast one', () => {
  const cells = (...at: At[]) => at.reduce((mask, [row, column]) => mask | bitAt(row, column), 0)
  const pair = (TABLES[1]?.free ?? []).map((mask): Place => ({ field: 0, cells: mask }))
  const option: Option = { pieces: [pair], linked: false }
  const open = cells([0, 0], [0, 1], [3, 3], [3, 4])
  const worst = { cells: cells([3, 3]), worth: 4 }
  const plain = [
    [0, 0],
    [0, 1],
    [3, 4],
  ].map(([row, column]) => ({ cells: bitAt(row as number, column as number), worth: 1 }))
  const field = { open, cellWorth: 0, enemies: [worst, ...plain], groups: [] }
  const cellsOfPlan = (groups: readonly Goal[]) =>
    solve({ fields: [{ ...field, groups }], attackers: [[option]] }, MUCH).uses[0]?.places[0]?.cells
  expect(cellsOfPlan([])).toBe(cells([3, 3], [3, 4]))
  expect(cellsOfPlan([{ cells: cells([0, 0], [0, 1]), worth: 9 }])).toBe(cells([0, 0], [0, 1]))
  const two = solve(
    { fields: [{ ...field, groups: [{ cells: open, worth: 20 }] }], attackers: [[option], [option]] },
    MUCH,
  )
  expect(countOf(two.uses.reduce((mask, used) => mask | (used?.places[0]?.cells ?? 0), 0))).toBe(4)
})
