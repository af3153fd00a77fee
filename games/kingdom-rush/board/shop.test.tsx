/** Who holds which towers: a tower is bought, or on its way to a partner. */
import { view } from '@duskhall/kernel'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import { Scene } from '../rules/testing/scene.ts'
import { texts } from '../text/index.ts'
import type { KingdomRushView } from './answers.ts'
import board from './index.ts'

/** The first seat holds an Archer and has just bought another. */
function bought() {
  const t = new Scene({ seats: 2, options: { heroes: ['malik', 'alleria'] } }).until('play').clear()
  for (const seat of t.s.players.keys()) t.give(seat)
  t.give(0, 'archer')
  t.s.diamonds = 5
  t.phase('spend')
    .stock({ archer: 2 })
    .answer(0, { do: 'buy', tower: t.tower('archer') })
  return view(kingdomRush, t.s, 0) as KingdomRushView
}

test('the like of it in hand is not what was taken up', () => {
  expect(drawBoard(board, texts, bought())).not.toContain('data-selected')
})

test('whoever buys for themselves is called by no other name', () => {
  const said = (lang: 'en' | 'fr') => spoken(drawBoard(board, texts, bought(), { lang })).join('; ')
  expect(said('en')).toContain('You, Malik')
  expect(said('en')).not.toContain('Nora')
  expect(said('fr')).toContain('Vous, Malik')
})

test('what is on its way to a partner is said', () => {
  const t = new Scene({ seats: 2, options: { heroes: ['malik', 'alleria'] } }).until('play').clear()
  t.s.players[1]?.incoming.push(t.tower('archer'))
  const html = drawBoard(board, texts, view(kingdomRush, t.s, 0) as KingdomRushView)
  expect(spoken(html).join('; ')).toContain('next round: Archer')
})
