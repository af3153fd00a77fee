// Programs of the machine that tests drive: found, or installed where that needs no question.

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these that is there: whole paths first, then names on the PATH. */
export function findProgram(paths, names) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...paths, ...onPath].find(isProgram)
}

/** Only where it needs no question: as root, with apt. */
export function aptInstall(packages, what) {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return
  console.error(`Installing ${what} (about a minute)…`)
  const began = Date.now()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    // What apt says is shown only when it fails.
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) {
      console.error(`apt-get ${args[0]} failed:\n${stdout}${stderr}`)
      return
    }
  }
  console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
}
