/** A campaign as a file: what was won, under the name it had. */
import { type Campaign, readCampaign } from '../../content/campaign.ts'
import { type KeptCampaign, nameIn } from './kept.ts'

export function campaignFile({ name, campaign }: Pick<KeptCampaign, 'name' | 'campaign'>): string {
  return `${JSON.stringify({ ...campaign, ...(name ? { name } : {}) }, null, 2)}\n`
}

export interface ReadFile {
  readonly name: string
  readonly campaign: Campaign
}

/** Why a file is not opened: it is damaged, of a later version, or something else of ours. */
export type Unread = 'damaged' | 'newer' | 'scenario' | 'record'

/** Far more than a campaign needs; other files of ours are told apart up to there. */
const MOST_LETTERS = 400_000

/** The campaign in a file, or why there is none. */
export function readFile(text: string): ReadFile | Unread {
  if (text.length > MOST_LETTERS) return 'damaged'
  try {
    const json: unknown = JSON.parse(text)
    const other = whatElse(json)
    if (other) return other
    const { name, ...campaign } = json as { readonly name?: unknown }
    return { name: nameIn(name), campaign: readCampaign(campaign) }
  } catch {
    return 'damaged'
  }
}

function whatElse(json: unknown): Unread | null {
  const { schema, format, map, scenarios } = Object(json) as { readonly [field: string]: unknown }
  const version = /^duskhall-kingdom-rush-campaign-(\d+)$/.exec(String(schema))?.[1]
  if (Number(version) > 1) return 'newer'
  if (Array.isArray(map) || Array.isArray(scenarios)) return 'scenario'
  return /^duskhall-record/.test(String(format)) ? 'record' : null
}
