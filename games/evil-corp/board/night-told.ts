/** A Night that is followed, with what it did. */
import type { Interlude } from '@duskhall/ui'
import { type EvilCorp, NOBODY } from '../state.ts'
import type { EvilCorpTexts } from '../text/index.ts'
import type { LeadTold } from '../text/night-facts.ts'
import type { Night, VillageCount } from './night.ts'

export interface NightInterlude extends Interlude<EvilCorp> {
  readonly night: Night
}

export function leadTold(
  { steps, magicGold, token, lead, byStone, winner }: VillageCount,
  texts: EvilCorpTexts,
  telling: Parameters<EvilCorpTexts['party']>[1],
): LeadTold {
  const who = winner === NOBODY ? null : texts.party(winner, telling)
  return { steps, magicGold, token, lead, byStone, winner: who }
}
