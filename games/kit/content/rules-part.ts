/** Fields that say where data come from and how sure they are; a file may have them on any entry. */
const ABOUT_THE_DATA: ReadonlySet<string> = new Set(['provenance', 'confidence', 'note', 'sources'])

/** What of a content file the rules read: two files with the same rules' part play the same games. */
export function rulesPart(file: unknown): unknown {
  if (Array.isArray(file)) return file.map(rulesPart)
  if (typeof file !== 'object' || file === null) return file
  const read = Object.entries(file).filter(([field]) => !ABOUT_THE_DATA.has(field))
  return Object.fromEntries(read.map(([field, value]) => [field, rulesPart(value)]))
}
