/** The boxes of one game in this process: content is read once and found again by its identity. */
import type { Content } from './contract.ts'
import { hashOf } from './hash.ts'

/** Thrown for a content file a table cannot use; the message names the entry and what is wrong with it. */
export class ContentError extends Error {
  override name = 'ContentError'
}

export interface Shelf<Box> extends Content {
  /** The box this table plays with. */
  boxOf(s: { readonly content: string }): Box
}

/** A shelf with the standard content on it. `read` checks a file, `make` prepares its box for the rules. */
export function shelf<File, Box>(
  read: (json: unknown) => File,
  make: (id: string, file: File) => Box,
  standardFile: unknown,
): Shelf<Box> {
  const boxes = new Map<string, Box>()
  const load = (json: unknown): string => {
    const file = read(json)
    const id = hashOf(file)
    if (!boxes.has(id)) boxes.set(id, make(id, file))
    return id
  }
  const standard = load(standardFile)
  let lastId = standard
  let last = boxes.get(standard) as Box
  return {
    standard,
    load,
    has: (id) => boxes.has(id),
    // Asked many times a move, nearly always for the same one.
    boxOf(s) {
      if (s.content !== lastId) {
        const box = boxes.get(s.content)
        if (box === undefined) throw new Error(`The content ${s.content} is not loaded.`)
        last = box
        lastId = s.content
      }
      return last
    },
  }
}
