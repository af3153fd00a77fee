/** The words of the analysis, learnt where it is loaded. */
import { spaced } from '@duskhall/kernel'
import { analysis as en } from './en/analysis.ts'
import type { TextsLike } from './en.ts'
import { analysis as inFrench } from './fr/analysis.ts'
import { learn } from './index.ts'

export const analysis = { en, fr: spaced(inFrench satisfies TextsLike<typeof en>) }

learn(analysis)
