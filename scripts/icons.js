// npm run icons: draws the icons that icons.json names beside it into generated/icons.ts, and nothing else of the
// set. Icons: game-icons.net contributors, CC BY 3.0.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** CC BY asks for the author of each icon; the set's own folders at github.com/game-icons/icons tell. */
const credited = Object.values(JSON.parse(readFileSync(`${ROOT}scripts/icon-authors.json`, 'utf8'))).flat()

const boards = readdirSync(`${ROOT}games`).flatMap((game) => [
  `games/${game}/board`,
  `games/${game}/board/window`,
  `games/${game}/medals`,
  `games/${game}/rooms`,
])
const folders = ['ui', 'web/table', ...boards].filter((folder) => existsSync(`${ROOT}${folder}/icons.json`))

const LENGTHS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** The path as commands with their numbers. Flags of arcs may stand without a gap. */
function commandsOf(path) {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter, text]) => {
    const wanted = LENGTHS[letter.toLowerCase()]
    if (wanted === undefined) throw new Error(`Unknown path command ${letter}.`)
    const numbers = []
    for (let rest = text; rest.trim() !== ''; ) {
      const at = numbers.length % 7
      const isFlag = wanted === 7 && (at === 3 || at === 4)
      const found = /^[\s,]*/.source + (isFlag ? '([01])' : '([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)')
      const match = new RegExp(found, 'i').exec(rest)
      if (!match) throw new Error(`Not a path: ${rest}`)
      rest = rest.slice(match[0].length)
      numbers.push(Number(match[1]))
    }
    if (wanted === 0) return [{ letter, numbers }]
    // Further pairs after a move are lines.
    return Array.from({ length: numbers.length / wanted }, (_, at) => ({
      letter: at > 0 && /m/i.test(letter) ? (letter === 'm' ? 'l' : 'L') : letter,
      numbers: numbers.slice(at * wanted, (at + 1) * wanted),
    }))
  })
}

/** Whether a number of this command goes along x, along y, or along neither. */
function axisOf(kind, at) {
  if (kind === 'h') return 'x'
  if (kind === 'v') return 'y'
  if (kind === 'a') return at === 5 ? 'x' : at === 6 ? 'y' : null
  return at % 2 === 0 ? 'x' : 'y'
}

/**
 * Whole units of 512 are finer than a screen at the sizes in which icons are drawn; the rest is only weight. Each number
 * is rounded from where the pen truly is, so that errors never add up.
 */
function rounded(path) {
  const pen = { x: 0, y: 0 }
  const drawn = { x: 0, y: 0 }
  let start = { pen: { ...pen }, drawn: { ...drawn } }
  let out = ''
  let last = ''
  for (const { letter, numbers } of commandsOf(path)) {
    const kind = letter.toLowerCase()
    const relative = letter === kind
    const truly = { ...pen }
    const ends = { ...drawn }
    const words = numbers.map((number, at) => {
      const axis = axisOf(kind, at)
      // Radii of small arcs are finer than the places between which they are drawn.
      if (axis === null) return Math.round(number * 10) / 10
      truly[axis] = relative ? pen[axis] + number : number
      ends[axis] = Math.round(truly[axis])
      return relative ? ends[axis] - drawn[axis] : ends[axis]
    })
    out += letter === last && kind !== 'm' ? '' : letter
    last = letter
    for (const number of words) {
      const word = String(number).replace(/^(-?)0\./, '$1.')
      const apart = /\d$/.test(out) && !word.startsWith('-') && !(word.startsWith('.') && /\.\d*$/.test(out))
      out += apart ? ` ${word}` : word
    }
    if (kind === 'z') {
      Object.assign(pen, start.pen)
      Object.assign(drawn, start.drawn)
      continue
    }
    Object.assign(pen, truly)
    Object.assign(drawn, ends)
    if (kind === 'm') start = { pen: { ...pen }, drawn: { ...drawn } }
  }
  return out
}

/** Every icon of the set is one path, drawn in the current colour. */
function pathOf(name) {
  const [, path] = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(set.icons[name].body) ?? []
  if (!path) throw new Error(`The icon ${name} is not one path.`)
  return rounded(path)
}

for (const folder of folders) {
  const names = [...new Set(JSON.parse(readFileSync(`${ROOT}${folder}/icons.json`, 'utf8')))].sort()
  const unknown = names.filter((name) => !set.icons[name])
  if (unknown.length > 0) {
    console.error(`${folder}/icons.json names icons that the set has not: ${unknown.join(', ')}.`)
    process.exit(1)
  }
  const nameless = names.filter((name) => !credited.includes(name))
  if (nameless.length > 0) {
    console.error(`scripts/icon-authors.json does not say who made ${nameless.join(', ')}.`)
    process.exit(1)
  }
  const lines = names.map((name) => `  '${name}': '${pathOf(name)}',`)
  mkdirSync(`${ROOT}${folder}/generated`, { recursive: true })
  writeFileSync(
    `${ROOT}${folder}/generated/icons.ts`,
    `/** Made by \`npm run icons\` from icons.json. Icons: game-icons.net contributors, CC BY 3.0. */\nexport const icons = {\n${lines.join('\n')}\n}\n`,
  )
  console.log(`${folder}: ${names.length} icons`)
}
