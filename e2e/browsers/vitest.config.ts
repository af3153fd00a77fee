import { defineConfig } from 'vitest/config'

// Not part of `npm test`: these browsers are no part of it, and are installed by `npm run e2e:browsers` alone.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: '../global-setup.ts',
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
