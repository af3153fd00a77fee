import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Announcer, say, unsay } from './said.tsx'

const heard = () =>
  [...renderToStaticMarkup(<Announcer />).matchAll(/<p>([^<]*)<\/p>/g)].map(([, sentence]) => sentence)

afterEach(() => {
  unsay()
  vi.useRealTimers()
})

test('sentences stand one after another, and none takes the place of another', () => {
  say('Vex deploys a tile.', '', 'Vex gains 1 gold.')
  say('Your turn.')
  expect(heard()).toEqual(['Vex deploys a tile.', 'Vex gains 1 gold.', 'Your turn.'])
})

test('what has long been heard is not met again', () => {
  vi.useFakeTimers()
  say('long ago')
  vi.advanceTimersByTime(60_000)
  expect(heard()).toEqual(['long ago'])
  say('now', 'and now')
  expect(heard()).toEqual(['now', 'and now'])
})

test('nothing is left for the next pair of ears', () => {
  say('You draw a ghoul.')
  unsay()
  expect(heard()).toEqual([])
})
