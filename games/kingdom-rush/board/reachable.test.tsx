/** Whatever the rules ask, the answer can be given: on the table or with a button of the prompt. */
import { momentsOf, offeredInVain } from '@duskhall/ui/testing/answerable.tsx'
import { testAnswers } from '@duskhall/ui/testing/answers-suite.ts'
import { drawBoard, glowing } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import { spaceOf, topAt } from '../rules/trays.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { type KingdomRushView, targetOf } from './answers.ts'
import board from './index.ts'
import { id } from './seen.ts'
import { randomGame } from './testing/random-game.ts'

/** The thing on the table that stands for a move. */
function thingFor({ state }: KingdomRushView, move: KingdomRushMove): string {
  if (move.do === 'cells') return id.aim
  if (move.do === 'space') {
    const tray = topAt(state, move.space)
    return tray && spaceOf(state, tray) === move.space ? id.tray(tray.card) : id.space(move.space)
  }
  return move.do === 'target' ? id.tray(move.tray) : targetOf(move)
}

const WANTED = [
  'choose-hero hero',
  'choose-ability ability',
  'choose-spell spell',
  'play build',
  'play pass',
  'play activate',
  'play ready',
  'play cast',
  'site site',
  'turn turn',
  'pieces target',
  'cells cells',
  'activation space',
  'activation ability',
  'activation basic',
  'confront cells',
  'receiver give',
  'design design',
  'spend buy',
  'displace space',
]

testAnswers<KingdomRush, KingdomRushMove>({
  board,
  texts,
  moments: momentsOf(kingdomRush, randomGame),
  games: 6,
  wanted: WANTED,
  isReachable(view, move, glow, drawing) {
    // A partner's hero is a token on the map, or waits beside it.
    if (move.do === 'choose' && [`token-${move.hero}`, `waiting-${move.hero}`].some((at) => glow.has(at)))
      return true
    if (move.do !== 'target') return glow.has(thingFor(view, move))
    // Which of the pieces goes next is chosen beside the tray.
    const chosen = drawBoard(board, texts, view, { ...drawing, draft: { piece: move.piece } })
    return glowing(chosen).has(thingFor(view, move))
  },
})

test('whoever only watches, or looks back, is offered nothing', () => {
  expect(offeredInVain(kingdomRush, { board, texts }, randomGame(1).take(40))).toEqual([])
})
