// npm run icons: draws the icons that icons.json names beside it into generated/icons.ts, and nothing else of the
// set. Icons: game-icons.net contributors, CC BY 3.0.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

const boards = readdirSync(`${ROOT}games`).flatMap((game) => [
  `games/${game}/board`,
  `games/${game}/board/window`,
])
const folders = ['ui', 'web/table', ...boards].filter((folder) => existsSync(`${ROOT}${folder}/icons.json`))

for (const folder of folders) {
  const names = [...new Set(JSON.parse(readFileSync(`${ROOT}${folder}/icons.json`, 'utf8')))].sort()
  const unknown = names.filter((name) => !set.icons[name])
  if (unknown.length > 0) {
    console.error(`${folder}/icons.json names icons that the set has not: ${unknown.join(', ')}.`)
    process.exit(1)
  }
  // Every icon is drawn in the current colour; saying so once in the component is enough.
  const lines = names.map(
    (name) => `  '${name}': '${set.icons[name].body.replaceAll(' fill="currentColor"', '')}',`,
  )
  mkdirSync(`${ROOT}${folder}/generated`, { recursive: true })
  writeFileSync(
    `${ROOT}${folder}/generated/icons.ts`,
    `/** Made by \`npm run icons\` from icons.json. Icons: game-icons.net contributors, CC BY 3.0. */\nexport const icons = {\n${lines.join('\n')}\n}\n`,
  )
  console.log(`${folder}: ${names.length} icons`)
}
