import { openMatch, seedFrom, submit, undo } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import type { Options } from '../state.ts'
import { Scene } from './testing/scene.ts'

const HEROES = ['malik', 'alleria', 'ignus'] as const
const table = (options: Partial<Options> = {}, seats = 2) =>
  new Scene({ seats, options: { heroes: HEROES.slice(0, seats), ...options } }).until('play').clear()
const PASS = (t: Scene, id: string) => ({ do: 'pass', tower: t.tower(id) }) as const
const DESIGN = (t: Scene, id: string) => ({ do: 'design', tower: t.tower(id) }) as const
const designs = (t: Scene) =>
  t.legal().flatMap((move) => (move.do === 'design' ? [boxOf(t.s).towers[move.tower]?.id] : []))

test('KR-PASS1, KR-PASS2, KR-PASS3, KR-PASS4, KR-PASS5: a tower goes one level higher into the Incoming place of somebody else, the old card to the supply', () => {
  const t = table().give(0, 'archer', 'mage').give(1).stock({ archer: 1, marksmen: 2 })
  t.answer(0, PASS(t, 'archer'))
  expect([t.held(0), t.held(1), t.held(1, 'incoming')]).toEqual([['mage'], [], ['marksmen']])
  expect([t.inStock('archer'), t.inStock('marksmen')]).toEqual([2, 1])
  expect(t.told('passed')).toEqual([
    { e: 'passed', seat: 0, to: 1, tower: t.tower('archer'), into: t.tower('marksmen') },
  ])
})

test('KR-PASS1: to anybody but oneself', () => {
  const t = table({}, 3).give(1, 'archer').answer(1, PASS(table(), 'archer'))
  expect(t.asked).toEqual([1])
  expect(t.legal()).toEqual([
    { do: 'give', to: 0 },
    { do: 'give', to: 2 },
  ])
  expect(t.refusal({ do: 'give', to: 1 })).toBe('KR-PASS1')
  expect(t.answer(1, { do: 'give', to: 2 }).held(2, 'incoming')).toEqual(['marksmen'])
})

test('KR-PASS6: without a card of the next level in the supply it goes as it is', () => {
  const t = table().give(0, 'archer').stock({ marksmen: 0, archer: 1 })
  t.answer(0, PASS(t, 'archer'))
  expect([t.held(1, 'incoming'), t.inStock('archer')]).toEqual([['archer'], 1])
})

test('KR-PASS7, KR-PASS-R1: at the maximum of the scenario it goes as it is', () => {
  const two = table({ scenario: 1 }).give(0, 'marksmen')
  expect(two.answer(0, PASS(two, 'marksmen')).held(1, 'incoming')).toEqual(['marksmen'])
  const three = table({ scenario: 2 }).give(0, 'marksmen')
  expect(three.answer(0, PASS(three, 'marksmen')).held(1, 'incoming')).toEqual(['sharpshooter'])
})

test('KR-PASS-R2, KR-PASS-R3: of two cards of level 4 the passer chooses among those left, and keeps neither', () => {
  const t = table({ scenario: 5 }).give(0, 'sharpshooter').answer(0, PASS(table(), 'sharpshooter'))
  expect([t.asked, designs(t)]).toEqual([[0], ['rangers', 'musketeers']])
  expect(t.answer(0, DESIGN(t, 'musketeers')).held(1, 'incoming')).toEqual(['musketeers'])
  const one = table({ scenario: 5 }).give(0, 'sharpshooter').stock({ rangers: 0 })
  expect(one.answer(0, PASS(one, 'sharpshooter')).held(1, 'incoming')).toEqual(['musketeers'])
})

test('KR-CAMP-R13: at the iron level of scenario 5 no tower goes above level 3', () => {
  const t = table({ scenario: 5, difficulty: 'iron' }).give(0, 'sharpshooter', 'marksmen')
  t.answer(0, PASS(t, 'sharpshooter')).answer(0, PASS(t, 'marksmen'))
  expect(t.held(1, 'incoming')).toEqual(['sharpshooter', 'sharpshooter'])
})

