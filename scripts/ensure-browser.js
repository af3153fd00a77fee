// Finds the Chromium that the tests in e2e/ drive, or installs one where that is simple. Runs on any Node from 20 on.
// `node scripts/ensure-browser.js [command …]` runs the command with CHROME_PATH set. Speaks on stderr only.

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from './hand-over.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
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

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...ELSEWHERE, ...onPath].find(isProgram)
}

/** Only where it needs no question: as root, with apt. */
function installBrowser() {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return
  console.error('Installing Chromium for the tests of the pages (about a minute)…')
  const began = Date.now()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    // What apt says is shown only when it fails.
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) {
      console.error(`apt-get ${args[0]} failed:\n${stdout}${stderr}`)
      return
    }
  }
  console.error(`Chromium installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}

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
  installBrowser()
  const installed = findBrowser()
  if (installed) return installed
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
