/** What styles cost with every move: a rule may make a browser look again at everything below a place. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SHEETS = ['ui', 'web', 'games'].flatMap((folder) =>
  globSync(`${folder}/**/*.css`, { cwd: ROOT }).filter((file) => !/node_modules|dist/.test(file)),
)

/** The selectors of a style sheet. */
function selectorsOf(file: string): string[] {
  const css = readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...css.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, head = '']) => head.split(/,(?![^(]*\))/))
    .map((selector) =>
      selector
        .replace(/:nth-[\w-]+\([^)]*\)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((selector) => selector !== '' && !selector.startsWith('@'))
}

/** The selectors of a style sheet's rules whose declarations are of that kind. */
function declaring(file: string, kind: RegExp): string[] {
  const css = readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => kind.test(body))
    .flatMap(([, head = '']) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.replace(/\s+/g, ' ').trim())
}

const found = (bad: RegExp) =>
  SHEETS.flatMap((file) =>
    selectorsOf(file)
      .filter((selector) => bad.test(selector))
      .map((selector) => `${file}: ${selector}`),
  )

test('there are style sheets', () => {
  expect(SHEETS.length).toBeGreaterThan(20)
})

test('what stands after a neighbour names that neighbour by a class: else every piece that comes or goes counts as one', () => {
  expect(found(/(^|[\s>+~(])[a-z][a-z0-9]*(:[a-z-]+)* ?[+~] /)).toEqual([])
})

test('no rule of the hall goes from a first child down to what every piece is made of', () => {
  expect(found(/:(first|last|only)-child\)?( >)? (span|svg|b|i|em)\b/)).toEqual([])
})

test('no state of a piece that a question changes has a rule for everything in the piece', () => {
  expect(found(/\[data-(legal|refused|aimed|selected|idle|instead|drag|over)\]\S*( >)? \*$/)).toEqual([])
})

test('what a table sets in motion by itself stands still where motion is reduced, by the system or in the settings', () => {
  const moved = SHEETS.filter((file) => file.startsWith('games/')).flatMap((file) => {
    // What a sheet stills it stills as a whole.
    const stilled = declaring(file, /animation: none/).join(' ')
    if (/\[data-motion="reduced"\]|\[data-still\]/.test(stilled)) return []
    return declaring(file, /animation: (?!none)/)
      .filter((selector) => !selector.includes('[data-motion="full"]'))
      .map((selector) => `${file}: ${selector}`)
  })
  expect(moved).toEqual([])
})

test('what changes its place or size by degrees does so at once where motion is reduced', () => {
  const moving = /transition:[^;]*\b(transform|translate|scale|rotate|width|height|top|left|inset|all)\b/
  const moved = SHEETS.flatMap((file) => {
    const stilled = declaring(file, /transition: none/)
    return declaring(file, moving)
      .filter((selector) => !selector.includes('[data-motion="full"]'))
      .filter((selector) => !stilled.includes(`:global([data-motion="reduced"]) ${selector}`))
      .map((selector) => `${file}: ${selector}`)
  })
  expect(moved).toEqual([])
})

test('what can be scrolled lies in the middle only where there is room: else its beginning is out of reach', () => {
  const lost = SHEETS.flatMap((file) => {
    const scrolls = declaring(file, /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/)
    const centred = declaring(file, /(justify|align|place)-content: center/)
    return centred.filter((selector) => scrolls.includes(selector)).map((selector) => `${file}: ${selector}`)
  })
  expect(lost).toEqual([])
})
