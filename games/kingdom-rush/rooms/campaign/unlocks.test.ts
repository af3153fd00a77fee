import { expect, test } from 'vitest'
import { newCampaign } from '../../campaign.ts'
import { campaignFile, readFile } from './file.ts'
import { unlocksOf } from './unlocks.ts'

const won = (...scenarios: readonly number[]) => ({
  ...newCampaign(),
  won: scenarios.map((scenario) => ({ scenario, stars: 1, heroic: false, iron: false })),
})

test('KR-CAMP-R5: what a win opens is told with the next scenario', () => {
  expect(unlocksOf(won(1), 1)).toEqual([{ what: 'scenario', number: 2 }])
  expect(unlocksOf(won(1, 2), 2)).toEqual([
    { what: 'abilities', most: 3 },
    { what: 'scenario', number: 3 },
  ])
  expect(unlocksOf(won(1, 2, 3, 4, 5, 6, 7), 7)).toEqual([
    { what: 'hero', hero: 'lilith' },
    { what: 'scenario', number: 8 },
  ])
  expect(unlocksOf(won(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 10)).toEqual([])
})

test('a campaign comes back from its file with its name', () => {
  const campaign = won(1, 2)
  expect(readFile(campaignFile({ name: 'Nora', campaign }))).toEqual({ name: 'Nora', campaign })
  expect(readFile(campaignFile({ name: '', campaign }))).toEqual({ name: '', campaign })
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"schema":"duskhall-kingdom-rush-campaign-1"}',
  '{"format":"duskhall-1"}',
])('a file with %j is no campaign', (text) => {
  expect(readFile(text)).toBe('damaged')
})

test('a file with a win that cannot be is no campaign', () => {
  const campaign = won(1)
  const broken = { ...campaign, won: [{ ...campaign.won[0], stars: 7 }] }
  expect(readFile(JSON.stringify(broken))).toBe('damaged')
  expect(readFile(JSON.stringify({ ...campaign, won: won(2, 1).won }))).toBe('damaged')
})
