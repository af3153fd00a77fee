/** The shape of a campaign that is kept beside a profile. */
import * as v from 'valibot'
import { Count } from '../../kit/content/atoms.ts'
import { checksOf } from '../../kit/content/checks.ts'
import { boxOf, content } from './box.ts'

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
  /** By scenario, in their order. */
  won: v.array(Win),
})
export type Campaign = v.InferOutput<typeof CampaignFile>

/** A campaign that was kept somewhere; what is wrong with it is said. */
export function readCampaign(json: unknown): Campaign {
  const { read, demand } = checksOf('a campaign of Kingdom Rush')
  const { file } = boxOf({ content: content.standard })
  const campaign = read(CampaignFile, json)
  campaign.won.forEach(({ scenario }, at) => {
    const where = `won.${at}.scenario`
    demand(
      file.scenarios.some(({ number }) => number === scenario),
      where,
      `there is no scenario ${scenario}.`,
    )
    demand(
      at === 0 || (campaign.won[at - 1]?.scenario ?? 0) < scenario,
      where,
      'scenarios stand there once and in their order.',
    )
  })
  return campaign
}
