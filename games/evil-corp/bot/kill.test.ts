import { rngFrom, seedFrom, standing } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { type Placed, scene } from '../rules/testing/scene.ts'
import { knowledge } from './index.ts'

/** Tiles alike, so that only their owner tells them apart. */
const OWN: Placed = { camp: 0, village: 1, space: 'port', tile: 'basic-yellow' }
const RIVAL: Placed = { camp: 1, village: 1, space: 'port', tile: 'basic-yellow' }
const KILLER: Placed = { camp: 0, village: 0, space: 'port', tile: 'red-04' }
const rng = () => rngFrom(seedFrom('kill'))

test('EC-RULING107: a bot never kills its own tile while a rival has one in reach, though the rules allow it', () => {
  const other: Placed = { ...RIVAL, n: 1, tile: 'red-02' }
  const t = scene({ on: [KILLER, OWN, RIVAL, other] }).activate(0, 0, 'port')
  expect(standing(t.s)?.do).toBe('kill')
  const legal = t.legal(0)
  const own = t.tile(0, 1, 'port')
  expect(legal).toContainEqual(own)
  expect(knowledge.order(t.s, 0, legal)).not.toContainEqual(own)
  const r = rng()
  for (let at = 0; at < 50; at++) expect(knowledge.rollout(t.s, 0, legal, r)).not.toEqual(own)
  const one = scene({ on: [KILLER, OWN, RIVAL] }).activate(0, 0, 'port')
  expect(knowledge.obvious(one.s, 0, one.legal(0))).toEqual(one.tile(1, 1, 'port'))
})

test('EC-RULING61: with its own tiles alone in reach it thinks about declining, and must choose where it cannot', () => {
  const spare = { on: [OWN], screens: [['red-11', 'basic-red']] }
  const t = scene(spare).deploy(0, 'red-11', 0, 'port')
  expect(knowledge.order(t.s, 0, t.legal(0))).toEqual([{ do: 'decline' }, t.tile(0, 1, 'port')])
  const forced = scene({ on: [KILLER, OWN, { ...OWN, n: 1, tile: 'red-02' }] }).activate(0, 0, 'port')
  expect(knowledge.order(forced.s, 0, forced.legal(0))).toHaveLength(2)
})
