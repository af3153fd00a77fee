/** One hall for all test files; each file opens its own browser. */
import type { TestProject } from 'vitest/node'
import { openBuiltHall } from './hall.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hall = await openBuiltHall()
  project.provide('address', hall.address)
  return () => hall.close()
}
