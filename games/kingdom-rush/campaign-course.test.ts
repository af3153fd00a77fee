/** Campaigns of any course: what was won only grows, what is open follows from it, and a match can be opened with it. */
import { anyOf, ContentError, int, open, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { damaged } from '../testing/damage.ts'
import { afterMatch, choose, isOpen, newCampaign, optionsOf, unlockedIn } from './campaign.ts'
import { type Campaign, readCampaign } from './content/campaign.ts'
import { DIFFICULTIES, HEROES } from './content/words.ts'
import { kingdomRush } from './game.ts'

const STARS = { star1: 1, star2: 2, star3: 3, heroic: 0, iron: 0 }
const SCENARIOS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const COURSES = 40
const MATCHES = 25

/** A profile chooses something else, then plays a match of any scenario, which may be closed, and wins it or not. */
function further(r: RngState, campaign: Campaign): Campaign {
  const difficulty = anyOf(r, DIFFICULTIES)
  const heroes = HEROES.filter(() => int(r, 2) === 0).slice(0, 4)
  const chosen = choose(campaign, int(r, 2) === 0 ? { difficulty, heroes } : { difficulty })
  const winners = int(r, 3) > 0 ? [0, 1] : []
  const outcome = { winners, rule: 'KR-WIN1', stars: winners.length > 0 ? STARS[difficulty] : 0 }
  return afterMatch(chosen, { scenario: anyOf(r, SCENARIOS), difficulty }, outcome)
}

function* courses(name: string): Generator<readonly [Campaign, Campaign]> {
  const r = rngFrom(seedFrom('campaign', name))
  for (let course = 0; course < COURSES; course++) {
    let campaign = newCampaign(course % 4 === 0)
    for (let match = 0; match < MATCHES; match++) {
      const before = campaign
      campaign = further(r, campaign)
      yield [before, campaign]
    }
  }
}

/** By scenario: stars, and whether each mark is there. */
const resultsOf = ({ won }: Campaign) =>
  SCENARIOS.flatMap((scenario) => {
    const win = won.find((one) => one.scenario === scenario)
    return [win ? 1 : 0, win?.stars ?? 0, Number(win?.heroic ?? false), Number(win?.iron ?? false)]
  })

test('KR-CAMP-R6: whatever is played, nothing that was won is lost', () => {
  for (const [before, after] of courses('growing')) {
    const results = resultsOf(after)
    expect(resultsOf(before).every((had, at) => had <= (results[at] as number))).toBe(true)
    const [had, has] = [unlockedIn(before), unlockedIn(after)]
    expect(has.openHeroes).toEqual(expect.arrayContaining([...had.openHeroes]))
    expect([had.abilityTiles <= has.abilityTiles, had.spellPower <= has.spellPower]).toEqual([true, true])
  }
})

test('KR-CAMP-R2: a scenario is open after the one before it was won, or all are', () => {
  for (const [, campaign] of courses('open')) {
    const isWon = (scenario: number) => campaign.won.some((win) => win.scenario === scenario)
    for (const scenario of SCENARIOS)
      expect(isOpen(campaign, scenario)).toBe(campaign.freeOrder || scenario === 1 || isWon(scenario - 1))
    expect(campaign.won.every(({ scenario }) => isOpen(campaign, scenario))).toBe(true)
  }
})

test('KR-CAMP-R7: a match can be opened with what any campaign gives, by one to four', () => {
  let opened = 0
  for (const [, campaign] of courses('match')) {
    const seats = 1 + (opened % 4)
    for (const scenario of SCENARIOS) {
      const options = optionsOf(campaign, scenario, seats)
      expect(options === null).toBe(!isOpen(campaign, scenario))
      if (!options) continue
      const s = open(kingdomRush, { seats, seed: seedFrom('campaign', opened++), options })
      expect(s.options).toMatchObject({ ...options })
    }
  }
  expect(opened).toBeGreaterThan(COURSES * MATCHES)
})

test('a campaign is read back as it was kept; a damaged one is refused with sentences, or is a campaign', () => {
  const r = rngFrom(seedFrom('campaign', 'damage'))
  let refused = 0
  let tried = 0
  for (const [, campaign] of courses('kept')) {
    const kept: Campaign = JSON.parse(JSON.stringify(campaign))
    expect(readCampaign(kept)).toEqual(campaign)
    tried++
    try {
      const other = readCampaign(damaged(r, kept))
      expect(SCENARIOS.every((scenario) => !isOpen(other, scenario) || optionsOf(other, scenario, 1))).toBe(
        true,
      )
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError)
      for (const line of (error as Error).message.split('\n'))
        expect(line).toMatch(/^Campaign of Kingdom Rush, \S.*: ./)
      refused++
    }
  }
  expect(refused).toBeGreaterThan(tried / 2)
})
