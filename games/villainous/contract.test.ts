/** Four seats, the Fate token and a Villain that no box has keep the contract as well. */
import { test } from 'vitest'
import { contractSuite } from '../contract-suite.ts'
import { gameOf } from './index.ts'
import { lamplighter } from './rules/testing/lamplighter/index.ts'
import { VILLAINS } from './villains/index.ts'

const four = gameOf([...VILLAINS, lamplighter])

test.each(contractSuite(four).filter(({ seats }) => seats === 4))(
  'four seats: $name',
  ({ run }) => run(),
  120_000,
)
