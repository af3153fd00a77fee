// Finds Firefox and WebKit for `npm run e2e:browsers`, or installs them where that is simple.
// `node scripts/ensure-browsers.js command …` runs the command with their paths set. Speaks on stderr only.

import { globSync } from 'node:fs'
import { aptInstall, findProgram } from './apt.js'
import { handOver } from './hand-over.js'

/** What is needed, where it may lie besides the PATH, and which package of Debian brings it. */
const PROGRAMS = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], brings: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], brings: 'webkit2gtk-driver' },
  {
    variable: 'WEBKIT_PATH',
    names: ['MiniBrowser'],
    places: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
    brings: 'webkit2gtk-driver',
  },
  // WebKit has no way to run without a screen.
  { variable: 'XVFB_PATH', names: ['Xvfb'], brings: 'xvfb' },
]

const find = ({ variable, names, places = [] }) =>
  process.env[variable] || findProgram(globSync(places), names)

function missing() {
  return [...new Set(PROGRAMS.filter((program) => !find(program)).map(({ brings }) => brings))]
}

if (missing().length > 0) aptInstall(missing(), 'Firefox and WebKit for the tests of the pages')
const absent = missing()
if (absent.length > 0) {
  console.error(
    `The pages are played in Firefox and WebKit, and not all of it was found. Install ${absent.join(', ')} ` +
      `(Debian, Ubuntu: "sudo apt-get install ${absent.join(' ')}"), or name the programs: ` +
      `${PROGRAMS.map(({ variable }) => variable).join(', ')}.`,
  )
  process.exit(1)
}
const [command, ...args] = process.argv.slice(2)
const paths = Object.fromEntries(PROGRAMS.map((program) => [program.variable, find(program)]))
if (command) handOver(command, args, { env: { ...process.env, ...paths } })
