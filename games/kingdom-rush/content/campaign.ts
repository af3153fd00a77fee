/** The shape of a campaign that is kept beside a profile. */
import * as v from 'valibot'
import { Count } from '../../kit/content/atoms.ts'
import { gatheringChecksOf } from '../../kit/content/checks.ts'
import { boxOf, content } from './box.ts'
import { DIFFICULTIES, HEROES } from './words.ts'

/** KR-CAMP-R6: the best of a scenario that was won; it may have been won at a level that gives a mark and no stars. */
const Win = v.strictObject({
  scenario: Count(1, 99),
  stars: Count(0, 3),
  heroic: v.boolean(),
  iron: v.boolean(),
})

const CampaignFile = v.strictObject({
  schema: v.literal('duskhall-kingdom-rush-campaign-1'),
  /** KR-CAMP-R2: whether all scenarios are open from the start. */
  freeOrder: v.boolean(),
  /** What the profile plays with unless it says otherwise: the level, and heroes by seat. */
  chosen: v.strictObject({
    difficulty: v.picklist(DIFFICULTIES),
    heroes: v.pipe(v.array(v.picklist(HEROES)), v.maxLength(4)),
  }),
  /** By scenario, in their order. */
  won: v.array(Win),
})
export type Campaign = v.InferOutput<typeof CampaignFile>

/** A campaign that was kept somewhere. Whatever is wrong with it is said, a sentence for each. */
export function readCampaign(json: unknown): Campaign {
  const { read, demand, done } = gatheringChecksOf('Kingdom Rush', 'Campaign')
  const { file } = boxOf({ content: content.standard })
  const campaign = read(CampaignFile, json)
  const { heroes } = campaign.chosen
  heroes.forEach((hero, at) => {
    demand(heroes.indexOf(hero) === at, `chosen.heroes.${at}`, `"${hero}" is there twice.`)
  })
  campaign.won.forEach(({ scenario, stars, heroic, iron }, at) => {
    const isKnown = file.scenarios.some(({ number }) => number === scenario)
    const isNext = at === 0 || (campaign.won[at - 1]?.scenario ?? 0) < scenario
    demand(isKnown, `won.${at}.scenario`, `there is no scenario ${scenario}.`)
    demand(isNext, `won.${at}.scenario`, 'scenarios stand there once and in their order.')
    demand(stars > 0 || heroic || iron, `won.${at}`, 'a win gives stars or a mark.')
  })
  done()
  return campaign
}
