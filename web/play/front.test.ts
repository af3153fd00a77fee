import { expect, test } from 'vitest'
import { frontAfter } from './front.ts'

const people = [0, 2]

test('whoever is waited for stays in front', () => {
  expect(frontAfter(0, people, { waits: [0, 2], mayAnswer: [0, 2], answered: true })).toBe(0)
})

test('whoever may still answer stays until they have; then comes who is waited for', () => {
  const asked = { waits: [2], mayAnswer: [0, 2] }
  expect(frontAfter(0, people, { ...asked, answered: false })).toBe(0)
  expect(frontAfter(0, people, { ...asked, answered: true })).toBe(2)
})

test('where only bots are waited for, somebody who may answer sits in front', () => {
  expect(frontAfter(0, people, { waits: [1], mayAnswer: [0], answered: true })).toBe(0)
  expect(frontAfter(0, people, { waits: [1], mayAnswer: [2], answered: true })).toBe(2)
  expect(frontAfter(0, people, { waits: [1], mayAnswer: [], answered: true })).toBe(0)
})
