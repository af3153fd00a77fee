/** The boxes of one game in this process: content is read once and found again by its identity. */
import type { Content } from './contract.ts'
import { hashOf } from './hash.ts'

export interface Shelf<Box> extends Content {
  /** The box this table plays with. */
  boxOf(s: { readonly content: string }): Box
}

export interface Shelving<File, Box> {
  /** Checks a file and throws a ContentError. */
  read(json: unknown): File
  /** Prepares the box of a file for the rules. */
  make(id: string, file: File): Box
  /** What the rules read of a file: two files that differ only in notes are the same content. */
  essence(file: File): unknown
  /** The content in the box. */
  readonly standard: unknown
  /** Other names that tables may still carry, and the identity of the content that each of them has always meant. */
  readonly formerly?: { readonly [name: string]: string }
}

/** A shelf with the standard content on it. */
export function shelf<File, Box>(shelving: Shelving<File, Box>): Shelf<Box> {
  const { read, make, essence, formerly = {} } = shelving
  const boxes = new Map<string, { readonly box: Box; readonly file: File }>()
  const load = (json: unknown): string => {
    const file = read(json)
    const id = hashOf(essence(file))
    const kept = boxes.get(id) ?? { box: make(id, file), file }
    boxes.set(id, kept)
    // Tables of the first version name the fingerprint of the whole file.
    boxes.set(hashOf(file), kept)
    for (const [name, meant] of Object.entries(formerly)) if (meant === id) boxes.set(name, kept)
    return id
  }
  const standard = load(shelving.standard)
  let lastId = standard
  let last = (boxes.get(standard) as { readonly box: Box }).box
  return {
    standard,
    load,
    has: (id) => boxes.has(id),
    file: (id) => boxes.get(id)?.file,
    // Asked many times a move, nearly always for the same one.
    boxOf(s) {
      if (s.content !== lastId) {
        const kept = boxes.get(s.content)
        if (!kept) throw new Error(`The content ${s.content} is not loaded.`)
        last = kept.box
        lastId = s.content
      }
      return last
    },
  }
}

/** For a game that comes without a box. */
export const noContent: Content = { standard: 'none', load: () => 'none', has: () => true, file: () => null }
