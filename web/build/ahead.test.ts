import { expect, test } from 'vitest'
import { partsOf } from './ahead.ts'

const chunk = (
  name: string,
  moduleIds: string[],
  imports: string[],
  css: string[] = [],
  isEntry = false,
) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}.js`,
  moduleIds,
  imports: imports.map((other) => `assets/${other}.js`),
  isEntry,
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
})

const built = [
  chunk('index', ['/web/main.tsx'], [], ['assets/index.css'], true),
  chunk('table', ['/web/table/TableScreen.tsx'], ['index', 'dialog'], ['assets/table.css']),
  chunk('dialog', ['/web/shell/Dialog.tsx'], ['index']),
  chunk('go', ['/games/go/board/index.ts', '/games/go/index.ts'], ['table', 'index'], ['assets/go.css']),
  chunk('thinking', ['/bots/search.ts'], ['table']),
]
const bundle = Object.fromEntries(built.map((file) => [file.fileName, file])) as never

test('a game needs its own files and what all tables share, and nothing that the hall has', () => {
  expect(partsOf(bundle)).toEqual({
    shared: ['/assets/table.js', '/assets/table.css', '/assets/dialog.js'],
    own: { go: ['/assets/go.js', '/assets/go.css'] },
  })
})
