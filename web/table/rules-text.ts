/** The numbered rules of a game, read from its document, and searched. */

interface RuleBlock {
  readonly kind: 'paragraph' | 'item'
  readonly text: string
  /** The number of a rule, as in EC-GOLD1. */
  readonly rule?: string
}

export interface RuleSection {
  readonly title: string
  readonly blocks: readonly RuleBlock[]
}

const RULE = /^\*\*([A-Z]{2,}-[A-Z]+(?:-R)?\d+)\*\*\s*/

export function readRules(markdown: string): RuleSection[] {
  const sections: { title: string; blocks: RuleBlock[] }[] = []
  for (const line of markdown.split('\n')) {
    const heading = /^#{1,3} (.+)$/.exec(line)?.[1]
    if (heading !== undefined) {
      sections.push({ title: heading, blocks: [] })
      continue
    }
    const section = sections.at(-1)
    if (!section || line.trim() === '') continue
    const item = /^\s*- (.+)$/.exec(line)?.[1]
    const text = item ?? line.trim()
    const rule = RULE.exec(text)?.[1]
    section.blocks.push({
      kind: item === undefined ? 'paragraph' : 'item',
      text: rule ? text.replace(RULE, '') : text,
      ...(rule ? { rule } : {}),
    })
  }
  return sections.filter(({ blocks }) => blocks.length > 0)
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** What speaks of all the words; accents and capitals do not matter. */
export function searchRules(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections.flatMap((section) => {
    const title = plain(section.title)
    const blocks = section.blocks.filter((block) => {
      const text = `${plain(block.text)} ${plain(block.rule ?? '')} ${title}`
      return words.every((word) => text.includes(word))
    })
    return blocks.length > 0 ? [{ ...section, blocks }] : []
  })
}

export type Piece = { readonly text: string; readonly look: 'plain' | 'strong' | 'soft' | 'rule' }

/** A line with its bold, soft and numbered parts apart. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(/\*\*(.+?)\*\*|_(.+?)_|`(.+?)`|\b([A-Z]{2,}-[A-Z]+(?:-R)?\d+)\b/g)) {
    if (match.index > done) pieces.push({ text: text.slice(done, match.index), look: 'plain' })
    const [whole, strong, soft, code, rule] = match
    if (strong !== undefined) pieces.push({ text: strong, look: 'strong' })
    else if (soft !== undefined || code !== undefined) pieces.push({ text: soft ?? code ?? '', look: 'soft' })
    else pieces.push({ text: rule ?? whole, look: 'rule' })
    done = match.index + whole.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), look: 'plain' })
  return pieces
}
