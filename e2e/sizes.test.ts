/**
 * What travels to a phone before the first question, by the files of the build: it cannot creep back. How long that
 * takes, `npm run bench:web` measures; sizes are the same on every machine.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { knowledgeOf } from '@duskhall/games'
import { GAMES } from '@duskhall/games/registry.ts'
import { describe, expect, test } from 'vitest'
import { BUILT } from './hall.ts'

/** Kilobytes as they travel, without headers. The whole may be 500 with them; a new game gets by with these. */
const BUDGET = { hall: 121, fonts: 75, table: 250, bots: 72, whole: 495 } as const
/** What a net weighs that looks at where plans end. */
const NET = 50

const assets = readdirSync(join(BUILT, 'assets'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => !file.endsWith('.br'),
)

/** As the server sends it to any browser of today. */
function travels(file: string): number {
  const path = join(BUILT, 'assets', file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000
}

const read = (file: string) => readFileSync(join(BUILT, 'assets', file), 'utf8')

/** A script with all that it cannot begin without, and their styles. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const folder = file.includes('/') ? `${file.split('/')[0]}/` : ''
  for (const [, needed] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
    withImports(`${folder}${needed}`, known)
  return known
}

const nameOf = (file: string) => basename(file).replace(/-[\w-]{8}\.\w+$/, '')
const only = (files: readonly string[]): string => {
  expect(files).toHaveLength(1)
  return files[0] as string
}
const stylesOf = (scripts: Iterable<string>) => {
  const names = [...scripts].map(nameOf)
  return assets.filter((file) => file.endsWith('.css') && names.includes(nameOf(file)))
}
const fontsOf = (styles: readonly string[]) =>
  new Set(
    styles.flatMap((file) =>
      [...read(file).matchAll(/assets\/([^)"']+\.woff2)/g)].map(([, font]) => font ?? ''),
    ),
  )
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + travels(file), 0)

const page = readFileSync(join(BUILT, 'index.html'), 'utf8')
const entry = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(page)?.[1] as string
const hall = withImports(entry)
const hallStyles = stylesOf(hall)

test('the hall', () => {
  expect(sum([...hall, ...hallStyles])).toBeLessThan(BUDGET.hall)
  expect(page).not.toContain('modulepreload')
})

test('fonts come in one form only', () => {
  expect(assets.filter((file) => /\.(woff|ttf|otf|eot)$/.test(file))).toEqual([])
})

/** A game without a window is not in the hall, and nothing of it in the page. */
const shown = GAMES.filter((id) =>
  existsSync(new URL(`../games/${id}/board/window/index.tsx`, import.meta.url)),
)

test('nothing of a game that is not shown', () => {
  const hidden = GAMES.filter((id) => !shown.includes(id))
  const parts = assets.filter((file) => hidden.some((id) => basename(file).startsWith(id)))
  expect(sum(parts)).toBeLessThan(1)
})

describe.each(shown)('%s', (game) => {
  const scripts = (folder: RegExp) =>
    assets.filter((file) => folder.test(file) && nameOf(file) === game && file.endsWith('.js'))
  const fonts = () => fontsOf([...hallStyles, ...stylesOf([only(scripts(/^[^/]+$/))])])
  const table = () => {
    const needed = [...withImports(only(scripts(/^[^/]+$/)))].filter((file) => !hall.has(file))
    return [...needed, ...stylesOf(needed)]
  }
  const bots = () => {
    const worker = only(assets.filter((file) => nameOf(file) === 'bot-worker'))
    return withImports(only(scripts(/^bots\//)), withImports(worker))
  }

  test('its table', () => {
    expect(sum(table())).toBeLessThan(BUDGET.table)
  })

  test('its fonts, with those of the hall', () => {
    expect(sum(fonts())).toBeLessThan(BUDGET.fonts)
  })

  test('its bots', () => {
    const net = knowledgeOf(game).foresight ? NET : 0
    expect(sum(bots()) - net).toBeLessThan(BUDGET.bots)
  })

  test('all that travels before the first question', () => {
    expect(sum([...hall, ...hallStyles, ...fonts(), ...table(), ...bots()])).toBeLessThan(BUDGET.whole)
  })
})
