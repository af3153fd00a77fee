/**
 * Fetches the files of a table without running them. While the hall draws itself the line would stand idle; what is run
 * that early would keep the hall waiting.
 */

/** The files that tables need and the hall does not. Every path begins at the root. */
export interface TableParts {
  /** Of all tables alike. */
  readonly shared: readonly string[]
  /** By game. */
  readonly own: { readonly [game: string]: readonly string[] }
}

function listedParts(): TableParts {
  // Only the built page has its list.
  const list = document.getElementById('parts')?.textContent
  return list ? (JSON.parse(list) as TableParts) : { shared: [], own: {} }
}

/**
 * First what every table needs: whoever turns to another window meanwhile has fetched nothing in vain. The answer calls
 * off what has not begun.
 */
export function fetchAhead(
  game: string,
  { shared, own }: TableParts = listedParts(),
  fetchOne: (file: string) => Promise<void> = fetchPart,
): () => void {
  let wanted = true
  void Promise.all(shared.map(fetchOne)).then(() => {
    if (wanted) for (const file of own[game] ?? []) void fetchOne(file)
  })
  return () => {
    wanted = false
  }
}

/** What is missing is asked for again by whoever needs it. */
function fetchPart(file: string): Promise<void> {
  if (file.endsWith('.js')) return fetchScript(file)
  // A link would complain if nobody used what it brings.
  return fetch(file, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .then(ignore, ignore)
}

function ignore(): void {}

function fetchScript(file: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // As the build asks for it later: else it would travel twice.
  link.crossOrigin = ''
  link.href = file
  link.fetchPriority = 'low'
  return new Promise((come) => {
    link.onload = link.onerror = () => come()
    document.head.append(link)
  })
}
