import { LEVELS } from '@duskhall/bots'
import { expect, test } from 'vitest'
import { LEVEL_NAMES } from './levels.ts'

test('the page offers the levels that there are', () => {
  expect([...LEVEL_NAMES]).toEqual(Object.keys(LEVELS))
})
