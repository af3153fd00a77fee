import { expect, test } from 'vitest'
import { addressOf, type Route, routeOf } from './route.ts'

test.each<Route>([
  { at: 'hall' },
  { at: 'table', id: 'abc123' },
  { at: 'replay', id: 'abc123', move: null },
  { at: 'replay', id: 'abc123', move: 17 },
  { at: 'record', packed: 'AbC_-9' },
])('%j has an address of its own', (route) => {
  expect(routeOf(addressOf(route))).toEqual(route)
})

test.each(['', '#', '#/nowhere', '#/table', '#/table/', '#nonsense/x'])('%j leads to the hall', (hash) => {
  expect(routeOf(hash)).toEqual({ at: 'hall' })
})
