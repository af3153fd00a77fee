/** A press on a card of the hand uses Play a Card for it. */
import { refusalsIn, view as viewOf } from '@duskhall/kernel'
import { drawBoard, glowing } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { villainous } from '../index.ts'
import { type Scene, scene } from '../rules/testing/scene.ts'
import type { VillainousMove } from '../state.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'
import { playingIcon, playingOf } from './runs.ts'
import { id } from './seen.ts'

const seen = (t: Scene) => viewOf(villainous, t.s, 0)

const having = (hand: string[], more = {}) =>
  scene(['gaston', { mover: 'tavern', power: 2, hand, ...more }], ['horned-king', {}])

/** Cards of the hand that glow, and those that say why not. */
function offered(t: Scene) {
  const view = seen(t)
  const html = drawBoard(board, texts, view, { refusals: refusalsIn(villainous, view) })
  const glow = glowing(html)
  const cards = t.realm(0).hand
  return {
    glow: t.names(cards.filter((card) => glow.has(id.card(card)))),
    dim: t.names(
      cards.filter((card) => html.includes(`data-piece="${id.card(card)}" data-stop="" data-refused=""`)),
    ),
  }
}

test('what can be played glows before Play a Card is pressed, the rest says why not', () => {
  const t = having(['wolves', 'come-into-the-light', 'swoon'])
  expect(offered(t)).toEqual({ glow: [], dim: [] })
  t.move('belles-house')
  expect(offered(t)).toEqual({ glow: ['wolves'], dim: ['come-into-the-light', 'swoon'] })
})

test('one press leads to where it goes, by the first icon that plays a card', () => {
  const t = having(['wolves'])
  t.move('beasts-castle')
  const icon = playingIcon(seen(t)) as VillainousMove
  expect(icon).toEqual(t.icon('playCard'))
  const run = playingOf(icon, t.realm(0).hand[0] as number)
  for (let move = run.next(seen(t)); move; move = run.next(seen(t))) t.answer(0, move)
  expect(t.offered).toEqual(['at beasts-castle', 'at belles-house', 'at forest', 'at tavern'])
  t.at('forest')
  expect([t.here('forest'), playingIcon(seen(t))]).toEqual([['wolves'], null])
})

test('nothing is played by it while something else is asked, or when the icon is gone', () => {
  const t = having(['wolves', 'wolves', 'wolves'])
  expect(playingIcon(seen(t))).toBeNull()
  t.move('belles-house')
  const run = playingOf(playingIcon(seen(t)) as VillainousMove, t.realm(0).hand[0] as number)
  t.use('discardCards')
  expect(playingIcon(seen(t))).toBeNull()
  expect(run.next(seen(t))).toBeNull()
})

test('too little Power is said in numbers there too', () => {
  const t = having(['come-into-the-light'])
  t.move('belles-house')
  const view = seen(t)
  const refusal = refusalsIn(villainous, view).find(({ move }) => move.do === 'card')
  const why =
    refusal && texts.en.refusal(refusal.rule, { you: 0, names: [], state: view.state, move: refusal.move })
  expect(why).toMatch(/^This card costs \d Power, and you have 2\./)
})
