/** The words of medals, learnt where it is loaded. */
import { spaced } from '@duskhall/kernel'
import { medals as en } from './en/medals.ts'
import type { TextsLike } from './en.ts'
import { medals as inFrench } from './fr/medals.ts'
import { learn } from './index.ts'

export const medals = { en, fr: spaced(inFrench satisfies TextsLike<typeof en>) }

learn(medals)
