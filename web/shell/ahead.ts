/**
 * Fetches the files of a table without running them. While the hall draws itself the line would stand idle; what is run
 * that early would keep the hall waiting.
 */

function partsOf(game: string): readonly string[] {
  // Only the built page has its list.
  const list = document.getElementById('parts')?.textContent
  const parts = list ? (JSON.parse(list) as { readonly [game: string]: readonly string[] }) : {}
  return parts[game] ?? []
}

export function fetchAhead(game: string): void {
  for (const file of partsOf(game)) {
    const link = document.createElement('link')
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    } else link.rel = 'modulepreload'
    // As the build asks for them later: else they would travel twice.
    link.crossOrigin = ''
    link.href = file
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}
