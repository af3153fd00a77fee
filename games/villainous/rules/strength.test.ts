/** Why a strength is what it is: the cards that change it, one by one (VD-STR1). */
import { expect, test } from 'vitest'
import { strengthFrom } from './realm.ts'
import type { Having } from './testing/lay.ts'
import { scene } from './testing/scene.ts'

/** The cards that change the strength of one of seat 0, and by how much. */
function why(villain: string, realm: Having['realm'], name: string): unknown[] {
  const t = scene([villain, realm ? { realm } : {}], [villain === 'gaston' ? 'horned-king' : 'gaston'])
  return strengthFrom(t.s, 0, t.card(name, 0)).map(({ source, n }) => [t.name(source), n])
}

test('VD-STR1: what adds and what takes away is named, also on the same card', () => {
  const belle = { at: 'tavern', items: ['maurices-invention'] } as const
  const wolves = { at: 'tavern', items: ['five-dozen-eggs'] } as const
  expect(why('gaston', { belle, wolves, 'wolves 2': 'forest' }, 'wolves')).toEqual([
    ['wolves', 1],
    ['five-dozen-eggs', 2],
    ['maurices-invention', -1],
  ])
})

test('VD-STR1: what changes nothing now is not named', () => {
  expect(why('gaston', { wolves: 'tavern' }, 'wolves')).toEqual([])
  expect(why('horned-king', { 'guard-dog': 'morva', doli: 'dungeons' }, 'guard-dog')).toEqual([])
  expect(why('horned-king', { 'guard-dog': 'morva', doli: 'morva' }, 'guard-dog')).toEqual([['guard-dog', 1]])
})

test('VD-STR1: what lies elsewhere, on another card or with another kind is not named', () => {
  const mob = { at: 'tavern', items: ['five-dozen-eggs'] } as const
  const belle = { at: 'forest', items: ['maurices-invention'] } as const
  expect(why('gaston', { 'the-mob': mob, lefou: 'tavern', belle }, 'lefou')).toEqual([])
  expect(why('gaston', { belle, cogsworth: 'forest', lefou: 'forest' }, 'lefou')).toEqual([
    ['maurices-invention', -1],
  ])
})

test('VD-LT18, VD-STR1: a trapped Hero’s text is silent here too', () => {
  const eilonwy = (trapped: object) => ({
    'princess-eilonwy': { at: 'morva', ...trapped },
    gurgi: 'morva',
  })
  expect(why('horned-king', eilonwy({}), 'gurgi')).toEqual([['princess-eilonwy', 1]])
  expect(why('horned-king', eilonwy({ trapped: true }), 'gurgi')).toEqual([])
})
