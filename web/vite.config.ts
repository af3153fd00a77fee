/** How the page is built. Node runs this file, the page never does. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ahead } from './build/ahead.ts'
import { brotli } from './build/brotli.ts'
import { ofBots, ofPage } from './build/chunks.ts'
import { woff2Only } from './build/fonts.ts'
import { licences } from './build/licences.ts'
import { serviceWorker } from './build/service-worker.ts'
import { shownOnly } from './build/shown-only.ts'

const shipped = licences()

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [shownOnly(), react(), woff2Only(), shipped.page(), ahead(), serviceWorker(), brotli()],
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
    plugins: () => [shownOnly(), woff2Only(), shipped.worker()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/bots/[name]-[hash].js',
        chunkFileNames: 'assets/bots/[name]-[hash].js',
        codeSplitting: { groups: ofBots },
      },
    },
  },
})