test('KR-PASS-R5, KR-PASS-R6, KR-PORTAL-R8: neither what is incoming nor what stands on the map can be passed', () => {
  const t = table().give(0).stands('archer', 'b5').stands('mage', 'b6', { down: 1 })
  t.s.players[0]?.incoming.push(t.tower('militia'))
  expect(['militia', 'archer', 'mage'].map((id) => t.refusal(0, PASS(t, id)))).toEqual([
    'KR-PASS-R5',
    'KR-PASS-R6',
    'KR-PORTAL-R8',
  ])
  t.give(0, 'archer')
  expect(t.offers(0, PASS(t, 'archer'))).toBe(true)
})

test('KR-PASS-R7, KR-PASS-R8: any number of towers, and a card that came back serves the next pass', () => {
  const t = table({ scenario: 2 }).give(0, 'archer').give(1, 'marksmen').stock({ marksmen: 0 })
  expect(t.fork().answer(0, PASS(t, 'archer')).held(1, 'incoming')).toEqual(['archer'])
  t.answer(1, PASS(t, 'marksmen')).answer(0, PASS(t, 'archer'))
  expect([t.held(0, 'incoming'), t.held(1, 'incoming')]).toEqual([['sharpshooter'], ['marksmen']])
  const many = table().give(0, 'archer', 'archer', 'mage')
  for (const id of ['archer', 'archer', 'mage']) many.answer(0, PASS(many, id))
  expect(many.held(1, 'incoming')).toEqual(['marksmen', 'marksmen', 'adept'])
})

test('KR-CAMP-R11: at the iron level of scenario 3 all together pass two towers a round', () => {
  const t = table({ scenario: 3, difficulty: 'iron' }).give(0, 'archer', 'mage').give(1, 'militia')
  t.answer(0, PASS(t, 'archer')).answer(1, PASS(t, 'militia'))
  expect([t.refusal(0, PASS(t, 'mage')), t.offers(0, PASS(t, 'mage'))]).toEqual(['KR-CAMP-R11', false])
  expect(t.allReady().offers(0, PASS(t, 'mage'))).toBe(true)
})

describe('alone', () => {
  const alone = (options: Partial<Options> = {}) => table(options, 1)

  test('KR-SOLO13, KR-SOLO14, KR-SOLO-R13: a tower is upgraded into the own Incoming place, and comes to hand in phase 5', () => {
    const t = alone().give(0, 'archer').stock({ archer: 0 })
    t.answer(0, PASS(t, 'archer'))
    expect([t.held(0), t.held(0, 'incoming'), t.inStock('archer')]).toEqual([[], ['marksmen'], 1])
    expect(t.phase('pickup').held(0)).toEqual(['marksmen'])
  })

  test('KR-SOLO-R8: never without an upgrade', () => {
    const t = alone().give(0, 'archer', 'marksmen').stock({ marksmen: 0 })
    expect([t.refusal(PASS(t, 'archer')), t.refusal(PASS(t, 'marksmen'))]).toEqual([
      'KR-SOLO-R8',
      'KR-SOLO-R8',
    ])
    expect(t.legal().some((move) => move.do === 'pass')).toBe(false)
  })

  test('KR-CAMP-R11: the limit of the iron level counts upgrades', () => {
    const t = alone({ scenario: 3, difficulty: 'iron' }).give(0, 'archer', 'mage', 'militia')
    t.answer(0, PASS(t, 'archer')).answer(0, PASS(t, 'mage'))
    expect(t.refusal(PASS(t, 'militia'))).toBe('KR-CAMP-R11')
  })
})

test('KR-PLAY-R6: a pass is taken back freely, a build before it only if all agree', () => {
  let { match } = openMatch(kingdomRush, {
    seats: 2,
    seed: seedFrom('pass'),
    options: { heroes: ['malik', 'alleria'], scenario: 2, difficulty: 'iron' },
  })
  const t = new Scene({ options: { scenario: 2 } })
  const does = (seat: number, move: Parameters<Scene['answer']>[1]) => {
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(taken.refused)
    match = taken.match
  }
  expect(match.state.phase).toBe('play')
  does(0, PASS(t, 'archer'))
  const passed = match
  does(1, PASS(t, 'mage'))
  expect(undo(match, 0)).toHaveProperty('refused')
  expect(undo(match, 1)).toMatchObject({ state: passed.state })
  expect(undo(match, 0, 'consent')).toMatchObject({ state: passed.state })
})
