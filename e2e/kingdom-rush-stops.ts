/** Moments of Kingdom Rush, of its rounds, ends and rooms, at which they are read at any size. */
import { goToCampaign, winInCampaign } from './campaign-visits.ts'
import { openEnding } from './endings.ts'
import { keptGame, keptUntil } from './kept-games.ts'
import { type Moment, recordAt } from './kingdom-rush-moments.ts'
import { goOnFrom, openReplay } from './records.ts'
import type { Stop } from './sweep.ts'
import type { Visitor } from './visitor.ts'

const at = (moment: Moment): Stop => ({ moment, reach: (visitor) => goOnFrom(visitor, recordAt(moment)) })

/** Followed step by step, and waiting at one; each by a visitor of its own, because a round is followed once. */
const followed = (): NonNullable<Stop['wishes']> => ({
  motion: 'no-preference',
  settings: { interludes: 'steps', pace: 'slow' },
})

/** Says to be ready, so that the round goes on by itself, and stops it there. */
async function follow(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  const round = keptUntil(
    'won-by-two',
    ({ before, after, told }) =>
      before.phase === 'play' && told.includes('destroyed') && after.round === before.round + 1,
  )
  await goOnFrom(visitor, round)
  await page.getByRole('button', { name: words.tables['kingdom-rush'].endTurn, exact: true }).click()
  await page.locator('[data-interlude] [role=status]').waitFor()
  await page.keyboard.press(' ')
  await page.locator('[data-interlude] [aria-pressed=true]').waitFor()
}

async function resolve(visitor: Visitor): Promise<void> {
  await follow(visitor)
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByRole('dialog').waitFor()
}

async function review(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${visitor.address}/#/`)
  await openReplay(visitor, keptGame('won-by-two'))
}

async function askForHint(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await goOnFrom(visitor, recordAt('the first towers'))
  await page.keyboard.press('h')
  await page.getByRole('button', { name: /Play this move|Jouer ce coup/ }).waitFor({ timeout: 60_000 })
}

async function enter({ page, address }: Visitor, room: 'free' | 'editor'): Promise<void> {
  await page.goto(`${address}/#/kingdom-rush/${room}`)
  await page.getByRole('main').getByRole('button').first().waitFor()
}

/** The first step is unlocked. */
async function unlock(visitor: Visitor): Promise<void> {
  const { page, address } = visitor
  await goToCampaign(visitor)
  const id = await winInCampaign(visitor)
  await page.goto(`${address}/#/table/${id}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Campaign|Campagne)$/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Go on|Continuer)$/ })
    .waitFor()
}

async function openCampaigns(visitor: Visitor): Promise<void> {
  await goToCampaign(visitor)
  await visitor.page.getByRole('button', { name: /^(Campaign|Campagne) 1$/ }).click()
  await visitor.page.getByRole('dialog').waitFor()
}

async function beginGuided(visitor: Visitor): Promise<void> {
  await goToCampaign(visitor)
  await visitor.page.getByRole('button', { name: /^(Play|Jouer)/ }).click()
  await visitor.page.locator('aside[data-step]').waitFor()
}

async function draw(visitor: Visitor, what: RegExp): Promise<void> {
  await enter(visitor, 'editor')
  await visitor.page.getByRole('button', { name: what }).click()
  await visitor.page.getByRole('grid').waitFor()
}

/** Where the parts of a scenario lie behind tabs, a new window shows the first again. */
const part = (moment: string, what: RegExp, tab: number): Stop => ({
  moment,
  scrolls: true,
  reach: (visitor) => draw(visitor, what),
  async open({ page }) {
    const tabs = page.getByRole('tab')
    if ((await tabs.count()) > 0) await tabs.nth(tab).click()
  },
})

const THIRD = /^3\. /
const BLANK = /^(Open ground|Terrain libre)/

export const KINGDOM_RUSH: readonly Stop[] = [
  at('heroes to choose from'),
  at('abilities to choose from'),
  at('spells to choose from'),
  at('a bench to choose'),
  at('a colour nobody builds on'),
  at('the first towers'),
  at('a site for a tower'),
  at('four ways for a tower to look'),
  at('a tower for somebody else'),
  at('what a tower is upgraded to'),
  at('pieces for several trays'),
  at('a tile in the air'),
  at('a soldier in the air'),
  at('a hero to be activated'),
  at('a hero stands among enemies'),
  at('a way for a hero to look'),
  at('a move that attacks'),
  at('a figure to move'),
  at('whom an ability helps'),
  at('an ability to turn up'),
  at('an ability to copy'),
  at('where a hero is teleported'),
  at('where the Wildcat comes'),
  at('a spell to aim'),
  at('who pays for a spell'),
  at('a figure steps aside'),
  at('diamonds to spend'),
  at('who gets what is bought'),
  at('towers to be shared'),
  at('what a partner proposes'),
  at('a guest from the bench'),
  at('a map full of Hordes'),
  at('a Portal on the map'),
  at('a boss on the map'),
  at('a tower to be razed'),
  at('whom a boss takes for the nearest'),
  { moment: 'a hint', reach: askForHint },
  { moment: 'the advance, step by step', wishes: followed(), reach: follow },
  { moment: 'what a round brought', wishes: followed(), reach: resolve },
  { moment: 'the replay', reach: review },
  { moment: 'the Kingdom stands', reach: (visitor) => openEnding(visitor, keptGame('won-by-two')) },
  {
    moment: 'the Kingdom fell',
    reach: (visitor) => openEnding(visitor, keptGame('lost-with-the-last-heart')),
  },
  { moment: 'the campaign', scrolls: true, reach: goToCampaign },
  { moment: 'the campaigns', scrolls: true, reach: openCampaigns },
  { moment: 'free play', scrolls: true, reach: (visitor) => enter(visitor, 'free') },
  { moment: 'scenarios to draw', scrolls: true, reach: (visitor) => enter(visitor, 'editor') },
  part('a scenario that is drawn', THIRD, 0),
  part('the piles of a scenario', THIRD, 1),
  part('the rules of a scenario', THIRD, 2),
  part('what is wrong with a scenario', BLANK, 3),
  { moment: 'what is unlocked', scrolls: true, wishes: {}, reach: unlock },
  { moment: 'a guided start', wishes: {}, reach: beginGuided },
]
