import { expect, test } from 'vitest'
import { followingOf } from './following.ts'

test('what follows on the first step of another way is told from where it parts from the one that is looked at', () => {
  const looked = ['Play Fanatic', 'Play Cultist', 'Attack']
  expect(followingOf(['Play Ghoul', 'Attack'], looked)).toBe('Attack')
  expect(followingOf(['Play Fanatic', 'Play Cultist', 'Buy a Ghoul'], looked)).toBe('… · Buy a Ghoul')
  expect(followingOf(['Play Ghoul', 'Attack', 'Heal', 'Pass'], looked)).toBe('Attack · Heal · …')
  expect(followingOf(['Play Fanatic', 'Play Cultist'], looked)).toBe('Play Cultist')
})
