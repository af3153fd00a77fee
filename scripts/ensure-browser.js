// Finds the Chromium that the tests in e2e/ drive, or installs one where that is simple. Runs on any Node from 20 on.
// `node scripts/ensure-browser.js [command …]` runs the command with CHROME_PATH set. Speaks on stderr only.

import { fileURLToPath } from 'node:url'
import { aptInstall, findProgram, isProgram } from './apt.js'
import { handOver } from './hand-over.js'

// Without a window to draw, Debian's shell of Chromium reads the same pages in two thirds of the time.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const ADVICE =
  'The pages are tested in a real browser, and none was found. Install Chromium or Google Chrome ' +
  '(Debian, Ubuntu: "sudo apt-get install chromium"), or set CHROME_PATH to the program of one.'

const findBrowser = () => findProgram(ELSEWHERE, NAMES)

/** The path of a browser; exits with a sentence when there is none. */
function ensureBrowser() {
  const wished = process.env.CHROME_PATH
  if (wished && isProgram(wished)) return wished
  if (wished) {
    console.error(`CHROME_PATH is "${wished}", and that is no program.`)
    process.exit(1)
  }
  const found = findBrowser()
  if (found) return found
  for (const name of [SHELL, 'chromium']) {
    aptInstall([name], 'Chromium for the tests of the pages')
    const installed = findBrowser()
    if (installed) return installed
  }
  console.error(ADVICE)
  process.exit(1)
}

function main([command, ...args]) {
  const browser = ensureBrowser()
  if (!command) {
    console.log(browser)
    return
  }
  const env = { ...process.env, CHROME_PATH: browser }
  handOver(command, args, { env, shell: process.platform === 'win32' })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
