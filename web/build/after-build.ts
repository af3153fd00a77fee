/** What is done with the page once all of it has been written. */
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** One after the other, in the order of the plugins: each finds what those before it have written. */
export function afterBuild(name: string, work: (dist: string) => void | Promise<void>): Plugin {
  let dist = ''
  return {
    name: `duskhall-${name}`,
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    // Where the build has failed, its own complaint is the one to read.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: (failed?: Error) => (failed ? undefined : work(dist)),
    },
  }
}
