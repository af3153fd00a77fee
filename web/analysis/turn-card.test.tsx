/** A turning point in words: what was played and what else there was can be taken for no way through time. */
import '../table/table-icons.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { analysis } from '../i18n/analysis.ts'
import type { Verdict } from './appraised.ts'
import { TurnCard } from './TurnCard.tsx'

const words = { steps: ['Pass'], why: 'It wins.' }
const card = (verdict: Verdict, from: number, to: number) =>
  renderToStaticMarkup(
    <TurnCard
      number={1}
      turn={{
        ...{ place: 0, from, to, verdict },
        other: { chance: from, gain: from - to, doubt: 0, words: { en: words, fr: words }, steps: [] },
      }}
      moment="Turn 1"
      played="Wait"
      chosen={false}
      table="t"
      at={0}
      onChoose={() => {}}
    />,
  )

test('what was played comes first, and what the other number is has a name', () => {
  expect(card('better', 0.59, 0.38)).toContain('played 38%, best 59%')
  expect(card('right', 0.43, 0.63)).toContain('played 63%, next best 43%')
  expect(card('even', 0.5, 0.51)).toContain('played 51%, another way 50%')
})

test('in no language an arrow leads from one to the other', () => {
  for (const { analysis: texts } of Object.values(analysis))
    for (const shift of [texts.betterShift, texts.rightShift, texts.evenShift])
      expect(shift).not.toMatch(/→|->/)
})
