import { defineConfig } from 'vitest/config'

// Its own configuration, so that the unit tests stay quick: these build the page and drive a browser.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: './global-setup.ts',
    environment: 'node',
    // Two browsers at a time; each test has a fresh visitor, and a slow machine gets its time.
    maxWorkers: 2,
    testTimeout: 240_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
