/** Writes into the page which files each game's table needs, so that they can be fetched before they are run. */
import type { Plugin, Rolldown } from 'vite'

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

/** By game: what its table needs and the hall does not. */
export function partsOf(bundle: Bundle): { readonly [game: string]: string[] } {
  const chunks = chunksOf(bundle)
  const hall = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...filesOf(bundle, chunk)]),
  )
  const shared = chunks.filter(({ name }) => name === 'table')
  const parts = chunks.flatMap((chunk) => {
    const board = chunk.moduleIds.find((id) => /[\\/]games[\\/][\w-]+[\\/]board[\\/]index[.]ts$/.test(id))
    const game = board?.split(/[\\/]/).at(-3)
    if (!game) return []
    const files = [...shared, chunk].flatMap((part) => [...filesOf(bundle, part)])
    return [[game, [...new Set(files)].filter((file) => !hall.has(file)).map((file) => `/${file}`)]]
  })
  return Object.fromEntries(parts)
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
