/** Whatever the rules ask, the answer can be given: on the table, with a button of the prompt, or composed. */
import { same, view as viewOf } from '@duskhall/kernel'
import { type Answerable, momentsOf, offeredInVain, unanswerable } from '@duskhall/ui/testing/answerable.tsx'
import { type Drawing, drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { boxOf, campOf } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import { randomGame } from '../rules/testing/random-game.ts'
import { type EvilCorp, type EvilCorpMove, placeAt } from '../state.ts'
import { texts } from '../text/index.ts'
import type { EvilCorpView } from './answers.ts'
import board from './index.ts'
import { id } from './seen.ts'
import { changed, draftOf, type UpkeepMove } from './Upkeep.tsx'

const draw = (view: EvilCorpView, drawing?: Drawing<EvilCorpMove>) => drawBoard(board, texts, view, drawing)

/** The thing on the table that stands for a move. */
function thingFor({ state, seat }: EvilCorpView, move: EvilCorpMove): string {
  const kindOf = (tile: string) => boxOf(state).kindOf(tile)
  switch (move.do) {
    case 'deploy':
      return id.hand(kindOf(move.tile), 0)
    case 'take':
      return move.from === 'screen' ? 'hand' : `${id.discard(campOf(state, seat))}-${kindOf(move.tile)}`
    case 'activate':
    case 'tile':
      return id.tile(placeAt(move.village, move.half, move.space))
    case 'place':
      return id.space(placeAt(move.village, move.half, move.space))
    case 'recruit':
    case 'queue':
      return id.queue(move.slot)
    case 'rival':
      return `seat-${move.seat}`
    case 'summon':
      return `${move.demon}-${move.column}`
    case 'demon':
      return id.demon(boxOf(state).demonOf(move.demon))
    default:
      return move.do
  }
}

function isReachable(view: EvilCorpView, move: EvilCorpMove, glow: ReadonlySet<string>): boolean {
  if (move.do === 'upkeep') return composable(view).some((known) => same(known, move))
  // Of equal tiles behind the screen one may be picked already.
  if (move.do === 'take' && move.from === 'screen') {
    const kind = boxOf(view.state).kindOf(move.tile)
    return [0, 1, 2, 3, 4, 5, 6, 7].some((copy) => glow.has(id.hand(kind, copy)))
  }
  return glow.has(thingFor(view, move))
}

/** Every answer that clicks on the tiles can compose, from keeping nothing. */
function composable(view: EvilCorpView): UpkeepMove[] {
  const found = [draftOf(view, null)]
  const places = new Set(
    (view.question?.moves ?? []).flatMap((move) =>
      move.do === 'upkeep' ? move.kept.map(({ village, half, space }) => placeAt(village, half, space)) : [],
    ),
  )
  for (const draft of found) {
    for (const place of places) {
      for (const choice of ['leave', 'pay', 'free'] as const) {
        const next = changed(view, draft, place, choice)
        if (next && !found.some((known) => same(known, next))) found.push(next)
      }
    }
  }
  return found
}

const WANTED = [
  'action recruit',
  'action activate',
  'place place',
  'summon summon',
  'coins coins',
  'kill tile',
  'banish take',
  'banish tile',
  'move-which tile',
  'move-where place',
  'upkeep upkeep',
]

test.each([2, 3, 4])('with %i players every legal move has a place to be given', (seats) => {
  const parts: Answerable<EvilCorp, EvilCorpMove> = {
    board,
    texts,
    moments: momentsOf(evilCorp, (at) => randomGame(seats, at)),
    games: 10,
    wanted: WANTED,
    isReachable,
  }
  expect(unanswerable(parts, 'wide')).toEqual([])
})

test('the phone shows the same table behind its tabs', () => {
  for (const { before, seat } of randomGame(4, 5)) {
    const view = viewOf(evilCorp, before, seat)
    const aim = view.question?.moves[0] ?? null
    expect(() => draw(view, { lang: 'fr', arrangement: 'tall', aim })).not.toThrow()
    if (before.round > 1) break
  }
})

test('whoever only watches, or looks back, is offered nothing', () => {
  expect(offeredInVain(evilCorp, { board, texts }, randomGame(3, 1).take(40))).toEqual([])
})

test('what lies behind the screens of others is drawn nowhere', () => {
  for (const { before } of randomGame(2, 2)) {
    const other = { ...before, screens: [before.screens[0] ?? [], [...(before.screens[1] ?? [])].reverse()] }
    const here = draw(viewOf(evilCorp, before, 0))
    expect(draw(viewOf(evilCorp, other, 0))).toBe(here)
    if (before.round > 1) break
  }
})
