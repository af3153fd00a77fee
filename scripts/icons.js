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
])
const folders = ['ui', 'web/table', ...boards].filter((folder) => existsSync(`${ROOT}${folder}/icons.json`))

const LENGTHS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** One decimal of 512 is finer than any screen; the rest is only weight. Flags of arcs may stand without a gap. */
function rounded(path) {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command, text) => {
    const wanted = LENGTHS[command.toLowerCase()]
    if (wanted === undefined) throw new Error(`Unknown path command ${command}.`)
    let out = command
    let rest = text
    for (let at = 0; rest.trim() !== ''; at++) {
      const isFlag = wanted === 7 && (at % 7 === 3 || at % 7 === 4)
      const found = /^[\s,]*/.source + (isFlag ? '([01])' : '([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)')
      const match = new RegExp(found, 'i').exec(rest)
      if (!match) throw new Error(`Not a path: ${rest}`)
      rest = rest.slice(match[0].length)
      const number = String(Math.round(Number(match[1]) * 10) / 10).replace(/^(-?)0\./, '$1.')
      const apart = at > 0 && !number.startsWith('-') && !(number.startsWith('.') && /\.\d*$/.test(out))
      out += apart ? ` ${number}` : number
    }
    return out
  })
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
