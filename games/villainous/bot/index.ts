/** What bots know of Villainous. */
import { type Knowledge, noKnowledge } from '@duskhall/kernel'

export const knowledge: Knowledge = noKnowledge
