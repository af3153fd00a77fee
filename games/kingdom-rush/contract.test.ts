/** The game is in no list yet, so that it runs the suite of all games itself. */
import { test } from 'vitest'
import { contractSuite } from '../contract-suite.ts'
import { kingdomRush } from './game.ts'

test.each(contractSuite(kingdomRush))('$name, with $seats seats', ({ run }) => run(), 120_000)
