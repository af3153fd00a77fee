import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These take longest; Vitest knows how long a file took only where it ran before. */
const LONG =
  /kingdom-rush-whole|screens-|sweep-|keyboard|focus-ring|whole-game|terrors|new-game|blind|contrast/

/** A long file that begins last is one that the other browser waits for. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId))
    return (await super.sort(files)).toSorted((a, b) => isShort(a) - isShort(b))
  }
}

// Its own configuration, so that the unit tests stay quick: these build the page and drive a browser.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: './global-setup.ts',
    environment: 'node',
    // Two browsers at a time; each test has a fresh visitor, and a slow machine gets its time.
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 240_000,
    // A browser beside other work sometimes answers late; what fails three times is broken, and the report names each.
    retry: 2,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
