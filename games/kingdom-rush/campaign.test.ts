import { open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { afterMatch, choose, isOpen, newCampaign, optionsOf, unlockedIn } from './campaign.ts'
import { type Campaign, readCampaign } from './content/campaign.ts'
import type { Difficulty } from './content/words.ts'
import { kingdomRush } from './game.ts'
import { Scene } from './rules/testing/scene.ts'

const STARS = { star1: 1, star2: 2, star3: 3, heroic: 0, iron: 0 }
const win = (campaign: Campaign, scenario: number, difficulty: Difficulty = 'star1') =>
  afterMatch(
    campaign,
    { scenario, difficulty },
    { winners: [0, 1], rule: 'KR-WIN1', stars: STARS[difficulty] },
  )
const won = (...scenarios: number[]) =>
  scenarios.reduce((campaign, scenario) => win(campaign, scenario), newCampaign())
const at = (campaign: Campaign, difficulty: Difficulty) => choose(campaign, { difficulty })
const opened = (campaign: Campaign) =>
  Array.from({ length: 12 }, (_, number) => number).filter((scenario) => isOpen(campaign, scenario))

test('KR-CAMP1, KR-CAMP2, KR-CAMP-R2: the first scenario is open, every other one once the one before was won', () => {
  expect(opened(newCampaign())).toEqual([1])
  expect(opened(won(1))).toEqual([1, 2])
  expect(opened(won(1, 2, 3))).toEqual([1, 2, 3, 4])
  expect(optionsOf(won(1), 3, 2)).toBeNull()
  expect(opened(win(newCampaign(), 1, 'iron'))).toEqual([1, 2])
})

test('KR-CAMP-R2: in free order all of them', () => {
  expect(opened(newCampaign(true))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('KR-CAMP-R5: heroes, abilities and the power of spells are opened by what was won, and stay so', () => {
  const start = { openHeroes: ['malik', 'ignus', 'magnus', 'alleria'], abilityTiles: 2, spellPower: 0 }
  expect(unlockedIn(newCampaign())).toEqual(start)
  expect(unlockedIn(won(1))).toEqual(start)
  expect(unlockedIn(won(1, 2))).toEqual({ ...start, abilityTiles: 3 })
  expect(unlockedIn(won(1, 2, 3))).toEqual({ ...start, abilityTiles: 3, spellPower: 1 })
  expect(unlockedIn(won(1, 2, 3, 4, 5))).toEqual({ ...start, abilityTiles: 4, spellPower: 1 })
  const all = { openHeroes: [...start.openHeroes, 'lilith'], abilityTiles: 4, spellPower: 2 }
  expect(unlockedIn(won(1, 2, 3, 4, 5, 6, 7))).toEqual(all)
  const iron = at(won(1, 2, 3, 4, 5, 6, 7), 'iron')
  expect(optionsOf(iron, 1, 2)).toEqual({ scenario: 1, difficulty: 'iron', heroes: [], ...all })
  // In free order a later win opens no less than an earlier one.
  expect(unlockedIn(win(newCampaign(true), 6))).toEqual({ ...start, abilityTiles: 4, spellPower: 2 })
})

test('KR-CAMP-R6: stars are the best of each scenario, heroic and iron are marks; a defeat takes nothing away', () => {
  const twice = win(win(newCampaign(), 1, 'star3'), 1, 'star2')
  expect(twice.won).toEqual([{ scenario: 1, stars: 3, heroic: false, iron: false }])
  const marked = win(win(twice, 1, 'iron'), 1, 'heroic')
  expect(marked.won).toEqual([{ scenario: 1, stars: 3, heroic: true, iron: true }])
  const lost = { winners: [], rule: 'KR-WIN4', stars: 0 }
  expect(afterMatch(marked, { scenario: 1, difficulty: 'star1' }, lost)).toEqual(marked)
  expect(afterMatch(newCampaign(), { scenario: 1, difficulty: 'star1' }, lost).won).toEqual([])
})

test('KR-CAMP-R7, KR-CAMP-R3: a match gets what is open and gives back its outcome, which is all that is kept of it', () => {
  const options = optionsOf(at(newCampaign(), 'star2'), 1, 2)
  if (!options) throw new Error('The first scenario is closed.')
  const t = new Scene({ options }).until('play').clear()
  t.s.closed = 2
  const { outcome } = t.allReady().s
  if (!outcome) throw new Error('Nobody has won.')
  const campaign = afterMatch(newCampaign(), t.s.options, outcome)
  expect(campaign.won).toEqual([{ scenario: 1, stars: 2, heroic: false, iron: false }])
})

test('KR-SETUP-R14: a match of the campaign offers the open heroes alone, for every number of players', () => {
  for (const seats of [1, 2, 3, 4]) {
    const options = optionsOf(won(1, 2, 3, 4, 5, 6), 7, seats) ?? undefined
    expect(() => open(kingdomRush, { seats, seed: seedFrom('campaign'), options })).not.toThrow()
  }
  const t = new Scene({ options: optionsOf(newCampaign(), 1, 2) ?? {} })
  const lilith = 4
  expect([t.question, t.refusal({ do: 'hero', hero: lilith })]).toEqual(['choose-hero', 'KR-SETUP-R14'])
})

test('a campaign is plain data, and what is kept is read back', () => {
  const campaign = win(win(won(1), 2), 2, 'iron')
  expect(campaign.won.map(({ scenario }) => scenario)).toEqual([1, 2])
  expect(readCampaign(JSON.parse(JSON.stringify(campaign)))).toEqual(campaign)
})

test.each([
  ['no campaign', null],
  ['another schema', { ...newCampaign(), schema: 'duskhall-kingdom-rush-campaign-0' }],
  [
    'an unknown scenario',
    { ...newCampaign(), won: [{ scenario: 11, stars: 1, heroic: false, iron: false }] },
  ],
  ['four stars', { ...newCampaign(), won: [{ scenario: 1, stars: 4, heroic: false, iron: false }] }],
  [
    'a scenario twice',
    { ...newCampaign(), won: [1, 1].map((scenario) => ({ scenario, stars: 1, heroic: false, iron: false })) },
  ],
  ['more than there is', { ...newCampaign(), coins: 3 }],
  ['a win of nothing', { ...newCampaign(), won: [{ scenario: 1, stars: 0, heroic: false, iron: false }] }],
  ['a hero twice', { ...newCampaign(), chosen: { difficulty: 'star1', heroes: ['malik', 'malik'] } }],
  ['a hero of another game', { ...newCampaign(), chosen: { difficulty: 'star1', heroes: ['gaston'] } }],
])('%s is refused', (_, json) => {
  expect(() => readCampaign(json)).toThrow(/^Campaign of Kingdom Rush, \S+.*: ./)
})

test('all that is wrong with a campaign is said at once', () => {
  const nothing = { stars: 0, heroic: false, iron: false }
  const chosen = { difficulty: 'star1', heroes: ['malik', 'malik'] }
  const json = { ...newCampaign(), chosen, won: [{ ...nothing, scenario: 11 }] }
  expect(() => readCampaign(json)).toThrow(
    [
      'Campaign of Kingdom Rush, chosen.heroes.1: "malik" is there twice.',
      'Campaign of Kingdom Rush, won.0.scenario: there is no scenario 11.',
      'Campaign of Kingdom Rush, won.0: a win gives stars or a mark.',
    ].join('\n'),
  )
})

test('KR-CAMP-R7, KR-SETUP-R6: the chosen heroes come along as far as they are open, not the boss, and have a seat', () => {
  const campaign = choose(won(1, 2, 3, 4, 5, 6, 7), { heroes: ['lilith', 'malik', 'ignus'] })
  const coming = (scenario: number, seats: number) => optionsOf(campaign, scenario, seats)?.heroes
  expect([coming(1, 4), coming(1, 2), coming(1, 1)]).toEqual([
    ['lilith', 'malik', 'ignus'],
    ['lilith', 'malik'],
    ['lilith'],
  ])
  expect(coming(7, 2)).toEqual(['malik', 'ignus'])
  expect(optionsOf(choose(newCampaign(), { heroes: ['lilith'] }), 1, 2)?.heroes).toEqual([])
  expect(choose(campaign, { difficulty: 'iron' }).chosen).toEqual({ ...campaign.chosen, difficulty: 'iron' })
})

test('KR-CAMP-R2: a match of a scenario that is closed is none of the campaign', () => {
  expect(win(newCampaign(), 2).won).toEqual([])
})
