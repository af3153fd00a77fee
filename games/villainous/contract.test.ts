import { describe, test } from 'vitest'
import { contractSuite } from '../contract-suite.ts'
import { villainous } from './index.ts'

describe('villainous', () => {
  test.each(contractSuite(villainous))('$name, with $seats seats', ({ run }) => run())
})
