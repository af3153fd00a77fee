/** The words of everything that was played, learnt where it is loaded. */
import { spaced } from '@duskhall/kernel'
import { evenings as en } from './en/evenings.ts'
import type { TextsLike } from './en.ts'
import { evenings as inFrench } from './fr/evenings.ts'
import { learn } from './index.ts'

export const evenings = { en, fr: spaced(inFrench satisfies TextsLike<typeof en>) }

learn(evenings)
