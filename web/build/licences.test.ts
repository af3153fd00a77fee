import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { iconCredits } from './icons.ts'
import { folderOf, foldersIn, licencesText, readPackage } from './licences.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MODULES = `${ROOT}node_modules/`

describe('the package of a module', () => {
  test.each([
    ['/a/node_modules/react/index.js', '/a/node_modules/react'],
    ['\0/a/node_modules/react/index.js?commonjs-es-import', '/a/node_modules/react'],
    ['/a/node_modules/@radix-ui/react-menu/dist/index.mjs', '/a/node_modules/@radix-ui/react-menu'],
    ['/a/node_modules/one/node_modules/@b/two/x.js', '/a/node_modules/one/node_modules/@b/two'],
    ['C:\\a\\node_modules\\react\\index.js', 'C:/a/node_modules/react'],
    ['\0vite/preload-helper.js', `${MODULES}vite`],
    ['\0rolldown/runtime.js', `${MODULES}rolldown`],
    ['/a/kernel/index.ts', null],
    ['\0virtual:ours', null],
  ])('%j is of %s', (id, folder) => expect(folderOf(id)).toBe(folder))
})

test('whatever was not shaken off is shipped, and styles with their fonts', () => {
  const chunk = {
    type: 'chunk',
    modules: {
      [`${MODULES}react/index.js`]: { renderedLength: 10 },
      [`${MODULES}react/cjs/react.js`]: { renderedLength: 900 },
      [`${MODULES}valibot/dist/index.js`]: { renderedLength: 0 },
      [`${ROOT}web/main.tsx`]: { renderedLength: 5 },
    },
  }
  const folders = foldersIn({ 'a.js': chunk, 'a.woff2': { type: 'asset' } }, [
    `${MODULES}@fontsource/bungee/400.css`,
  ])
  expect([...folders]).toEqual([`${MODULES}react`, `${MODULES}@fontsource/bungee`])
})

describe('the file', () => {
  const names = ['react', 'react-dom', 'react-remove-scroll-bar', '@fontsource/bungee', 'vite']
  const text = licencesText(
    names.map((name) => readPackage(MODULES + name)),
    iconCredits(),
  )

  test.each(names)('names %s and its terms', (name) => {
    expect(text).toMatch(new RegExp(`^${name} \\d[^ ]* \\((MIT|OFL-1.1)\\)$`, 'm'))
  })

  test('has our own terms, those of fonts, of icons, and of a package that only names its author', () => {
    expect(text).toContain(readFileSync(`${ROOT}LICENSE`, 'utf8').trim())
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(text).toContain('creativecommons.org/licenses/by/3.0/')
    expect(text).toContain('Copyright (c) Anton Korzunov\n')
  })

  test('says the same words once, and nothing of what is in the tools alone', () => {
    expect(text.split('Copyright (c) Meta Platforms')).toHaveLength(2)
    expect(text).not.toContain('Bundled dependencies')
  })

  test('a package without terms is not shipped', () => {
    expect(() => readPackage(`${ROOT}kernel`)).toThrow('@duskhall/kernel would be shipped')
  })
})

test('every icon in use has its author, and nobody else is named', () => {
  const lists = globSync('{ui,web/table,games/*/board,games/*/board/window,games/*/rooms}/icons.json', {
    cwd: ROOT,
  })
  expect(lists.length).toBeGreaterThan(3)
  const used = lists.flatMap((file): string[] => JSON.parse(readFileSync(ROOT + file, 'utf8')))
  const credited = iconCredits()
    .matchAll(/^Icons made by [^:]+: (.*)[.]$/gm)
    .flatMap(([, names = '']) => names.split(', '))
  expect([...credited].sort()).toEqual([...new Set(used)].sort())
})
