/** A campaign as a file: what was won, under the name it had. */
import { type Campaign, readCampaign } from '../../content/campaign.ts'
import { type KeptCampaign, LONGEST_NAME } from './kept.ts'

export function campaignFile({ name, campaign }: Pick<KeptCampaign, 'name' | 'campaign'>): string {
  return `${JSON.stringify({ ...campaign, ...(name ? { name } : {}) }, null, 2)}\n`
}

export interface ReadFile {
  readonly name: string
  readonly campaign: Campaign
}

/** The campaign in a file; null where it is none, or damaged. */
export function readFile(text: string): ReadFile | null {
  try {
    const { name, ...campaign } = JSON.parse(text) as { readonly name?: unknown }
    return {
      name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
      campaign: readCampaign(campaign),
    }
  } catch {
    return null
  }
}
