import { configDefaults, defineConfig } from 'vitest/config'

// A mutation run sets TEST_DIR so that only one game's tests answer for its mutants. Each of its files is isolated:
// a mutant may sit in what a module does when it is first read.
const dir = process.env.TEST_DIR

const TESTS = `${dir ?? '{kernel,games,bots,ui,web,server,cli,scripts,docs}'}/**/*.test.{ts,tsx}`
const NO_TESTS = [...configDefaults.exclude, '**/dist/**', '**/.stryker-tmp/**', 'scripts/fixtures/**']

/** Whole games of every kind would run again for every mutant that nothing notices. */
const LONG = '**/contract.test.ts'

/** These change modules, which others would meet; scripts/isolation.test.ts finds whoever is missing here. */
export const APART = [
  'web/lesson/caption.test.tsx',
  'cli/failing-game.test.ts',
  'web/play/bot-worker.test.ts',
  'web/play/contents.test.ts',
]

const together = { name: 'together', include: [TESTS], exclude: [...NO_TESTS, ...APART], isolate: false }
const apart = { name: 'apart', include: APART, isolate: true }

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['./scripts/draws.ts'],
    // A frozen test is noticed soon enough; a machine that does other things gets its time.
    testTimeout: 60_000,
    ...(dir
      ? { include: [TESTS], exclude: [...NO_TESTS, LONG] }
      : {
          // Vitest would leave one core to the terminal; of two that is half.
          maxWorkers: '100%',
          projects: [together, apart].map((test) => ({ extends: true as const, test })),
        }),
  },
})
