/** Writes the list of built files into the service worker, so that the hall opens without a network. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterBuild } from './after-build.ts'

function filesUnder(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesUnder(`${folder}/${entry.name}`, `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  )
}

export const serviceWorker = () =>
  afterBuild('service-worker', (dist) => {
    const files = filesUnder(dist).filter((file) => file !== 'sw.js' && !file.endsWith('.map'))
    const digest = createHash('sha256')
    for (const file of files) digest.update(file).update(readFileSync(`${dist}/${file}`))
    const source = readFileSync(new URL('../service-worker.js', import.meta.url), 'utf8')
    const paths = ['/', ...files.filter((file) => file !== 'index.html').map((file) => `/${file}`)]
    const script = source
      .replace('__VERSION__', digest.digest('hex').slice(0, 16))
      .replace('__FILES__', JSON.stringify(paths))
    writeFileSync(`${dist}/sw.js`, script)
  })
