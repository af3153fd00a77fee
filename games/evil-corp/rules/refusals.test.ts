import { asked, int, moves, open, play, refusals, rngFrom, same, seedFrom, standing } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { loadContent } from '../content/box.ts'
import standard from '../content/evil-corp.json' with { type: 'json' }
import { evilCorp } from '../index.ts'
import type { EvilCorpMove } from '../state.ts'

/** More tokens than anybody wins for a long while: games in which everything happens. */
const LONG = loadContent({ ...standard, victory: { ...standard.victory, tokens: 9 } })

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
    const s = open(evilCorp, { seats, seed: seedFrom('refusals', seats), content: LONG, options })
    const r = rngFrom(seedFrom('tries', seats))
    const met = new Set<string>()
    for (let count = 0; count < 500 && !s.outcome; count++) {
      const who = asked(evilCorp, s)
      const seat = who[int(r, who.length)] as number
      const legal = moves(evilCorp, s, seat)
      const refused = refusals(evilCorp, s, seat)
      if (refused.length > 0) met.add(standing(s)?.do as string)
      lookAtRefusals(legal, refused)
      const deeds = legal.filter((move) => move.do !== 'pass')
      const choices = deeds.length > 0 ? deeds : legal
      play(evilCorp, s, seat, choices[int(r, choices.length)] as EvilCorpMove)
    }
    expect([...met]).toEqual(expect.arrayContaining(['action', 'place', 'summon']))
  },
)
