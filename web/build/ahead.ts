/** Writes into the page which files each game's table needs, so that they can be fetched before they are run. */
import type { Plugin, Rolldown } from 'vite'
import type { TableParts } from '../shell/ahead.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = { readonly [file: string]: Rolldown.OutputAsset | Chunk }

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** A chunk and all it imports, each with its styles. */
function filesOf(bundle: Bundle, { fileName }: Chunk, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const other of chunk.imports) {
    const imported = bundle[other]
    if (imported?.type === 'chunk') filesOf(bundle, imported, found)
  }
  return found
}

/** What tables need and the hall does not: what all of them share, and by game what is its own. */
export function partsOf(bundle: Bundle): TableParts {
  const chunks = chunksOf(bundle)
  const hall = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...filesOf(bundle, chunk)]),
  )
  /** As the page asks for them, without what has come before. */
  const beyond = (known: ReadonlySet<string>, parts: readonly Chunk[]) =>
    [...new Set(parts.flatMap((part) => [...filesOf(bundle, part)]))]
      .filter((file) => !known.has(file))
      .map((file) => `/${file}`)
  const table = chunks.filter(({ name }) => name === 'table')
  const known = new Set([...hall, ...table.flatMap((chunk) => [...filesOf(bundle, chunk)])])
  const own = chunks.flatMap((chunk) => {
    const board = chunk.moduleIds.find((id) => /[\\/]games[\\/][\w-]+[\\/]board[\\/]index[.]ts$/.test(id))
    const game = board?.split(/[\\/]/).at(-3)
    return game ? [[game, beyond(known, [chunk])]] : []
  })
  return { shared: beyond(hall, table), own: Object.fromEntries(own) }
}

export const ahead = (): Plugin => ({
  name: 'duskhall-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'parts' },
        children: JSON.stringify(partsOf(bundle ?? {})),
        injectTo: 'body',
      },
    ],
  },
})
