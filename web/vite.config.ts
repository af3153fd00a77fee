/** How the page is built. Node runs this file, the page never does. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { brotli } from './build/brotli.ts'
import { ofBots, ofPage } from './build/chunks.ts'
import { woff2Only } from './build/fonts.ts'
import { licences } from './build/licences.ts'

function filesUnder(folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesUnder(`${folder}/${entry.name}`, `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  )
}

/** Writes the list of built files into the service worker, so that the hall opens without a network. */
function serviceWorker(): Plugin {
  let dist = ''
  return {
    name: 'duskhall-service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle() {
      const files = filesUnder(dist).filter((file) => file !== 'sw.js' && !file.endsWith('.map'))
      const digest = createHash('sha256')
      for (const file of files) digest.update(file).update(readFileSync(`${dist}/${file}`))
      const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
      const paths = ['/', ...files.filter((file) => file !== 'index.html').map((file) => `/${file}`)]
      const script = source
        .replace('__VERSION__', digest.digest('hex').slice(0, 16))
        .replace('__FILES__', JSON.stringify(paths))
      writeFileSync(`${dist}/sw.js`, script)
    },
  }
}

const shipped = licences()

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [react(), woff2Only(), shipped.page(), serviceWorker(), brotli()],
  build: {
    target: 'es2023',
    sourcemap: false,
    // What counts is what travels; the check of `npm run bench:web` measures that.
    chunkSizeWarningLimit: 900,
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { groups: ofPage } } },
  },
  worker: {
    format: 'es',
    plugins: () => [woff2Only(), shipped.worker()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/bots/[name]-[hash].js',
        chunkFileNames: 'assets/bots/[name]-[hash].js',
        codeSplitting: { groups: ofBots },
      },
    },
  },
})
