// npm start: install, build the page if it is stale, open the hall. Extra arguments go to `serve`.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { ensureInstall, LOCAL_ENV, ROOT } from './ensure-install.js'
import { NODE } from './local-node.js'

const PAGE_SOURCES = ['package-lock.json', 'kernel', 'games', 'bots', 'ui', 'web']
const PAGE = `${ROOT}web/dist/index.html`

function newestIn(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist')
  return Math.max(stat.mtimeMs, ...names.map((name) => newestIn(`${path}/${name}`)))
}

function isPageStale() {
  if (!existsSync(PAGE)) return true
  const built = statSync(PAGE).mtimeMs
  return PAGE_SOURCES.some((name) => newestIn(ROOT + name) > built)
}

function buildPage() {
  if (!isPageStale()) return
  console.log('Building the page…')
  const build = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'web'], {
    cwd: ROOT,
    env: LOCAL_ENV,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (build.status === 0) return
  console.error('The page could not be built, see above; the hall stays closed.')
  process.exit(1)
}

ensureInstall()
buildPage()

const server = spawn(NODE, ['cli/main.ts', 'serve', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: LOCAL_ENV,
  stdio: 'inherit',
})
// A Ctrl-C in a terminal reaches the server by itself; it decides how to end, and this script waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) server.kill(signal)
  })
}
// A killed npm does not always pass the signal on; then its going is the signal.
const parent = process.ppid
const watch = setInterval(() => {
  if (!process.env.npm_lifecycle_event || process.ppid === parent) return
  clearInterval(watch)
  server.kill('SIGTERM')
}, 500)
server.on('error', (error) => {
  console.error(`The hall could not be opened: ${error.message}`)
  clearInterval(watch)
  process.exitCode = 1
})
server.on('exit', (code, signal) => {
  clearInterval(watch)
  const ended = code === 0 || signal === 'SIGINT' || signal === 'SIGTERM'
  console.log(
    ended ? 'The hall is closed.' : `The hall stopped with ${signal ?? `exit code ${code}`}, see above.`,
  )
  process.exitCode = code ?? (ended ? 0 : 1)
})
