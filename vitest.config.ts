import { defineConfig } from 'vitest/config'

// A mutation run sets TEST_DIR so that only one game's tests answer for its mutants.
const dir = process.env.TEST_DIR

export default defineConfig({
  test: {
    include: [`${dir ?? '{kernel,games,bots,ui,web,server,cli,scripts,docs}'}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**', 'scripts/fixtures/**'],
    environment: 'node',
    testTimeout: 20_000,
  },
})
