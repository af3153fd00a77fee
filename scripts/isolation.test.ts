import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { APART } from '../vitest.config.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const CHANGES_MODULES = /\bvi[.](mock|doMock|resetModules)\(/

/** Whether it changes modules, by itself or through one of its testing/ files. */
function changesModules(file: string): boolean {
  const source = read(file)
  if (CHANGES_MODULES.test(source)) return true
  const near = [...source.matchAll(/from '([.][^']*\/testing\/[^']*)'/g)]
  return near.some(([, path = '']) => CHANGES_MODULES.test(read(join(dirname(file), path))))
}

test('test files that change modules for others do not share a worker', () => {
  const files = globSync('{kernel,games,bots,ui,web,server,cli,scripts}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules'),
  })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(changesModules).sort()).toEqual([...APART].sort())
})
