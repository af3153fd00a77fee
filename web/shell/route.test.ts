import { expect, test } from 'vitest'
import { addressOf, type Route, routeOf } from './route.ts'

test.each<Route>([
  { at: 'hall' },
  { at: 'table', id: 'abc123' },
  { at: 'replay', id: 'abc123', move: null },
  { at: 'replay', id: 'abc123', move: 17 },
  { at: 'analysis', id: 'abc123', seat: null },
  { at: 'analysis', id: 'abc123', seat: 2 },
  { at: 'record', packed: 'AbC_-9' },
  { at: 'evenings' },
  { at: 'daily' },
  { at: 'medals' },
])('%j has an address of its own', (route) => {
  expect(routeOf(addressOf(route))).toEqual(route)
})

test.each(['', '#', '#/nowhere', '#/table', '#/table/', '#nonsense/x'])('%j leads to the hall', (hash) => {
  expect(routeOf(hash)).toEqual({ at: 'hall' })
})

test('a page of a game has the name of the game and its own in the address, and what follows', () => {
  const room = { at: 'room', game: 'kingdom-rush', room: 'editor', rest: 'a/b_C-1' } as const
  expect(addressOf(room)).toBe('#/kingdom-rush/editor/a/b_C-1')
  expect(routeOf(addressOf(room))).toEqual(room)
  expect(routeOf('#/kingdom-rush/editor')).toEqual({ ...room, rest: '' })
  expect(routeOf('#/kingdom-rush')).toEqual({ at: 'hall' })
  expect(routeOf('#/Kingdom%20Rush/editor')).toEqual({ at: 'hall' })
})
