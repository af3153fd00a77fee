/** Who does not see the map knows its ways: every spawn point says which spaces lie between it and the exit. */
import { view } from '@duskhall/kernel'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { Scene } from '../rules/testing/scene.ts'
import { texts } from '../text/index.ts'
import type { KingdomRushView } from './answers.ts'
import board from './index.ts'

test.each([
  ['en', /^Spawn point \d.*\. Way to the exit: (.*)$/],
  ['fr', /^Point .*Apparition \d.*\. Chemin .*à la sortie\s: (.*)$/],
] as const)('the spaces of every lane are said in order (%s)', (lang, said) => {
  const { s } = new Scene({ seats: 4, options: { scenario: 4 } }).until('play')
  const html = drawBoard(board, texts, view(kingdomRush, s, 0) as KingdomRushView, { lang })
  const ways = spoken(html).flatMap((name) => said.exec(name)?.[1] ?? [])
  const { lanes } = scenarioOf(s).ground
  expect(ways).toEqual(
    lanes.map(({ spaces }) => spaces.map((space) => texts[lang].space(s, space)).join(', ')),
  )
  expect(ways.length).toBeGreaterThan(1)
})
