/** The game keeps the contract between the kernel and the games, also where the table plays by other readings. */
import { describe, test } from 'vitest'
import { contractSuite } from '../contract-suite.ts'
import { terrorsOfLondon } from './index.ts'

describe('as documented', () => {
  test.each(contractSuite(terrorsOfLondon))('$name, with $seats seats', ({ run }) => run())
})

const options = [
  { keywordsOptional: true, influence: 'baseCoin', rage: 'powerOrRegeneration' },
  { fatalCosts: false, sacrificeGain: 'coin', opening: 'balanced', firstPlayer: '1' },
  { rage: 'coinOrRegeneration', sacrificeGain: 'regeneration', keywordsOptional: true },
]

describe('by other readings', () => {
  test.each(contractSuite(terrorsOfLondon, { options }))('$name, with $seats seats', ({ run }) => run())
})
