import { refusals, same } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import type { EvilCorpMove, Options } from '../state.ts'
import { longGame } from './testing/random-game.ts'

/** Whatever is refused is a move somebody could try, is not legal, is refused once, and by a rule. */
function lookAtRefusals(legal: readonly EvilCorpMove[], refused: ReturnType<typeof refusals>): void {
  refused.forEach(({ move, rule }, at) => {
    expect(typeof move.do).toBe('string')
    expect(rule).toMatch(/^EC-[A-Z]+\d+$/)
    expect(legal.some((other) => same(other, move))).toBe(false)
    expect(refused.findIndex((other) => same(other.move, move))).toBe(at)
  })
}

test.each([
  [2, {}],
  [3, { flipDemonDirection: 'reactivateOnly', protectStopsOwnPowers: true }],
  [4, { ownCountIsMaximum: false, summonBonusScope: 'allOwnActiveTiles' }],
])(
  'through long games of %i nothing is both offered and refused, and every refusal names its rule',
  (seats, options) => {
    const met = new Set<string>()
    for (const { before, question, seat, legal } of longGame(seats, 0, options as Partial<Options>)) {
      const refused = refusals(evilCorp, before, seat)
      if (refused.length > 0) met.add(question)
      lookAtRefusals(legal, refused)
    }
    expect([...met]).toEqual(expect.arrayContaining(['action', 'place', 'summon']))
  },
)
