/** What a browser asks for besides an address: in which coding, and whether it has the file already (RFC 9110). */

export type Coding = 'identity' | 'gzip' | 'br'

/** How much a coding is wanted, by its name in small letters; `*` stands for those that are not named. */
type Weights = ReadonlyMap<string, number>

function weightsIn(header: string): Weights {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [, name, weight] = /^\s*([^\s;,]+)\s*(?:;\s*q\s*=\s*([01](?:[.]\d{0,3})?)\s*)?$/i.exec(part) ?? []
    // What cannot be read asks for nothing.
    if (name === undefined) continue
    const coding = name.toLowerCase()
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, Math.min(1, Number(weight ?? 1)))
  }
  return weights
}

/**
 * The coding to answer in, or null when none of ours is acceptable. Without a word about it the file is sent as it
 * is. A file that is small already is compressed only for whoever refuses it plain. Brotli is the tightest, where the
 * build has packed the file so and the browser names it.
 */
export function codingFor(header: string | undefined, shrinks: boolean, packed = false): Coding | null {
  if (header === undefined) return 'identity'
  const weights = weightsIn(header)
  const others = weights.get('*')
  const gzip = weights.get('gzip') ?? others ?? 0
  // As it is, a file may always be sent unless that is refused; but it is nobody's first wish.
  const plain = weights.get('identity') ?? (others === 0 ? 0 : Number.MIN_VALUE)
  const br = packed ? (weights.get('br') ?? 0) : 0
  if (br > 0 && br >= gzip && (plain === 0 || (shrinks && br >= plain))) return 'br'
  if (gzip > 0 && (plain === 0 || (shrinks && gzip >= plain))) return 'gzip'
  return plain > 0 ? 'identity' : null
}

/** Whether `If-None-Match` names this tag: then the browser has the file. Tags are compared weakly, as for any GET. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  // A comma may stand inside a tag, so the list is not split at commas.
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, named]) => named === tag)
}
