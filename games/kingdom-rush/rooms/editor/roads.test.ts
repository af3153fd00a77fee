/** The road that is painted is the road that is there. */
import { describe, expect, test } from 'vitest'
import { fieldOf, type Point } from '../../board/field.ts'
import { boxOf, content } from '../../content/box.ts'
import type { At } from '../../content/geometry/cells.ts'
import { groundOf } from '../../content/geometry/map.ts'
import type { ScenarioEntry } from '../../content/schema.ts'
import { blank } from './model/draft.ts'
import { isPath } from './model/squares.ts'
import { paint, type Tool } from './model/strokes.ts'
import { roadsOf } from './roads.ts'

function painted(before: ScenarioEntry, tool: Tool, at: At): ScenarioEntry {
  const stroke = paint(before, { tool, players: 2, spawn: 1 }, at)
  return 'entry' in stroke ? stroke.entry : before
}

function roads(entry: ScenarioEntry): Point[][] {
  const ground = groundOf(entry)
  return roadsOf(ground, fieldOf(ground, entry))
}

/** The squares of the map that lines run over, by their middles and all between them. */
function squaresUnder(lines: readonly (readonly Point[])[]): Set<string> {
  const under = new Set<string>()
  for (const line of lines)
    for (const [i, { x, y }] of line.entries()) {
      const to = line[i + 1] ?? { x, y }
      for (let part = 0; part <= 40; part++) {
        const [column, row] = [x + ((to.x - x) * part) / 40, y + ((to.y - y) * part) / 40]
        under.add(`${Math.floor(row)},${Math.floor(column)}`)
      }
    }
  return under
}

/** A3 to G3, with a spawn point in the west and an exit in the east. */
function across(): ScenarioEntry {
  let one = painted(painted(blank(), 'exit', [2, 7]), 'spawn', [2, -1])
  for (const column of [1, 2, 3, 4, 5]) one = painted(one, 'path', [2, column])
  return one
}

test('open ground between two ends of a road is no road, and each end has what it leads to', () => {
  expect(roads(across())).toHaveLength(1)
  expect(squaresUnder(roads(across()))).toContain('2,3')
  const broken = painted(across(), 'open', [2, 3])
  expect(broken.spawns[0]?.lane).toHaveLength(3)
  const under = squaresUnder(roads(broken))
  expect(under).not.toContain('2,3')
  for (const column of [-1, 0, 1, 2, 4, 5, 6, 7]) expect(under).toContain(`2,${column}`)
})

test('a lane that a file leads over open ground shows the gap', () => {
  const whole = across()
  const map = whole.map.with(2, 'PPP.PPP')
  const under = squaresUnder(roads({ ...whole, map }))
  expect(under).not.toContain('2,3')
  expect(under).toContain('2,4')
  // A leap is no road either.
  const [spawn] = whole.spawns
  const lane = (spawn?.lane ?? []).filter(([, column]) => column !== 3)
  const leap = { ...whole, map, spawns: spawn ? [{ ...spawn, lane }] : [] }
  expect(squaresUnder(roads(leap))).not.toContain('2,3')
})

describe.each(boxOf({ content: content.standard }).file.scenarios.map((one) => [one.number, one] as const))(
  'scenario %i of the box',
  (_, one) => {
    test('is painted as at its table', () => {
      const ground = groundOf(one)
      const field = fieldOf(ground, one)
      expect(roadsOf(ground, field)).toEqual(field.lanes)
    })
    test('whatever square is opened, no road is painted there', () => {
      for (const [row, line] of one.map.entries())
        for (const column of [...line].keys()) {
          if (!isPath(one, [row, column])) continue
          const under = squaresUnder(roads(painted(one, 'open', [row, column])))
          expect([row, column, under.has(`${row},${column}`)]).toEqual([row, column, false])
        }
    })
  },
)
