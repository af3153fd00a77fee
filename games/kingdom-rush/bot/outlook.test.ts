/** What a bot expects of trays is what phase 4 then does with them. */
import { describe, expect, test } from 'vitest'
import { type HeroScene, heroes } from '../rules/testing/heroes.ts'
import { maskOf } from '../rules/testing/scene.ts'
import { Cover } from './cover.ts'
import { heroUses } from './heroes.ts'
import { Outlook } from './outlook.ts'
import { CALM } from './temper.ts'

/** Scenario 10: an enemy in the centre and in two corners; Malik stands beside it. */
function table(centre: string): HeroScene {
  const grids = { 't1-01': ['g....', '.....', `..${centre}..`, '.....', 'g....'] }
  const t = heroes(['malik', 'magnus'], { options: { scenario: 10 }, grids })
  return t.lay('t1-01', [2, 0], { lane: 0 }).stand('malik', [1, 1])
}

function opened(centre: string): HeroScene {
  const t = table(centre)
  t.tray('t1-01').portalTile = 2
  return t
}

function assessed({ s }: HeroScene): Outlook {
  const outlook = new Outlook(s, CALM)
  outlook.assess(0, maskOf([0, 0]), 0, 0)
  return outlook
}

/** What Malik could do, and what it is worth. */
function uses({ s }: HeroScene): unknown {
  return heroUses(s, new Cover(new Outlook(s, CALM)), 0, new Map())
}

describe('KR-BTIME-R5: an icon under a Portal tile counts for nothing', () => {
  test('a fast one goes on once', () => {
    expect([assessed(table('w')).fate, assessed(opened('w')).fate]).toEqual([2, 1])
  })

  test('a healer mends nothing', () => {
    expect([assessed(table('s')).cells, assessed(opened('s')).cells]).toEqual([3, 1])
  })

  test('a sniper frightens nobody', () => {
    expect(uses(table('r'))).not.toEqual(uses(table('g')))
    expect(uses(opened('r'))).toEqual(uses(opened('g')))
  })
})
