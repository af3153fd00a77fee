/** The boxes of a game that is all in one file. */
import { type Shelf, type Shelving, shelf } from '@duskhall/kernel'
import { rulesPart } from './rules-part.ts'

/** What provenance and notes say is no part of a table's identity. */
export function shelfOf<File, Box>(shelving: Omit<Shelving<File, Box>, 'essence'>): Shelf<Box> {
  return shelf({ ...shelving, essence: rulesPart })
}
