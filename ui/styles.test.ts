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
