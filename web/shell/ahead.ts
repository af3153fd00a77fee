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
    if (file.endsWith('.js')) fetchScript(file)
    // What is missing is asked for again by whoever needs it. A link would complain if nobody did.
    else
      fetch(file, { priority: 'low' })
        .then((answer) => answer.arrayBuffer())
        .catch(ignore)
  }
}

function ignore(): void {}

function fetchScript(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // As the build asks for it later: else it would travel twice.
  link.crossOrigin = ''
  link.href = file
  link.fetchPriority = 'low'
  document.head.append(link)
}
