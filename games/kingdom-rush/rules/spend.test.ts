import { openMatch, seedFrom, submit, undo, view, waited } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { standardFile } from '../content/standard.ts'
import { kingdomRush } from '../game.ts'
import type { Options } from '../state.ts'
import { gainDiamonds } from './escape.ts'
import { Scene } from './testing/scene.ts'

/** Phase 6 with so many diamonds. */
function shop(diamonds: number, options: Partial<Options> = {}, seats = 2): Scene {
  const heroes = (['malik', 'alleria', 'ignus'] as const).slice(0, seats)
  const t = new Scene({ seats, options: { heroes, ...options } }).until('play').clear()
  for (const seat of t.s.players.keys()) t.give(seat)
  t.s.diamonds = diamonds
  return t.phase('spend')
}
const BUY = (t: Scene, id: string) => ({ do: 'buy', tower: t.tower(id) }) as const
const buy = (t: Scene, id: string, to: number) => t.answer(0, BUY(t, id)).answer(0, { do: 'give', to })

test('KR-DIAM1, KR-DIAM2, KR-DIAM3, KR-DIAM4, KR-DIAM5, KR-GEN-R4: anybody buys for the diamonds of all, any number of towers, into any hand', () => {
  const t = shop(5).stock({ archer: 2, adept: 1 })
  expect(t.asked).toEqual([0, 1])
  buy(t, 'archer', 1)
  expect([t.held(1), t.s.diamonds, t.inStock('archer')]).toEqual([['archer'], 3, 1])
  expect(t.told('bought')).toEqual([{ e: 'bought', seat: 0, to: 1, tower: t.tower('archer'), diamonds: 3 }])
  t.answer(1, BUY(t, 'adept')).answer(1, { do: 'give', to: 1 })
  expect([t.held(1), t.s.diamonds, t.inStock('adept')]).toEqual([['archer', 'adept'], 0, 0])
  expect([t.refusal(0, BUY(t, 'archer')), t.refusal(0, BUY(t, 'marksmen'))]).toEqual(['KR-DIAM2', 'KR-DIAM3'])
})

test('KR-DIAM-R2, KR-GEN5: neither towers of level 3 and 4 nor what is sold out', () => {
  const t = shop(12, { scenario: 5 }).stock({ archer: 0 })
  expect(['sharpshooter', 'rangers', 'archer'].map((id) => t.refusal(0, BUY(t, id)))).toEqual([
    'KR-DIAM-R2',
    'KR-DIAM-R2',
    'KR-GEN5',
  ])
})

test('KR-DIAM-R3: nothing above the maximum level of the scenario', () => {
  const scenarios = standardFile.scenarios.map((scenario) => ({ ...scenario, maxTowerLevel: 1 }))
  const low = new Scene({ content: content.load({ ...standardFile, scenarios }) }).until('play')
  low.s.diamonds = 12
  low.phase('spend')
  expect([low.refusal(0, BUY(low, 'marksmen')), low.offers(0, BUY(low, 'archer'))]).toEqual([
    'KR-DIAM-R3',
    true,
  ])
  expect(shop(12).offers(0, BUY(low, 'marksmen'))).toBe(true)
})

test('KR-CAMP-R8: at the iron level of scenario 1 no soldier tower is for sale', () => {
  const t = shop(12, { difficulty: 'iron' })
  expect([t.refusal(0, BUY(t, 'militia')), t.refusal(0, BUY(t, 'footmen'))]).toEqual([
    'KR-CAMP-R8',
    'KR-CAMP-R8',
  ])
  expect([t.offers(0, BUY(t, 'archer')), shop(12).offers(0, BUY(t, 'militia'))]).toEqual([true, true])
})

test('KR-DIAM-R4: what came back in phase 5 can be bought in phase 6', () => {
  const t = new Scene({ options: { heroes: ['malik', 'alleria'] } }).until('play').clear()
  t.stands('archer', 'b5', { down: 1 }).stock({ archer: 0 })
  t.s.diamonds = 2
  t.answer(0, { do: 'ready' }).answer(1, { do: 'ready' })
  expect([t.s.phase, t.offers(0, BUY(t, 'archer'))]).toEqual(['spend', true])
})

test('KR-DIAM6, KR-DIAM-R5, KR-PLAY-R15: diamonds may be kept; it ends when all are ready, and a buyer is no longer ready', () => {
  const t = shop(4).answer(0, { do: 'ready' })
  expect(waited(kingdomRush, t.s)).toEqual([1])
  t.answer(0, BUY(t, 'archer')).answer(0, { do: 'give', to: 0 })
  expect(waited(kingdomRush, t.s)).toEqual([0, 1])
  t.answer(0, { do: 'ready' }).answer(0, { do: 'withdraw' }).answer(1, { do: 'ready' })
  expect(t.question).toBe('spend')
  t.answer(0, { do: 'ready' })
  expect([t.question, t.s.diamonds]).toEqual(['play', 2])
})

test('KR-GEN-R6: where nothing can be bought nobody is asked, but the last purchase leaves it open', () => {
  expect(shop(1).question).toBe('play')
  expect(shop(2, {}, 1).answer(0, BUY(shop(2), 'archer')).question).toBe('spend')
})

test('KR-DIAM7, KR-DIAM-R1, KR-DIAM3: F5, with eleven diamonds trays of two and one make twelve, a tower of level 2 leaves nine', () => {
  const t = shop(11)
  const worth = (diamonds: number) => boxOf(t.s).faces.findIndex((face) => face.diamonds === diamonds)
  const totals = [2, 1].map((diamonds) => {
    gainDiamonds(t.s, worth(diamonds))
    return t.s.diamonds
  })
  expect(totals).toEqual([12, 12])
  buy(t, 'marksmen', 0)
  expect(t.s.diamonds).toBe(9)
})

test('KR-PLAY-R17, KR-DIAM-R6: a purchase is taken back until phase 6 ends, nothing before it', () => {
  let { match } = openMatch(kingdomRush, {
    seats: 2,
    seed: seedFrom('shop'),
    options: { heroes: ['malik', 'alleria'], scenario: 2 },
  })
  const does = (seat: number, move: Parameters<Scene['answer']>[1]) => {
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(taken.refused)
    match = taken.match
  }
  while (match.state.phase !== 'play') {
    const seat = waited(kingdomRush, match.state)[0] as number
    const move = view(kingdomRush, match.state, seat).question?.moves[0]
    if (move) does(seat, move)
  }
  does(0, { do: 'ready' })
  does(1, { do: 'ready' })
  expect(match.state.phase).toBe('spend')
  for (const policy of ['own', 'consent'] as const) expect(undo(match, 1, policy)).toHaveProperty('refused')
  const before = match
  const { supply, diamonds } = before.state
  does(0, { do: 'buy', tower: 0 })
  does(0, { do: 'give', to: 1 })
  expect(match.state.diamonds).toBe(diamonds - 2)
  const once = undo(match, 0)
  const twice = 'refused' in once ? once : undo(once, 0)
  expect(twice).toMatchObject({ state: { supply, diamonds, players: before.state.players } })
  does(1, { do: 'ready' })
  does(0, { do: 'ready' })
  expect(match.state.round).toBe(2)
  expect(undo(match, 0, 'consent')).toHaveProperty('refused')
})
