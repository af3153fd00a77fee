/** Words that nobody reads. */

/** The paths of the words that these sources read neither by their name nor by an index into what they stand in. */
export function unreadIn(words: object, sources: string, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (!isRead(key, sources)) return [path + key]
    const inner = typeof value === 'object' && value !== null && !isIndexed(key, sources)
    return inner ? unreadIn(value, sources, `${path}${key}.`) : []
  })
}

function isRead(key: string, sources: string): boolean {
  return new RegExp(`\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\}(:| =)`).test(sources)
}

function isIndexed(key: string, sources: string): boolean {
  return new RegExp(`\\b${key}\\)?(\\?\\.)?\\[`).test(sources)
}
