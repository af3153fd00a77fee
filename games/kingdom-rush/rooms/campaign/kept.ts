/** The campaigns that this browser keeps: several may be played side by side, each under a name of its own. */
import type { Outcome } from '@duskhall/kernel'
import type { RoomResult } from '@duskhall/ui'
import { afterMatch, newCampaign } from '../../campaign.ts'
import { type Campaign, readCampaign } from '../../content/campaign.ts'
import { DIFFICULTIES, type Difficulty } from '../../content/words.ts'
import { readWho, type Who } from '../kingdom/party.ts'
import { scenarios } from '../kingdom/scenarios.ts'
import { type Attempt, attemptAt, isAttempt, withAttempt } from './attempts.ts'

/** A win whose unlock scene has not been seen yet. */
export interface Fresh {
  readonly scenario: number
  readonly difficulty: Difficulty
}

export interface KeptCampaign {
  readonly id: string
  /** As the player calls it; empty: it is called by its number. */
  readonly name: string
  readonly campaign: Campaign
  /** Who sits where. */
  readonly who: readonly Who[]
  readonly fresh: readonly Fresh[]
  /** Scenarios whose guided start has been offered. */
  readonly guided: readonly number[]
  /** By scenario, the best that was lost. */
  readonly attempts: readonly Attempt[]
}

export interface Kept {
  readonly schema: 'duskhall-kingdom-rush-campaigns-1'
  readonly current: string
  /** Never empty. */
  readonly campaigns: readonly KeptCampaign[]
  /** What could not be read stays as it was found: another version may. */
  readonly damaged: readonly unknown[]
}

const SCHEMA = 'duskhall-kingdom-rush-campaigns-1'
export const LONGEST_NAME = 30

/** A name as it was kept: not too long, no letter cut in two, and none that cannot be seen. */
export function nameIn(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return ''
  return [...value.toWellFormed()].slice(0, LONGEST_NAME).join('')
}

export function freshCampaign(id: string, name = ''): KeptCampaign {
  return { id, name, campaign: newCampaign(), who: ['person', 'bot'], fresh: [], guided: [], attempts: [] }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function readEntry(value: unknown): KeptCampaign | null {
  const id = field(value, 'id')
  const name = field(value, 'name')
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return null
  try {
    return {
      id,
      name: nameIn(name),
      campaign: readCampaign(field(value, 'campaign')),
      who: readWho(field(value, 'who')) ?? ['person', 'bot'],
      fresh: list(field(value, 'fresh')).filter(isFresh),
      guided: list(field(value, 'guided')).filter((one) => typeof one === 'number'),
      attempts: list(field(value, 'attempts')).filter(isAttempt),
    }
  } catch {
    return null
  }
}

function isFresh(value: unknown): value is Fresh {
  return (
    scenarios.some(({ number }) => number === field(value, 'scenario')) &&
    DIFFICULTIES.some((level) => level === field(value, 'difficulty'))
  )
}

/** What lies in the drawer, made whole: there is always a campaign to go on with. */
export function readKept(datum: unknown): Kept {
  const isOurs = field(datum, 'schema') === SCHEMA
  const campaigns: KeptCampaign[] = []
  // What another version wrote in another form stays as a whole.
  const damaged: unknown[] = isOurs || datum === null || datum === undefined ? [] : [datum]
  const found = isOurs ? [...list(field(datum, 'campaigns')), ...list(field(datum, 'damaged'))] : []
  for (const value of found) {
    const entry = readEntry(value)
    if (entry && !campaigns.some(({ id }) => id === entry.id)) campaigns.push(entry)
    else damaged.push(value)
  }
  const first = campaigns[0] ?? freshCampaign('first')
  if (campaigns.length === 0) campaigns.push(first)
  const current = campaigns.find(({ id }) => id === field(datum, 'current')) ?? first
  return { schema: SCHEMA, current: current.id, campaigns, damaged }
}

export function currentOf({ campaigns, current }: Kept): KeptCampaign {
  return campaigns.find(({ id }) => id === current) ?? (campaigns[0] as KeptCampaign)
}

export function withCampaign(kept: Kept, id: string, next: (before: KeptCampaign) => KeptCampaign): Kept {
  return { ...kept, campaigns: kept.campaigns.map((one) => (one.id === id ? next(one) : one)) }
}

/** Adds a campaign and goes on with it. */
export function addCampaign(kept: Kept, added: KeptCampaign): Kept {
  return { ...kept, current: added.id, campaigns: [...kept.campaigns, added] }
}

export function removeCampaign(kept: Kept, id: string): Kept {
  return readKept({ ...kept, campaigns: kept.campaigns.filter((one) => one.id !== id) })
}

/** Enters what the tables of a room have told, each in the campaign that it was played for. */
export function enter(kept: Kept, results: unknown): { readonly kept: Kept; readonly uncounted: number } {
  let now = kept
  let uncounted = 0
  for (const value of list(results)) {
    const result = readResult(value)
    if (!result?.outcome || !now.campaigns.some(({ id }) => id === result.word)) continue
    const { outcome, scenario, difficulty } = result
    if (result.branched) {
      if (outcome.winners.length > 0) uncounted++
      continue
    }
    now = withCampaign(now, result.word, (one) => {
      const attempt = outcome.winners.length === 0 && attemptAt(scenario, result.state)
      if (attempt) {
        const attempts = withAttempt(one.attempts, attempt)
        return attempts === one.attempts ? one : { ...one, attempts }
      }
      const campaign = afterMatch(one.campaign, { scenario, difficulty }, outcome)
      if (JSON.stringify(campaign.won) === JSON.stringify(one.campaign.won)) return one
      return { ...one, campaign, fresh: [...one.fresh, { scenario, difficulty }] }
    })
  }
  return { kept: now, uncounted }
}

function readResult(
  value: unknown,
): (Pick<RoomResult, 'word' | 'branched' | 'outcome' | 'state'> & Fresh) | null {
  const word = field(value, 'word')
  const options = field(value, 'options')
  const outcome = field(value, 'outcome')
  const fresh = { scenario: field(options, 'scenario'), difficulty: field(options, 'difficulty') }
  if (typeof word !== 'string' || !isFresh(fresh) || !Array.isArray(field(outcome, 'winners'))) return null
  return {
    ...fresh,
    word,
    branched: field(value, 'branched') === true,
    outcome: outcome as Outcome,
    state: field(value, 'state'),
  }
}
